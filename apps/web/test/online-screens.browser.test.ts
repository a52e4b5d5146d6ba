import type { Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import {
  firstLink,
  holdBack,
  join,
  lookClosely,
  openAsHost,
  openAsPerson,
  openTable,
  sitter,
} from './online-table.ts';
import { startTable } from './served-table.ts';

// A server of its own: what stands in the public list is of this file alone.
const { url, stop } = await startTable();
afterAll(stop);
const { open } = startBrowser();

/** The screens at which online tables are looked at. */
const PHONE = { width: 390, height: 844 };

/** Takes a picture on a desk and on a phone; nothing has to be scrolled sideways on either. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of [
    ['desk', SIZES.wide],
    ['hand', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await noSidewaysScroll(page, `${name}, ${size}`);
    await shoot(page, `friends-${name}-${size}`);
  }
  await page.setViewportSize(SIZES.wide);
}

test('the public list shows tables to join, to watch and to watch after one’s seat was freed', async () => {
  const page = await openAsPerson(open, `${url}tables`, { mayReport: /403/ });
  const comeIn = await holdBack(page, '"watch"');
  await page.getByRole('heading', { name: 'No table is open now' }).waitFor();
  await lookClosely(page, 'public-none');
  const host = await openAsHost(open, url, { others: ['friend', 'friend'], listed: true });
  const other = await openAsHost(open, url, {
    name: 'Wilhelmina',
    others: ['novice'],
    listed: true,
  });
  await other.locator('.table').waitFor();

  await page.goto(`${url}tables`);
  const line = page.locator('.match-line').filter({ hasText: 'Johanna' });
  await line.getByText('2 seats are free').waitFor();
  await page.getByRole('link', { name: /^Watch/ }).waitFor();
  await lookClosely(page, 'public');
  await line.getByRole('link', { name: /^Join/ }).click();
  await join(page, 'Benedikt');
  await sitter(host, 'Benedikt').waitFor();
  await page.goto(`${url}tables`);
  // The seat may be lost before the line stands, and while it does.
  await line.getByRole('link', { name: /^To the table/ }).click();
  await page.getByRole('button', { name: 'Get up' }).waitFor();
  await loseSeat(host, page, comeIn);
  await page.getByRole('link', { name: 'Sit down' }).click();
  await join(page, 'Benedikt');
  await sitter(host, 'Benedikt').getByText('here').waitFor();
  await loseSeat(host, page);
  await page.goto(`${url}tables`);
  await page.getByRole('link', { name: /^Watch/ }).click();
  await page.locator('.online-tools').getByText('You watch').waitFor();
  for (const one of [host, other]) await one.goto(url);
  // For the tests after this one.
  await throwAway(host);
  await throwAway(other);
});

/** The host frees the seat of Benedikt: his page says so once, and then lets him watch. */
async function loseSeat(host: Page, page: Page, comeIn = () => {}): Promise<void> {
  await host.getByRole('button', { name: /^Free this seat.*Benedikt/ }).click();
  await host.getByText('2 seats are free').waitFor();
  comeIn();
  await page.getByRole('heading', { name: 'The seat is no longer yours' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You have no seat here').waitFor();
}

/** Deletes all tables of a host. */
async function throwAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const mine = await (await fetch('/api/tables/mine')).json();
    for (const { face } of mine as { face: { table: string } }[]) {
      await fetch(`/api/tables/${face.table}`, { method: 'DELETE' });
    }
  });
}

test('from the invitation to a line that breaks, in English', async () => {
  const host = await openAsPerson(open, `${url}new/bingo-adventure`, {
    mayReport: /ERR_INTERNET_DISCONNECTED|WebSocket/,
  });
  await host.getByLabel('With friends online').check();
  await lookAt(host, 'new');
  await openTable(host, url, { others: ['friend', 'friend'], listed: true });
  await sitter(host, 'Johanna').getByText('here').waitFor();
  await lookAt(host, 'waiting');
  const guest = await openAsPerson(open, `${url}tables`);
  await guest.getByRole('link', { name: /^Join/ }).first().waitFor();
  await lookAt(guest, 'lobby');
  await guest.goto(await firstLink(host));
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  await lookAt(guest, 'join');
  await join(guest, 'Benedikt');
  await host.getByText('Put a bot here').click();
  await host.getByRole('button', { name: 'Sit it down' }).click();
  for (const page of [host, guest]) await page.locator('.table').waitFor();
  await lookAt(host, 'table');
  await host.context().setOffline(true);
  await host.getByText('Reconnecting').waitFor();
  await lookAt(host, 'reconnecting');
  await host.context().setOffline(false);
  await host.getByText('Reconnecting').waitFor({ state: 'hidden' });
  // Nobody else is to find it in the lobby.
  const id = new URL(host.url()).pathname.split('/').at(-1);
  await host.evaluate((table) => fetch(`/api/tables/${table}`, { method: 'DELETE' }), id);
  await host.getByText('This table is no longer there.').waitFor();
});

test('the lobby and the invitation in German, at dusk', async () => {
  const page = await openAsPerson(open, `${url}tables`, { locale: 'de-DE', theme: 'dusk' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await lookAt(page, 'lobby-de');
  await page.goto(`${url}new/bingo-adventure`);
  await page.getByLabel('Online mit Freunden').check();
  const select = page.locator('.seat-fields li').nth(1).locator('select');
  await select.selectOption('friend');
  await page.locator('.seat-fields input').first().fill('Johanna');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.link-text').first().waitFor();
  await lookAt(page, 'waiting-de');
});

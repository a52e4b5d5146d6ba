import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { overflowsSideways, SIZES, shoot, startBrowser } from './browser.ts';
import { firstLink, join, openAsPerson, openTable, sitter } from './online-table.ts';

const url = inject('tableUrl');
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
    await expect.poll(() => overflowsSideways(page), { message: `${name}, ${size}` }).toBe(false);
    await shoot(page, `friends-${name}-${size}`);
  }
  await page.setViewportSize(SIZES.wide);
}

test('from the invitation to a line that breaks, in English', async () => {
  const host = await openAsPerson(open, url, { mayReport: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  await host.goto(`${url}new/bingo-adventure`);
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
  const page = await openAsPerson(open, url, { locale: 'de-DE', theme: 'dusk' });
  await page.goto(`${url}tables`);
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

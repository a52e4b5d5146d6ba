import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import { firstLink, join, openAsHost, openAsPerson, sitter } from './online-table.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** What the API says to the pages of this test, as far as it matters here. */
interface Heard {
  readonly face?: { readonly status: string };
  readonly seen?: { readonly choices: readonly { readonly name: string; fallback: unknown }[] };
}

const tableOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** Plays to the end in the seat of a page what the game suggests, by the API and not by the board. */
function playOn(page: Page, at: string): Promise<void> {
  return page.evaluate(async (table) => {
    const response = await fetch(`/api/tables/${table}/stream`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let number = 0; ; ) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true };
      if (done) return;
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const { face, seen } = JSON.parse(line) as Heard;
        if (face?.status === 'finished') return reader?.cancel();
        for (const { name, fallback } of seen?.choices ?? []) {
          number += 1;
          const id = `played-on-${number}`;
          const act = { kind: 'answer', id, choice: name, answer: fallback };
          await fetch(`/api/tables/${table}/acts`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ act }),
          });
        }
      }
    }
  }, at);
}

/** A match of two that is over, and somebody who watched it. */
async function finished(): Promise<{ host: Page; guest: Page; watcher: Page }> {
  const mayReport = /40\d/;
  const host = await openAsHost(
    open,
    url,
    { game: 'bingo-deathmatch', others: ['friend'] },
    { mayReport },
  );
  const guest = await openAsPerson(open, await firstLink(host), { mayReport });
  const links = host.locator('details').filter({ hasText: 'A link for each seat' });
  await links.locator('summary').click();
  const watch = await links.locator('.link-text').last().textContent();
  await join(guest, 'Benedikt', 'Purple pentagon');
  await guest.locator('.table').waitFor();
  const table = tableOf(guest);
  // Away from the board, which would draw every answer.
  await Promise.all([host, guest].map((page) => page.goto(`${url}about`)));
  await Promise.all([host, guest].map((page) => playOn(page, table)));
  await Promise.all([host, guest].map((page) => page.goto(`${url}table/${table}`)));
  const watcher = await openAsPerson(open, watch ?? '', { mayReport, size: 'phone' });
  for (const page of [host, guest, watcher]) await page.locator('.tw-outcome').waitFor();
  return { host, guest, watcher };
}

describe('a match that is over', () => {
  test('is proven, shows the luck of each seat, and goes on at the next table', async () => {
    const { host, guest, watcher } = await finished();
    await host.getByRole('button', { name: 'Dice and cards' }).click();
    const more = host.locator('dialog[open]');
    await more.getByRole('button', { name: 'Check every draw' }).click();
    await more.getByText('All is as promised').waitFor();
    const found = more.locator('.tw-proof-lines li');
    expect(
      await found.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-found'))),
    ).toEqual(['ok', 'ok', 'ok', 'ok']);
    await more.getByRole('heading', { name: 'Luck of each seat' }).waitFor();
    expect(await more.locator('.tw-luck-seats > li').count()).toBe(2);
    expect(await faults(host)).toEqual([]);
    for (const size of ['wide', 'phone'] as const) {
      await host.setViewportSize(SIZES[size]);
      await host.emulateMedia({ colorScheme: size === 'wide' ? 'light' : 'dark' });
      await more.locator('.tw-proof-lines').scrollIntoViewIfNeeded();
      await shoot(host, `online-proof-${size}`);
      await more.locator('.tw-luck').evaluate((luck) => luck.scrollIntoView());
      await shoot(host, `online-luck-${size}`);
    }
    await noSidewaysScroll(host);
    await host.emulateMedia({ colorScheme: 'light' });
    await host.setViewportSize(SIZES.wide);
    await more.getByRole('button', { name: 'Close', exact: true }).click();

    await shoot(guest, 'online-finished-wide');
    const before = tableOf(guest);
    await guest.getByRole('button', { name: 'Play again with the same people' }).click();
    await guest.getByText('kept for Johanna').waitFor();
    const again = tableOf(guest);
    expect(again).not.toBe(before);
    await shoot(guest, 'online-next-gathers-wide');

    await host.getByText('Benedikt has opened the next table.').waitFor();
    await shoot(host, 'online-next-told-wide');
    await watcher.getByText('Benedikt has opened the next table.').waitFor();
    await watcher.getByText('Benedikt has opened').scrollIntoViewIfNeeded();
    await expect.poll(() => flawsOf(watcher, TARGETS.finger)).toEqual([]);
    await shoot(watcher, 'online-next-told-phone');
    await watcher.getByRole('button', { name: 'Watch there' }).click();
    await watcher.getByText('kept for Johanna').waitFor();

    await host.getByRole('button', { name: 'Sit down there' }).click();
    for (const page of [host, guest, watcher]) await page.locator('.table').waitFor();
    expect([tableOf(host), tableOf(watcher)]).toEqual([again, again]);
    const seats = await guest.locator('.table-seats').textContent();
    expect(seats).toContain('Benedikt');
    expect(seats).toContain('Johanna');
  });
});

test('a next table that was closed leads nowhere, and another is opened by who sat there', async () => {
  const { host, guest, watcher } = await finished();
  const before = guest.url();
  await guest.getByRole('button', { name: 'Play again with the same people' }).click();
  await guest.getByText('kept for Johanna').waitFor();
  await guest.getByText('Close or delete the table').click();
  await guest.getByRole('button', { name: 'Close the table' }).click();
  await guest.getByRole('heading', { name: 'The table is closed' }).waitFor();

  await watcher.getByRole('button', { name: 'Watch there' }).click();
  await watcher.getByText('The next table was closed. Whoever sat here can').waitFor();
  expect(await watcher.getByRole('button', { name: 'Watch there' }).count()).toBe(0);
  await shoot(watcher, 'online-next-closed-phone');
  await guest.goto(before);
  await guest.getByText('The next table was closed.').waitFor();
  await host.getByRole('button', { name: 'Sit down there' }).click();
  await host.getByText('The next table was closed.').waitFor();
  await shoot(host, 'online-next-closed-wide');

  await host.getByRole('button', { name: 'Play again with the same people' }).click();
  await host.getByText('kept for Benedikt').waitFor();
  await watcher.getByRole('button', { name: 'Watch there' }).click();
  await guest.getByRole('button', { name: 'Sit down there' }).click();
  for (const page of [host, guest, watcher]) await page.locator('.table').waitFor();
});

describe('a table that gathers', () => {
  test('names its host, and all talk there until the host switches it off', async () => {
    const host = await openAsHost(open, url, { others: ['friend', 'friend'] });
    const guest = await openAsPerson(open, await firstLink(host), { size: 'phone' });
    await join(guest, 'Benedikt');
    await sitter(guest, 'Johanna').getByText('Host').waitFor();
    expect(await sitter(guest, 'Benedikt').getByText('Host').count()).toBe(0);
    await guest.getByLabel('What you say to the table').fill('Good evening');
    await guest.getByRole('button', { name: 'Say it' }).click();
    await host.locator('.chat-lines').getByText('Good evening').waitFor();
    expect(await faults(host)).toEqual([]);
    await expect.poll(() => flawsOf(guest, TARGETS.finger)).toEqual([]);
    await shoot(host, 'online-gathers-chat-wide');
    await guest.getByRole('heading', { name: 'Chat' }).scrollIntoViewIfNeeded();
    await shoot(guest, 'online-gathers-chat-phone');
    await host.getByLabel('Seats may chat').click();
    await guest.getByText('The host has switched the chat off.').waitFor();
  });
});

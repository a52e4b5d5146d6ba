import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults, light } from './axe-faults.ts';
import { overflowsSideways, SIZES, shoot, sitDown, startBrowser } from './browser.ts';
import { firstLink, join, openAsHost, openAsPerson } from './online-table.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

const panel = (page: Page) => page.locator('.tw-pause[open]');
const stop = (page: Page) => page.getByRole('button', { name: 'Pause the table' });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** Looks at a pause on all screens and by both lights, and has axe look, too. */
async function lookClosely(page: Page, name: string): Promise<void> {
  for (const theme of ['dusk', 'day'] as const) {
    await light(page, theme);
    for (const size of ['phone', 'zoomed', 'tablet', 'wide'] as const) {
      await page.setViewportSize(SIZES[size]);
      expect(await overflowsSideways(page), `${name} on a ${size} screen`).toBe(false);
      const least = size === 'phone' ? TARGETS.finger : TARGETS.pointer;
      // What lies under it is covered, as it is meant to be.
      const flaws = async () =>
        (await flawsOf(page, least)).filter((flaw) => !flaw.startsWith('covered'));
      await expect.poll(flaws, { message: size }).toEqual([]);
      await shoot(page, `pause-${name}-${size}-${theme}`);
    }
    expect(await faults(page), `${name} by ${theme}`).toEqual([]);
  }
}

describe('at one screen', () => {
  test('a table stops with one press, and goes on with another', async () => {
    const page = await open(`${url}new/bingo-adventure`);
    await sitDown(page, ['human', 'novice']);
    await page.locator('.tw-panel .tw-option').first().waitFor();
    await shoot(page, 'pause-control-wide-day');
    await page.setViewportSize(SIZES.phone);
    await shoot(page, 'pause-control-phone-day');
    await page.setViewportSize(SIZES.wide);
    await stop(page).click();
    await panel(page).waitFor();
    await lookClosely(page, 'here');
    await button(page, 'We are ready').click();
    await panel(page).waitFor({ state: 'hidden' });
    await page.locator('.tw-panel .tw-option').first().waitFor();
  });
});

describe('online', () => {
  /** Two people at a table that has begun, and one who watches. */
  async function threeAtTable(): Promise<readonly [Page, Page, Page]> {
    const host = await openAsHost(open, url, { others: ['friend'], listed: true });
    const guest = await openAsPerson(open, await firstLink(host));
    await join(guest, 'Benedikt');
    const watcher = await openAsPerson(open, host.url());
    const pages = [host, guest, watcher] as const;
    for (const page of pages) await page.locator('.table').waitFor();
    return pages;
  }

  test('a pause looks the same to all', async () => {
    const [host, guest, watcher] = await threeAtTable();
    await stop(guest).click();
    for (const page of [host, guest, watcher]) await panel(page).waitFor();
    await host.getByLabel('A line to the table').fill('No spiders, please. The rest is fine.');
    await button(host, 'Write').click();
    await button(guest, 'Change something').click();
    await guest.getByLabel('A line to the table').fill('We could make them crabs?');
    await button(guest, 'Write').click();
    await panel(watcher).getByText('crabs').waitFor();
    await lookClosely(guest, 'online');
    await shoot(watcher, 'pause-online-watcher');
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults, light } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, sitDown, startBrowser } from './browser.ts';
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
      await noSidewaysScroll(page, `${name} on a ${size} screen`);
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

/** What a page shows of the pause, without the names that React gives to parts of it. */
const shown = (page: Page): Promise<string> =>
  panel(page).evaluate((element) => element.outerHTML.replaceAll(/_r_\w+_/g, ''));

/** Whether a page asks something of whoever sits there. */
const asks = (page: Page) => page.locator('.tw-panel .tw-option').first();

/** All who sit here are ready, and it goes on. */
async function goOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await button(page, 'I am ready').click();
  for (const page of pages) await panel(page).waitFor({ state: 'hidden' });
}

describe('at one screen', () => {
  test('a table stops with one press, and goes on with another', async () => {
    const page = await open(`${url}new/bingo-adventure`);
    await sitDown(page, ['human', 'novice']);
    await asks(page).waitFor();
    await shoot(page, 'pause-control-wide');
    await page.setViewportSize(SIZES.phone);
    await shoot(page, 'pause-control-phone');
    await stop(page).click();
    await panel(page).waitFor();
    await button(page, 'Skip this').click();
    await page.getByLabel('A line to the table').fill('Let us have some tea first.');
    await page.keyboard.press('Enter');
    await panel(page).getByText('some tea').waitFor();
    await lookClosely(page, 'here');
    await button(page, 'We are ready').click();
    await panel(page).waitFor({ state: 'hidden' });
    await asks(page).waitFor();
  });

  test('by keys alone: x stops it from anywhere, Escape looks at the table, and nothing is pressed by mistake', async () => {
    const page = await open(`${url}new/bingo-adventure`);
    await sitDown(page, ['human', 'novice']);
    await asks(page).waitFor();
    // Lines, not their text: what is said of words comes with the rulebook, later than the table.
    const lines = () => page.locator('.table-log .tw-log > ol li').count();
    const before = await lines();
    await page.keyboard.press('x');
    await panel(page).waitFor();
    // Somebody was about to confirm something.
    for (const key of ['Enter', 'Space', '1']) await page.keyboard.press(key);
    await expect.poll(() => panel(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => asks(page).count()).toBe(0);
    await page.getByRole('heading', { name: 'The table is paused' }).waitFor();
    await shoot(page, 'pause-looked-through-wide');
    await page.setViewportSize(SIZES.phone);
    await noSidewaysScroll(page);
    expect(await faults(page)).toEqual([]);
    await shoot(page, 'pause-looked-through-phone');
    await page.setViewportSize(SIZES.wide);
    for (const key of ['1', 'd', 'u', 'c']) await page.keyboard.press(key);
    await expect.poll(lines).toBe(before);
    await page.getByRole('button', { name: 'Back to the pause' }).press('Enter');
    await button(page, 'We are ready').press('Enter');
    await panel(page).waitFor({ state: 'hidden' });
    await asks(page).waitFor();
    await page.keyboard.press('?');
    const keys = page.locator('dialog[open] dl > div').filter({ hasText: 'Pause the table' });
    await expect.poll(() => keys.locator('kbd').textContent()).toBe('x');
  });

  test('the control is in reach where something lies over the table', async () => {
    const page = await open(`${url}new/bingo-adventure`, { size: 'phone' });
    await sitDown(page, ['human', 'novice']);
    for (const sheet of ['Log', 'Rules', 'More']) {
      await page.getByRole('navigation').getByRole('button', { name: sheet }).click();
      await page.locator('.tw-sheet[open]').getByRole('button', { name: 'Pause' }).click();
      await button(page, 'We are ready').click();
      await panel(page).waitFor({ state: 'hidden' });
      await page
        .locator('.tw-sheet[open]')
        .getByRole('button', { name: 'Close', exact: true })
        .click();
    }
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

  test('a pause looks the same to whoever asked for it as to the others, and to all who sit here', async () => {
    const [host, guest, watcher] = await threeAtTable();
    for (const [author, other] of [
      [guest, host],
      [host, guest],
    ] as const) {
      await stop(author).click();
      for (const page of [host, guest, watcher]) await panel(page).waitFor();
      const same = async () => expect(await shown(author)).toBe(await shown(other));
      const focus = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
      await same();
      for (const page of [author, other]) expect(await focus(page)).toBe('The table is paused');
      await other.getByLabel('A line to the table').fill('No spiders, please. The rest is fine.');
      await button(other, 'Write').click();
      await button(author, 'Change something').click();
      for (const page of [host, guest, watcher]) {
        await panel(page).getByText('The wish is to change something').waitFor();
        await panel(page).getByText('No spiders').waitFor();
      }
      await expect.poll(async () => (await shown(author)) === (await shown(other))).toBe(true);
      // Who watches sees as much, and can do nothing about it.
      expect(await panel(watcher).locator('input, .tw-button').count()).toBe(0);
      if (author === guest) {
        await lookClosely(guest, 'online');
        await shoot(watcher, 'pause-watched');
      }
      await button(author, 'I am ready').click();
      await panel(other).getByText('One person is not ready yet.').waitFor();
      await button(author, 'You are ready').waitFor();
      await button(other, 'I am ready').click();
      await panel(watcher).waitFor({ state: 'hidden' });
      for (const page of [host, guest]) {
        await panel(page).waitFor({ state: 'hidden' });
        // The focus is not on the control again, where it would tell who has pressed it.
        await page.waitForFunction(() => document.activeElement !== document.body);
        expect(await stop(page).evaluate((one) => one === document.activeElement)).toBe(false);
      }
    }
    await expect
      .poll(async () => (await asks(host).count()) + (await asks(guest).count()))
      .not.toBe(0);
  });

  test('somebody who comes back finds the pause, and who asks again makes nobody ready', async () => {
    const [host, guest] = await threeAtTable();
    await stop(host).click();
    await panel(guest).waitFor();
    await button(guest, 'I am ready').click();
    await guest.reload();
    await panel(guest).getByText('One person is not ready yet.').waitFor();
    await button(guest, 'Skip this').click();
    await panel(host).getByText('2 people are not ready yet.').waitFor();
    await goOn([host, guest]);
  });

  test('works where people gather, in German too', async () => {
    const page = await openAsHost(open, url, { others: ['friend'] });
    const link = await firstLink(page);
    await stop(page).click();
    await panel(page).waitFor();
    const friend = await openAsPerson(open, link, { locale: 'de-AT', mayReport: /409/ });
    await friend.getByLabel('Dein Name').fill('Ben');
    await friend.getByRole('button', { name: 'Hinsetzen' }).click();
    await friend.getByText('Der Tisch macht Pause').first().waitFor();
    await shoot(page, 'pause-gathering');
    await button(page, 'I am ready').click();
    await panel(page).waitFor({ state: 'hidden' });
    await shoot(page, 'pause-control-gathering');
    await friend.getByRole('button', { name: 'Hinsetzen' }).click();
    await friend.locator('.table').waitFor();
    await friend.getByRole('button', { name: 'Den Tisch anhalten' }).click();
    await panel(friend).getByText('Der Tisch macht Pause').waitFor();
    await friend.setViewportSize(SIZES.phone);
    await noSidewaysScroll(friend);
    expect(await faults(friend)).toEqual([]);
    await shoot(friend, 'pause-german-phone');
  });

  test('whoever has two seats is ready in both at once', async () => {
    const page = await openAsHost(open, url, { others: ['me'], second: 'Wilhelmina' });
    await page.locator('.table').waitFor();
    await stop(page).click();
    await button(page, 'I am ready').click();
    await panel(page).waitFor({ state: 'hidden', timeout: 10_000 });
  });
});

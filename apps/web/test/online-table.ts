import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, type OpenSetup, SIZES, shoot, type startBrowser } from './browser.ts';

type Open = ReturnType<typeof startBrowser>['open'];

/** A table online, as the person who opens it sets it up. */
export interface TableWish {
  readonly game?: string;
  /** Who sits beside oneself: values of the selects. */
  readonly others: readonly string[];
  readonly name?: string;
  /** What one is called on the second seat, if that is one's own, too. */
  readonly second?: string;
  readonly listed?: boolean;
}

/** Several pages of several people: their draws are real, so that no two are alike. */
export function openAsPerson(open: Open, url: string, setup: OpenSetup = {}): Promise<Page> {
  return open(url, { chance: 'real', ...setup });
}

/** The game that is played online where it does not matter which. */
const ANY_GAME = 'bingo-adventure';

/** Somebody who opens a table online. */
export async function openAsHost(
  open: Open,
  base: string,
  wish: TableWish,
  setup: OpenSetup = {},
): Promise<Page> {
  const page = await openAsPerson(open, `${base}new/${wish.game ?? ANY_GAME}`, setup);
  await openTable(page, base, wish);
  return page;
}

/** Sets up a table online, opens it, and waits until its page says who is there. */
export async function openTable(
  page: Page,
  base: string,
  { game = ANY_GAME, others, name = 'Johanna', second, listed = false }: TableWish,
): Promise<void> {
  const form = `${base}new/${game}`;
  if (page.url() !== form) await page.goto(form);
  await page.getByLabel('With friends online').check();
  const seats = page.locator('.seat-fields li');
  while ((await seats.count()) > others.length + 1) await page.getByLabel('One seat fewer').click();
  while ((await seats.count()) < others.length + 1) await page.getByLabel('One more seat').click();
  for (const [at, player] of others.entries()) {
    await seats
      .nth(at + 1)
      .locator('select')
      .selectOption(player);
  }
  await page.getByLabel('Name of seat A').fill(name);
  if (second !== undefined) await page.getByLabel('Name of seat B').fill(second);
  if (listed) await page.getByLabel('Show it in the public list').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
}

/** The link that is shown first on the page; what is folded away is not shown. */
export async function firstLink(page: Page): Promise<string> {
  return (await page.locator('.link-text:visible').first().textContent()) ?? '';
}

/** Sits down at the form of an invitation. */
export async function join(page: Page, name: string, colour?: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  if (colour !== undefined) await page.getByRole('radio', { name: colour }).check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/table\//);
}

/** The line of somebody in the list of those at the table. */
export function sitter(page: Page, name: string) {
  return page.locator('.sitters > li').filter({ hasText: name });
}

/**
 * Holds back what a page says on its live line with these words in it, from now on.
 * @returns a function that lets it through, and all that is said afterwards
 */
export async function holdBack(page: Page, words: string): Promise<() => void> {
  let isHeld = true;
  let held: (() => void)[] = [];
  await page.routeWebSocket(/\/live\//, (line) => {
    const server = line.connectToServer();
    held = [];
    line.onMessage((message) => {
      if (isHeld && String(message).includes(words)) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  return () => {
    isHeld = false;
    for (const send of held) send();
  };
}

/** Looks at a page on all screens and in both lights, and has axe look, too. */
export async function lookClosely(page: Page, name: string): Promise<void> {
  for (const size of ['tablet', 'phone', 'wide'] as const) {
    await page.setViewportSize(SIZES[size]);
    await noSidewaysScroll(page, `${name} on a ${size} screen`);
    await shoot(page, `online-${name}-${size}`);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours take a moment to change.
    const message = `${name} by ${colorScheme}`;
    await expect.poll(() => faults(page), { message }).toEqual([]);
    if (colorScheme === 'dark') await shoot(page, `online-${name}-dusk`);
  }
}

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Longest that the sizes may take, in milliseconds. */
const ALL_SIZES = 120_000;

const PAGES = [
  '',
  'matches',
  'settings',
  'about',
  'tables',
  'join',
  ...READY.flatMap(({ id }) => [`new/${id}`, `rules/${id}`]),
];
/** Screens that one page can be seen on in turn: what has no touch does not get it by being narrow. */
const SCREENS: readonly (readonly (keyof typeof SIZES)[])[] = [
  ['wide', 'large', 'tablet', 'vast', 'zoomed'],
  ['phone'],
];

const leastOf = (size: keyof typeof SIZES): number =>
  size === 'phone' ? TARGETS.finger : TARGETS.pointer;

/** Opens everything on the page that unfolds. */
function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) {
      folded.setAttribute('open', '');
    }
  });
}

/** Looks at what a page shows on each of these screens, for which it is not loaded anew. */
async function lookAt(
  page: Page,
  sizes: readonly (keyof typeof SIZES)[],
  what: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    // Until the page is laid out for the new size, it is looked at anew.
    await expect
      .poll(() => flawsOf(page, leastOf(size)), {
        message: `${what} on a ${size} screen`,
        timeout: 5_000,
      })
      .toEqual([]);
    await shoot(page, `sizes-${what}-${size}`);
  }
}

describe.each(SCREENS.map((sizes) => ({ sizes, names: sizes.join(', ') })))(
  '$names',
  ({ sizes }) => {
    const [size = 'wide'] = sizes;

    test(
      'every page fits, and what can be pressed is large enough and within reach',
      async () => {
        const page = await open(url, { size });
        for (const path of PAGES) {
          await page.goto(`${url}${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await unfold(page);
          await lookAt(page, sizes, path.replace('/', '-') || 'home');
        }
      },
      ALL_SIZES,
    );

    test.each(READY)(
      '$id fits with all seats, late and at the end of a match',
      async ({ id, game }) => {
        const page = await open(url, { size });
        for (const share of [0.85, 1]) {
          await page.setViewportSize(SIZES[size]);
          await openMatch(page, url, matchFileOf(game, { seats: game.seats.max, share }));
          const there =
            share < 1
              ? page.getByRole('form', { name: 'Decision' })
              : page.getByRole('region', { name: 'How it went' });
          await there.waitFor({ timeout: 30_000 });
          await lookAt(page, sizes, `${id}-${share}`);
        }
      },
      ALL_SIZES,
    );
  },
);

test.each([3, 4, 5])('the arena with %i seats lies open late in a match', async (seats) => {
  const game = READY.find(({ id }) => id === 'bingo-deathmatch')?.game;
  if (game === undefined) throw new Error('the arena is not played');
  const page = await open(url);
  await openMatch(page, url, matchFileOf(game, { seats, share: 0.85 }));
  await page.getByRole('form', { name: 'Decision' }).waitFor({ timeout: 30_000 });
  for (const size of ['wide', 'large'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expect
      .poll(() => hiddenBelow(page), { message: `${seats} seats on a ${size} screen` })
      .toBe(0);
  }
});

/** How much of the board is out of sight, in CSS pixels. */
function hiddenBelow(page: Page): Promise<number> {
  return page
    .locator('.table-board')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

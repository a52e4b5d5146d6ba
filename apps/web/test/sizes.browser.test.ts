import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

const PAGES = [
  '',
  'matches',
  'me',
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
      .poll(() => flawsOf(page, leastOn(size)), {
        message: `${what} on a ${size} screen`,
      })
      .toEqual([]);
    await shoot(page, `sizes-${what}-${size}`);
  }
}

describe.each(SCREENS.map((sizes) => ({ sizes, names: sizes.join(', ') })))(
  '$names',
  ({ sizes }) => {
    const [size = 'wide'] = sizes;

    test('every page fits, and what can be pressed is large enough and within reach', async () => {
      const page = await open(url, { size, keeps: true });
      for (const path of PAGES) {
        await page.goto(`${url}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await unfold(page);
        await lookAt(page, sizes, path.replace('/', '-') || 'home');
      }
    });
  },
);

test.each([3, 4, 5])('the arena with %i seats lies open late in a match', async (seats) => {
  const game = READY.find(({ id }) => id === 'bingo-deathmatch')?.game;
  if (game === undefined) throw new Error('the arena is not played');
  const page = await open(`${url}matches`);
  await openMatch(page, url, matchFileOf(game, { seats, share: 0.85 }));
  await page.getByRole('form', { name: 'Decision' }).waitFor();
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

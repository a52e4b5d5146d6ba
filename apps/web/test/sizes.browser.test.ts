import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Longest that one size may take, in milliseconds. */
const ONE_SIZE = 120_000;

const PAGES = [
  '',
  'matches',
  'settings',
  'about',
  ...READY.flatMap(({ id }) => [`new/${id}`, `rules/${id}`]),
];
const NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

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

describe.each(NAMES)('on a %s screen', (size) => {
  test(
    'every page fits, and what can be pressed is large enough and within reach',
    async () => {
      const page = await open(url, { size });
      for (const path of PAGES) {
        await page.goto(`${url}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await unfold(page);
        expect(await flawsOf(page, leastOf(size)), `/${path}`).toEqual([]);
        await shoot(page, `sizes-${path.replace('/', '-') || 'home'}-${size}`);
      }
    },
    ONE_SIZE,
  );

  test.each(READY)(
    '$id fits with all seats, late and at the end of a match',
    async ({ id, game }) => {
      const page = await open(url, { size });
      for (const share of [0.85, 1]) {
        await openMatch(page, url, matchFileOf(game, { seats: game.seats.max, share }));
        const there =
          share < 1
            ? page.getByRole('form', { name: 'Decision' })
            : page.getByRole('region', { name: 'How it went' });
        await there.waitFor({ timeout: 30_000 });
        expect(await flawsOf(page, leastOf(size)), `${share}`).toEqual([]);
        await shoot(page, `sizes-${id}-${share}-${size}`);
      }
    },
    ONE_SIZE,
  );
});

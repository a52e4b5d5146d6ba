import { Match } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, mostSeats, openMatch, READY } from './access-matches.ts';
import { faults, light, lightsFor } from './axe-faults.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, leastOn, outOfSight } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

type Size = keyof typeof SIZES;

/** All that axe knows. */
const EVERYTHING: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is seen on a button is what it can be called by. An experiment of axe's, so it is asked for.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const ASKED = { role: 'form', name: 'Decision' } as const;
const STORY = { role: 'region', name: 'How it went' } as const;

/** Screens that one page can be seen on in turn: what has no touch does not get it by being narrow. */
const DESK = ['wide', 'large', 'tablet', 'vast', 'zoomed'] as const;
const HAND = ['phone'] as const;

/**
 * How far a match has gone when it is looked at, what is there then, on which screens it has to fit,
 * and on which of them axe looks. Late in a match there is most to see; the vast screen shows what is
 * folded away elsewhere.
 */
const MOMENTS = [
  { moment: 'at its start', share: 0, there: ASKED, screens: [['wide']], byAxe: ['wide'] },
  {
    moment: 'late',
    share: 0.85,
    there: ASKED,
    screens: [DESK, HAND],
    byAxe: ['wide', 'vast', 'phone'],
  },
  { moment: 'at its end', share: 1, there: STORY, screens: [DESK, HAND], byAxe: ['phone'] },
] as const satisfies readonly {
  readonly screens: readonly (readonly Size[])[];
  readonly byAxe: readonly Size[];
  readonly [part: string]: unknown;
}[];

/**
 * Scrolls lists to their end: what the foot of one lies over can be scrolled into sight, but axe takes it
 * for a target that is too small.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.locator('[data-scrolls]').evaluateAll((lists) => {
    for (const list of lists) list.scrollTop = list.scrollHeight;
  });
}

describe.each(READY)('$id with all seats', ({ id, game }) => {
  describe.each(MOMENTS)('$moment', ({ share, there, screens, byAxe }) => {
    const looked: readonly Size[] = byAxe;
    test.each(screens.map((sizes) => ({ sizes, names: sizes.join(', ') })))(
      'the table ($names) fits, and has no fault that axe finds, by day and at dusk',
      async ({ sizes }) => {
        const [size = 'wide'] = sizes;
        const page = await open(`${url}matches`, { size });
        await openMatch(page, url, matchFileOf(game, { seats: mostSeats(game), share }));
        await page.getByRole(there.role, { name: there.name }).waitFor();
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size]);
          for (const { theme, rules } of looked.includes(size) ? lightsFor(EVERYTHING) : []) {
            await light(page, theme);
            await scrollToEnd(page);
            // A page that is still being laid out for its new size is looked at anew.
            await expect
              .poll(() => faults(page, rules), { message: `${size}, ${theme}` })
              .toEqual([]);
            await shoot(page, `board-${id}-${share}-${size}-${theme}`);
          }
          // A word under a pointer that rests there opens its meaning over what stands below.
          await page.mouse.move(0, 0);
          // This scrolls, so it comes last.
          await expect
            .poll(() => flawsOf(page, leastOn(size)), { message: `on a ${size} screen` })
            .toEqual([]);
          expect(await outOfSight(page)).toEqual([]);
          await shoot(page, `board-${id}-${share}-${size}`);
        }
      },
    );
  });
});

test('a table of six heroes and whoever runs the game fits a wide screen', async () => {
  const bridge = await loadGame('bridgequest');
  const names = [
    'Maximiliane Hohenstaufen',
    'Bartholomew Featherstone',
    'Wilhelmina',
    'Konstantin',
  ];
  const made = Match.create(bridge, {
    id: 'seven',
    seats: [...names, 'Lya', 'Tom', 'Ottokar'].map((name, seat) => ({
      name,
      player: seat === 0 ? 'human' : 'novice',
    })),
    options: { gm: 'human' },
    random: { kind: 'seeded', seed: 'seven' },
  });
  if (!made.ok) throw new Error(made.error[0]?.message);
  const page = await open(`${url}matches`);
  await openMatch(page, url, made.value.toFile({ withSecret: true }));
  await page.locator('.table-seats li').nth(6).waitFor();
  await expect.poll(() => flawsOf(page, leastOn('wide'))).toEqual([]);
});

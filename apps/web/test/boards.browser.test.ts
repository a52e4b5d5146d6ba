import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** All that axe knows. */
const EVERYTHING: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is seen on a button is what it can be called by. An experiment of axe's, so it is asked for.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** What hangs on colours: nothing else is different by another light. */
const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds wrong with the page, in a line each. */
async function faults(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    // What is right need not be told in full.
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary?.replaceAll('\n', ' ')})`),
  );
}

/** Lights the page, and waits until its colours have changed. */
async function light(page: Page, theme: 'day' | 'dusk'): Promise<void> {
  const colorScheme = theme === 'day' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

const ASKED = { role: 'form', name: 'Decision' } as const;
const STORY = { role: 'region', name: 'How it went' } as const;

/**
 * How far a match has gone when it is looked at, what is there then, and on which screens. Late in a
 * match there is most to see, so it is looked at on all of them; the vast one shows what is folded
 * away elsewhere. What has no touch does not get it by being narrow, so the phone is a page of its
 * own.
 */
const MOMENTS = [
  { moment: 'at its start', share: 0, there: ASKED, screens: [['wide']] },
  { moment: 'late', share: 0.85, there: ASKED, screens: [['wide', 'vast'], ['phone']] },
  { moment: 'at its end', share: 1, there: STORY, screens: [['phone']] },
] as const satisfies readonly {
  readonly screens: readonly (readonly (keyof typeof SIZES)[])[];
  readonly [part: string]: unknown;
}[];

describe.each(READY)('$id with all seats', ({ id, game }) => {
  describe.each(MOMENTS)('$moment', ({ share, there, screens }) => {
    test.each(screens.map((sizes) => ({ sizes, names: sizes.join(', ') })))(
      'the table ($names) has no fault that axe finds, by day and at dusk',
      async ({ sizes }) => {
        const [size = 'wide'] = sizes;
        const page = await open(url, { size });
        await openMatch(page, url, matchFileOf(game, { seats: game.seats.max, share }));
        await page.getByRole(there.role, { name: there.name }).waitFor({ timeout: 30_000 });
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size]);
          for (const [theme, looked] of [
            ['day', EVERYTHING],
            ['dusk', COLOURS],
          ] as const) {
            await light(page, theme);
            // A page that is still being laid out for its new size is looked at anew.
            await expect
              .poll(() => faults(page, looked), { message: `${size}, ${theme}`, timeout: 20_000 })
              .toEqual([]);
            await shoot(page, `board-${id}-${share}-${size}-${theme}`);
          }
        }
      },
    );
  });
});

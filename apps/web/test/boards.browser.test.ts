import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** What axe finds wrong with the page, in a line each. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is seen on a button is what it can be called by. An experiment of axe's, so it is asked for.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }),
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

/** How far a match has gone when it is looked at, what is there then, and on which screens. */
const MOMENTS = [
  { moment: 'at its start', share: 0, there: ASKED, sizes: ['wide', 'phone'] },
  // The vast screen shows what is folded away elsewhere.
  { moment: 'late', share: 0.85, there: ASKED, sizes: ['wide', 'phone', 'vast'] },
  { moment: 'at its end', share: 1, there: STORY, sizes: ['wide', 'phone'] },
] as const;

describe.each(READY)('$id with all seats', ({ id, game }) => {
  describe.each(MOMENTS)('$moment', ({ share, there, sizes }) => {
    test.each(sizes)(
      'the table (%s) has no fault that axe finds, by day and at dusk',
      async (size) => {
        const page = await open(url, { size });
        await openMatch(page, url, matchFileOf(game, { seats: game.seats.max, share }));
        await page.getByRole(there.role, { name: there.name }).waitFor({ timeout: 30_000 });
        for (const theme of ['day', 'dusk'] as const) {
          await light(page, theme);
          expect(await faults(page), theme).toEqual([]);
          await shoot(page, `board-${id}-${share}-${size}-${theme}`);
        }
      },
    );
  });
});

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { keysOn } from './said-on.ts';

/** What is looked at where nothing else is said. */
const USUAL: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
};

/** What hangs on colours: nothing else is different by another light. */
const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds wrong, in a line each, and keys of catalogues that nothing has put into words.
 * @param leftOut selectors of what it does not look at
 */
export async function faults(
  page: Page,
  rules: axe.RunOptions = USUAL,
  leftOut: string[] = [],
): Promise<readonly string[]> {
  // A page that is still being fetched is nothing to look at; one without a heading is a fault itself.
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor({ timeout: 10_000 }).catch(() => undefined);
  // A page keeps it: to read half a megabyte again takes longer than to ask.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([exclude, options]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, options),
    // What is right need not be told in full.
    [leftOut, { ...rules, resultTypes: ['violations'] } satisfies axe.RunOptions] as const,
  );
  const wrong = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary?.replaceAll('\n', ' ')})`),
  );
  return [...wrong, ...(await keysOn(page)).map((key) => `no text for ${key}`)];
}

/** The lights by which a page is looked at, and what is looked at by each of them. */
export const lightsFor = (rules: axe.RunOptions = USUAL) =>
  [
    { theme: 'day', rules },
    { theme: 'dusk', rules: COLOURS },
  ] as const;

/** Lights the page, and waits until its colours have changed. */
export async function light(page: Page, theme: 'day' | 'dusk'): Promise<void> {
  const colorScheme = theme === 'day' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

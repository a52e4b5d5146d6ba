import { GAMES } from '@tablewright/registry';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults as faultsOf } from './axe-faults.ts';
import { noSidewaysScroll, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl').replace(/\/$/, '');
const toys = inject('toysUrl').replace(/\/$/, '');
const { open } = startBrowser();
const taught = GAMES.flatMap((entry) =>
  entry.status === 'ready' && entry.loadTutorial !== undefined ? [entry] : [],
);

/** More than any lesson takes. */
const MOST_ACTS = 60;

const card = (page: Page): Locator => page.locator('.tw-lesson');
const next = (page: Page): Locator => card(page).getByRole('button', { name: 'Next' });
const where = (page: Page): Promise<string> =>
  card(page)
    .locator('.tw-lesson-where')
    .textContent()
    .then((text) => text ?? '');
const doIt = (page: Page): Locator => card(page).getByRole('button', { name: 'Do it for me' });
const following = (page: Page): Locator => card(page).getByRole('link', { name: /^Next lesson/ });
const done = (page: Page): Locator =>
  card(page).getByRole('button', { name: 'Play a first match now' });
/** The table of a first match, which the end of the last lesson leads to. */
const firstMatch = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/match\//);
  await page.locator('.table-board').waitFor();
};
const hint = (page: Page): Promise<string | null> =>
  card(page).locator('.tw-lesson-hint').textContent();
/** What the panel offers as the way on: a marked option, the answer that is ready, the default. */
async function wayOn(page: Page): Promise<Locator> {
  const panel = page.locator('.tw-panel');
  await panel.waitFor();
  const ways = [
    panel.locator(
      ':is(.tw-option, .tw-action, .tw-action-foot button)[data-pointed]:not([aria-pressed="true"]):not(:disabled)',
    ),
    panel.locator('.tw-confirm .tw-primary:not(:disabled)'),
    panel.locator('[data-take-default]'),
  ];
  for (const way of ways) if ((await way.count()) > 0) return way.first();
  // Places are folded away where the board shows them, and words have to be written: the lesson does both.
  if ((await panel.locator('.tw-folded, .tw-text').count()) > 0) return doIt(page);
  throw new Error('the panel offers no way on');
}
/** The step with what is drafted and said in it: another text after anything was done. */
const situation = (): string =>
  ['.tw-lesson-where', '.tw-lesson-hint', '.tw-panel .tw-confirm', '.tw-panel [aria-pressed=true]']
    .flatMap((part) => [...document.querySelectorAll(part)])
    .map(({ textContent }) => textContent)
    .join('|');

/** What axe finds wrong around the board, in a line each; boards are looked at in matches. */
const faults = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, undefined, ['.table-board']);

/** Does `act` until all steps are done; returns how many there were. */
async function goThrough(page: Page, act: (way: Locator) => Promise<void>): Promise<number> {
  await card(page).waitFor();
  const steps = new Set<string>();
  for (let acts = 0; acts < MOST_ACTS; acts += 1) {
    if (await done(page).isVisible()) break;
    steps.add(await where(page));
    const before = await page.evaluate(situation);
    if (await next(page).isVisible()) await act(next(page));
    // An amount that the step wants is set by the lesson itself.
    else if ((await hint(page)) !== '') await act(doIt(page));
    else await act(await wayOn(page));
    await expect.poll(() => page.evaluate(situation)).not.toBe(before);
  }
  return steps.size;
}

/** Goes through one lesson after the other; returns how many steps there were in all. */
async function goThroughAll(page: Page, act: (way: Locator) => Promise<void>): Promise<number> {
  let steps = await goThrough(page, act);
  while (await following(page).isVisible()) {
    const { href } = new URL(page.url());
    await act(following(page));
    await page.waitForFunction((before) => location.href !== before, href);
    await done(page).waitFor({ state: 'hidden' });
    steps += await goThrough(page, act);
  }
  return steps;
}

/** Tabs to a control as a person without a mouse does, and presses Enter. */
async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 400; presses += 1) {
    const there = await target.evaluate((element) => element === document.activeElement);
    if (there) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard never came to it');
}

describe.each(taught)('the lesson of $title', ({ id }) => {
  test('is gone through by mouse, and ends where one can play', async () => {
    const page = await open(`${url}/`);
    await page.locator(`a[href="/learn/${id}"]`).click();
    await card(page).waitFor();
    await shoot(page, `learn-${id}-wide`);
    let step = 0;
    const steps = await goThroughAll(page, async (way) => {
      await way.click();
      step += 1;
      await shoot(page, `learn-${id}-${step}`);
    });
    expect(steps).toBeGreaterThanOrEqual(8);
    await done(page).click();
    await firstMatch(page);
  });

  // Whatever is taught, it is the same keys.
  if (id === taught[0]?.id) {
    test('is gone through by keyboard alone', async () => {
      const page = await open(`${url}/learn/${id}`);
      await goThroughAll(page, (way) => byKeyboard(page, way));
      await byKeyboard(page, done(page));
      await firstMatch(page);
      // Advice is given until somebody wants none.
      const advice = page.locator('.tw-note[data-hint]');
      await expect.poll(() => advice.count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Hide hints' }).click();
      await expect.poll(() => advice.count()).toBe(0);
    });
  }

  test('refuses kindly, goes back, and fits a narrow screen', async () => {
    const page = await open(`${url}/learn/${id}`, { size: 'phone', theme: 'dusk' });
    await card(page).waitFor();
    while (await next(page).isVisible()) await next(page).click();
    const at = await where(page);
    const other = page.locator('.tw-panel button[data-option]:not([data-pointed]):visible').first();
    await other.click();
    await expect.poll(() => hint(page)).not.toBe('');
    expect(await where(page)).toBe(at);
    await shoot(page, `learn-${id}-phone`);
    await noSidewaysScroll(page);
    expect(await faults(page)).toEqual([]);
    await doIt(page).click();
    await expect.poll(() => where(page)).not.toBe(at);
    await card(page).getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => where(page)).toBe(at);
  });

  test('a rule is shown like a short film on a table, which goes on against bots', async () => {
    const page = await open(`${url}/rules/${id}`);
    await page.locator('.tw-show-me').first().click();
    await card(page).waitFor();
    const caption = page.locator('.tw-caption');
    const beat = () => caption.getAttribute('data-beat');
    const seen = new Set([await beat()]);
    while ((await beat()) !== 'over') {
      const before = await caption.textContent();
      await card(page).getByRole('button', { name: 'Next step' }).click();
      await expect.poll(() => caption.textContent()).not.toBe(before);
      seen.add(await beat());
    }
    expect(seen).toContain('told');
    await card(page).getByRole('button', { name: 'Again' }).click();
    await expect.poll(beat).toBe('begin');
    await shoot(page, `show-me-${id}`);
    expect(await faults(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.table-board').waitFor();
    await page.locator('.tw-panel').first().waitFor();
  });

  test('a term says what it means, by touch and by key', async () => {
    const page = await open(`${url}/rules/${id}`);
    const term = page.locator('.tw-book .tw-term').first();
    await term.click();
    const meaning = page.locator('.tw-term-meaning:popover-open');
    await expect.poll(() => meaning.count()).toBe(1);
    await shoot(page, `term-${id}`);
    // It looks the same on every page of rules, of which some are very long.
    if (id === taught[0]?.id) expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => meaning.count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => meaning.count()).toBe(1);
  });
});

test('a game that nobody drew anything for is taught all the same', async () => {
  const page = await open(`${toys}/learn/seven-questions`);
  const steps = await goThrough(page, (way) => way.click());
  expect(steps).toBe(3);
});

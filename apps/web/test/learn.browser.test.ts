import { GAMES } from '@tablewright/registry';
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { overflowsSideways, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl').replace(/\/$/, '');
const toys = inject('toysUrl').replace(/\/$/, '');
const { open } = startBrowser();
const taught = GAMES.flatMap((entry) =>
  entry.status === 'ready' && entry.loadTutorial !== undefined ? [entry] : [],
);

/** More steps than any lesson has. */
const MOST_STEPS = 30;

const card = (page: Page): Locator => page.locator('.tw-lesson');
const next = (page: Page): Locator => card(page).getByRole('button', { name: 'Next' });
const where = (page: Page): Promise<string> =>
  card(page)
    .locator('.tw-lesson-where')
    .textContent()
    .then((text) => text ?? '');
const done = (page: Page): Locator => card(page).getByRole('link', { name: 'Play now' });
/** What the panel offers as the way on: the marked option, or the default of a longer answer. */
const wayOn = (page: Page): Locator =>
  page
    .locator('.tw-panel [data-take-default]')
    .or(page.locator('.tw-panel .tw-option[data-pointed]:not([aria-pressed])'))
    .or(page.locator('.tw-panel .tw-confirm .tw-primary:not(:disabled)'))
    .first();

/** What axe finds wrong around the board, in a line each; boards are looked at in matches. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['.table-board'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      },
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Does `act` at every step until all are done; returns how many steps there were. */
async function goThrough(page: Page, act: (way: Locator) => Promise<void>): Promise<number> {
  await card(page).waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const before = await where(page);
    if (await done(page).isVisible()) return step;
    await act((await next(page).isVisible()) ? next(page) : wayOn(page));
    await page.waitForFunction(
      (text) => document.querySelector('.tw-lesson-where')?.textContent !== text,
      before,
    );
  }
  return MOST_STEPS;
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
    const steps = await goThrough(page, async (way) => {
      await way.click();
      step += 1;
      await shoot(page, `learn-${id}-${step}`);
    });
    expect(steps).toBeGreaterThanOrEqual(8);
    await done(page).click();
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  });

  test('is gone through by keyboard alone', async () => {
    const page = await open(`${url}/learn/${id}`);
    await goThrough(page, (way) => byKeyboard(page, way));
    await byKeyboard(page, done(page));
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  });

  test('refuses kindly, goes back, and fits a narrow screen', async () => {
    const page = await open(`${url}/learn/${id}`, { size: 'phone', theme: 'dusk' });
    await card(page).waitFor();
    while (await next(page).isVisible()) await next(page).click();
    const at = await where(page);
    const other = page.locator('.tw-panel .tw-option:not([data-pointed])').first();
    await other.click();
    await expect.poll(() => card(page).locator('.tw-lesson-hint').textContent()).not.toBe('');
    expect(await where(page)).toBe(at);
    await shoot(page, `learn-${id}-phone`);
    expect(await overflowsSideways(page)).toBe(false);
    expect(await faults(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Do it for me' }).click();
    await expect.poll(() => where(page)).not.toBe(at);
    await card(page).getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => where(page)).toBe(at);
  });

  test('a rule is shown on a table, which goes on against bots', async () => {
    const page = await open(`${url}/rules/${id}`);
    await page.locator('.tw-show-me').first().click();
    await card(page).waitFor();
    await shoot(page, `show-me-${id}`);
    expect(await faults(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.table-board').waitFor();
    await page.locator('.tw-panel').first().waitFor();
  });

  test('a term says what it means, by touch and by key', async () => {
    const page = await open(`${url}/rules/${id}`);
    const term = page.locator('.tw-rules .tw-rule .tw-term').first();
    await term.click();
    const meaning = page.locator('.tw-term-meaning:popover-open');
    await expect.poll(() => meaning.count()).toBe(1);
    await shoot(page, `term-${id}`);
    expect(await faults(page)).toEqual([]);
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

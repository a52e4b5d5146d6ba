import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults, light, lightsFor } from './axe-faults.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const url = `${inject('toysUrl')}test/toys/parts/index.html`;
const { open } = startBrowser();

type Size = 'phone' | 'wide' | 'vast';
const LOOKS = ['chart', 'leather'] as const;

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hand = (page: Page) => page.getByRole('region', { name: /^Your hand/ });

/** The name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Has the page move as it does for people who have not asked it to be still. */
const inMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

describe.each(['phone', 'wide', 'vast'] as const)('on a %s screen', (size: Size) => {
  test.each(LOOKS)('all fits, can be reached, and is right for axe: %s', async (look) => {
    const page = await open(`${url}?look=${look}&asks=one`, { size });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { theme, rules } of lightsFor()) {
      await light(page, theme);
      expect(await faults(page, rules), `${look} by ${theme}`).toEqual([]);
      await shoot(page, `parts-${look}-${size}-${theme}`);
    }
    await expect.poll(() => flawsOf(page, leastOn(size))).toEqual([]);
  });

  test.each([1, 2, 12])('a hand of %i cards fits, with long names', async (held) => {
    const page = await open(`${url}?lang=de&asks=some&hand=${held}`, { size });
    await page.locator('.tw-hand').scrollIntoViewIfNeeded();
    const { width } = SIZES[size];
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('.tw-hand [data-card]').count()).toBe(held);
    // Of every card as much is in sight, or comes into sight by pushing, as a finger needs.
    const steps = await page
      .locator('.tw-hand li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    const least = Math.min(...steps.slice(1).map((left, at) => left - (steps[at] ?? 0)));
    if (held > 1) expect(least).toBeGreaterThan(44);
    await shoot(page, `parts-hand-${held}-${size}`);
  });
});

describe('by keyboard', () => {
  test('arrows lead from card to card of a hand, and Enter plays', async () => {
    const page = await open(`${url}?asks=one`);
    await hand(page).locator('[data-card]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Tax Dragon, Monster, Level 18, Treasures 5');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Loud Confidence, Power · rank 2: Play it');
    await page.keyboard.press('Enter');
    const table = page.getByRole('region', { name: 'On the table' });
    await table.getByRole('button', { name: /^Loud Confidence/ }).waitFor();
    expect(await hand(page).locator('[data-card]').count()).toBe(6);
  });

  test('the focus shows a card large, and the Tab key comes to every part', async () => {
    const page = await open(`${url}?asks=one`);
    await control(page, 'Leather and parchment').focus();
    const met: string[] = [];
    for (let tab = 0; tab < 9; tab += 1) {
      await page.keyboard.press('Tab');
      met.push(await focused(page));
    }
    expect(met).toEqual([
      'Treasure deck, 34 cards: Draw a card',
      'Discard pile, 1 card; on top: Trap: The Floor, Trap: Look through Discard pile',
      'Archipelago of Lost Socks, World: Turn it',
      expect.stringContaining('Helmet, Item · head, Bonus +3, Gold 600, with 1 card attached'),
      '… With Improbably Many Buckles, Enhancer · item, Bonus +1',
      'Staff of Pointing, Item · two hands, Bonus +4, Gold 800, with 2 cards attached: Turn it',
      '… of Sharpness, Enhancer · item, Bonus +2',
      'Potion of Second Thoughts, Potion · once, Bonus +2, Gold 100',
      'Feet: empty: Put the boots on',
    ]);
    const peek = page.locator('.tw-peek');
    await page.keyboard.press('Tab');
    await expect.poll(() => peek.textContent()).toContain('Carries one big item');
    await page.keyboard.press('Tab');
    await expect.poll(() => peek.textContent()).toContain('Wisdom check');
  });

  test('a card with several things to do opens, shows them, and leads to its neighbours', async () => {
    const page = await open(`${url}?asks=one`);
    await hand(page)
      .getByRole('button', { name: /^Torch.*: 2 choices$/ })
      .focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Torch of Mild Arson' });
    await expect
      .poll(() => sheet.textContent())
      .toContain('It lights doors that were meant to stay dark.');
    await page.keyboard.press('ArrowRight');
    const next = page.getByRole('dialog', { name: 'Boots of Sudden Leaving' });
    await next.waitFor();
    await expect.poll(() => next.textContent()).toContain('Nothing to do with it just now.');
    await page.keyboard.press('ArrowLeft');
    await sheet.getByRole('button', { name: 'Take it into a hand' }).press('Enter');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('[data-place="hands"] [data-card="torch"]').count()).toBe(1);
  });
});

describe('by a finger', () => {
  test('a touch reads a card first, and what is picked for later is picked at once', async () => {
    const page = await open(`${url}?asks=one`, { size: 'phone' });
    await page.locator('.tw-hand [data-card="sphinx"]').tap();
    const sheet = page.getByRole('dialog', { name: 'Sphinx With Trick Questions' });
    await sheet.getByRole('button', { name: 'Play it' }).tap();
    await page.locator('[data-place="row"] [data-card="sphinx"]').waitFor();
    await control(page, 'Ask for some').tap();
    const dragon = page.locator('.tw-hand [data-card="dragon"]');
    await expect.poll(() => dragon.getAttribute('aria-pressed')).toBe('false');
    await dragon.tap();
    await expect.poll(() => dragon.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

test('what is hidden says no more than its deck, and what is closed says why', async () => {
  const page = await open(`${url}?asks=one`);
  const names = await page
    .locator('[role="img"][aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toContain('Door deck, 41 cards');
  expect(names).toContain('a face-down treasure card, 4 cards');
  expect(names).toContain('a face-down door card');
  const curse = hand(page).getByRole('button', { name: /^Curse/ });
  await expect
    .poll(() => curse.getAttribute('aria-label'))
    .toBe('Curse: Wrong Trousers, Curse, new; not now: Curses are played in a combat.');
  await curse.click();
  await page.getByRole('dialog').getByText('not now: Curses are played in a combat.').waitFor();
});

describe('on their way', () => {
  /** Presses a control, and tells what is seen at once. */
  const pressAndLook = (page: Page, name: string) =>
    page.evaluate(async (wanted) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === wanted)?.click();
      // The page is drawn anew once the press is over.
      await new Promise((resolve) => setTimeout(resolve));
      const keyframes = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
      const frame = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const changed = keyframes.flatMap((one) => Object.keys(one)).filter((key) => !frame.has(key));
      return {
        travelling: document.querySelectorAll('.tw-travel').length,
        changed: [...new Set(changed)].sort(),
      };
    }, name);
  const travelling = (page: Page) => page.locator('.tw-travel').count();

  test('several cards travel at once, nothing is laid out for it, and all end in place', async () => {
    const page = await open(url);
    await page.locator('.tw-hand').scrollIntoViewIfNeeded();
    await inMotion(page);
    const { travelling: many, changed } = await pressAndLook(page, 'Draw six');
    expect(many).toBe(6);
    expect(changed).toEqual(['opacity', 'rotate', 'transform', 'translate']);
    expect(await hand(page).locator('[data-card]').count()).toBe(13);
    await expect.poll(() => travelling(page)).toBe(0);
    const still = await page.evaluate(() => ({
      moving: document.getAnimations().length,
      layer: document.querySelector('.tw-travels')?.matches(':popover-open'),
    }));
    expect(still).toEqual({ moving: 0, layer: false });
  });

  test('a card that is unknown here travels too, and one that is laid off', async () => {
    const page = await open(url);
    await inMotion(page);
    expect((await pressAndLook(page, 'Bo draws')).travelling).toBe(1);
    await expect.poll(() => travelling(page)).toBe(0);
    expect((await pressAndLook(page, 'Discard the last')).travelling).toBe(1);
    await expect.poll(() => travelling(page)).toBe(0);
    expect(await page.locator('[data-place="discard"] [data-card="power"]').count()).toBe(1);
  });

  test('any key has them arrive at once', async () => {
    const page = await open(url);
    await inMotion(page);
    const left = await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Draw six')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      return document.getAnimations().length;
    });
    expect(left).toBe(0);
    await expect.poll(() => travelling(page)).toBe(0);
  });

  test('for who wants no motion they are just there', async () => {
    const page = await open(url);
    expect((await pressAndLook(page, 'Draw six')).travelling).toBe(0);
    expect(await hand(page).locator('[data-card]').count()).toBe(13);
  });

  test('a quick table has them travel quickly', async () => {
    const page = await open(url);
    await inMotion(page);
    const time = (): Promise<string> =>
      page
        .locator('.tw-card-table')
        .evaluate((table) => getComputedStyle(table).getPropertyValue('--travel'));
    const calm = await time();
    await page.evaluate(() => {
      document.documentElement.dataset.pace = 'quick';
    });
    expect(Number.parseFloat(await time())).toBeLessThan(Number.parseFloat(calm));
  });
});

test('a character sheet opens its numbers, and offers what a choice offers', async () => {
  const page = await open(`${url}?asks=some`);
  const sheet = page.getByRole('article', { name: 'Wilhelmina Underbough' });
  await sheet.getByRole('button', { name: /^Armor class/ }).click();
  const terms = page.getByRole('dialog', { name: 'Armor class' });
  await expect.poll(() => terms.textContent()).toContain('Leather armor');
  await page.keyboard.press('Escape');
  const draught = sheet.getByRole('button', { name: /^Healing draught/ });
  await draught.click();
  await expect.poll(() => draught.getAttribute('aria-pressed')).toBe('true');
});

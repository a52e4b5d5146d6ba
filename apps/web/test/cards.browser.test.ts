import { GAMES, loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults, light, lightsFor } from './axe-faults.ts';
import { type OpenSetup, shoot, sitDown, startBrowser } from './browser.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const withCards = GAMES.flatMap((entry) =>
  entry.status === 'ready' && entry.loadCards !== undefined ? [entry] : [],
);

/** The page of the cards of a game, once they are there. */
async function cardsOf(id: string, setup: OpenSetup = {}, query = ''): Promise<Page> {
  const page = await open(`${url}cards/${id}${query}`, setup);
  await page.locator('.tw-card-browser .tw-card').first().waitFor();
  return page;
}

const names = (page: Page): Promise<string[]> =>
  page.locator('.tw-card-browser .tw-card .tw-card-name').allTextContents();
const count = (page: Page): Promise<string | null> =>
  page.locator('.tw-card-count [role="status"]').textContent();

async function lookAt(page: Page, name: string): Promise<void> {
  for (const { theme, rules } of lightsFor()) {
    await light(page, theme);
    expect(await faults(page, rules), `${name} by ${theme}`).toEqual([]);
    await shoot(page, `${name}-${theme}`);
  }
}

describe.each(withCards)('the cards of $title', ({ id }) => {
  test.each(['wide', 'phone'] as const)('have no fault that axe finds (%s)', async (size) => {
    // A few are as good as all of them, and axe looks at each.
    const page = await cardsOf(id, { size }, '?q=a&to=5');
    await expect.poll(() => flawsOf(page, leastOn(size))).toEqual([]);
    const filters = page.locator('.tw-wish details');
    expect(await filters.getAttribute('open')).toBe(size === 'wide' ? '' : null);
    if (size === 'phone') await page.locator('.tw-wish summary').click();
    await lookAt(page, `${id}-cards-${size}`);
    await page.getByLabel('Show their texts').check();
    await page.locator('.tw-card-texts').waitFor();
    await expect.poll(() => flawsOf(page, leastOn(size))).toEqual([]);
    await lookAt(page, `${id}-cards-texts-${size}`);
    await page.getByLabel('Show their texts').uncheck();
    await page.locator('.tw-card').first().click();
    await page.locator('dialog[open] .tw-look').waitFor();
    await lookAt(page, `${id}-card-${size}`);
  });

  test('are a way from home, and each is in one of the decks', async () => {
    const page = await open(url);
    await page.locator(`a[href="/cards/${id}"]`).click();
    await page.locator('.tw-card').first().waitFor();
    const all = (await names(page)).length;
    const decks = await page
      .getByLabel('Deck', { exact: true })
      .locator('option:not([value=""])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    let sum = 0;
    for (const deck of decks) {
      await page.goto(`${url}cards/${id}?deck=${deck}`);
      await page.locator('.tw-card').first().waitFor();
      sum += (await names(page)).length;
    }
    expect(sum).toBe(all);
  });
});

test('cards are searched and filtered, and the address keeps what was looked for', async () => {
  const page = await cardsOf('bridgequest');
  expect(await count(page)).toBe('279 cards');
  await page.getByLabel('Search names and texts').fill('dragon');
  await page.getByLabel('Kind', { exact: true }).selectOption('Monster');
  await page.getByLabel('Level from', { exact: true }).selectOption('10');
  await expect
    .poll(() => names(page))
    .toEqual(['Great-Grandmother Dragon', 'Hydra in Couples Counseling']);
  expect(await count(page)).toBe('2 of 279 cards');
  await page.getByText('Filters (2 set)').waitFor();
  await page.reload();
  await expect.poll(() => count(page)).toBe('2 of 279 cards');
  expect(await page.getByLabel('Search names and texts').inputValue()).toBe('dragon');
  await page.getByLabel('Search names and texts').fill('nothing is called so');
  await page.getByText('No card has all of this.').waitFor();
  await page.locator('.tw-cards-missed button').click();
  await expect.poll(() => count(page)).toBe('279 cards');
  expect(new URL(page.url()).search).toBe('');
});

test('cards can be put in order by level', async () => {
  const page = await cardsOf('bridgequest', {}, '?kind=monster');
  await page.getByLabel('Order', { exact: true }).selectOption('level');
  const levels = await page
    .locator('.tw-card .tw-card-corner')
    .evaluateAll((all) => all.map((corner) => Number(corner.getAttribute('data-word'))));
  expect(levels).toHaveLength(48);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('keys lead from card to card, across rows, into one and on to the next', async () => {
  const page = await cardsOf('bridgequest');
  await page.getByRole('link', { name: 'Print' }).focus();
  await page.keyboard.press('Tab');
  const at = (): Promise<number> =>
    page
      .locator('.tw-card-browser .tw-card')
      .evaluateAll((cards) => cards.findIndex((card) => card === document.activeElement));
  expect(await at()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(1);
  const inRow = await page.locator('.tw-card-browser .tw-card').evaluateAll((cards) => {
    const top = cards[0]?.getBoundingClientRect().top;
    return cards.filter((card) => card.getBoundingClientRect().top === top).length;
  });
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(1 + inRow);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await at()).toBe(1);
  await page.keyboard.press('Enter');
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('heading', { name: 'Moth With Opinions' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await sheet.getByRole('heading', { name: 'Sentient Lint' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('a screen reader hears what a card is and what it says', async () => {
  const page = await cardsOf('bridgequest', {}, '?q=great-grandmother');
  const card = page.getByRole('button', { name: /^Great-Grandmother Dragon, Monster, Level 20, / });
  expect(await card.getAttribute('aria-describedby')).not.toBeNull();
  const told = await card.evaluate(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(told).toContain('In combat: −2 to running away.');
  expect(told).toContain('Bad Stuff: die.');
});

test('in German they are searched by what they say in German', async () => {
  const page = await cardsOf('bridgequest', { locale: 'de-DE' });
  expect(await count(page)).toBe('279 Karten');
  await page.getByLabel('Namen und Texte durchsuchen').fill('weglaufen');
  await expect.poll(() => count(page)).toMatch(/^\d+ von 279 Karten$/);
  await page.getByLabel('Texte anzeigen').check();
  for (const text of await page.locator('.tw-card-texts li').allTextContents()) {
    expect(text).toMatch(/weglaufen/i);
  }
});

test.each(['wide', 'phone'] as const)('at a table (%s) they lie in a sheet', async (size) => {
  const [bot = 'random'] = Object.keys((await loadGame('bridgequest')).bots);
  const page = await open(`${url}new/bridgequest`, { size });
  await sitDown(page, ['human', bot]);
  await page.locator('.table').waitFor();
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (size === 'phone') await more.click();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Cards' });
  await sheet.getByLabel('Search names and texts').fill('great-grandmother');
  await expect.poll(() => sheet.locator('.tw-card').count()).toBe(1);
  await sheet.locator('.tw-card').click();
  await page.getByRole('heading', { name: 'Great-Grandmother Dragon' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.getByLabel('Search names and texts').waitFor();
});

test('a game without a list of cards says so, and its table offers none', async () => {
  const page = await open(`${url}cards/kazzam`);
  await page.getByText('Kazzam has no cards to look through.').waitFor();
  expect(await page.locator('a[href="/cards/kazzam"]').count()).toBe(0);
});

import type { Game } from '@tablewright/engine';
import { GAMES, loadGame, type ReadyGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const ready = await Promise.all(
  GAMES.filter((entry): entry is ReadyGame => entry.status === 'ready').map(async (entry) => ({
    id: entry.id,
    game: await loadGame(entry.id),
    plan: (await entry.loadPlan?.())?.PLAN,
  })),
);
const summary = (page: Page) => page.locator('.setup-summary');
const card = (page: Page, value: string) => page.locator(`.choice-card input[value="${value}"]`);

/** Whether the button to begin is on the screen, and nothing lies over it. */
const startInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector('.setup-start');
    if (button === null) return false;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return whole && above?.closest('.setup-start') === button;
  });

/** A setting that is folded, with a word that stands in its explanation and not in its name. */
async function explained(game: Game, names: readonly string[], language: 'en' | 'de') {
  const texts = { ...game.texts, ...(language === 'de' ? await game.translations?.de?.() : {}) };
  for (const name of names) {
    const label = (texts[`setting.${name}`] ?? '').toLowerCase();
    const words = (texts[`setting.${name}.help`] ?? '').match(/\p{L}{6,}/gu) ?? [];
    const word = words.find((one) => !label.includes(one.toLowerCase()));
    if (word !== undefined) return { name, word };
  }
  throw new Error(`nothing of ${game.id} is explained`);
}

describe.each(ready)('a new table of $id', ({ id, game, plan }) => {
  test.each(plan?.presets.map((preset) => preset.id) ?? [])(
    'is sat down at with two presses: %s, and Sit down',
    async (preset) => {
      const page = await open(`${url}new/${id}`);
      await card(page, preset).click();
      await expect.poll(() => card(page, preset).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.locator('.table').waitFor();
    },
  );

  test.each(['phone', 'tablet', 'wide'] as const)(
    'has Sit down in sight at the top, in the middle and at the end on a screen of %s size',
    async (size) => {
      const page = await open(`${url}new/${id}`, { size });
      await page.locator('.setup-start').waitFor();
      expect(page.viewportSize()).toEqual(SIZES[size]);
      await expect.poll(() => startInSight(page)).toBe(true);
      await shoot(page, `${id}-new-${size}`);
      await page.locator('.option-fields summary').click();
      await noSidewaysScroll(page);
      for (const share of [0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
        await expect.poll(() => startInSight(page), { message: `${share}` }).toBe(true);
      }
    },
  );

  test('says in one line who sits down, as it changes', async () => {
    const page = await open(`${url}new/${id}`);
    const { default: usual, min } = game.seats;
    const count = plan?.seats ?? usual;
    const bots = (level: string, number: number) =>
      `you and ${number} ${level} bot${number === 1 ? '' : 's'}`;
    await expect.poll(() => summary(page).textContent()).toContain(bots('seasoned', count - 1));
    await card(page, 'casual').check();
    await expect.poll(() => summary(page).textContent()).toContain(bots('casual', count - 1));
    const selects = page.locator('.seat-fields select');
    expect(
      await selects.evaluateAll((all) => all.map((it) => (it as HTMLSelectElement).value)),
    ).toEqual(['human', ...Array.from({ length: count - 1 }, () => 'casual')]);
    await page.getByLabel('Together at this screen').check();
    await expect.poll(() => summary(page).textContent()).toContain(`${count} people`);
    await page.getByLabel('Alone with bots').check();
    if (count > min) {
      await page.getByLabel('One seat fewer').click();
      await expect
        .poll(() => summary(page).textContent())
        .toMatch(new RegExp(`^${count - 1} seat`));
    }
  });

  test('calls bots bots, in the form and at the table', async () => {
    const page = await open(`${url}new/${id}`);
    await page.getByRole('textbox', { name: 'Name of seat B, a bot' }).waitFor();
    await page.getByRole('textbox', { name: 'Name of seat A', exact: true }).waitFor();
    const signs = page.locator('.seat-fields').getByRole('img', { name: 'Bot' });
    const bots = (plan?.seats ?? game.seats.default) - 1;
    expect(await signs.count()).toBe(bots);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.table').waitFor();
    const seats = page.getByRole('list', { name: 'Seats' }).first();
    await expect.poll(() => seats.getByRole('img', { name: /^bot: / }).count()).toBe(bots);
  });

  const folded = plan?.groups.flatMap(({ options }) => options) ?? [];
  test.runIf(folded.length > 5).each(['en', 'de'] as const)(
    'finds a house rule by a word of its explanation, in %s',
    async (language) => {
      const { name, word } = await explained(game, folded, language);
      const page = await open(`${url}new/${id}`, { locale: language === 'de' ? 'de-DE' : 'en-GB' });
      await page.locator('.option-fields summary').click();
      const fields = page.locator('.option-field');
      await expect.poll(() => fields.count()).toBe(folded.length);
      await page.getByRole('searchbox').fill(word.toUpperCase());
      await page.locator(`.option-field[data-setting="${name}"]`).waitFor();
      expect(await fields.count()).toBeLessThan(folded.length);
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('searchbox').fill('xyzzy');
      await expect.poll(() => fields.count()).toBe(0);
      await expect
        .poll(() => page.locator('.option-search [role="status"]').textContent())
        .not.toBe('');
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => fields.count()).toBe(folded.length);
    },
  );
});

test('a preset leaves the monster that was chosen, and another setting makes it a table of one’s own', async () => {
  const page = await open(`${url}new/bingo-adventure`);
  await card(page, 'boing').check();
  await card(page, 'challenge').check();
  await expect.poll(() => summary(page).textContent()).toContain('Boing the Ooze, Hard');
  await page.locator('.option-fields summary').click();
  await page.locator('[data-setting="freeCentre"] input').check();
  await expect.poll(() => card(page, 'challenge').isChecked()).toBe(false);
  await card(page, 'printed').check();
  await expect.poll(() => summary(page).textContent()).toContain('Boing the Ooze, Standard');
  expect(await page.locator('[data-setting="freeCentre"] input').isChecked()).toBe(false);
});

test('characters are chosen on their cards, and the match has those', async () => {
  const page = await open(`${url}new/bingo-adventure`);
  await card(page, 'mystic').uncheck();
  await card(page, 'healer').check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect
    .poll(() => page.locator('.settings dd').allTextContents())
    .toContain('Fighter, Healer');
});

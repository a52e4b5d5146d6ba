import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { written } from '@tablewright/engine/documents';
import { loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { shoot, startBrowser } from './browser.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const table = inject('tableUrl');
const { open } = startBrowser();

/** A dwarf of Level 3, as somebody may have written it. */
const BRYN = {
  name: 'Bryn',
  level: 3,
  xp: 4500,
  scores: { STR: 15, DEX: 10, CON: 16, INT: 9, WIS: 12, CHA: 8 },
  heritage: 'dwarf',
  roles: [{ id: 'fighting-expert' }, { id: 'toughness' }],
  benefits: [],
  hitDice: [4, 2, 6],
  spells: {},
  gear: [
    { kind: 'medium-armor', is: 'worn' },
    { kind: 'battle-axe', is: 'held' },
    { kind: 'torches' },
  ],
  gp: 12,
  flaw: { text: 'Greedy for old silver', tag: 'greed' },
};

/** Opens a document as a file on the shelf of the device. */
async function brings(page: Page, kind: string, name: string, content: unknown): Promise<void> {
  const id = `${kind}-of-a-test`;
  const plan = { id, game: 'd20', kind, kindVersion: 1, name, content };
  const path = join(tmpdir(), `d20-${kind}-${process.pid}.json`);
  await writeFile(path, JSON.stringify(written(plan), undefined, 2));
  await page.goto(`${table}shelf`);
  await page.getByLabel('Game', { exact: true }).selectOption('d20');
  await page.getByLabel('Open a file').setInputFiles(path);
}

/** Goes on from the shelf to a document on it. */
async function looksAt(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator('.tw-character').waitFor();
}

/** The page as it is laid out, and what axe finds, by both lights. */
async function lookAt(page: Page, name: string, size: 'wide' | 'phone'): Promise<void> {
  expect(await flawsOf(page, leastOn(size)), `${name} on a ${size} screen`).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const message = `${name}, ${size}, ${colorScheme}`;
    await expect.poll(() => faults(page), { message }).toEqual([]);
    await shoot(page, `d20-${name}-${size}-${colorScheme}`);
  }
}

const group = (page: Page, title: string) =>
  page.locator('.tw-character-group', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(['wide', 'phone'] as const)(
  'a character is made from nothing, kept, and looked at with the terms of its numbers (%s)',
  async (size) => {
    const page = await open(`${table}build/d20`, { size });
    await page.getByRole('heading', { level: 1, name: 'Make a character' }).waitFor();
    const card = (part: string, name: string) =>
      page
        .locator(`[data-part="${part}"] .tw-option-card`)
        .filter({ has: page.getByText(name, { exact: true }) });
    await card('totals', 'Averages').click();
    for (const one of ['INT', 'DEX', 'CON', 'WIS', 'STR', 'CHA']) await card('scores', one).click();
    await card('heritage', 'Elf').click();
    await card('roles', 'Arcane Magic').click();
    await card('roles', 'Obscurity').click();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await press(page, 'Fill in the rest');
    await expect.poll(() => page.locator('.tw-builder-open').textContent()).toBe('Complete.');
    await lookAt(page, 'made', size);
    await press(page, 'Keep it on the shelf');
    await page.getByRole('link', { name: 'See it on the shelf' }).click();
    await page.locator('.tw-character').waitFor();
    expect(await group(page, 'Abilities').textContent()).toMatch(/INT \+1 score 14/);
    expect(await group(page, 'What its spells do').locator('li').count()).toBe(1);
    expect(await group(page, 'The next Level').textContent()).toContain('2,000 experience points');
    await group(page, 'Numbers')
      .getByRole('button', { name: /^Armor Class/ })
      .click();
    const terms = page.getByRole('dialog', { name: 'Armor Class' });
    await expect.poll(() => terms.textContent()).toMatch(/DT-AC-\d+/);
    await page.keyboard.press('Escape');
    await lookAt(page, 'character', size);
  },
);

test('a character with a wrong number lists it with what counts, and one that cannot be is refused line by line', async () => {
  const page = await open(`${table}shelf`);
  await brings(page, 'character', 'Bryn', { ...BRYN, printed: { ac: 19, maxHp: 30, speed: 40 } });
  await looksAt(page, 'Bryn');
  const wrong = group(page, 'Printed otherwise').locator('li');
  await expect
    .poll(() => wrong.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Armor Class\s+15\s+19 is printed; this counts/),
      expect.stringMatching(/^Most Hit Points\s+24\s+30 is printed; this counts/),
    ]);
  await wrong.first().getByRole('button').click();
  await expect
    .poll(() => page.getByRole('dialog', { name: 'Armor Class' }).textContent())
    .toContain('DT-AC-03');
  await page.keyboard.press('Escape');
  await lookAt(page, 'printed', 'wide');
  const scores = { ...BRYN.scores, STR: 99 };
  await brings(page, 'character', 'Bryn', { ...BRYN, scores, hitDice: [4] });
  const said = page.locator('details p').filter({ hasText: 'scores.STR' });
  await expect.poll(() => said.textContent()).toMatch(/line \d+, hitDice: /);
});

test('a character of a higher Level is changed in what that Level gave, as its next revision', async () => {
  const page = await open(`${table}shelf`);
  const fourth = {
    ...{ ...BRYN, level: 4, xp: 8000, hitDice: [4, 2, 6, 3] },
    scores: { ...BRYN.scores, STR: 17 },
    benefits: [{ level: 4, kind: 'score', ability: 'STR' }],
  };
  await brings(page, 'character', 'Bryn', fourth);
  await looksAt(page, 'Bryn');
  await expect
    .poll(() => group(page, 'Levels so far').textContent())
    .toContain('Level 4 · Hit Die 3 · STR +2');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const gave = page.locator('[data-part="benefit.4"] .tw-option-card');
  await gave.filter({ has: page.getByText('Noble', { exact: true }) }).click();
  await press(page, 'Keep it on the shelf');
  await page.getByRole('link', { name: 'See it on the shelf' }).click();
  await expect
    .poll(() => group(page, 'Levels so far').textContent())
    .toContain('Level 4 · Hit Die 3 · role: Noble');
  expect(await group(page, 'Abilities').textContent()).toMatch(/STR \+1 score 15/);
});

test('an adventure keeps its secrets until somebody asks, and a campaign tells what has happened', async () => {
  const page = await open(`${table}shelf`);
  const { documents } = await loadGame('d20');
  const kind = documents?.kinds.adventure;
  const adventure = kind?.sample?.({ index: () => 0 } as never) as {
    readonly title: string;
    readonly facts: readonly { readonly text: string }[];
  };
  await brings(page, 'adventure', 'Ours', adventure);
  await looksAt(page, 'Ours');
  const [secret] = adventure.facts;
  const shown = page.locator('.sheet');
  expect(await shown.textContent()).toContain(adventure.title);
  expect(await shown.textContent()).not.toContain(secret?.text);
  await lookAt(page, 'adventure', 'wide');
  await page.getByText('For the game master: this gives everything away').click();
  await expect.poll(() => shown.textContent()).toContain(secret?.text);
  await lookAt(page, 'adventure-told', 'wide');
  const ada = { name: 'Ada', level: 2, xp: 2600 };
  const journal = [
    { adventure: 'harrow-down', ending: 'finished', clock: 8000, scenes: 4, characters: [ada] },
  ];
  const finished = ['harrow-down'];
  const attitudes = { 'harrow-down/hild': 'friendly' };
  await brings(page, 'campaign', 'Winter', {
    clock: 9000,
    points: 1,
    attitudes,
    finished,
    journal,
  });
  await looksAt(page, 'Winter');
  expect(await group(page, 'How things stand').textContent()).toContain('Day 2, 01:00');
  expect(await group(page, 'How people stand to you').textContent()).toContain('Friendly');
  await lookAt(page, 'campaign', 'wide');
});

test('a kept character fills its printed sheet and its spell cards', async () => {
  const page = await open(`${table}shelf`);
  const roles = [{ id: 'arcane-magic', choice: 'INT' }, { id: 'toughness' }];
  const spells = { 'arcane-magic': ['magic-missile', 'sleep', 'light'] };
  await brings(page, 'character', 'Bryn', { ...BRYN, roles, spells });
  // It is kept once it stands on the shelf.
  await page.getByRole('link', { name: 'Bryn', exact: true }).waitFor();
  await page.goto(`${table}print/d20`);
  await page.locator('.tw-paper').first().waitFor();
  await page.getByLabel('Spell cards', { exact: true }).check();
  await expect.poll(() => page.locator('.dtp-card').count()).toBeGreaterThan(100);
  await page.getByLabel('Bryn').first().check();
  await expect.poll(() => page.locator('.dtp-line span').first().textContent()).toBe('Bryn');
  await expect.poll(() => page.locator('.dtp-card').count()).toBe(3);
  const tooFull = await page
    .locator('.tw-paper, .dtp-card')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(tooFull).toBe(0);
});

import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@tablewright/engine/documents';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { shoot, startBrowser } from './browser.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const table = inject('tableUrl');
const { open } = startBrowser();

/** A page of a team, in the English of this table. */
const builder = async (size: 'wide' | 'phone', path = 'build/kazzam'): Promise<Page> => {
  const page = await open(`${table}${path}`, { size });
  await page.locator('.tw-builder').waitFor();
  return page;
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}, `) });
const part = (page: Page, id: string) => page.locator(`[data-part="${id}"]`);
const card = (page: Page, id: string, name: string) =>
  part(page, id).locator('.tw-option-card', { hasText: name }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What is still open, as it is said under the choices. */
const stillOpen = (page: Page) => page.locator('.tw-builder-open').textContent();
const names = (page: Page) => page.getByRole('tab').locator('.tw-member-name').allInnerTexts();

/** The page as it is laid out, and what axe finds, by both lights. */
async function lookAt(page: Page, name: string, size: 'wide' | 'phone'): Promise<void> {
  const flaws = await flawsOf(page, leastOn(size));
  // What lies beneath an open dialog is covered, as it should be.
  const isOver = await page.locator('dialog[open]').count();
  const own = flaws.filter((flaw) => isOver === 0 || !flaw.startsWith('covered: '));
  expect(own, `${name} on a ${size} screen`).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const message = `${name}, ${size}, ${colorScheme}`;
    await expect.poll(() => faults(page, undefined, ['.table-board']), { message }).toEqual([]);
    await shoot(page, `builder-${name}-${size}-${colorScheme}`);
  }
}

describe('a team of five', () => {
  test.each(['wide', 'phone'] as const)(
    'is built by hand and filled in, kept, and sits down, on a %s screen',
    async (size) => {
      const page = await builder(size);
      expect(await stillOpen(page)).toContain('Ash: Role and Class');
      await card(page, 'role', 'Leader').click();
      await card(page, 'specialisation', 'Tactician').click();
      await card(page, 'class', 'Wandslinger').click();
      // A single answer is not asked.
      expect(await part(page, 'implement').textContent()).toContain('The only one that goes.');
      expect(await part(page, 'implement').locator('input').count()).toBe(0);
      await press(page, 'Fill in the rest of Ash');
      await expect.poll(() => stillOpen(page)).not.toContain('Ash:');
      // What a teammate has is said before anybody tries.
      await tab(page, 'Briar').click();
      expect(await card(page, 'role', 'Leader').textContent()).toContain('Ash has it');
      await card(page, 'class', 'Porter').click();
      await card(page, 'pick.feature', 'Spellwarp Sniper').click();
      expect(await card(page, 'implement', 'Sword').textContent()).toContain(
        'Spellwarp Sniper does not go with it',
      );
      await lookAt(page, 'begun', size);
      await press(page, 'Fill in the rest');
      await expect.poll(() => stillOpen(page)).toBe('Complete.');
      expect(
        await card(page, 'pick.feature', 'Spellwarp Sniper').locator('input').isChecked(),
      ).toBe(true);
      await page.getByLabel('Name of the team').fill('Gulls');
      await page.getByText('All sheets').click();
      await expect.poll(() => page.locator('.tw-builder-sheets article').count()).toBe(5);
      await lookAt(page, 'whole', size);
      await press(page, 'Keep it on the shelf');
      await page.getByText('Kept: Gulls.').waitFor();
      await page.getByRole('link', { name: 'Sit down with it' }).click();
      await expect
        .poll(() => page.getByLabel('Team of seat A').locator('option:checked').textContent())
        .toContain('Gulls');
      await press(page, 'Sit down');
      // It plays at once: nobody is asked who plays.
      await page.locator('.table-board').waitFor();
      await expect.poll(() => page.locator('.kz-head').textContent()).toContain('Gulls');
      expect(await page.locator('[data-why="build-team"]').count()).toBe(0);
    },
  );

  test('is shared as text, and read again with what is wrong by line', async () => {
    const page = await builder('wide');
    await press(page, 'Jetsam');
    await page.getByText('Share or bring').click();
    const field = page.getByLabel('As text, one line each');
    const text = await field.inputValue();
    expect(text.split('\n')).toHaveLength(6);
    await press(page, 'Nothing');
    await expect.poll(() => stillOpen(page)).toContain('Ash: Role and Class');
    await field.fill(
      text.replace('Wandslinger', 'Wandslingr').replace('Bram: Leader', 'Bram: Striker'),
    );
    await press(page, 'Read this text');
    const wrong = page.getByRole('alert').locator('li');
    await expect
      .poll(() => wrong.allInnerTexts())
      .toEqual([
        'Line 3: “Wandslingr” is no Class; perhaps “Wandslinger”?',
        expect.stringMatching(/^Line 3: Powers need a class first\./),
        'Line 4: “Striker”: Ottilie has it.',
      ]);
    expect(await names(page)).toContain('Ash');
    await field.fill(text);
    await press(page, 'Read this text');
    await expect.poll(() => names(page)).toEqual(['Torres', 'Ottilie', 'Bram', 'Ines', 'Pip']);
    expect(await stillOpen(page)).toBe('Complete.');
    await press(page, 'Undo');
    await expect.poll(() => names(page)).toContain('Ash');
  });

  test('is saved as a file, and opened with what is wrong by line', async () => {
    const page = await builder('wide');
    await press(page, 'Flotsam');
    await page.getByText('Share or bring').click();
    const waiting = page.waitForEvent('download');
    await press(page, 'Save as a file');
    const text = await readFile(await (await waiting).path(), 'utf8');
    const document = JSON.parse(text) as Document<{ athletes: readonly { name: string }[] }>;
    expect(document).toMatchObject({ game: 'kazzam', kind: 'team', name: 'Flotsam' });
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"juggernaut"'));
    const path = join(tmpdir(), `team-${process.pid}.json`);
    const bring = async (content: string) => {
      await writeFile(path, content);
      await page.locator('input[type=file]').setInputFiles(path);
    };
    const wrong = page.getByRole('alert').locator('li');
    await bring(text.replace('"juggernaut"', '"sniper"'));
    await expect
      .poll(() => wrong.allInnerTexts())
      .toEqual([expect.stringContaining(`Line ${at + 1}: athletes.2.specialisation: "sniper"`)]);
    await bring(text.replace('"athletes": [', '"athletes": '));
    await expect.poll(() => wrong.first().textContent()).toMatch(/^Line \d+: This is no JSON/);
    await press(page, 'Jetsam');
    await bring(text);
    await expect.poll(() => names(page)).toEqual(['Kjell', 'Mirela', 'Odo', 'Sanna', 'Yusuf']);
    await expect.poll(() => wrong.count()).toBe(0);
  });

  test('compares two options by what they give and what becomes of the numbers', async () => {
    const page = await builder('wide');
    await press(page, 'Jetsam');
    await tab(page, 'Ottilie').click();
    await part(page, 'specialisation')
      .getByRole('button', { name: /^Compare/ })
      .click();
    await page.getByLabel('The other').selectOption({ label: 'Blitzer' });
    const compared = page.locator('.tw-comparison');
    await expect.poll(() => compared.textContent()).toContain('2 more range');
    expect(await compared.locator('dl').textContent()).toMatch(/7\s*Range\s*5/);
    await press(page, 'Take Blitzer');
    await expect.poll(() => tab(page, 'Ottilie').textContent()).toContain('Striker · Blitzer');
  });

  test('goes by keyboard: the strip by arrows, cards as radio buttons, and reasons are heard', async () => {
    const page = await builder('wide');
    await tab(page, 'Ash').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(page, 'Briar').getAttribute('aria-selected')).toBe('true');
    await card(page, 'role', 'Controller').locator('input').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => card(page, 'role', 'Defender').locator('input').isChecked()).toBe(true);
    await card(page, 'class', 'Porter').locator('input').focus();
    await page.keyboard.press(' ');
    await card(page, 'pick.feature', 'Spellwarp Sniper').locator('input').focus();
    await page.keyboard.press(' ');
    const sword = card(page, 'implement', 'Sword').locator('input');
    await expect.poll(() => sword.getAttribute('aria-disabled')).toBe('true');
    const says = (await sword.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${says}"]`).textContent()).toContain('does not go with it');
    await sword.focus();
    await page.keyboard.press(' ');
    expect(await sword.isChecked()).toBe(false);
  });
});

describe('the question at the table', () => {
  test.each(['wide', 'phone'] as const)(
    'is answered in one step on a %s screen: a ready team, or one that is built',
    async (size) => {
      const page = await open(`${table}new/kazzam?set=players:built&set=athletes:3`, {
        size,
      });
      await press(page, 'Sit down');
      const question = page.locator('[data-why="build-team"]');
      await question.getByText(/^Torres: /).waitFor();
      await question.getByRole('button', { name: 'Flotsam', exact: true }).click();
      await question.getByText(/^Kjell: /).waitFor();
      await lookAt(page, 'question', size);
      await question.getByRole('button', { name: 'Build your own' }).click();
      const dialog = page.getByRole('dialog', { name: 'The home team: who plays?' });
      await expect.poll(() => dialog.getByRole('tab').count()).toBe(3);
      await dialog.getByRole('button', { name: 'Nothing', exact: true }).click();
      expect(await dialog.getByRole('button', { name: 'Take this' }).isDisabled()).toBe(true);
      await dialog.getByRole('button', { name: 'Fill in the rest', exact: true }).click();
      await dialog.getByLabel('Name of the team').fill('Gulls');
      await lookAt(page, 'over-table', size);
      await dialog.getByRole('button', { name: 'Take this' }).click();
      await question.getByText(/^Ash: /).waitFor();
      await press(page, 'Field this team');
      await expect.poll(() => page.locator('.kz-head').textContent()).toContain('Gulls');
      await question.waitFor({ state: 'detached' });
    },
  );
});

describe('the shelf and the form', () => {
  test('a kept team is looked at, changed as its next revision, and taken up in the form', async () => {
    const page = await builder('wide', 'build/kazzam');
    await press(page, 'Jetsam');
    await press(page, 'Keep it on the shelf');
    await page.getByRole('link', { name: 'See it on the shelf' }).click();
    await expect.poll(() => page.locator('.team-view article').count()).toBe(5);
    await lookAt(page, 'kept', 'wide');
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByLabel('Name of the team').fill('Terns');
    await press(page, 'Keep it on the shelf');
    await page.getByRole('link', { name: 'See it on the shelf' }).click();
    await page.getByText('Revision 2 · Written by hand').first().waitFor();
    await page.goto(`${table}new/kazzam`);
    await press(page, 'Build a team');
    await press(page, 'Terns, from your shelf');
    await page.getByLabel('Name of the team').fill('Skuas');
    await press(page, 'Keep it on the shelf');
    await expect
      .poll(() => page.getByLabel('Team of seat A').locator('option:checked').textContent())
      .toContain('Skuas');
  });

  test('the heroes of Bingo Adventure are chosen side by side, as settings of the match', async () => {
    const page = await open(`${table}new/bingo-adventure`, { size: 'phone' });
    await press(page, 'Choose the heroes side by side');
    const dialog = page.getByRole('dialog');
    await dialog.locator('.tw-builder').waitFor();
    const first = dialog.getByRole('tab').first();
    await dialog.locator('.tw-option-card', { hasText: 'Mystic' }).click();
    await expect.poll(() => first.textContent()).toContain('Isolde');
    await lookAt(page, 'heroes', 'phone');
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.table').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect
      .poll(() => page.locator('.settings dd').allTextContents())
      .toContainEqual(expect.stringMatching(/^Mystic, /));
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, sitDown, startBrowser } from './browser.ts';
import { join, lookClosely, openAsHost, openAsPerson } from './online-table.ts';
import { TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const toys = inject('toysUrl');
const { open } = startBrowser();

const sheet = (page: Page) => page.locator('dialog[open]');
const close = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Close', exact: true }).click();
const tool = (page: Page, name: string) =>
  page.locator('.online-tools').getByRole('button', { name });
const toNotes = (page: Page) =>
  page.locator('.table-head').getByRole('button', { name: 'Notes' }).click();

const LETTER = [
  '# A letter',
  '',
  'The ink is *old*, the seal **broken**:',
  '',
  '> Come at midnight.',
  '> Bring nobody.',
  '',
  '- a torch',
  '- <b>two</b> ropes',
].join('\n');

/** Three people at a table that has begun. */
async function threeAtTable(): Promise<readonly [Page, Page, Page]> {
  const host = await openAsHost(open, url, { others: ['friend', 'friend'] });
  const links = host.locator('.link-text');
  await links.first().waitFor();
  const link = (await links.first().textContent()) ?? '';
  const tom = await openAsPerson(open, link);
  await join(tom, 'Benedikt');
  const ada = await openAsPerson(open, link);
  await join(ada, 'Ada');
  for (const page of [host, tom, ada]) await page.locator('.table').waitFor();
  return [host, tom, ada];
}

/** Everything in the sheet can be pressed with a finger on a phone. */
async function expectLargeTargets(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  const small = await sheet(page)
    .locator('button:visible, select:visible, input[type="text"]:visible, .notes-pads label')
    .evaluateAll(
      (elements, least) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < least)
          .map((element) => element.outerHTML),
      TARGETS.finger,
    );
  expect(small).toEqual([]);
  await page.setViewportSize(SIZES.wide);
}

async function whisper(page: Page, to: string, text: string): Promise<void> {
  if (!(await sheet(page).isVisible())) await tool(page, 'Chat').click();
  await page.getByLabel('To whom', { exact: true }).selectOption(to);
  await page.getByLabel(`What you whisper to ${to}`).fill(text);
  await page.getByRole('button', { name: 'Whisper', exact: true }).click();
  await page.locator('.chat-lines').getByText(text).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByLabel('Your note').fill(text);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('.note-form').waitFor({ state: 'detached' });
}

describe('whispers', () => {
  test('are read at two ends alone, are marked as such, and can be answered', async () => {
    const [johanna, benedikt, ada] = await threeAtTable();
    await tool(johanna, 'Chat').click();
    await johanna.getByLabel('What you say to the table').fill('Well met');
    await johanna.getByRole('button', { name: 'Say it' }).click();
    await whisper(johanna, 'Benedikt', 'I have the key');
    await expect
      .poll(() => tool(benedikt, 'Chat').locator('.unread-count').textContent())
      .toContain('2');
    await expect
      .poll(() => benedikt.locator('.online-tools [role="status"]').textContent())
      .toBe('Johanna whispers to you: I have the key');
    await tool(benedikt, 'Chat').click();
    await benedikt.getByRole('button', { name: 'Whisper back' }).click();
    // One can write at once.
    await benedikt.keyboard.type('Keep it');
    await benedikt.keyboard.press('Enter');
    await johanna.locator('.chat-lines').getByText('Keep it').waitFor();
    expect(await johanna.locator('.chat-lines [data-whisper]').allTextContents()).toEqual([
      expect.stringContaining('whispers to Benedikt'),
      expect.stringContaining('whispers to you'),
    ]);
    await tool(ada, 'Chat').click();
    await ada.locator('.chat-lines').getByText('Well met').waitFor();
    expect(await ada.locator('.chat-lines li').count()).toBe(1);
    expect(await ada.content()).not.toContain('I have the key');
    await lookClosely(johanna, 'whispers');
    await expectLargeTargets(johanna);
    await johanna.reload();
    await tool(johanna, 'Chat').click();
    await johanna.locator('.chat-lines').getByText('I have the key').waitFor();
  });
});

describe('notes', () => {
  test('of oneself nobody else reads; on those of the table nobody writes over another', async () => {
    const [johanna, benedikt] = await threeAtTable();
    for (const page of [johanna, benedikt]) await toNotes(page);
    await write(johanna, LETTER);
    expect(await johanna.locator('.note .tw-prose').innerHTML()).toContain(
      '&lt;b&gt;two&lt;/b&gt;',
    );
    for (const page of [johanna, benedikt]) await page.getByText(/^The table \(/).click();
    expect(await benedikt.getByText('A letter').count()).toBe(0);
    await write(johanna, 'We need **two** ropes.');
    await benedikt.locator('.note').getByText('We need').waitFor();
    for (const page of [johanna, benedikt]) {
      await page.getByRole('button', { name: 'Change this note' }).click();
    }
    await johanna.getByLabel('Your note').fill('We need three ropes.');
    await johanna.getByRole('button', { name: 'Keep it' }).click();
    await johanna.locator('.note').getByText('three ropes').waitFor();
    await benedikt.getByLabel('Your note').fill('We need a torch.');
    await benedikt.getByRole('button', { name: 'Keep it' }).click();
    await benedikt.getByText('Johanna has changed this note meanwhile').waitFor();
    await benedikt.locator('.note-meanwhile').getByText('three ropes').waitFor();
    await lookClosely(benedikt, 'notes-meanwhile');
    await benedikt.getByRole('button', { name: 'Keep mine as another note' }).click();
    await johanna.locator('.note').getByText('We need a torch.').waitFor();
    expect(await johanna.locator('.note').count()).toBe(2);
    await johanna.getByText(/^Only you \(1\)/).click();
    await lookClosely(johanna, 'notes');
    await expectLargeTargets(johanna);
    await johanna.getByRole('button', { name: 'Delete this note' }).click();
    await johanna.getByRole('button', { name: 'Put it back' }).click();
    await johanna.locator('.note').getByText('A letter').waitFor();
    // What is begun stays, though the sheet is closed.
    await johanna.getByRole('button', { name: 'Write a note' }).click();
    await johanna.keyboard.type('half a th');
    await close(johanna);
    await toNotes(johanna);
    await expect.poll(() => johanna.getByLabel('Your note').inputValue()).toBe('half a th');
    const waiting = johanna.waitForEvent('download');
    await johanna.getByRole('button', { name: 'Save the notes as a file' }).click();
    const saved = await readFile(await (await waiting).path(), 'utf8');
    expect(saved).toContain('## My notes\n\n# A letter');
    expect(saved).toContain('We need a torch.\n\n(Benedikt)');
  });

  test('of a match here lie beside it, and go and come back with it', async () => {
    const page = await open(`${url}new/bingo-adventure`);
    await sitDown(page, ['human', 'casual']);
    await page.locator('.table').waitFor();
    await toNotes(page);
    await write(page, 'mine');
    await page.getByText(/^The table \(/).click();
    await write(page, 'ours');
    await close(page);
    await page.reload();
    await toNotes(page);
    await page.getByText(/^The table \(1\)/).waitFor();
    await page.locator('.note').getByText('mine').waitFor();
    await close(page);
    await page.setViewportSize(SIZES.phone);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await shoot(page, 'notes-more-phone');
    await sheet(page).getByRole('button', { name: 'Notes' }).click();
    await page.locator('.note').getByText('mine').waitFor();
    await noSidewaysScroll(page);
    await shoot(page, 'notes-here-phone');
  });
});

describe('prose', () => {
  test('is written with a preview, and read as it was meant in log, question and options', async () => {
    const page = await open(`${toys}new/campfire`);
    await sitDown(page, ['human']);
    const field = page.getByLabel('Your text');
    await field.waitFor();
    await field.fill('a\u202eb');
    await page.locator('.tw-prose-field [role="status"]').getByText('U+202E').waitFor();
    expect(await page.locator('.tw-confirm .tw-primary').isDisabled()).toBe(true);
    await field.fill(LETTER);
    await page.getByLabel('How it will look').locator('blockquote').waitFor();
    await shoot(page, 'prose-field-wide');
    await page.setViewportSize(SIZES.phone);
    await shoot(page, 'prose-field-phone');
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize(SIZES.wide);
    await page.locator('.tw-confirm .tw-primary').click();
    await page.locator('.tw-log .tw-prose blockquote').waitFor();
    expect(await page.locator('.tw-log b').count()).toBe(0);
    await page.locator('[data-field="left"] textarea').fill('Into the *wood*');
    await page
      .locator('[data-field="right"] textarea')
      .fill('Along the **river**\n\n- cold\n- wet');
    expect(await faults(page)).toEqual([]);
    await shoot(page, 'prose-form-wide');
    await page.locator('.tw-confirm .tw-primary').click();
    await page.locator('[data-option="right"] strong').getByText('river').waitFor();
    await expect
      .poll(() => page.locator('.tw-choice legend').textContent())
      .toContain('Come at midnight.');
    for (const size of ['wide', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await noSidewaysScroll(page);
      await shoot(page, `prose-question-${size}`);
      expect(await faults(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(page, 'prose-question-dusk');
    await page.setViewportSize(SIZES.wide);
    await page.locator('[data-option="right"]').click();
    // Search finds words, not marks.
    await page.locator('.tw-log-tools summary').click();
    await page.getByRole('searchbox').fill('river cold');
    await expect.poll(() => page.locator('.tw-log-group > ul > li').count()).toBe(1);
    await shoot(page, 'prose-log-dusk');
  });
});

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { beginsBlank, label, opens, part, toAllScenes, writesScene } from './adventure-writing.ts';
import { light, lightsFor } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** What somebody writes: a locked door, a fight in a cellar, and the way home. */
const DOOR = {
  title: 'The locked door',
  id: 'door',
  text: 'The lamp of Fuller’s Lane has been gone for a week. Its chain ends at a cellar door, and the door is locked.',
  plain: 'The lamp of the lane was stolen. It is behind a locked cellar door.',
  skip: 'The smith of the lane opens the door, and wants to know nothing more of it.',
};
const CELLAR = {
  title: 'The cellar',
  id: 'cellar',
  text: 'Steps lead down into the smell of wet rope. The lamp burns on a barrel, and beside it somebody small has been counting coins.',
  plain: 'A goblin guards the lamp in the cellar.',
  skip: 'The goblin throws the lamp at you and is gone through a drain.',
};
const HOME = {
  title: 'Home again',
  id: 'home',
  text: 'Every window in the lane is open, and in every window somebody looks up at the empty hook.',
  plain: 'The lane waits for its lamp.',
  skip: 'A boy takes the lamp from you and climbs up with it.',
};
const ENDING = {
  title: 'A light in the lane',
  text: 'The lamp of Fuller’s Lane burns again, and nobody goes home in the dark.',
};

const group = (page: Page, name: string): Locator =>
  page.locator('.ae-part').getByRole('group', { name, exact: true });
const adds = (where: Locator, name: string): Promise<unknown> =>
  where.locator('> .ae-more').selectOption({ label: name });
/** The first entry of a list, opened. */
async function unfolds(where: Locator): Promise<Locator> {
  const entry = where.locator('details.ae-entry').first();
  await entry.locator('> summary').click();
  return entry;
}

/** Writes the words of the scene that is open, and what it is worth. */
async function writesWords(page: Page, { text, plain, skip, ...named }: typeof DOOR) {
  await writesScene(page, named);
  const words = await unfolds(group(page, 'Text'));
  await words.getByLabel('Text', { exact: true }).fill(text);
  await label(page, 'In plain words').fill(plain);
  await group(page, 'If it is skipped').getByLabel('Text', { exact: true }).fill(skip);
  await group(page, 'Experience').getByLabel('Experience points').fill('100');
}

/** The one exit of the scene that is open: what it is called, where it leads, and when it is open. */
async function writesExit(
  page: Page,
  written: { readonly called: string; readonly to?: string; readonly when?: string },
): Promise<Locator> {
  const exit = page.locator('.ae-part details.ae-entry', {
    has: page.locator('select[id$="-to"]'),
  });
  await exit.locator('> summary').click();
  await exit.getByLabel('What is done', { exact: true }).fill(written.called);
  if (written.to !== undefined) {
    await exit.getByLabel('To', { exact: true }).selectOption({ label: written.to });
    await exit.getByRole('button', { name: 'Remove Ending' }).click();
  }
  if (written.when !== undefined) {
    await adds(exit.locator('> .ae-fields'), 'When');
    await exit.getByLabel('When: Kind').selectOption({ label: written.when });
  }
  return exit;
}

/** A task with a target number, and what its success brings. */
async function writesTask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add: Tasks' }).click();
  const task = group(page, 'Tasks').locator('details.ae-entry').first();
  await task.getByLabel('What is done', { exact: true }).fill('Open the lock');
  await task.getByLabel('Add: Tags').fill('Open locks');
  await task.getByRole('button', { name: 'Remove Open locks' }).waitFor();
  await adds(task.locator('> .ae-fields'), 'Target number');
  await task.getByLabel('Target number', { exact: true }).fill('10');
  await task.getByRole('button', { name: 'Add: On a success' }).click();
  const deed = task.getByRole('group', { name: 'On a success', exact: true });
  await deed.locator('select[aria-label$=": Kind"]').selectOption({ label: 'Set a flag' });
  await deed.getByLabel('Flag', { exact: true }).fill('unlocked');
}

/** Somebody to fight with. */
async function writesFoe(page: Page): Promise<void> {
  await adds(page.locator('.ae-part > .ae-fields'), 'Foes');
  await page.getByRole('button', { name: 'Add: Foes' }).click();
  const row = group(page, 'Foes').locator('details.ae-entry');
  await row.getByLabel('Id', { exact: true }).fill('thief');
  await row.getByLabel('Id', { exact: true }).blur();
  await row.getByLabel('Plain name', { exact: true }).fill('a thief');
  await adds(row.locator('> .ae-fields'), 'Stat block');
  await row.getByLabel('Stat block', { exact: true }).fill('Goblin raider');
}

/** Writes the whole of it, part by part. */
async function writesAdventure(page: Page): Promise<void> {
  await label(page, 'Title').fill('The lamp of Fuller’s Lane');
  await label(page, 'Experience points').fill('300');
  await label(page, 'What is known before it begins').fill(
    'Somebody has stolen the only lamp of a lane, and the evenings are long.',
  );
  await part(page, 'Endings');
  const ending = await unfolds(group(page, 'Endings'));
  await ending.getByLabel('Title', { exact: true }).fill(ENDING.title);
  const end = await unfolds(ending);
  await end.getByLabel('Text', { exact: true }).fill(ENDING.text);
  await part(page, 'Scenes');
  await opens(page, 'The first scene');
  await writesWords(page, DOOR);
  for (const scene of [CELLAR, HOME]) {
    await toAllScenes(page);
    await page.getByRole('button', { name: 'Add: Scene' }).click();
    await writesWords(page, scene);
  }
  await writesExit(page, { called: 'Hang the lamp on its hook' });
  await toAllScenes(page);
  await opens(page, DOOR.title);
  await writesTask(page);
  const down = await writesExit(page, {
    called: 'Go down the steps',
    to: CELLAR.title,
    when: 'A flag is set',
  });
  await down.getByLabel('Flag', { exact: true }).fill('unlocked');
  await adds(down.locator('> .ae-fields'), 'Opens after so many failures');
  await toAllScenes(page);
  await opens(page, CELLAR.title);
  await writesFoe(page);
  await writesExit(page, { called: 'Carry the lamp home', to: HOME.title });
  await part(page, 'Basics');
  await label(page, 'Climax').selectOption({ label: CELLAR.title });
}

/** Keeps pictures of the page at both sizes by both lights. */
async function pictures(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  const before = page.viewportSize();
  for (const size of ['wide', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const { theme } of lightsFor()) {
      await light(page, theme);
      await shoot(page, `${name}-${size}-${theme}`);
    }
  }
  if (before !== null) await page.setViewportSize(before);
}

/** What is in sight on the page, and with which words. */
interface Sight {
  readonly selector: string;
  readonly words?: string;
}

/**
 * Takes what is suggested until something is in sight. It is looked for right before each decision, so that nothing goes
 * by in between.
 */
async function playsTo(page: Page, sight: Sight, most = 1_000): Promise<void> {
  for (let decision = 0; decision < most; decision += 1) {
    const isThere = await page.evaluate(({ selector, words = '' }) => {
      const found = [...document.querySelectorAll(selector)];
      if (found.some(({ textContent }) => textContent?.includes(words))) return true;
      const next = [
        '[data-take-default]',
        '[data-default]:not([aria-pressed])',
        '.tw-confirm .tw-primary:not(:disabled)',
        '[data-option]:not([aria-pressed])',
      ].map((one) => document.querySelector<HTMLElement>(`.tw-panel ${one}`));
      next.find((one) => one !== null)?.click();
      return false;
    }, sight);
    if (isThere) return;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error(`after ${most} decisions there is no ${sight.words ?? sight.selector}`);
}

/** Whether something stands in the part of the board that is in sight. */
const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((one) => {
    const frame = one.closest('.table-board')?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
  });

/** The file of a written adventure, as its page gives it out. */
async function exported(): Promise<string> {
  const page = await open(`${url}shelf`);
  await beginsBlank(page);
  await writesAdventure(page);
  await page.getByRole('heading', { name: 'Nothing is wrong' }).waitFor();
  await pictures(page, 'adventure-written-basics');
  await part(page, 'Scenes');
  await pictures(page, 'adventure-written-scenes');
  await opens(page, CELLAR.title);
  await pictures(page, 'adventure-written-scene');
  await part(page, 'Check');
  await page.getByText('The party can get everywhere').waitFor();
  await pictures(page, 'adventure-written-check');
  await page.getByLabel('Name', { exact: true }).first().fill('The lamp');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  return (await waiting).path();
}

test('[DT-TAB-03, DT-AGM-01, DT-AGM-11] an adventure written by hand is taken to another device as a file, and played there to its end', async () => {
  const file = await exported();
  const page = await open(`${url}shelf`, { theme: 'dusk' });
  await page.getByText('Nothing lies here yet.').waitFor();
  await page.getByLabel('Game', { exact: true }).selectOption('d20');
  await page.getByLabel('Open a file').setInputFiles(file);
  await page.getByRole('link', { name: 'The lamp', exact: true }).waitFor();

  await page.goto(`${url}new/d20`);
  await page.getByRole('radio', { name: /An adventure of your own/ }).check();
  await page
    .locator('.document-fields')
    .getByLabel('Adventure', { exact: true })
    .selectOption({ label: 'The lamp · Written by hand' });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/match\//);

  const board = page.locator('.dt-board');
  const heading = '.dt-board .dt-head h2';
  for (const { id, title, text } of [DOOR, CELLAR, HOME]) {
    await playsTo(page, { selector: heading, words: title });
    expect(await board.locator('.dt-head').textContent()).toContain(text);
    await noSidewaysScroll(page);
    // From the cellar on it is played on a phone.
    if (id === CELLAR.id) await page.setViewportSize(SIZES.phone);
    await pictures(page, `adventure-played-${id}`);
  }
  await playsTo(page, { selector: '.tw-outcome' });
  const ending = board.getByRole('heading', { name: ENDING.title, exact: true });
  await ending.waitFor();
  await expect.poll(() => isInSight(ending)).toBe(true);
  await board.getByText(ENDING.text).waitFor();
  expect(await page.locator('.tw-outcome').textContent()).toContain('The adventure is finished');
  await pictures(page, 'adventure-played-end');

  // The fight may have gone by between two decisions, so it is looked back at: on a phone it comes before its words.
  const fight = board.locator('.dt-main > .dt-line:first-child', { hasText: 'Goblin Raider' });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'One line back' }).click();
      return fight.isVisible();
    })
    .toBe(true);
  await pictures(page, 'adventure-played-fight');
});

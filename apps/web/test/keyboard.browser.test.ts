import type { Game } from '@tablewright/engine';
import { verify } from '@tablewright/engine/host';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { givenFile, READY } from './access-matches.ts';
import { shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const toys = inject('toysUrl');
const { open } = startBrowser();

const has = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Presses Tab until the focus is on such a thing. Says whether it got there. */
async function tabTo(page: Page, selector: string, most = 60): Promise<boolean> {
  for (let step = 0; step < most; step += 1) {
    if (await focused(page, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return focused(page, selector);
}

/** Where in its grid the cell is that has the focus, counted from 1 with the headings. */
interface Place {
  readonly row: number;
  readonly column: number;
}

function cellOfFocus(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[role="gridcell"]');
    const row = cell?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    return { row: Number(row), column: Number(cell?.getAttribute('aria-colindex')) };
  });
}

/**
 * The cells of the grid that has the focus, row by row. A large court draws only
 * those that matter, so they are counted; a chart draws its gaps as cells without a button.
 */
function cellsOfGrid(page: Page): Promise<readonly Place[]> {
  return page.evaluate(() => {
    const grid = document.activeElement?.closest('[role="grid"]');
    const gaps = [...(grid?.querySelectorAll('[role="gridcell"]:not([data-cell])') ?? [])].map(
      (gap) =>
        `${gap.closest('[role="row"]')?.getAttribute('aria-rowindex')} ${gap.getAttribute('aria-colindex')}`,
    );
    const has = (role: string): number => (grid?.querySelector(`[role="${role}"]`) ? 1 : 0);
    const top = 1 + has('columnheader');
    const left = 1 + has('rowheader');
    const places: Place[] = [];
    for (let row = top; row <= Number(grid?.getAttribute('aria-rowcount')); row += 1) {
      for (let column = left; column <= Number(grid?.getAttribute('aria-colcount')); column += 1) {
        if (!gaps.includes(`${row} ${column}`)) places.push({ row, column });
      }
    }
    return places;
  });
}

/** Waits until there is something to do, and for the focus, which must have come to rest. */
async function settle(page: Page): Promise<void> {
  await page.locator('.tw-choice, .tw-outcome, .tw-hand-over').first().waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Writes a command and does it; leaves it when the match has ended or gone on in between. */
async function command(page: Page, written: string): Promise<void> {
  await page.keyboard.press('/');
  const line = page.getByRole('combobox');
  await line.or(page.locator('.tw-outcome')).first().waitFor();
  if (!(await line.isVisible())) return;
  await page.keyboard.type(written);
  // Between two decisions there is nothing to do by it yet.
  const found = page.locator('.tw-command [role="option"]');
  await found.or(page.locator('.tw-outcome')).first().waitFor();
  await page.keyboard.press((await found.count()) > 0 ? 'Enter' : 'Escape');
  const left = line.waitFor({ state: 'hidden', timeout: 2_000 });
  await left.catch(() => page.keyboard.press('Escape'));
}

/** Begins the table of the form, as soon as the form is there. */
async function begin(page: Page): Promise<void> {
  await page.locator('.setup-start').waitFor();
  expect(await tabTo(page, '.setup-start')).toBe(true);
  await page.keyboard.press('Enter');
}

/** Sits down at a new table, from the door on, without a pointer. */
async function sitDownByKeys(page: Page, { id, brief }: Game): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await tabTo(page, `a[href="/new/${id}"]`)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.setup-start').waitFor();
  const short = 'input[type="radio"][value="quick"]';
  if (brief !== undefined) {
    expect(await tabTo(page, '.choice-card input[type="radio"]')).toBe(true);
    for (let step = 0; step < 8 && !(await focused(page, short)); step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    expect(await focused(page, short)).toBe(true);
  }
  await begin(page);
  await page.locator('.table').waitFor();
}

/** Touches what is offered on the board, if the keys reach something there. */
async function byBoard(page: Page): Promise<boolean> {
  await page.keyboard.press('b');
  const found = await tabTo(page, '.table-board :is([data-live], [data-offered])', 12);
  await page.keyboard.press(found ? 'Enter' : 'p');
  return found;
}

/** So many decisions in a row come to something, or the keys lead nowhere. */
const PATIENT = 30;

/** Plays until the match is over; returns how often the board was of use. */
async function playByKeys(page: Page, most = 1_500): Promise<number> {
  let touches = 0;
  let told = '';
  let toldAt = 0;
  for (let decision = 0; decision < most; decision += 1) {
    await settle(page);
    if (await has(page, '.tw-outcome')) return touches;
    const log = await page.evaluate(() => document.querySelector('.tw-log')?.textContent ?? '');
    if (log !== told) [told, toldAt] = [log, decision];
    if (decision - toldAt > PATIENT) throw new Error(`nothing came of ${PATIENT} decisions`);
    if (await has(page, '.tw-hand-over')) {
      await page.keyboard.press('Enter');
    } else if (decision % 6 === 1 && (await byBoard(page))) {
      touches += 1;
    } else if (decision % 6 === 3) {
      await command(page, 'default');
    } else if (await has(page, '.tw-panel :is([data-take-default], [data-default])')) {
      await page.keyboard.press('d');
      // What has been begun on the board is not taken back by a key: the default is written.
      if (await has(page, '.tw-panel [aria-pressed="true"]')) await command(page, 'default');
    } else {
      await page.keyboard.press('1');
    }
  }
  return touches;
}

describe.each(READY)('$id', ({ id, game }) => {
  test('a whole match is played by keyboard alone, from the door to the end', async () => {
    const page = await open(url);
    await sitDownByKeys(page, game);
    const touches = await playByKeys(page);
    expect(touches).toBeGreaterThan(0);
    // Who ended it by a touch on the board stays there, and goes to the panel by its key.
    if (await focused(page, '.table-board *')) await page.keyboard.press('p');
    await page.waitForFunction(() => document.activeElement?.matches('.tw-outcome h2'));
    await shoot(page, `${id}-over-keyboard`);
    const file = await givenFile(page, async () => {
      for (let step = 0; step < 9; step += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => document.activeElement?.textContent);
        if (name === 'Save as a file') break;
      }
      await page.keyboard.press('Enter');
    });
    expect(verify(game, file)).toMatchObject({ ok: true, finished: true });
  });

  test('b leads into a grid of the board, where arrow keys move and the focus stays while the match goes on', async () => {
    const page = await open(url);
    await sitDownByKeys(page, game);
    await settle(page);
    // Characters are made before anything happens on the board, and some boards have a grid in fights alone.
    const isBefore = async (): Promise<boolean> =>
      (await has(page, '.tw-panel .tw-form')) || !(await has(page, '.table-board [role="grid"]'));
    for (let decision = 0; decision < 400 && (await isBefore()); decision += 1) {
      await command(page, 'default');
      await settle(page);
    }
    await page.keyboard.press('b');
    expect(await focused(page, '[role="gridcell"] button')).toBe(true);
    await page.keyboard.press('Control+Home');
    const first = await cellOfFocus(page);
    const cells = await cellsOfGrid(page);
    expect(cells[0]).toEqual(first);
    await page.keyboard.press('ArrowRight');
    const right = cells.find(({ row, column }) => row === first.row && column > first.column);
    expect(await cellOfFocus(page)).toEqual(right ?? first);
    await page.keyboard.press('ArrowDown');
    const { row: top, column: beside } = right ?? first;
    const below = cells.find(({ row, column }) => column === beside && row > top);
    expect(await cellOfFocus(page)).toEqual(below);
    const inRow = cells.filter(({ row }) => row === below?.row);
    await page.keyboard.press('Home');
    expect(await cellOfFocus(page)).toEqual(inRow[0]);
    await page.keyboard.press('End');
    expect(await cellOfFocus(page)).toEqual(inRow.at(-1));
    await page.keyboard.press('Control+Home');
    const before = await cellOfFocus(page);
    const told = await page.locator('.tw-log').textContent();
    for (const key of ['d', '1', 'd', '1', 'd']) await page.keyboard.press(key);
    await page.waitForFunction(
      (before) => document.querySelector('.tw-log')?.textContent !== before,
      told,
    );
    // A fight may be over by then, and its grid gone: the focus is not lost with it.
    if (await has(page, '.table-board [role="grid"]')) {
      expect(await cellOfFocus(page)).toEqual(before);
    } else await page.waitForFunction(() => document.activeElement !== document.body);
  });
});

describe('the keys of the table', () => {
  test('all seven kinds of choice are answered by keyboard, and the focus follows', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    const asked = (why: string) =>
      page.locator(`.tw-choice[data-why="choice.${why}"] h2`).waitFor();
    await asked('one');
    await page.keyboard.press('0');
    const eleventh = page.locator('.tw-panel [aria-keyshortcuts="2"]');
    const id = await eleventh.getAttribute('data-option');
    await expect
      .poll(() => page.locator('.tw-panel [data-option]').nth(10).getAttribute('data-option'))
      .toBe(id);
    await page.keyboard.press('2');
    await asked('some');
    await page.waitForFunction(() => document.activeElement?.matches('.tw-choice h2'));
    await expect
      .poll(() => page.locator('.tw-log ol').first().textContent())
      .toContain(`answers: ${id}.`);
    await page.keyboard.press('1');
    await page.keyboard.press('c');
    await asked('amount');
    await command(page, '2');
    await asked('allocation');
    await page.keyboard.press('d');
    await asked('order');
    for (const key of ['2', '1', '3', '4', 'c']) await page.keyboard.press(key);
    await asked('path');
    await page.keyboard.press('d');
    await asked('text');
    await page.keyboard.press('d');
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  test('are listed on ?, and Escape closes and gives the focus back', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    await settle(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.waitFor();
    await expect.poll(() => keys.textContent()).toContain('Open the command line');
    await shoot(page, 'toy-keys-wide');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.matches('.tw-choice h2'));
  });

  test('undo keeps the focus at the decision that comes back', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    await settle(page);
    await page.keyboard.press('1');
    await page.locator('.tw-choice[data-why="choice.some"]').waitFor();
    await page.keyboard.press('u');
    await page.locator('.tw-choice[data-why="choice.one"]').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.tw-choice h2'));
  });

  test('can be switched off, and stay off', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    await settle(page);
    await page.keyboard.press('?');
    await page.getByLabel('Single keys do things').waitFor();
    await tabTo(page, '.tw-keys input');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.reload();
    await settle(page);
    await page.keyboard.press('1');
    await page.keyboard.press('?');
    expect(await has(page, '.tw-choice[data-why="choice.one"]')).toBe(true);
    expect(await has(page, 'dialog[open]')).toBe(false);
  });

  test('the command line completes, opens a rule, and says when nothing fits', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    await settle(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing fits').waitFor();
    await field.fill('spare/4');
    await shoot(page, 'toy-command-wide');
    await field.fill('rules toy-ask');
    // The ledger comes once it is asked for.
    await page.getByRole('option').filter({ hasText: 'TOY-ASK-01' }).first().waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('rules TOY-ASK-01');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] [data-rule-id="TOY-ASK-01"][data-shown]').waitFor();
  });

  test('the command line stays when it is opened again within the frame in which it closed', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await begin(page);
    await settle(page);
    await page.keyboard.press('/');
    const line = page.getByRole('combobox');
    await line.fill('default');
    await page.evaluate(async () => {
      const press = (at: Element | null, key: string): void => {
        at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      };
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await frame();
      press(document.activeElement, 'Enter');
      // React draws what a key did before anything else happens.
      await Promise.resolve();
      press(document.body, '/');
      await frame();
      await frame();
    });
    expect(await line.inputValue()).toBe('');
    await page.locator('.tw-choice[data-why="choice.some"]').waitFor();
  });
});

test('the first stops of the table lead to the decision and to the board', async () => {
  const page = await open(`${toys}new/seven-questions`);
  await tabTo(page, '.setup-start');
  await page.keyboard.press('Enter');
  await settle(page);
  await page.reload();
  await page.locator('.table').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const [name, id] of [
    ['To the decision', 'decision'],
    ['To the board', 'board'],
  ]) {
    const link = page.getByRole('link', { name: name ?? '' });
    await link.focus();
    expect((await link.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
  }
});

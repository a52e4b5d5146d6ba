import { readFile } from 'node:fs/promises';
import { type MatchFile, verify } from '@tablewright/engine/host';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults, light, lightsFor } from './axe-faults.ts';
import { kept, noSidewaysScroll, shoot, sitDown, startBrowser } from './browser.ts';
import { secretPick } from './toys/secret-pick.ts';
import { sevenQuestions } from './toys/seven-questions.ts';

const url = inject('toysUrl');
const { open } = startBrowser();

const option = (page: Page, id: string) => page.locator(`.tw-panel [data-option="${id}"]`);
const confirm = (page: Page) => page.locator('.tw-confirm .tw-primary');
const heading = (page: Page) => page.locator('.tw-panel h2').first();
const log = (page: Page) => page.locator('.tw-log ol').first();

async function until(page: Page, why: string): Promise<void> {
  await page.locator(`.tw-choice[data-why="${why}"]`).waitFor();
}

/** Answers one turn of the seven questions by mouse. */
async function answerAll(page: Page): Promise<void> {
  await until(page, 'choice.one');
  await option(page, 'strike/3').click();
  await until(page, 'choice.some');
  await option(page, 'pear').click();
  await option(page, 'plum').click();
  await confirm(page).click();
  await until(page, 'choice.amount');
  await page.getByRole('button', { name: 'One more' }).click();
  await confirm(page).click();
  await until(page, 'choice.allocation');
  await page.getByRole('button', { name: 'One more: Pear' }).click();
  await page.getByRole('button', { name: 'One more: Pear' }).click();
  await confirm(page).click();
  await until(page, 'choice.order');
  for (const id of ['plum', 'apple', 'quince', 'pear']) await option(page, id).click();
  await confirm(page).click();
  await until(page, 'choice.path');
  await option(page, 'quince').click();
  await confirm(page).click();
  await until(page, 'choice.text');
  await page.getByLabel('Your text').fill('lump');
  await confirm(page).click();
}

async function savedFile(page: Page): Promise<MatchFile> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  const path = await (await waiting).path();
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}

describe('the decision panel', () => {
  test('answers all seven kinds of choice by mouse, and the file of it verifies', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human', 'heuristic']);
    await until(page, 'choice.one');
    await shoot(page, 'toy-one-wide');
    await answerAll(page);
    await page.locator('.tw-outcome').waitFor();
    await shoot(page, 'toy-outcome-wide');
    await expect.poll(() => log(page).textContent()).toContain('answers: pear and plum.');
    await expect.poll(() => log(page).textContent()).toContain('answers: 0 2 0 0.');
    await expect
      .poll(() => log(page).textContent())
      .toContain('answers: plum, apple, quince, pear.');
    await expect.poll(() => log(page).textContent()).toContain('answers: pear to plum to quince.');
    const file = await savedFile(page);
    expect(verify(sevenQuestions as never, file)).toMatchObject({
      ok: true,
      dice: 'proven',
      finished: true,
      answers: 14,
    });
  });

  test('number keys press the options that show them, and once while they are held', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await until(page, 'choice.one');
    await page.keyboard.down('2');
    await until(page, 'choice.some');
    // Held on, it means nothing to the next question.
    await page.keyboard.down('2');
    await page.keyboard.up('2');
    expect(await page.locator('.tw-option[aria-pressed="true"]').count()).toBe(0);
    await page.keyboard.press('4');
    await page.keyboard.press('4');
    expect(await confirm(page).isDisabled()).toBe(true);
    await page.keyboard.press('1');
    await confirm(page).click();
    await until(page, 'choice.amount');
    await expect.poll(() => log(page).textContent()).toContain('answers: apple.');
  });

  test('a double click answers one question, and a click elsewhere the next', async () => {
    const page = await open(`${url}new/secret-pick`);
    await sitDown(page, ['human', 'heuristic']);
    const rounds = (count: number) =>
      expect.poll(() => log(page).getByText('All show their hands').count()).toBe(count);
    await option(page, 'paper').dblclick();
    await rounds(1);
    await option(page, 'scissors').click();
    await rounds(2);
    await expect
      .poll(() => log(page).textContent())
      .toContain('All show their hands: scissors, stone.');
  });

  test('the second half of a double click picks nothing that is asked next', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await option(page, 'strike/3').dblclick();
    await until(page, 'choice.some');
    expect(await page.locator('.tw-option[aria-pressed="true"]').count()).toBe(0);
    // Twice within one question it is picked and let go again.
    const pear = option(page, 'pear');
    await pear.click();
    await expect.poll(() => pear.getAttribute('aria-pressed')).toBe('true');
    await pear.dblclick();
    await expect.poll(() => pear.getAttribute('aria-pressed')).toBe('true');
  });

  test('the board and the panel share what is picked, and several offers narrow the panel', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await until(page, 'choice.one');
    await page.locator('[data-target="3"]').click();
    expect(await page.locator('.tw-panel [data-option]').count()).toBe(4);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await page.locator('.tw-panel [data-option]').count()).toBe(12);
    await option(page, 'spare/4').click();
    await until(page, 'choice.some');
    await page.locator('[data-fruit="plum"]').click();
    await expect.poll(() => option(page, 'plum').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => confirm(page).textContent()).toBe('Take 1 fruit');
  });

  test('folds many places of a way away; the keyboard opens the list and walks by it', async () => {
    const page = await open(`${url}new/long-walk`);
    await sitDown(page, ['human']);
    await until(page, 'choice.walk');
    expect(await page.locator('.tw-panel [data-option]').count()).toBe(0);
    await expect
      .poll(() => page.locator('.tw-choice').textContent())
      .toContain('Pick on the board.');
    await page.getByText('List all 30 places').focus();
    await page.keyboard.press('Enter');
    await option(page, 'place-29').waitFor();
    await page.getByLabel('Find among 30').fill('place 3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = await page.locator('.tw-choice').textContent();
    expect(panel).toContain('Way so far: Place 1 → Place 2 → Place 3');
    await confirm(page).click();
    await expect.poll(() => log(page).textContent()).toContain('The walk is over.');
  });

  test('what is closed says why, and its rule opens', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await page.getByText('Not possible now (1)').click();
    await expect
      .poll(() => page.locator('.tw-closed').textContent())
      .toContain('You are not tired.');
    await page.locator('.tw-closed [data-rule="TOY-ASK-01"]').click();
    const card = page.locator('.tw-rule-card:popover-open[data-card="TOY-ASK-01"]');
    await expect.poll(() => card.textContent()).toContain('nobody sleeps');
  });
});

describe('the log', () => {
  test('cites rules that open, also rules in tables', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await answerAll(page);
    await log(page).locator('[data-rule="TOY-LUCK-01"]').click();
    const card = page.locator('.tw-rule-card:popover-open[data-card="TOY-LUCK-01"]');
    await expect.poll(() => card.textContent()).toContain('Rolled at the end of a turn');
    // What comes above the log and pushes the link out of sight leaves the card to its reader.
    await page.locator('.tw-log').evaluate((element) => {
      const story = document.createElement('div');
      story.style.blockSize = '500px';
      element.before(story);
    });
    await card.getByRole('button', { name: 'Close' }).click({ trial: true });
    await card.getByRole('button', { name: 'Read on in the rules' }).click();
    await page.locator('dialog[open] [data-rule-id="TOY-LUCK-01"][data-shown]').waitFor();
    await card.waitFor({ state: 'detached' });
    await shoot(page, 'toy-rules-wide');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  test('leads back to a moment, and the table shows that moment', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await option(page, 'graze/2').click();
    await until(page, 'choice.some');
    await page.locator('.tw-log-moment').first().click();
    await expect
      .poll(() => page.locator('.tw-panel').textContent())
      .toContain('after the set-up of 1');
    await page.getByRole('button', { name: 'Back to the present' }).click();
    await until(page, 'choice.some');
  });
});

describe('undo', () => {
  test('takes back freely before a roll, explains itself after one, and redo plays it again', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await option(page, 'graze/2').click();
    await until(page, 'choice.some');
    await expect
      .poll(() => page.locator('.tw-undo').textContent())
      .toContain('Takes back the last decision');
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(page, 'choice.one');
    await page.getByRole('button', { name: 'Redo' }).click();
    await until(page, 'choice.some');
    await page.getByRole('button', { name: 'Undo' }).click();
    await answerAll(page);
    await until(page, 'choice.one');
    await expect
      .poll(() => page.locator('.tw-undo').textContent())
      .toContain('Something was rolled');
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(page, 'choice.text');
  });
});

describe('two people and secrets', () => {
  test('the device is handed over under a cover, and nothing shows through it', async () => {
    const page = await open(`${url}new/secret-pick`);
    await sitDown(page, ['human', 'human', 'heuristic']);
    const cover = page.locator('.tw-hand-over');
    await expect.poll(() => cover.textContent()).toContain('Hand the device to Lya');
    expect(await page.locator('.tw-panel').count()).toBe(0);
    await shoot(page, 'toy-hand-over-wide');
    await cover.getByRole('button').click();
    await option(page, 'paper').click();
    await expect.poll(() => cover.textContent()).toContain('Hand the device to Tom');
    await cover.getByRole('button').click();
    await option(page, 'scissors').click();
    await page.getByText('All show their hands: paper, scissors, stone.').first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const verdict = verify(secretPick as never, await savedFile(page));
    expect(verdict.problems).toEqual([]);
    expect(verdict.answers).toBeGreaterThanOrEqual(3);
  });
});

describe('matches last', () => {
  test('a reload goes on where the match was', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await option(page, 'graze/2').click();
    await until(page, 'choice.some');
    // A match is written beside the play: whoever reloads in that very moment is an answer behind.
    await expect.poll(async () => (await kept(page))?.answers.length).toBeGreaterThan(0);
    await page.reload();
    await until(page, 'choice.some');
    await expect.poll(() => log(page).textContent()).toContain('answers: graze/2.');
    await page.goto(url);
    await expect.poll(() => page.locator('.match-line').textContent()).toContain('Seven questions');
    await page.locator('.match-line').getByRole('link', { name: 'Continue' }).click();
    await until(page, 'choice.some');
  });

  test('a match is thrown away, taken back, saved and opened again', async () => {
    const page = await open(`${url}new/seven-questions`);
    await sitDown(page, ['human']);
    await until(page, 'choice.one');
    await page.goto(`${url}matches`);
    await shoot(page, 'toy-matches-wide');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const path = await (await waiting).path();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByText('No match is kept').waitFor();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.locator('.match-line').waitFor();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByText('No match is kept').waitFor();
    await page.locator('input[type="file"]').setInputFiles(path);
    await page.locator('.match-line').waitFor();
    const same: MatchFile = JSON.parse(await readFile(path, 'utf8'));
    const seats = same.seats.map((seat) => ({ ...seat, name: 'Zoe' }));
    await page.locator('input[type="file"]').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...same, seats })),
    });
    await page.getByText('Replace it with the file?').waitFor();
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    expect(await page.locator('.match-line').textContent()).not.toContain('Zoe');
    await page.locator('input[type="file"]').setInputFiles(path);
    await page.getByText('just as it is in the file').waitFor();
    const bad = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.locator('input[type="file"]').setInputFiles(bad);
    await page.getByText('This file could not be opened').waitFor();
  });

  test('an unknown match says so', async () => {
    const page = await open(`${url}match/nothing`);
    await page.getByText('There is no match nothing').waitFor();
  });
});

describe('a new table', () => {
  test('shows a problem at the field that has it, and then cannot be sat down at', async () => {
    const page = await open(`${url}new/seven-questions`);
    await page.getByText('Settings').click();
    await page.getByLabel('Mood').selectOption('wild');
    await page.getByLabel('Loud').check();
    const field = page.locator('[data-setting="loud"]');
    await expect.poll(() => field.textContent()).toContain('a wild table must be quiet');
    expect(await page.getByRole('button', { name: 'Sit down' }).isDisabled()).toBe(true);
    await shoot(page, 'toy-new-wide');
    await page.getByLabel('Loud').uncheck();
    await page.getByLabel('Name of seat B').fill('Lya');
    await page.getByText('Two seats are called Lya.').waitFor();
  });

  test('a game that is coming cannot be begun', async () => {
    const page = await open(`${url}new/later`);
    await page.getByText('Later cannot be played yet.').waitFor();
  });
});

describe('on a phone', () => {
  test('everything is reached without scrolling sideways', async () => {
    const page = await open(`${url}new/seven-questions`, { size: 'phone' });
    await page.getByText('Settings').click();
    await noSidewaysScroll(page);
    await shoot(page, 'toy-new-phone');
    await sitDown(page, ['human', 'heuristic', 'heuristic']);
    await until(page, 'choice.one');
    await noSidewaysScroll(page);
    await shoot(page, 'toy-one-phone');
    for (const name of ['Log', 'Rules', 'Seats', 'More']) {
      await page.locator('.narrow-bar').getByRole('button', { name }).click();
      await page.locator('dialog[open]').waitFor();
      await noSidewaysScroll(page);
      await shoot(page, `toy-${name.toLowerCase()}-phone`);
      await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    }
    await answerAll(page);
    expect(await heading(page).textContent()).not.toBe('');
  });
});

describe('what may be done at any time', () => {
  const tray = (page: Page) => page.getByRole('region', { name: 'What you may do at any time' });

  /** Two people at a market; the first of them has proposed salt for silk. */
  async function proposed(size: 'phone' | 'wide'): Promise<Page> {
    const page = await open(`${url}new/market`, { size });
    await sitDown(page, ['human', 'human']);
    await tray(page).getByText('At any time (1)').click();
    await tray(page).getByText('Propose a trade to Tom').click();
    await tray(page).locator('[data-option="salt"]').click();
    await tray(page).locator('[data-option="silk"]').click();
    await tray(page).getByRole('button', { name: 'Propose it' }).click();
    await tray(page).getByRole('region', { name: 'You propose to Tom' }).waitFor();
    return page;
  }

  test.each(['phone', 'wide'] as const)(
    'a proposal is shown as such: on a %s screen',
    async (size) => {
      const page = await proposed(size);
      const mine = tray(page).getByRole('region', { name: 'You propose to Tom' });
      await expect
        .poll(() => mine.locator('dl').textContent())
        .toBe('You getSilk from beyond the mountainsYou give TomSalt');
      await tray(page).getByRole('button', { name: 'Tom decides now' }).click();
      const theirs = tray(page).getByRole('region', { name: 'Lya proposes' });
      await expect
        .poll(() => theirs.locator('dl').textContent())
        .toBe('You getSaltYou give LyaSilk from beyond the mountains');
      for (const { theme, rules } of lightsFor()) {
        await light(page, theme);
        expect(await faults(page, rules, ['.table-board']), theme).toEqual([]);
        await shoot(page, `toy-deal-${size}-${theme}`);
      }
      await noSidewaysScroll(page);
      // A standing offer has nothing suggested that anybody could wait for.
      expect(await tray(page).getByText('suggested').count()).toBe(0);
      await theirs.getByRole('button', { name: 'Accept' }).click();
      await theirs.waitFor({ state: 'detached' });
    },
  );

  test('a key leads to the proposal, and without one to the tray', async () => {
    const page = await proposed('wide');
    await page.keyboard.press('t');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(await focused()).toBe('Withdraw it');
    await page.keyboard.press('Enter');
    await tray(page).getByRole('region', { name: 'You propose to Tom' }).waitFor({
      state: 'detached',
    });
    await page.keyboard.press('t');
    expect(await focused()).toBe('At any time (1)');
    await page.keyboard.press('?');
    await page.getByText('To what you may do at any time').waitFor();
  });
});

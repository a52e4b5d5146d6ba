import { verify } from '@tablewright/engine/host';
import { GAMES } from '@tablewright/registry';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { givenFile, READY } from './access-matches.ts';
import { startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Most decisions of one person in a match. */
const MOST_DECISIONS = 400;

/**
 * What a screen reader is told: everything here is found by its role and its name, and nothing by
 * how it is built or drawn.
 */
const decision = (page: Page): Locator => page.getByRole('form', { name: 'Decision' });
const questions = (page: Page): Locator =>
  decision(page).getByRole('group', { name: /^Lya decides: ./ });
const ended = (page: Page): Locator =>
  page.getByRole('complementary').getByRole('button', { name: 'Play again' });
const heard = (page: Page): Locator => page.getByRole('log', { name: 'Read aloud' });
const told = (page: Page): Locator =>
  page.getByRole('region', { name: 'Log' }).getByRole('list', { name: 'What happened' });

const optionsOf = (question: Locator): Locator =>
  question
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!Rule )./, disabled: false })
    // What only opens a list of such actions is none.
    .and(question.page().locator('button:not([aria-expanded])'));

/** Takes what is suggested of what is put together, or of places that only the board lists. */
const wholeDefault = (question: Locator): Locator =>
  question.getByRole('button', { name: /^((Take|In the order) .*suggested\)?|As suggested.*)$/ });

/** Sits down at the smallest table of a person and a bot, from the door on. */
async function sitDownByNames(page: Page, title: string): Promise<void> {
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: title, exact: true }),
  });
  await card.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const seats = page.getByRole('group', { name: 'Seats' });
  const fewer = seats.getByRole('button', { name: 'One seat fewer' });
  while ((await seats.getByRole('textbox').count()) > 2) await fewer.click();
  const short = page.getByRole('radio', { name: 'A short match' });
  if ((await short.count()) > 0) await short.check();
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Presses what may meanwhile have gone. */
async function press(button: Locator): Promise<boolean> {
  try {
    await button.click({ timeout: 1_500 });
    return true;
  } catch {
    return false;
  }
}

/** A question says who decides what; its controls have names, and its choices say how they stand. */
async function readQuestion(question: Locator): Promise<void> {
  const heading = question.getByRole('heading', { level: 2 });
  await expect.poll(() => heading.textContent()).toMatch(/^\S+ decides: \S/);
  for (const control of ['button', 'spinbutton', 'textbox', 'slider', 'searchbox'] as const) {
    const nameless = question.getByRole(control, { name: /^\s*$/ });
    expect(await nameless.count(), `a ${control} without a name`).toBe(0);
  }
  // Several things are picked one by one, and each says that it is.
  const several = wholeDefault(question);
  const points = question.getByRole('status', { name: /^Points for / });
  // What is put together has a line that says what is still missing.
  const listed =
    (await optionsOf(question).count()) > 0 && (await question.getByRole('status').count()) > 0;
  if (listed && (await several.isVisible()) && (await points.count()) === 0) {
    await press(optionsOf(question).first());
    await question.getByRole('button', { pressed: true }).first().waitFor();
    await press(question.getByRole('button', { name: 'Clear' }));
    await several.waitFor();
  }
}

/** What cannot be chosen now has a name and a reason. Says how much there is of it. */
async function readClosed(question: Locator): Promise<number> {
  // In a bar of actions it stands in its place, and its name says why.
  const inBar = question.getByRole('listitem').getByRole('button', { disabled: true });
  for (const name of await inBar.allTextContents()) expect(name).toMatch(/not now: \w+ \w+/);
  const closed = question.getByRole('group').filter({ hasText: /^Not possible now/ });
  if ((await closed.count()) === 0) return inBar.count();
  const summary = closed.getByText(/^Not possible now/);
  await summary.click();
  const names = await closed.getByRole('term').allTextContents();
  const reasons = await closed.getByRole('definition').allTextContents();
  expect(names.filter((name) => !/\w/.test(name))).toEqual([]);
  expect(reasons.filter((reason) => !/\w+ \w+/.test(reason))).toEqual([]);
  expect(reasons).toHaveLength(names.length);
  await summary.click();
  return names.length;
}

/** Answers a question: by what is suggested, by what is written in its field, or by one of its options. */
async function answer(question: Locator, turn: number): Promise<void> {
  const field = question.getByRole('spinbutton').or(question.getByRole('textbox'));
  const byDefault = question.getByRole('button', { name: / suggested$/ });
  const options = optionsOf(question);
  const whole = wholeDefault(question);
  const folded = question.getByText(/^List all \d+ places$/);
  const form = question.getByRole('button', { name: /^(Hand in|Play this (hero|character))$/ });
  if (await form.isVisible()) await press(form);
  else if (await whole.isVisible()) await press(whole);
  else if (await field.first().isVisible()) await field.first().press('Enter');
  else if (turn % 3 === 1 && (await options.count()) > 0) await press(options.last());
  else if ((await byDefault.count()) > 0) await press(byDefault.first());
  else {
    if ((await options.count()) === 0) await press(folded);
    await press(options.first());
  }
}

/** What was met in a match. */
interface Met {
  readonly answers: number;
  /** Answers after which the log had more to tell; a secret one or a pass need not. */
  readonly logged: number;
  /** Options that were closed, each with a reason. */
  readonly closed: number;
}

/** Plays a match to its end by what is told of it. After each answer something is read aloud. */
async function playByTree(page: Page): Promise<Met> {
  const read = new Set<string>();
  let closed = 0;
  let logged = 0;
  for (let turn = 0; turn < MOST_DECISIONS; turn += 1) {
    const question = questions(page).first();
    await question.or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) return { answers: turn, logged, closed };
    const why = (await question.getByRole('heading', { level: 2 }).textContent()) ?? '';
    if (!read.has(why)) {
      read.add(why);
      await readQuestion(question);
      closed += await readClosed(question);
    }
    const before = await heard(page).textContent();
    const lines = await told(page).textContent();
    await answer(question, turn);
    await expect.poll(() => heard(page).textContent()).not.toBe(before);
    if ((await told(page).textContent()) !== lines) logged += 1;
  }
  throw new Error(`the match was not over after ${MOST_DECISIONS} decisions`);
}

/** The landmarks of a table, and a board that is told in full. */
async function readTable(page: Page, title: string): Promise<void> {
  await page.getByRole('banner').getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
  const board = page.getByRole('main', { name: 'Board' });
  await board.getByRole('region', { name: /\w/ }).first().waitFor();
  // Read at one moment: pieces come and go while bots play.
  const nameless = (await board.ariaSnapshot())
    .split('\n')
    .filter((line) => /^\s*- (?:button|img|grid|region)(?: \[[^\]]*\])*(?::.*)?$/.test(line));
  expect(nameless, 'everything on the board has a name').toEqual([]);
  await decision(page).waitFor();
  await told(page).waitFor();
  await page.getByRole('link', { name: 'To the decision' }).waitFor();
}

describe.each(READY)('$id', ({ id, game }) => {
  const title = GAMES.find((entry) => entry.id === id)?.title ?? id;

  test('a whole match is played by what is told of it, and its end is announced', async () => {
    const page = await open(url);
    await sitDownByNames(page, title);
    await readTable(page, title);
    const { answers, logged, closed } = await playByTree(page);
    expect(answers).toBeGreaterThan(0);
    expect(closed).toBeGreaterThan(0);
    // Where a deed is asked for in steps (what, at whom, by which way) only the last one is told.
    const steps = game.brief === undefined ? 2 : 3;
    expect(logged).toBeGreaterThan(answers / steps);
    const outcome = page
      .getByRole('complementary', { name: 'Decision and log' })
      .getByRole('region')
      .getByRole('heading', { level: 2 })
      .first();
    const how = (await outcome.textContent()) ?? '';
    await page.getByRole('region', { name: how }).first().waitFor();
    await expect.poll(() => heard(page).textContent()).toContain(`The match is over: ${how}`);
    const file = await givenFile(page, () =>
      page.getByRole('button', { name: 'Save as a file' }).click(),
    );
    expect(verify(game, file)).toMatchObject({ ok: true, finished: true });
  });
});

import type { Game } from '@tablewright/engine';
import { Match, type MatchFile } from '@tablewright/engine/host';
import { GAMES, loadGame } from '@tablewright/registry';
import { createSpeaker } from '@tablewright/words';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchAtReaction, matchFileOf, mostSeats, openMatch, READY } from './access-matches.ts';
import { kept, noSidewaysScroll, shoot, sitDown, startBrowser } from './browser.ts';
import { secretPick } from './toys/secret-pick.ts';

const toys = inject('toysUrl');
const table = inject('tableUrl');
const { open } = startBrowser();

const option = (page: Page, id: string): Locator => page.locator(`.tw-panel [data-option="${id}"]`);
const answers = (page: Page): Promise<number> =>
  page.getByLabel('Moment of the match').getAttribute('max').then(Number);
/** Waits until the log says it. */
const told = (page: Page, what: string): Promise<void> =>
  page.locator('.tw-log ol').getByText(what).waitFor();
const lines = (page: Page): Promise<string[]> =>
  page.locator('.tw-log ol ul > li').allTextContents();

const botOf = (game: Game): string => Object.keys(game.bots)[0] ?? 'random';

describe('bots', () => {
  test('think in a worker', async () => {
    const page = await open(`${toys}new/secret-pick`);
    const started = page.waitForEvent('worker');
    await sitDown(page, ['human', 'heuristic']);
    expect((await started).url()).toContain('thinker');
    await option(page, 'paper').click();
    await told(page, 'All show their hands: paper, stone.');
  });

  test('play without workers too', async () => {
    const page = await open(`${toys}new/secret-pick`);
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'Worker');
    });
    await page.reload();
    await sitDown(page, ['human', 'heuristic']);
    await option(page, 'paper').click();
    await told(page, 'All show their hands: paper, stone.');
    expect(page.workers()).toHaveLength(0);
  });

  test('are seen thinking, and stop when a person takes back', async () => {
    const page = await open(`${toys}new/secret-pick`, { calm: true });
    await sitDown(page, ['human', 'heuristic']);
    await page.locator('[data-thinks]').waitFor();
    await option(page, 'paper').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await option(page, 'scissors').click();
    await told(page, 'All show their hands: scissors, stone.');
    await page.locator('.tw-choice').waitFor();
    const loaded = Match.load(secretPick, await kept(page));
    expect(loaded.ok && loaded.value.log[0]?.answer).not.toBe('paper');
  });
});

test('a long name beside the title breaks between words alone, and the board stays in its place', async () => {
  const page = await open(`${toys}new/seven-questions`);
  await page.getByLabel('Name of seat A').fill('Featherstonehaugh Smythe');
  await sitDown(page, ['human', 'human']);
  const name = page.locator('.table-seats .tw-seat-name').first();
  const asked = page.locator('.table-seats [data-deciding] .tw-seat-name');
  const top = async () => (await page.locator('.table-board').boundingBox())?.y;
  await expect.poll(() => asked.textContent()).toBe('Featherstonehaugh Smythe');
  const whenAsked = await top();
  expect(await brokenWords(name)).toEqual([]);
  await shoot(page, 'toy-long-name-wide');
  await option(page, 'strike/3').click();
  for (const why of ['some', 'amount', 'allocation', 'order', 'path', 'text']) {
    await page.locator(`.tw-choice[data-why="choice.${why}"]`).waitFor();
    await page
      .locator('.tw-panel :is([data-take-default], .tw-confirm .tw-primary:enabled)')
      .first()
      .click();
  }
  await expect.poll(() => asked.textContent()).toBe('Tom');
  expect(await brokenWords(name)).toEqual([]);
  expect(await top()).toBe(whenAsked);
});

/** The words of a text that do not stand on one line. */
function brokenWords(of: Locator): Promise<readonly string[]> {
  return of.evaluate(({ firstChild: text }) => {
    if (text === null) return ['nothing is written there'];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

describe('the past', () => {
  test('is played on from, in a match of its own, and the first one stays', async () => {
    const page = await open(`${toys}new/secret-pick`);
    await sitDown(page, ['human', 'heuristic']);
    await option(page, 'paper').click();
    await told(page, 'paper, stone.');
    await option(page, 'scissors').click();
    await told(page, 'scissors, stone.');
    const before = await kept(page);
    const first = page.url();
    const rail = page.getByLabel('Moment of the match');
    await rail.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => rail.getAttribute('aria-valuetext')).toMatch(/^After 0 of \d answers/);
    await page.getByRole('button', { name: 'One answer later' }).click();
    await page.getByRole('button', { name: 'One answer later' }).click();
    await expect.poll(() => rail.getAttribute('aria-valuetext')).toContain('paper, stone.');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/match/'));
    await option(page, 'stone').click();
    await told(page, 'All show their hands: stone, stone.');
    expect(await lines(page)).not.toContain('scissors');
    await page.goto(first);
    await told(page, 'scissors, stone.');
    const after = await kept(page);
    expect(after.answers.slice(0, before.answers.length)).toEqual(before.answers);
  });
});

describe('the log', () => {
  test('is narrowed to a seat and to words, and every line leads to its moment', async () => {
    const page = await open(`${toys}new/seven-questions`);
    await sitDown(page, ['human', 'heuristic']);
    await option(page, 'strike/3').click();
    await option(page, 'pear').click();
    await page.locator('.tw-confirm .tw-primary').click();
    await page.locator('.tw-choice[data-why="choice.amount"]').waitFor();
    const all = (await lines(page)).length;
    await page.getByText('Find in the log').click();
    await page.getByLabel('Words').fill('PEAR');
    expect(await lines(page)).toEqual([expect.stringContaining('Lya (you) answers: pear.')]);
    await page.getByLabel('Words').fill('');
    expect((await lines(page)).length).toBe(all);
    await page.getByLabel('Seat', { exact: true }).selectOption({ label: 'Sprocket' });
    await page.getByText('Nothing in the log is like that.').waitFor();
    await page.getByLabel('Seat', { exact: true }).selectOption({ label: 'Lya' });
    expect((await lines(page)).length).toBeGreaterThan(1);
    await page
      .getByRole('button', {
        name: 'Look at the table when this happened: Lya (you) answers: strike/3.',
      })
      .click();
    await page.getByText('You look at the table after 1 answer of 2.').waitFor();
  });
});

/** A match that is over, in which somebody has come nearer to winning: short ones may be without. */
function eventfulFile(game: Game): MatchFile {
  for (const seed of ['access', 'busy', 'busier', 'busiest']) {
    const file = matchFileOf(game, { seats: mostSeats(game), share: 1, seed });
    const standing = game.measures.standing?.(matchOf(game, file).state) ?? [];
    if (standing.some((value) => value > 0)) return file;
  }
  throw new Error(`nothing happens in any of these matches of ${game.id}`);
}

describe.each(GAMES.filter(({ status }) => status === 'ready'))('$id', ({ id }) => {
  test('tells the story of a match, with turning points that lead into it, and in the list how it ended', async () => {
    const game = await loadGame(id);
    const file = eventfulFile(game);
    const page = await open(`${table}matches`);
    await openMatch(page, table, file);
    await page.locator('.tw-story').waitFor();
    await page.locator('.tw-story-table summary').click();
    const sides = game.measures.standing?.(matchOf(game, file).state).length ?? 0;
    expect(await page.locator('.tw-story-line').count()).toBe(2 * sides);
    expect(await page.locator('.tw-story-table thead th').count()).toBe(1 + sides);
    // Of what its percentages are is said, and every line has its side's sign at its end.
    const scale = createSpeaker({ texts: game.texts, locale: 'en', seatName: String });
    await expect
      .poll(() => page.locator('.tw-story-scale').textContent())
      .toBe(scale.say({ key: 'standing.help' }));
    expect(await page.locator('.tw-story > svg > g[transform] > *').count()).toBe(sides);
    await shoot(page, `${id}-story-wide`);
    await page.locator('.tw-story-turns button').last().click();
    await page.getByText(/You look at the table after/).waitFor();
    await page.getByRole('button', { name: 'Back to the present' }).click();
    await page.locator('.tw-story').waitFor();
    await page.goto(`${table}matches`);
    await page
      .locator('.match-line')
      .filter({ hasText: /Over: .+ wins?\./ })
      .waitFor();
  });

  test('numbers open into parts that add up', async () => {
    const page = await open(`${table}new/${id}`, { size: 'phone' });
    const game = await loadGame(id);
    const bots = Array.from({ length: game.seats.default - 1 }, () => botOf(game));
    await sitDown(page, ['human', ...bots]);
    // A score may well begin at 0.
    const number = page.locator('.tw-parts').filter({ hasText: /[1-9]/ }).first();
    await expect
      .poll(async () => {
        // Before the game has begun there may be none.
        if (!(await number.isVisible())) await page.keyboard.press('d');
        return await number.isVisible();
      })
      .toBe(true);
    await number.focus();
    await page.keyboard.press('Enter');
    const sheet = page.locator('.tw-parts-sheet:popover-open');
    await sheet.locator('dd').first().waitFor();
    const written = await sheet.locator('dd').allTextContents();
    const amounts = written.map((amount) => Number(amount.replace('−', '-')));
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
    await noSidewaysScroll(page);
    await shoot(page, `${id}-parts-phone`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

test('what would come of the options is tried out, and stopped', async () => {
  const page = await open(`${toys}new/seven-questions`);
  await sitDown(page, ['human', 'heuristic']);
  await page.locator('.tw-what-if summary').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.locator('.tw-shares li').first().waitFor();
  expect(await page.locator('.tw-shares li').count()).toBe(12);
  // The first seat wins every match of this toy.
  await expect
    .poll(() => page.locator('.tw-shares li').first().textContent())
    .toContain('100% won');
  await option(page, 'strike/3').click();
  await page.locator('.tw-choice[data-why="choice.some"]').waitFor();
  expect(await page.locator('.tw-shares').count()).toBe(0);
  expect(await answers(page)).toBe(1);
});

function matchOf(game: Game, file: MatchFile): Match {
  const loaded = Match.load(game, file);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

const reactions = READY.flatMap(({ id, game }) => {
  const file = matchAtReaction(game);
  return file === undefined ? [] : [{ id, file }];
});

test('some game has reactions', () => {
  expect(reactions).not.toEqual([]);
});

test.each(reactions)('$id: a reaction is settled for now and from now on', async ({ id, file }) => {
  const page = await open(`${table}matches`);
  await openMatch(page, table, file);
  const before = await answers(page);
  await page.getByText('Always, without being asked').click();
  await shoot(page, `orders-offered-${id}`);
  // The way out comes first, whatever the game calls it.
  await page
    .getByRole('button', { name: /^Always: / })
    .first()
    .click();
  const given = page.getByRole('region', { name: 'Decided in advance' });
  await given.getByText('Never.').waitFor();
  expect(await answers(page)).toBeGreaterThan(before);
  await noSidewaysScroll(page);
  await shoot(page, `orders-given-${id}`);
  await given.getByRole('button', { name: 'Ask me again' }).click();
  await given.waitFor({ state: 'detached' });
});

import { readFile } from 'node:fs/promises';
import { nextMove, policyNamed } from '@tablewright/bots';
import type { Game, OptionSpec } from '@tablewright/engine';
import { Match, type MatchFile, seededSource, verify } from '@tablewright/engine/host';
import { resultHash, simulate } from '@tablewright/lab';
import { GAMES, loadGame } from '@tablewright/registry';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { mostSeats } from './access-matches.ts';
import { noSidewaysScroll, shoot, sitDown, startBrowser } from './browser.ts';
import { inPanel, onLook, suggested, takesFirst } from './in-panel.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const ready = await Promise.all(
  GAMES.filter(({ status }) => status === 'ready').map(async ({ id }) => ({
    id,
    game: await loadGame(id),
  })),
);

const over = (page: Page): Locator => page.locator('.tw-outcome');
const covered = (page: Page): Locator => page.locator('.tw-hand-over');
const onBoard = (page: Page): Locator =>
  page.locator('.table-board :is([data-live], [data-offered]):is(button, [role="button"])');

/** Waits for something to do, and says what. */
async function somethingToDo(page: Page): Promise<'over' | 'cover' | 'choice'> {
  await over(page).or(covered(page)).or(inPanel(page)).first().waitFor();
  if (await over(page).isVisible()) return 'over';
  return (await covered(page).isVisible()) ? 'cover' : 'choice';
}

/** Clicks what may meanwhile have gone, because a bot was faster. */
async function clickIfThere(target: Locator): Promise<boolean> {
  try {
    await target.click({ timeout: 1_500 });
    return true;
  } catch {
    return false;
  }
}

/** What the panel asks and how far it is answered; changes when a touch had an effect. */
const asked = (page: Page): Promise<string> =>
  page
    .locator('.table-decision')
    .textContent({ timeout: 1_000 })
    .then((text) => text ?? '')
    .catch(() => '');

/** Plays until the match is over, or so many decisions; returns how often the board was of use. */
async function playByMouse(page: Page, most = 2_000): Promise<number> {
  let byBoard = 0;
  for (let decision = 0; decision < most; decision += 1) {
    const next = await somethingToDo(page);
    if (next === 'over') return byBoard;
    if (next === 'cover') {
      await clickIfThere(covered(page).getByRole('button'));
      continue;
    }
    // Every third decision is tried on the board first.
    if (decision % 3 === 1 && (await onBoard(page).count()) > 0) {
      const before = await asked(page);
      await clickIfThere(onBoard(page).first());
      const card = await onLook(page);
      if (card !== undefined) await clickIfThere(card);
      if ((await asked(page)) !== before) byBoard += 1;
    }
    const isUsual = !takesFirst(decision) && (await suggested(page).count()) > 0;
    await clickIfThere((isUsual ? suggested(page) : inPanel(page)).first());
  }
  return byBoard;
}

async function savedFile(page: Page): Promise<MatchFile> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  const path = await (await waiting).path();
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}

/** One person first, bots in all other seats. */
const seatsOf = (game: Game, count: number): string[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? 'human' : botOf(game)));

const botOf = (game: Game): string => Object.keys(game.bots)[0] ?? 'random';

/** Whether seats ever decide in secret, found out by a match of bots. */
function decidesInSecret(game: Game): boolean {
  const seats = seatsOf(game, game.seats.default).map((_, i) => ({
    name: `${i}`,
    player: botOf(game),
  }));
  const made = Match.create(game, {
    id: 'secret',
    seats,
    options: { ...game.unattended, ...game.brief },
    random: { kind: 'seeded', seed: '1' },
  });
  if (!made.ok) throw new Error(made.error[0]?.message);
  const match = made.value;
  const policies = seats.map(({ player }) => policyNamed(game, player));
  const random = seededSource('bots');
  while (!match.over) {
    if (match.secret) return true;
    const move = nextMove({ game, state: match.state, choices: match.choices }, policies, random);
    if (move === undefined) return false;
    match.submitAnswer(move.seat, move.slot, move.answer);
  }
  return false;
}

function hasReport(id: string): boolean {
  const entry = GAMES.find((one) => one.id === id);
  return entry?.status === 'ready' && entry.loadReport !== undefined;
}

/** Opens the report of a match that is over, looks at it, and prints it: a paper for each page. */
async function readReport(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Match report' }).click();
  const papers = page.locator('dialog[open] .tw-paper');
  await papers.nth(1).waitFor();
  await shoot(page, `${id}-report-wide`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(await papers.count());
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

describe('the door', () => {
  test('shows every game, and which of them are still coming', async () => {
    const page = await open(url);
    await expect.poll(() => page.locator('.game-card').count()).toBe(ready.length);
    for (const { title, status } of GAMES) {
      if (status === 'coming') await page.getByText(title).waitFor();
    }
    await shoot(page, 'home-wide');
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
  });

  test.each(ready)(
    'sits down at a gentle table of $id at one press, and leads back to it',
    async ({ id }) => {
      const title = GAMES.find((entry) => entry.id === id)?.title ?? '';
      const page = await open(url, { size: 'phone' });
      const card = page.locator('.game-card').filter({
        has: page.getByRole('heading', { name: title, exact: true }),
      });
      await card.getByRole('button', { name: 'Play now' }).click();
      await page.locator('.table-board').waitFor();
      const address = new URL(page.url()).pathname;
      await page.goto(url);
      await card.getByRole('link', { name: 'Continue' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    },
  );

  test.each(['day', 'dusk'] as const)('shows a board of each game by %s', async (theme) => {
    const page = await open(url, { theme });
    const shown = page.locator('.game-card-cover img').filter({ visible: true });
    await expect.poll(() => shown.count()).toBe(ready.length);
    const lights = () =>
      shown.evaluateAll((images) =>
        images.map((image) =>
          image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.dataset.light : '',
        ),
      );
    await expect.poll(lights).toEqual(ready.map(() => theme));
  });

  test('the light is switched by hand and stays so', async () => {
    const page = await open(url);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole('button', { name: 'Light as the device has it' }).click();
    expect(await theme()).toBe('day');
    await page.getByRole('button', { name: 'Day light' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Dusk light' }).waitFor();
    expect(await theme()).toBe('dusk');
  });
});

describe.each(ready)('$id', ({ id, game }) => {
  test('a whole match is played by mouse against bots, and its file verifies', async () => {
    const page = await open(`${url}new/${id}`);
    await sitDown(page, seatsOf(game, game.seats.default));
    // A short match may offer nothing on the board: another one.
    while ((await playByMouse(page)) === 0) {
      await page.getByRole('button', { name: 'Play again' }).click();
      await over(page).waitFor({ state: 'detached' });
    }
    await over(page).waitFor();
    await page.locator('.tw-ending').waitFor();
    await shoot(page, `${id}-over-wide`);
    const verdict = verify(game, await savedFile(page));
    expect(verdict).toMatchObject({ ok: true, dice: 'proven', finished: true });
    expect(verdict.draws.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Dice and cards' }).click();
    await page.getByRole('button', { name: 'Check every draw' }).click();
    await page.getByText('All is as promised').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    if (hasReport(id)) await readReport(page, id);
    await page.getByRole('button', { name: 'Play again' }).click();
    await over(page).waitFor({ state: 'detached' });
    expect(await somethingToDo(page)).not.toBe('over');
  });

  test('the rules that the log cites open in a card; undo goes back to the decision, and a reload keeps the match', async () => {
    const page = await open(`${url}new/${id}`);
    await sitDown(page, seatsOf(game, game.seats.default));
    await playByMouse(page, 4);
    await somethingToDo(page);
    const links = page.locator('.tw-log ol .tw-rule-link');
    const cited = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-rule') ?? '')),
    );
    expect(cited.size).toBeGreaterThan(2);
    for (const rule of [...cited].slice(0, 4)) {
      await links
        .filter({ hasText: rule ?? '' })
        .first()
        .click();
      const card = page.locator(`.tw-rule-card:popover-open[data-card="${rule}"]`);
      await card.waitFor();
      // It says something of its own beside its title and its ways on.
      await expect.poll(() => card.locator('p').first().textContent()).toMatch(/\w{3}.*\./s);
      await card.getByRole('button', { name: 'Close' }).click();
      await card.waitFor({ state: 'detached' });
    }
    const moment = () => page.getByLabel('Moment of the match').getAttribute('max');
    const undo = page.getByRole('button', { name: 'Undo' });
    // What has shown a die cannot be taken back.
    while (!(await undo.isEnabled())) {
      await playByMouse(page, 1);
      await somethingToDo(page);
    }
    const before = Number(await moment());
    await undo.click();
    await page.getByRole('button', { name: 'Redo' }).waitFor();
    const back = Number(await moment());
    expect(back).toBeLessThan(before);
    await page.reload();
    await somethingToDo(page);
    expect(Number(await moment())).toBeGreaterThanOrEqual(back);
  });

  test('on a phone nothing is wider than the screen, from the form to the middle of a match', async () => {
    const page = await open(`${url}new/${id}`, { size: 'phone' });
    await page.getByText('Settings').click();
    await noSidewaysScroll(page);
    await sitDown(page, seatsOf(game, mostSeats(game)));
    await playByMouse(page, 10);
    await somethingToDo(page);
    await noSidewaysScroll(page);
    const board = page.locator('.table-board');
    expect(await board.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    await shoot(page, `${id}-phone`);
  });

  test('the laboratory counts in the browser what Node counts', async () => {
    // Whoever has a short match has a long one, and the laboratory plays that.
    const matches = game.brief === undefined ? 24 : 2;
    const page = await open(`${url}lab`);
    await page.getByLabel('Game').selectOption(id);
    await page.getByLabel('Matches').fill(String(matches));
    await page.getByLabel('Seats').fill(String(game.seats.default));
    await page.getByLabel('Seed').fill('hash');
    await page.getByRole('button', { name: 'Play them' }).click();
    const hash = await page.getByTestId('result-hash').textContent();
    const bots = Array.from({ length: game.seats.default }, () => 'heuristic');
    const plan = { matches, seed: 'hash', seats: bots };
    expect(hash).toBe(resultHash(simulate(game, plan)));
    await shoot(page, `${id}-lab-wide`);
  });
});

const namesSeat = (spec: OptionSpec): boolean => spec.kind === 'number' && spec.names === 'seat';

test.each(ready.filter(({ game }) => Object.values(game.options).some(namesSeat)))(
  '$id: a setting that stands for a seat offers the seats by their names',
  async ({ id, game }) => {
    const [name = ''] = Object.entries(game.options).find(([, spec]) => namesSeat(spec)) ?? [];
    const page = await open(`${url}new/${id}`);
    await page.locator('.option-fields summary').click();
    const field = page.locator(`[data-setting="${name}"] select`);
    const offered = await field.locator('option').allTextContents();
    expect(offered).toHaveLength(game.seats.default + 1);
    await field.selectOption({ label: 'Sprocket' });
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.table').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect.poll(() => page.locator('.settings dd').allTextContents()).toContain('Sprocket');
  },
);

test.each(ready.filter(({ game }) => decidesInSecret(game)))(
  '$id: two people who decide in secret hand the device over under a cover',
  async ({ id }) => {
    const page = await open(`${url}new/${id}`);
    await sitDown(page, ['human', 'human']);
    const names = new Set<string>();
    for (let step = 0; step < 40 && names.size < 2; step += 1) {
      if ((await somethingToDo(page)) === 'cover') {
        expect(await page.locator('.tw-panel').count()).toBe(0);
        names.add((await covered(page).locator('h2').textContent()) ?? '');
      }
      await playByMouse(page, 1);
    }
    expect([...names].sort()).toEqual(['Hand the device to Lya', 'Hand the device to Tom']);
  },
);

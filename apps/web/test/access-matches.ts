import { readFile } from 'node:fs/promises';
import { nextMove, policyNamed } from '@tablewright/bots';
import type { Choice, Game } from '@tablewright/engine';
import { Match, type MatchFile, readOptions, seededSource } from '@tablewright/engine/host';
import { GAMES, loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';

/** Every game that can be played. */
export const READY: readonly { readonly id: string; readonly game: Game }[] = await Promise.all(
  GAMES.filter(({ status }) => status === 'ready').map(async ({ id }) => ({
    id,
    game: await loadGame(id),
  })),
);

/** How many can sit down as the settings stand at first. */
export function mostSeats({ seats, options, checkOptions }: Game): number {
  const usual = readOptions(options, {});
  for (let count = seats.max; usual.ok && count > seats.min; count -= 1) {
    if ((checkOptions?.(usual.value, count) ?? []).length === 0) return count;
  }
  return seats.min;
}

/** The match that the page gives out as a file. */
export async function givenFile(page: Page, press: () => Promise<void>): Promise<MatchFile> {
  const waiting = page.waitForEvent('download');
  await press();
  const path = await (await waiting).path();
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}

/** Names as long as the table takes them, and as they are. */
const NAMES = [
  'Maximiliane Hohenstaufen',
  'Bartholomew Featherstone',
  'Lya',
  'Tom',
  'Wilhelmina',
  'Konstantin',
];

/** The name of the bot that a game offers first. */
const botOf = (game: Game): string => Object.keys(game.bots)[0] ?? 'random';

/** A match of one person and bots in all other seats. */
interface MatchWanted {
  readonly seats: number;
  /** How far the match has gone, from 0 to 1; at the end it is over. */
  readonly share: number;
  /** Another seed makes another match. */
  readonly seed?: string;
}

/** A match that bots have played to its end, and after how many answers the first seat decides. */
interface WholeMatch {
  readonly match: Match;
  readonly decisions: readonly number[];
}

const whole = new Map<string, WholeMatch>();

/** Matches that are looked through for one in which the first seat decides so late. */
const MOST_MATCHES = 30;

/**
 * The file of a match that bots have played so far that the first seat, a person's, is to decide
 * next, or to its end: the first match in which it does so late enough, as it may be out of one early.
 * The same wish gives the same match.
 */
export function matchFileOf(game: Game, { seats, share, seed }: MatchWanted): MatchFile {
  for (let nth = 0; nth < MOST_MATCHES; nth += 1) {
    const { match, decisions } = wholeMatch(game, seats, nth === 0 ? seed : `${seed} ${nth}`);
    const least = Math.floor(share * match.seq);
    const at = share >= 1 ? match.seq : decisions.find((seq) => seq >= least);
    if (at !== undefined) return match.fork(at).toFile({ withSecret: true });
  }
  throw new Error(`in no match of ${game.id} the first seat decides after ${share} of it`);
}

/** Each is played once. */
function wholeMatch(game: Game, seats: number, seed?: string): WholeMatch {
  const key = `${game.id} ${seats} ${seed ?? ''}`;
  const known = whole.get(key);
  if (known !== undefined) return known;
  const match = startedMatch(game, seats, seed);
  const decisions: number[] = [];
  playUntil(match, () => {
    if (match.choices.some(({ seat }) => seat === 0)) decisions.push(match.seq);
    return false;
  });
  const played = { match, decisions };
  whole.set(key, played);
  return played;
}

/**
 * The file of a match in which the first seat, a person's, has a reaction to decide that it could
 * settle in advance; nothing if the game has none, or the bots never came to it.
 */
export function matchAtReaction(game: Game): MatchFile | undefined {
  return matchAsking(game, ({ reaction }) => reaction !== undefined);
}

/**
 * The file of a match in which the first seat, a person's, is asked something of this kind; nothing
 * if the bots never came to it.
 */
export function matchAsking(
  game: Game,
  wanted: (choice: Choice) => boolean,
): MatchFile | undefined {
  const match = startedMatch(game, game.seats.min);
  const open = (): boolean => match.choices.some((choice) => choice.seat === 0 && wanted(choice));
  playUntil(match, open);
  return open() ? match.toFile({ withSecret: true }) : undefined;
}

/** A match as short as so many seats allow. */
function startedMatch(game: Game, count: number, seed = 'access'): Match {
  const create = (options: Game['brief']) =>
    Match.create(game, {
      id: `access-${game.id}-${count}`,
      seats: NAMES.slice(0, count).map((name, seat) => ({
        name,
        player: seat === 0 ? 'human' : botOf(game),
      })),
      options: { ...game.unattended, ...options },
      random: { kind: 'seeded', seed },
    });
  let options: Game['brief'] = {};
  for (const [name, value] of Object.entries(game.brief ?? {})) {
    const shorter: Game['brief'] = { ...options, [name]: value };
    if (create(shorter).ok) options = shorter;
  }
  const made = create(options);
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value;
}

function playUntil(match: Match, enough: () => boolean): void {
  const { game, seats } = match;
  const policies = seats.map(() => policyNamed(game, botOf(game)));
  const chance = seededSource('bots');
  while (!match.over && !enough()) {
    const { state, choices } = match;
    const move = nextMove({ game, state, choices }, policies, chance);
    if (move === undefined) throw new Error(`nobody can go on after ${match.seq} answers`);
    const taken = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!taken.ok) throw new Error(taken.error.message);
  }
}

/** Takes a match in as a file, and sits down at its table. */
export async function openMatch(page: Page, base: string, file: MatchFile): Promise<void> {
  if (page.url() !== `${base}matches`) await page.goto(`${base}matches`);
  await page.getByLabel('Open a file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
  // The same match at another moment may be there.
  const replace = page.getByRole('button', { name: 'Replace it' });
  if (await replace.isVisible()) {
    await replace.click();
    await replace.waitFor({ state: 'detached' });
  }
  await page.locator(`a[href="/match/${file.id}"]`).first().click();
  await page.waitForURL(`${base}match/${file.id}`);
  await page.getByRole('main').waitFor();
}

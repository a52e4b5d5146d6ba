import { readFile } from 'node:fs/promises';
import { nextMove, policyNamed } from '@tablewright/bots';
import { type Game, Match, type MatchFile, seededSource } from '@tablewright/engine';
import { GAMES, loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';

/** Every game that can be played. */
export const READY: readonly { readonly id: string; readonly game: Game }[] = await Promise.all(
  GAMES.filter(({ status }) => status === 'ready').map(async ({ id }) => ({
    id,
    game: await loadGame(id),
  })),
);

/** The match that the page gives out as a file. */
export async function givenFile(page: Page, press: () => Promise<void>): Promise<MatchFile> {
  const waiting = page.waitForEvent('download');
  await press();
  const path = await (await waiting).path();
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}

/** Names as long as the table takes them, and as they are. */
const NAMES = ['Maximiliane Hohenstaufen', 'Bartholomew Featherstone', 'Lya', 'Tom', 'Wilhelmina'];

/** The name of the bot that a game offers first. */
const botOf = (game: Game): string => Object.keys(game.bots)[0] ?? 'random';

/** A match of one person and bots in all other seats. */
interface MatchWanted {
  readonly seats: number;
  /** How far the match has gone, from 0 to 1; at the end it is over. */
  readonly share: number;
}

/**
 * The file of a match that bots have played so far that the first seat, a person's, is to decide
 * next, or to its end. The same wish gives the same match.
 */
export function matchFileOf(game: Game, { seats, share }: MatchWanted): MatchFile {
  const whole = startedMatch(game, seats);
  playUntil(whole, () => false);
  if (share >= 1) return whole.toFile({ withSecret: true });
  const part = startedMatch(game, seats);
  const least = Math.floor(share * whole.seq);
  playUntil(part, () => part.seq >= least && part.choices.some(({ seat }) => seat === 0));
  return part.toFile({ withSecret: true });
}

/**
 * The file of a match in which the first seat, a person's, has a reaction to decide that it could
 * settle in advance; nothing if the game has none, or the bots never came to it.
 */
export function matchAtReaction(game: Game): MatchFile | undefined {
  const match = startedMatch(game, game.seats.min);
  const open = (): boolean =>
    match.choices.some(({ seat, reaction }) => seat === 0 && reaction !== undefined);
  playUntil(match, open);
  return open() ? match.toFile({ withSecret: true }) : undefined;
}

function startedMatch(game: Game, count: number): Match {
  const made = Match.create(game, {
    id: `access-${game.id}-${count}`,
    seats: NAMES.slice(0, count).map((name, seat) => ({
      name,
      player: seat === 0 ? 'human' : botOf(game),
    })),
    options: { ...game.unattended },
    random: { kind: 'seeded', seed: 'access' },
  });
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
  await page.goto(`${base}matches`);
  await page.getByLabel('Open a file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
  await page.goto(`${base}match/${file.id}`);
  await page.getByRole('main').waitFor();
}

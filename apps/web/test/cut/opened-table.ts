import { fallbackAnswer, type Game } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import type { Opened, PlannedSeat } from '@tablewright/protocol';

/** By what a request says who asks. */
export type Headers = Readonly<Record<string, string>>;

/** The header of somebody with a key. */
export function bearer(key: string): Headers {
  return { authorization: `Bearer ${key}` };
}

/** Asks a house over HTTP; a refusal is thrown. */
export async function askHouse<T>(
  base: string,
  method: string,
  path: string,
  { headers = {}, body }: { readonly headers?: Headers; readonly body?: unknown } = {},
): Promise<T> {
  const response = await fetch(`${base}api/${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const value = (await response.json()) as T & { readonly error?: { readonly code: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value.error)}`);
  return value;
}

/** Makes a guest of a house and tells its key. */
export async function newGuest(base: string): Promise<string> {
  return (await askHouse<{ key: string }>(base, 'POST', 'guests')).key;
}

/** A table that a program has opened for a test, and hosts. */
export interface OpenedTable {
  /** The address of the house. */
  readonly base: string;
  readonly id: string;
  readonly game: Game;
  readonly opened: Opened;
  /** The key of the host. */
  readonly host: string;
}

/** Opens a table for a short match, at which all seats are free unless they are named. */
export async function openShort(
  base: string,
  game: Game,
  seats: readonly PlannedSeat[],
): Promise<OpenedTable> {
  const host = await newGuest(base);
  const options = shortOptions(game, seats.length);
  const body = { game: game.id, options, seats, entropy: 'ab'.repeat(8) };
  const opened = await askHouse<Opened>(base, 'POST', 'tables', { headers: bearer(host), body });
  return { base, id: opened.table, game, opened, host };
}

/** Answers that a short match is to have. */
const ENOUGH = 40;

/**
 * Settings of a match that is short, but not over before everything was tried at it: with the
 * fewest rounds that are enough, where rounds can be limited.
 */
export function shortOptions(game: Game, seats: number): Readonly<Record<string, unknown>> {
  const usual = { ...game.unattended, ...game.brief };
  if (!('roundLimit' in game.options)) return usual;
  for (const roundLimit of [2, 3, 4, 6, 8, 12, 16, 24, 32]) {
    const options = { ...usual, roundLimit };
    if (fewestAnswers(game, seats, options) >= ENOUGH) return options;
  }
  return usual;
}

/** The fewest answers of some matches in which everybody takes what the game suggests. */
function fewestAnswers(
  game: Game,
  count: number,
  options: Readonly<Record<string, unknown>>,
): number {
  const lengths = ['one', 'two', 'three', 'four'].map((seed) => {
    const seats = Array.from({ length: count }, (_, seat) => ({
      name: `${seat}`,
      player: 'human',
    }));
    const made = Match.create(game, { id: seed, seats, options, random: { kind: 'seeded', seed } });
    if (!made.ok) throw new Error(made.error[0]?.message);
    const match = made.value;
    while (!match.over && match.seq < ENOUGH) {
      const [choice] = match.choices;
      if (choice === undefined) throw new Error('a match that goes on asks for something');
      match.submitAnswer(choice.seat, 0, fallbackAnswer(choice));
    }
    return match.seq;
  });
  return Math.min(...lengths);
}

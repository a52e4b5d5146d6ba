import type { Game, OptionProblem, Result } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import { commitmentOf, Match, type SeatInfo } from '@tablewright/engine/host';

/** Fills bytes with chance that nobody can foresee: `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

/** What people decide about a new match. */
export interface NewMatch {
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  /** What goes into it, by slot. */
  readonly documents?: Documents | undefined;
}

/**
 * Sets up a match for people: keyed draws under a fresh secret, whose commitment is in the match
 * from the start, mixed with a contribution of every seat. Wrong settings come back as problems.
 */
export function newMatch(
  game: Game,
  { seats, options, documents }: NewMatch,
  fill: FillRandom,
): Result<Match, readonly OptionProblem[]> {
  const secret = randomHex(32, fill);
  return Match.create(game, {
    id: randomHex(8, fill),
    seats,
    options,
    documents,
    random: {
      kind: 'keyed',
      commitment: commitmentOf(secret),
      secret,
      contributions: seats.map(() => randomHex(8, fill)),
      chain: 2,
    },
  });
}

/** So many random bytes as hexadecimal digits in lower case. */
export function randomHex(bytes: number, fill: FillRandom): string {
  const buffer = new Uint8Array(bytes);
  fill(buffer);
  return Array.from(buffer, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

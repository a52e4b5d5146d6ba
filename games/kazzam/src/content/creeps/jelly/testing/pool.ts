import { begin, type Court, floor, type Told } from '../../../../../test/table.ts';

export const J1 = 'Mesmer Jelly 1';
export const J2 = 'Mesmer Jelly 2';

/** A group of jellies. */
export function jellies(
  members: readonly unknown[],
  enemies: readonly string[] = ['Bo'],
  more: Told = {},
): Told {
  return { group: 'jelly', members, enemies, ...more };
}

/** A small court on which jellies are about to act; the last athlete has the turn. */
export interface Pool {
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rows?: readonly string[];
  readonly rolls?: readonly number[];
  readonly more?: Told;
  readonly seats?: number;
}

/** Begins a match there. */
export function pool({
  rows = floor(14, 7),
  rolls = [],
  athletes,
  more = {},
  seats = 2,
  ...rest
}: Pool): Court {
  const given = { court: rows, athletes, turn: athletes.at(-1)?.name, ...rest, ...more };
  return begin(given, { rolls, seats, seed: 'ties' });
}

import { begin, type Court, floor, type Told } from '../../../../../test/table.ts';
import { cellName } from '../../../../map/court-map.ts';
import { mapOf } from '../../../../rules/court/ground-now.ts';
import { isBlock } from '../../../../rules/sight/walls.ts';

export const C1 = 'Chuck 1';
export const C2 = 'Chuck 2';

/** A group of Chucks. */
export function chucks(
  members: readonly unknown[],
  enemies: readonly string[] = ['Bo'],
  more: Told = {},
): Told {
  return { group: 'chuck', members, enemies, ...more };
}

/** A Block on plain floor, as a position tells it. */
export function block(at: string): Told {
  return { at, kind: 'low-cover', blockOn: { kind: 'floor' } };
}

/** A small court on which Chucks are about to act; the last athlete has the turn. */
export interface Yard {
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rows?: readonly string[];
  readonly squares?: readonly Told[];
  readonly orbs?: readonly Told[];
  readonly rolls?: readonly number[];
  readonly turn?: string;
}

/** Begins a match there. */
export function yard({ rows = floor(14, 7), rolls = [], athletes, ...rest }: Yard): Court {
  const given = { court: rows, athletes, turn: athletes.at(-1)?.name, ...rest };
  return begin(given, { rolls, seed: 'ties' });
}

/** Where Blocks stand now. */
export function blocksOf({ state }: Court): readonly string[] {
  const name = (cell: number) => cellName(mapOf(state), cell).replace(/^court\((.*)\)$/, '$1');
  return state.changed
    .map(({ cell }) => cell)
    .filter((cell) => isBlock(state, cell))
    .sort((a, b) => a - b)
    .map(name);
}

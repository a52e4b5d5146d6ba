import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { compare } from '../court/equal-paths.ts';
import { settleTie } from '../creepmaster/ties.ts';
import { harmsOn, hasHarms } from '../terrain/terrain.ts';
import { type Place, pathTo } from './lookout.ts';

/** A place, and how well it suits; the first difference decides, more is better. */
export interface Ranked {
  readonly place: Place;
  readonly rank: readonly number[];
}

/**
 * Of places the one that suits best, then the least movement, then the fewest dangers (KZ-AI-34,
 * KZ-AI-44); what is left open is settled as the match says (KZ-AI-48).
 */
export function bestOf(t: Kazzam, id: CreatureId, ranked: readonly Ranked[]): Place | undefined {
  const near = topOf(ranked, ({ place, rank }) => [...rank, -place.cost]);
  const harmsOf = harmsOn(t, id);
  // Ways are traced only where they could decide.
  const safe =
    near.length < 2 || !hasHarms(t.state)
      ? near
      : topOf(near, ({ place }) => [-dangersOn(place, harmsOf)]);
  const cell = settleTie(
    t,
    id,
    safe.map(({ place }) => place.cell),
  );
  return safe.find(({ place }) => place.cell === cell)?.place;
}

/** Those of the most worth. */
export function topOf<T>(
  ranked: readonly T[],
  worthOf: (one: T) => readonly number[],
): readonly T[] {
  let top: T[] = [];
  let most: readonly number[] = [];
  for (const one of ranked) {
    const worth = worthOf(one);
    const difference = top.length === 0 ? 1 : compare(worth, most);
    if (difference < 0) continue;
    if (difference > 0) {
      top = [];
      most = worth;
    }
    top.push(one);
  }
  return top;
}

/** How many dangers a way leads through. */
function dangersOn(place: Place, harmsOf: (cell: Cell) => number): number {
  return pathTo(place).reduce((sum, cell) => sum + harmsOf(cell), 0);
}

import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf } from './creatures.ts';
import type { Movement } from './move.ts';
import { grantedByLeaving } from './opportunity.ts';
import { wayFrom } from './way.ts';

/** A square that a movement can end in, and a cheapest way there. */
export interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  /** Squares entered, the last one included. */
  readonly path: readonly Cell[];
}

/**
 * Where a creature could end with a movement, where it stands included, each by a cheapest way.
 *
 * @param mayStep whether a step may be taken; all of them if left out
 */
export function reachable(
  t: Kazzam,
  id: CreatureId,
  movement: Movement | undefined,
  mayStep: (from: Cell, to: Cell) => boolean = () => true,
): readonly Reached[] {
  const { cell: start } = creatureOf(t.state, id);
  const here: Reached = { cell: start, cost: 0, path: [] };
  const way = movement === undefined ? undefined : wayFrom(t, id, movement);
  if (way === undefined) return [here];
  const cells = way.options.map((option) => (option as unknown as { readonly cell: Cell }).cell);
  const found: Reached[] = [here];
  const best = cells.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  const cameFrom = cells.map(() => -1);
  const waves: number[][] = Array.from({ length: way.budget + 1 }, () => []);
  waves[0]?.push(0);
  const done = new Set<number>();
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (done.has(place) || best[place] !== spent) continue;
      done.add(place);
      if (place > 0 && way.ends[place] === true) {
        found.push({ cell: cells[place] ?? -1, cost: spent, path: pathTo(place, cells, cameFrom) });
      }
      for (const [at, to] of (way.steps[place] ?? []).entries()) {
        const total = spent + (way.costs[place]?.[at] ?? 0);
        if (total > way.budget || total >= (best[to] ?? 0)) continue;
        if (!mayStep(cells[place] ?? -1, cells[to] ?? -1)) continue;
        best[to] = total;
        cameFrom[to] = place;
        waves[total]?.push(to);
      }
    }
  }
  return found;
}

function pathTo(place: number, cells: readonly Cell[], cameFrom: readonly number[]): Cell[] {
  const path: Cell[] = [];
  for (let at = place; at > 0; at = cameFrom[at] ?? -1) path.unshift(cells[at] ?? -1);
  return path;
}

/** What would hold if a creature stood somewhere else. */
export function standingAt<R>(state: KazzamState, id: CreatureId, cell: Cell, look: () => R): R {
  const creature = creatureOf(state, id);
  const { cell: before } = creature;
  creature.cell = cell;
  const found = look();
  creature.cell = before;
  return found;
}

/** Who would get an Opportunity from a step of a walk, whoever decides about it (KZ-OPP-02). */
export function grantedByStep(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  to: Cell,
  shifts = false,
): readonly CreatureId[] {
  return standingAt(t.state, id, from, () => grantedByLeaving(t, id, to, shifts));
}

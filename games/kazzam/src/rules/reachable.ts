import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf } from './creatures.ts';
import type { Movement } from './move.ts';
import { grantedByLeaving } from './opportunity.ts';
import { wayFrom } from './way.ts';
import { dangersAt } from './zones.ts';

/** A square that a movement can end in, and a cheapest way there. */
export interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  /** Squares entered, the last one included. */
  readonly path: readonly Cell[];
}

/** A graph of squares, as a path choice has it. */
type Way = Pick<PathChoice, 'options' | 'steps' | 'costs' | 'budget' | 'ends'>;

/** A place of a way that it can end in, with a cheapest way there as answers give it. */
export interface Route extends Reached {
  readonly places: readonly number[];
}

/** Where a way could end, its beginning included if it may end there, each by a cheapest way. */
export function routesOn(
  way: Way,
  mayStep: (from: Cell, to: Cell) => boolean = () => true,
): readonly Route[] {
  const cells = way.options.map((option) => (option as unknown as { readonly cell: Cell }).cell);
  const found: Route[] = [];
  const best = cells.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  const cameFrom = cells.map(() => -1);
  const waves: number[][] = Array.from({ length: way.budget + 1 }, () => []);
  waves[0]?.push(0);
  const done = new Set<number>();
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (done.has(place) || best[place] !== spent) continue;
      done.add(place);
      if (way.ends[place] === true) {
        const places = placesTo(place, cameFrom);
        const path = places.map((at) => cells[at] ?? -1);
        found.push({ cell: cells[place] ?? -1, cost: spent, path, places });
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

function placesTo(place: number, cameFrom: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = place; at > 0; at = cameFrom[at] ?? -1) places.unshift(at);
  return places;
}

/**
 * Where a creature could end with a movement, where it stands included, each by a cheapest way; of
 * equal ones by one without danger (KZ-AI-44).
 *
 * @param mayStep whether a step may be taken; all of them if left out
 */
export function reachable(
  t: Kazzam,
  id: CreatureId,
  movement: Movement | undefined,
  mayStep: (from: Cell, to: Cell) => boolean = () => true,
): readonly Reached[] {
  const { cell } = creatureOf(t.state, id);
  const here: Reached = { cell, cost: 0, path: [] };
  const way = movement === undefined ? undefined : wayFrom(t, id, movement);
  if (way === undefined) return [here];
  const isDangerous = (to: Cell) => dangersAt(t.state, id, to).length > 0;
  const found = routesOn(way, mayStep).filter(({ path }) => path.length > 0);
  if (!found.some(({ path }) => path.some(isDangerous))) return [here, ...found];
  const harmless = routesOn(way, (from, to) => !isDangerous(to) && mayStep(from, to));
  const byCell = new Map(harmless.map((route) => [route.cell, route]));
  return [
    here,
    ...found.map((route) => {
      const other = byCell.get(route.cell);
      return other !== undefined && other.cost <= route.cost ? other : route;
    }),
  ];
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

/**
 * Which of a Creep's enemies would get an Opportunity from a step of a walk, whoever decides about
 * it (KZ-OPP-02, KZ-AI-15); only who is listed is its enemy (KZ-TARG-12).
 */
export function grantedByStep(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  to: Cell,
  shifts = false,
): readonly CreatureId[] {
  const { state } = t;
  const listed = state.groups[creatureOf(state, id).group]?.enemies;
  return standingAt(state, id, from, () => grantedByLeaving(t, id, to, shifts)).filter(
    (holder) => listed?.includes(holder) !== false,
  );
}

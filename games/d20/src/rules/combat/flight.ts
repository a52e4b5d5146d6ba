import { type Flow, maybe } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Place, Turn } from '../../model.ts';
import type { Deed } from '../actions/menu.ts';
import { freeFeet, goAlong, walk } from '../actions/moving.ts';
import { announce } from '../moments/moment.ts';
import { feetBetween, gridOf, MELEE, SQUARE } from '../place/distance.ts';
import { mayEnd, reachable, wayTo } from '../place/ways.ts';
import { leave } from './end.ts';

/** Moves that nobody chooses: away from somebody, towards somebody, out of the scene. */

/** Feet to the nearest of some creatures. */
const nearestOf = ({ state }: Pick<World, 'state'>, place: Place, others: readonly Creature[]) =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...others.map((other) => feetBetween(state, place, other.place)),
  );

/**
 * Goes as far from some creatures as it can with so many feet, the cheapest of equal ways.
 * Returns whether it got any farther.
 */
export function* fleeFrom(
  t: D20,
  creature: Creature,
  from: readonly Creature[],
  feet: number,
  turn: Turn | undefined,
): Flow<boolean> {
  const now = nearestOf(t, creature.place, from);
  if (from.length === 0 || feet < SQUARE) return false;
  return yield* goTo(t, creature, feet, turn, (place) => nearestOf(t, place, from) - now);
}

/** Whether a creature could get farther from some others with so many feet; along a line it can unless it is walled in. */
export function canGetAway(
  w: World,
  creature: Creature,
  from: readonly Creature[],
  feet: number,
): boolean {
  if (from.length === 0 || feet < SQUARE) return false;
  if (creature.place.at === 'line') {
    return [-1, 1].some((direction) => freeFeet(w, creature, direction) >= SQUARE);
  }
  const now = nearestOf(w, creature.place, from);
  return [...reachable(w, creature, feet).values()].some(
    ({ cell }) => mayEnd(w, creature, cell) && nearestOf(w, { at: 'square', cell }, from) > now,
  );
}

/** Goes as near to a creature as it can, until it is in reach. */
export function* goTowards(
  t: D20,
  creature: Creature,
  to: Creature,
  feet: number,
  turn: Turn | undefined,
): Flow<boolean> {
  const gap = (place: Place) => Math.max(MELEE, feetBetween(t.state, place, to.place));
  const now = gap(creature.place);
  if (now <= MELEE || feet < SQUARE) return false;
  return yield* goTo(t, creature, feet, turn, (place) => now - gap(place));
}

/** Goes to the best of the places that it can reach; stays where none is better than 0. */
function* goTo(
  t: D20,
  creature: Creature,
  feet: number,
  turn: Turn | undefined,
  worth: (place: Place) => number,
): Flow<boolean> {
  if (creature.place.at === 'line') return yield* alongLine(t, creature, feet, turn, worth);
  const found = reachable(t, creature, feet);
  let best: Cell | undefined;
  let most = 0;
  let price = Number.POSITIVE_INFINITY;
  for (const { cell, cost, from } of found.values()) {
    if (from === undefined || !mayEnd(t, creature, cell)) continue;
    const value = worth({ at: 'square', cell });
    if (value < most || (value === most && cost >= price) || value <= 0) continue;
    best = cell;
    most = value;
    price = cost;
  }
  if (best === undefined) return false;
  yield* walk(t, creature, wayTo(found, best), turn);
  return true;
}

/**
 * Along a line the best step of five feet, one after another in one direction (DT-MOVE-06): through no wall, and what lies
 * on the way is met (DT-HAZ-04).
 */
function* alongLine(
  t: D20,
  creature: Creature,
  feet: number,
  turn: Turn | undefined,
  worth: (place: Place) => number,
): Flow<boolean> {
  if (creature.place.at !== 'line') return false;
  const start = creature.place.feet;
  let best = start;
  let most = 0;
  for (let far = SQUARE; far <= feet; far += SQUARE) {
    for (const direction of [-1, 1]) {
      if (far > freeFeet(t, creature, direction)) continue;
      const at = start + direction * far;
      const value = worth({ at: 'line', feet: at });
      if (value > most) {
        best = at;
        most = value;
      }
    }
  }
  if (best === start) return false;
  yield* goAlong(t, creature, best - start, turn);
  yield* maybe(announce(t, creature, 'acted', { what: 'move' }));
  return true;
}

/** Whether a square lies at the edge of the map. */
export function isAtEdge(state: Pick<World['state'], 'ground'>, cell: Cell): boolean {
  const grid = gridOf(state);
  const [x, y] = [grid.x(cell), grid.y(cell)];
  return x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1;
}

/**
 * Leaves the scene by the map's edge if its feet carry it there and over it; where no map is, once all others are
 * farther off than so many feet. Returns whether it is gone.
 */
export function* leaveByEdge(
  t: D20,
  creature: Creature,
  from: readonly Creature[],
  feet: number,
  turn: Turn | undefined,
  clear: number,
): Flow<boolean> {
  if (creature.place.at !== 'square') {
    if (nearestOf(t, creature.place, from) <= clear) return false;
    leave(t, creature);
    return true;
  }
  const found = reachable(t, creature, feet - SQUARE);
  const [exit] = [...found.values()]
    .filter(({ cell }) => isAtEdge(t.state, cell))
    .sort((a, b) => a.cost - b.cost || a.cell - b.cell);
  if (exit === undefined || feet < SQUARE) return false;
  if (exit.from !== undefined) yield* walk(t, creature, wayTo(found, exit.cell), turn);
  if (creature.hp <= 0 || creature.place.at !== 'square' || creature.place.cell !== exit.cell)
    return false;
  leave(t, creature);
  return true;
}

/** Whether a move would bring a creature nearer to another. */
export function comesNearer(w: World, creature: Creature, deed: Deed, to: Creature): boolean {
  if (deed.kind !== 'move') return false;
  const { place } = creature;
  if (place.at === 'square') {
    const cell = gridOf(w.state).cellAt(Number(deed.names?.x), Number(deed.names?.y));
    const then = feetBetween(w.state, { at: 'square', cell }, to.place);
    return then < feetBetween(w.state, place, to.place);
  }
  if (place.at !== 'line' || to.place.at !== 'line' || deed.at?.place.at !== 'line') return false;
  const side = (feet: number) => (feet >= place.feet ? 1 : -1);
  const goes = side(deed.at.place.feet) * (deed.names?.how === 'towards' ? 1 : -1);
  return goes === side(to.place.feet);
}

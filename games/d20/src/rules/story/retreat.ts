import type { Flow } from '@tablewright/engine';
import type { Exit } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import type { Deed } from '../actions/menu.ts';
import { walk } from '../actions/moving.ts';
import { partyOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { leave } from '../combat/end.ts';
import { isAtEdge } from '../combat/flight.ts';
import { areEnemies, isUp } from '../creature.ts';
import { distanceBetween, isHere, MELEE, SQUARE } from '../place/distance.ts';
import { isKnown } from '../place/known.ts';
import { feetLeft, mayEnd, reachable, wayTo } from '../place/ways.ts';
import { cellsIn, placeIn } from './areas.ts';
import { openExits } from './exits.ts';

/** Under which name it is noted that somebody has fled from this scene. */
export const FLED = 'fled';

/** The way out of a fight, if the scene has one that is open. */
export const retreatOf = (t: D20): Exit | undefined =>
  openExits(t).find(({ kind }) => kind === 'retreat');

/** Characters who have left a fight by it, and stand (DT-SHOT-04). */
export const fledOf = (t: D20): readonly Creature[] =>
  partyOf(t).filter((one) => one.used[FLED] !== undefined && isUp(one) && !isHere(one));

/**
 * Leaves the fight by the way out (DT-SHOT-04): its movement has to carry it to where the party came in, or to the edge of
 * the map, and five feet on; without a map no enemy may be in reach (decision). Companions go when somebody else has gone.
 */
export function retreatDeeds(t: D20, creature: Creature, turn: Turn): readonly Deed[] {
  const exit = retreatOf(t);
  if (exit === undefined || isBanned(t, creature, 'move')) return [];
  if (feetLeft(t, creature, turn) < SQUARE || wayOut(t, creature, turn) === undefined) return [];
  return [
    {
      id: `retreat-${exit.id}`,
      kind: 'retreat',
      names: { exit: exit.id },
      takes: 'move',
      worth: fledOf(t).length > 0 ? FOLLOWS : 0,
      run: (at) => retreat(at, creature, turn),
    },
  ];
}

/** What software thinks of going where others of its party have gone: more than of anything else. */
const FOLLOWS = 100;

/** The squares to the way out; none for whoever is there; nothing where it cannot be reached in this turn. */
function wayOut(t: D20, creature: Creature, turn: Turn): readonly number[] | undefined {
  const { place } = creature;
  if (place.at !== 'square') return isFree(t, creature) ? [] : undefined;
  const start = cellsIn(t, 'start');
  const budget = feetLeft(t, creature, turn) - SQUARE;
  const found = reachable(t, creature, budget, (cell) => isKnown(t.state, cell));
  const [best] = [...found.values()]
    .filter(({ cell }) => start.includes(cell) || isAtEdge(t.state, cell))
    .filter(({ cell }) => mayEnd(t, creature, cell))
    .sort((a, b) => a.cost - b.cost || a.cell - b.cell);
  return best === undefined ? undefined : wayTo(found, best.cell);
}

const isFree = (t: D20, creature: Creature): boolean =>
  !t.state.creatures.some(
    (one) => isUp(one) && areEnemies(one, creature) && distanceBetween(t, one, creature) <= MELEE,
  );

function* retreat(t: D20, creature: Creature, turn: Turn): Flow<void> {
  const way = wayOut(t, creature, turn);
  if (way === undefined) return;
  if (way.length > 0) yield* walk(t, creature, way, turn);
  const { place } = creature;
  const end = way.at(-1);
  // What happens on the way may keep it there.
  if (!isUp(creature) || (end !== undefined && place.at === 'square' && place.cell !== end)) return;
  creature.used[FLED] = t.state.clock;
  leave(t, creature);
}

/** The fight is won by those who stayed: whoever fled is with them again. */
export function comeBack(t: D20): void {
  for (const creature of fledOf(t)) {
    delete creature.used[FLED];
    placeIn(t, creature, 'start');
  }
}

/** All who stand have fled and nobody is left behind: returns the way by which they go on. */
export function routeOf(t: D20): { readonly exit: Exit; readonly actor: Creature } | undefined {
  const exit = retreatOf(t);
  const fled = fledOf(t);
  const [actor] = fled;
  if (exit === undefined || actor === undefined || fled.length < partyOf(t).length)
    return undefined;
  return { exit, actor };
}

import { arrange, choose, D6, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { squareOption } from '../../map/court-map.ts';
import type { CreatureId, Team } from '../../model.ts';
import { NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { athletesInOrder } from '../court/actor-at.ts';
import { creatureOf, creatureOption, seatOf } from '../court/creatures.ts';
import { creepsInOrder } from '../court/creep-order.ts';
import { groundOf } from '../court/ground-now.ts';
import { makeReady } from '../effects/innate.ts';
import { isFree } from '../sight/occupancy.ts';

/**
 * Puts the next athlete on a square of its team's area: the opposition deploys first, so that the
 * player team sees it, or both in turn (KZ-SETUP-04, KZ-INFO-10).
 */
export function* deploy(t: Kazzam): Flow<void> {
  const { state } = t;
  const waiting = [...state.builds.keys()].filter((id) => creatureOf(state, id).cell === NOWHERE);
  const ofTeam = (team: Team) => waiting.filter((id) => creatureOf(state, id).team === team);
  // One after the other it is the turn of the team with more to place.
  const alternates = t.options.deployment === 'alternating';
  const first = alternates && ofTeam(0).length > ofTeam(1).length ? 0 : 1;
  const id = ofTeam(first)[0] ?? waiting[0];
  if (id === undefined) {
    state.step = 'initiative';
    return;
  }
  const { map } = groundOf(state);
  const free = map.areas[creatureOf(state, id).team === state.red ? 'red' : 'blue'].filter((cell) =>
    isFree(state, cell, id),
  );
  const { cell } = yield* choose(
    t,
    seatOf(state, id),
    'deploy',
    free.map((cell) => squareOption(map, cell)),
    {
      rule: 'KZ-SETUP-04',
      params: { who: id },
      about: { who: id },
      fallback: nearestToAll(t, free),
    },
  );
  creatureOf(state, id).cell = cell;
  if (t.listening) t.emit({ type: 'placed', rule: 'KZ-SETUP-04', who: id, cell });
}

/** Which of the squares is nearest to all pedestals together: in front, and in the middle. */
function nearestToAll({ state }: Kazzam, squares: readonly Cell[]): number {
  const ground = groundOf(state);
  const ways = squares.map((square) =>
    state.pedestals.reduce((sum, { cell }) => sum + (ground.distance(square, cell) ?? 0), 0),
  );
  return Math.max(0, ways.indexOf(Math.min(...ways)));
}

/**
 * Rolls initiative once for the match (KZ-INIT-01): highest first, the opposition before the
 * player team where they tie (KZ-INIT-02); ties within a team are put in order by who plays it,
 * once (KZ-INIT-03).
 */
export function* rollInitiative(t: Kazzam): Flow<void> {
  const { state } = t;
  const athletes = [...state.builds.keys()];
  for (const id of athletes) {
    const roll = t.roll(D6, 'initiative', id);
    creatureOf(state, id).initiative = roll;
    if (t.listening) t.emit({ type: 'initiative', rule: 'KZ-INIT-01', who: id, roll });
  }
  const first: Team = t.options.versus ? rollOff(t) : 1;
  const order: CreatureId[] = [];
  for (let roll = 6; roll >= 1; roll -= 1) {
    for (const team of [first, first === 0 ? 1 : 0] as const) {
      const tied = athletes.filter(
        (id) => creatureOf(state, id).initiative === roll && creatureOf(state, id).team === team,
      );
      order.push(...(yield* orderTied(t, tied)));
    }
  }
  // Creeps act after the athletes, in the order of their groups (KZ-INIT-04).
  state.order = [...order, ...creepsInOrder(state)];
  if (t.listening) t.emit({ type: 'order', rule: 'KZ-INIT-01', order });
  for (const id of order) yield* makeReady(t, id);
  state.step = 'round';
}

/** Lets all athletes of a given position make the choices that a match begins with. */
export function* readyAll(t: Kazzam): Flow<void> {
  for (const id of athletesInOrder(t.state)) yield* makeReady(t, id);
  t.state.step = 'turn';
}

/** Which team goes first where both tie, when people play both (KZ-GEN-23). */
function rollOff(t: Kazzam): Team {
  for (;;) {
    const ours = t.roll(D6, 'roll-off', 0);
    const theirs = t.roll(D6, 'roll-off', 1);
    const first = ours === theirs ? {} : { team: ours > theirs ? (0 as const) : (1 as const) };
    if (t.listening) {
      t.emit({ type: 'roll-off', rule: 'KZ-GEN-23', dice: [ours, theirs], ...first });
    }
    if (first.team !== undefined) return first.team;
  }
}

/** The controllers of tied athletes agree; the seat of the first of them says it. */
function* orderTied(t: Kazzam, tied: readonly CreatureId[]): Flow<readonly CreatureId[]> {
  const [first] = tied;
  if (first === undefined || tied.length === 1) return tied;
  const options = tied.map((creature) => creatureOption(t.state, creature));
  const ordered = yield* arrange(t, seatOf(t.state, first), 'initiative-order', options, {
    rule: 'KZ-INIT-03',
  });
  return ordered.map(({ creature }) => creature);
}

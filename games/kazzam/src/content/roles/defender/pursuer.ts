import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { canForce, type Force, force } from '../../../rules/movement/forced.ts';
import { canGo, move, shiftBy, walkOf } from '../../../rules/movement/move.ts';
import type { Kazzam } from '../../../table.ts';
import { canReact, reacts } from './reaction.ts';

/** Squares that its Boost pulls (KR-DEF-14). */
const PULL = 2;
/** More than a way around a creature can cost, Difficult Terrain everywhere. */
const AROUND = 40;
/** How near an enemy must stop for the Reaction (KR-DEF-15). */
const NEAR = 4;

function isBeside(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  const first = creatureOf(state, one);
  const second = creatureOf(state, other);
  return isOnMap(first) && isOnMap(second) && areAdjacent(groundOf(state), first, second);
}

/**
 * Pulls the target nearer, or slides it around the Pursuer, which may shift a square then
 * (KR-DEF-14). Its own shift is kept from it neither by Ward nor by the target's being Taken Out
 * (KR-BOOST-06, KR-BOOST-08).
 *
 * @param wasBeside whether the target stood beside it when it was hit
 */
function* pursue(t: Kazzam, id: CreatureId, event: HitEvent, wasBeside: boolean): Flow<void> {
  const beside = standsBeside(t.state, id, event.target, wasBeside);
  if (!event.stopped) yield* force(t, event.target, dragOf(t, id, event, beside));
  const shift = beside ? shiftOf(t, id) : undefined;
  if (shift !== undefined) yield* move(t, id, shift);
}

/** Whether its Boost has any use now (KR-BOOST-07). */
function canPursue(t: Kazzam, id: CreatureId, event: HitEvent, wasBeside: boolean): boolean {
  const { target, stopped } = event;
  if (!isOnMap(creatureOf(t.state, id))) return false;
  const beside = standsBeside(t.state, id, target, wasBeside);
  if (beside && shiftOf(t, id) !== undefined) return true;
  return !stopped && canForce(t, target, dragOf(t, id, event, beside));
}

/** Where a target stands, or stood that is no longer on the map. */
function standsBeside(
  state: KazzamState,
  id: CreatureId,
  target: CreatureId,
  wasBeside: boolean,
): boolean {
  return isOnMap(creatureOf(state, target)) ? isBeside(state, id, target) : wasBeside;
}

/** What it does to its target: around itself if that is beside it, nearer if not. */
function dragOf(
  { state }: Kazzam,
  id: CreatureId,
  { target, total }: HitEvent,
  beside: boolean,
): Force {
  const self = creatureOf(state, id);
  const common = { by: id, source: 'pursuer', from: self, rule: 'KR-DEF-14', total };
  if (!beside) return { ...common, how: 'pull', squares: PULL };
  const ground = groundOf(state);
  const victim = creatureOf(state, target);
  const through = (cell: Cell) => areAdjacent(ground, self, bodyAt(ground, victim, cell));
  return { ...common, how: 'slide', squares: AROUND, through };
}

/** The shift of its Boost, if it could make one. */
function shiftOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const shift = shiftBy(t, id, 1, 'KR-DEF-14');
  return shift !== undefined && canGo(t, id, shift) ? shift : undefined;
}

/** A walk to a square beside an enemy; a Prone creature does not move (KR-DEF-15, KZ-STAT-49). */
function walkTo(t: Kazzam, id: CreatureId, enemy: CreatureId): Movement | undefined {
  const { state } = t;
  const self = creatureOf(state, id);
  const walk = has(self, BITS.prone) ? undefined : walkOf(t, id);
  const ends = (cell: Cell): boolean =>
    areAdjacent(groundOf(state), bodyAt(groundOf(state), self, cell), creatureOf(state, enemy));
  return walk && { ...walk, rule: 'KR-DEF-15', ends };
}

/** After an enemy that has come to a stop nearby (KR-DEF-15). */
function* follow(t: Kazzam, id: CreatureId, enemy: CreatureId): Flow<void> {
  const { state } = t;
  const other = creatureOf(state, enemy);
  if (!canReact(state, id) || !areEnemies(state, id, enemy) || !isOnMap(other)) return;
  if (has(other, BITS.hidden) || !isWithin(groundOf(state), creatureOf(state, id), other, NEAR))
    return;
  const walk = walkTo(t, id, enemy);
  if (walk === undefined || !canGo(t, id, walk)) return;
  if (yield* reacts(t, id, { key: 'pursuer', rule: 'KR-DEF-15', of: enemy }))
    yield* move(t, id, walk);
}

/** Pursuer: faster, drags its target about, and goes after enemies (KR-DEF-13 to KR-DEF-15). */
export const pursuer: Ability = {
  id: 'pursuer',
  rule: 'KR-DEF-13',
  begin(creature) {
    creature.speed += 2;
  },
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        const wasBeside = isBeside(t.state, on, event.target);
        event.riders.push({
          id: 'role-boost',
          rule: 'KR-DEF-14',
          damage: 0,
          harms: false,
          applies: () => canPursue(t, on, event, wasBeside),
          run: () => pursue(t, on, event, wasBeside),
        });
      },
    },
    moved: {
      *after(t, { on }, { creature, from }) {
        if (creatureOf(t.state, creature).cell !== from) yield* follow(t, on, creature);
      },
    },
    step: {
      // A teleport of its own is a movement too; what others do to it is none.
      after: (t, { on }, { creature, how, by, done }) =>
        done && how === 'teleport' && by === creature ? follow(t, on, creature) : undefined,
    },
  },
};

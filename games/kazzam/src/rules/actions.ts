import { askOne, type Flow } from '@tablewright/engine';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../content/basic-powers.ts';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type AttackPower, canAttackWith, isTarget, usesImplement } from './aim.ts';
import { askUnlessOnly } from './ask.ts';
import { attack } from './attack.ts';
import { areEnemies, creatureOf, creatureOption, isOnMap, seatOf } from './creatures.ts';
import { buttonsInReach, hitButton } from './dungeon.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { canGo, type Movement, move, shiftOf, walkOf } from './move.ts';
import {
  alliesBeside,
  couldHold,
  drop,
  dunk,
  freeHands,
  handOver,
  orbsInReach,
  pedestalsInReach,
  pickUp,
  takeOver,
} from './orbs.ts';
import { savingThrow } from './saves.ts';
import { standUp } from './stand.ts';
import { endAll, has, removeEffects } from './status.ts';

/** What an action costs (KZ-ACT-01). */
export type Price = 'attack' | 'move' | 'role' | 'free' | 'nothing';

/** Something that an athlete can do in its Action Phase. */
export interface Action {
  readonly id: string;
  readonly price: Price;
  readonly rule: string;
  /** An Encounter power: once in a match until it is recharged (KZ-POWER-08). */
  readonly encounter?: true;
  /** Whether it can be begun now, its price and frequency apart. */
  possible(t: Kazzam, id: CreatureId): boolean;
  /** Does it; returns whether it ends the turn (KZ-TURN-05). */
  perform(t: Kazzam, id: CreatureId): Flow<boolean>;
}

/** An action that never ends the turn. */
export function plain(
  id: string,
  price: Price,
  rule: string,
  possible: Action['possible'],
  perform: (t: Kazzam, id: CreatureId) => Flow<void> | undefined,
): Action {
  return {
    id,
    price,
    rule,
    possible,
    *perform(t, who) {
      const flow = perform(t, who);
      if (flow !== undefined) yield* flow;
      return false;
    },
  };
}

/** Enemies that an attack could be made on from here. */
export function targetsOf(t: Kazzam, id: CreatureId, power: AttackPower): CreatureId[] {
  const { state } = t;
  return [...state.creatures.keys()].filter(
    (other) => areEnemies(state, id, other) && isTarget(t, id, other, power),
  );
}

/**
 * An action on one creature of the player's choice, possible while there is one.
 *
 * @param targets whom it could be used on now
 * @param act what it does; returns whether it ends the turn
 */
export function actionOn(
  id: string,
  price: Price,
  rule: string,
  targets: (t: Kazzam, id: CreatureId) => CreatureId[],
  act: (t: Kazzam, target: CreatureId, by: CreatureId) => Flow<unknown> | undefined,
): Action {
  return {
    id,
    price,
    rule,
    possible: (t, by) => targets(t, by).length > 0,
    *perform(t, by) {
      const { state } = t;
      const { creature } = yield* askOne({
        kind: 'one',
        seat: seatOf(state, by),
        why: { key: 'target', params: { who: by, power: id }, rule },
        options: targets(t, by).map((target) => creatureOption(state, target)),
        about: { who: by, power: id },
      });
      const flow = act(t, creature, by);
      return flow !== undefined && (yield* flow) === true;
    },
  };
}

function attackAction(power: AttackPower): Action {
  return actionOn(
    power.id,
    'attack',
    power.rule,
    (t, id) => (canAttackWith(creatureOf(t.state, id), power) ? targetsOf(t, id, power) : []),
    function* (t, target, id) {
      yield* attack(t, id, target, power);
      return endsTurn(t, id, power);
    },
  );
}

/** Enemies that it could Charge at: beside it, or at the end of some way (KZ-BASIC-04, KZ-BASIC-05). */
export function chargeTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const charger = creatureOf(state, id);
  if (charger.implement !== 'sword' || !canAttackWith(charger, BASIC_IMPLEMENT_ATTACK)) return [];
  const ground = groundOf(state);
  return [...state.creatures.keys()].filter((other) => {
    const target = creatureOf(state, other);
    if (!areEnemies(state, id, other) || !isOnMap(target) || has(target, 'hidden')) return false;
    const distance = distanceBetween(ground, charger, target);
    if (distance === 1) return true;
    const movement = chargeAt(t, id, other);
    // Every square brings it nearer by one: no farther than its speed, and one more (KZ-BASIC-05).
    if (distance === undefined || movement === undefined || distance > movement.budget + 1)
      return false;
    return canGo(t, id, movement);
  });
}

/** The movement of a Charge; none while Prone or held (KZ-BASIC-06). */
function chargeAt(t: Kazzam, id: CreatureId, toward: CreatureId): Movement | undefined {
  const walk = walkOf(t, id);
  if (walk === undefined || walk.how === 'crawl') return undefined;
  return { ...walk, how: 'charge', rule: 'KZ-BASIC-04', toward };
}

/** Move and strike (KZ-BASIC-04): stopped short of its target, there is no attack (KZ-BASIC-07). */
function* charge(t: Kazzam, creature: CreatureId, id: CreatureId): Flow<boolean> {
  const { state } = t;
  const charger = creatureOf(state, id);
  const beside = (): boolean =>
    isOnMap(charger) &&
    distanceBetween(groundOf(state), charger, creatureOf(state, creature)) === 1;
  // Hidden when the Charge began gives Advantage though the way reveals it (KZ-BASIC-08).
  const granted = has(charger, 'hidden') ? ['KZ-BASIC-08'] : [];
  const movement = chargeAt(t, id, creature);
  if (!beside() && movement !== undefined) yield* move(t, id, movement);
  if (!beside()) return false;
  yield* attack(t, id, creature, BASIC_IMPLEMENT_ATTACK, { advantages: granted });
  return true;
}

/** A staff's and a sword's implement attacks end the turn, a wand's do not (KZ-ACT-08). */
function endsTurn({ state }: Kazzam, id: CreatureId, power: AttackPower): boolean {
  return usesImplement(power) && creatureOf(state, id).implement !== 'wand';
}

/** Everything that everyone can do (KZ-ACT-06, KZ-ACT-07, KZ-BASIC-01 to KZ-BASIC-03). */
export const ACTIONS: readonly Action[] = [
  attackAction(BASIC_PHYSICAL_ATTACK),
  attackAction(BASIC_IMPLEMENT_ATTACK),
  actionOn('charge', 'attack', 'KZ-BASIC-04', chargeTargets, charge),
  plain(
    'walk',
    'move',
    'KZ-MOVE-01',
    (t, id) => canGo(t, id, walkOf(t, id)),
    (t, id) => go(t, id, walkOf(t, id)),
  ),
  plain(
    'shift',
    'move',
    'KZ-MOVE-09',
    (t, id) => canGo(t, id, shiftOf(t, id)),
    (t, id) => go(t, id, shiftOf(t, id)),
  ),
  plain(
    'stand-up',
    'move',
    'KZ-MOVE-11',
    ({ state }, id) => has(creatureOf(state, id), 'prone'),
    standUp,
  ),
  plain(
    'escape',
    'move',
    'KZ-MOVE-13',
    ({ state }, id) => holdsOn(state, id).length > 0,
    tryEscape,
  ),
  plain(
    'pick-up',
    'move',
    'KZ-ORB-05',
    ({ state }, id) => orbsInReach(state, id).length > 0,
    pickUp,
  ),
  plain(
    'dunk',
    'move',
    'KZ-ORB-10',
    ({ state }, id) => pedestalsInReach(state, id).length > 0,
    dunk,
  ),
  plain(
    'hand-over',
    'move',
    'KZ-ORB-13',
    ({ state }, id) =>
      creatureOf(state, id).held.length > 0 &&
      alliesBeside(state, id).some((ally) => couldHold(creatureOf(state, ally))),
    handOver,
  ),
  plain(
    'take-over',
    'move',
    'KZ-ORB-14',
    ({ state }, id) =>
      couldHold(creatureOf(state, id)) &&
      alliesBeside(state, id).some((ally) => creatureOf(state, ally).held.length > 0),
    takeOver,
  ),
  plain('reveal', 'move', 'KZ-BASIC-03', hasHiddenNear, reveal),
  plain(
    'button',
    'attack',
    'KZ-DUN-11',
    ({ state }, id) => {
      const [exit] = buttonsInReach(state, id);
      const { comes } = creatureOf(state, id);
      return exit !== undefined && comes.from === 'map';
    },
    pressButton,
  ),
  plain(
    'drop',
    'free',
    'KZ-ORB-15',
    ({ state }, id) => creatureOf(state, id).held.length > 0,
    drop,
  ),
  plain(
    'draw-implement',
    // No action at all, not even a free one (KZ-STOW-01).
    'nothing',
    'KZ-STOW-05',
    ({ state }, id) => {
      const creature = creatureOf(state, id);
      return creature.stowed && freeHands(creature) > 0;
    },
    ({ state }, id) => {
      creatureOf(state, id).stowed = false;
      return undefined;
    },
  ),
];

function go(t: Kazzam, id: CreatureId, movement: Movement | undefined): Flow<void> | undefined {
  return movement === undefined ? undefined : move(t, id, movement);
}

/** Entries that an escape can end: Grabs and what "escape ends" (KZ-MOVE-13). */
export function holdsOn({ effects }: Kazzam['state'], id: CreatureId) {
  return effects.filter(({ on, until }) => on === id && until.ends === 'escape');
}

/** One Saving Throw against one hold, chosen first (KZ-MOVE-13, KZ-MOVE-14). */
export function* tryEscape(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const holds = holdsOn(state, id);
  const { effect } = yield* askUnlessOnly({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'escape-from', params: { who: id }, rule: 'KZ-MOVE-14' },
    options: holds.map((effect) => ({
      id: `${effect.kind}-${effect.id}`,
      names: { status: effect.kind, by: effect.by },
      effect,
    })),
    fallback: 0,
  });
  if (yield* savingThrow(t, id, { against: effect, rule: 'KZ-MOVE-13', escape: true })) {
    removeEffects(state, ({ on, mark }) => on === id && mark === effect.mark);
  }
}

/** How far Reveal looks (KZ-BASIC-03). */
const REVEAL = 2;

function hasHiddenNear({ state }: Kazzam, id: CreatureId): boolean {
  return hiddenNear(state, id).length > 0;
}

function hiddenNear(state: Kazzam['state'], id: CreatureId): CreatureId[] {
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  return [...state.creatures.keys()].filter((other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature) || !has(creature, 'hidden')) return false;
    const distance = distanceBetween(ground, self, creature);
    return distance !== undefined && distance <= REVEAL;
  });
}

function reveal({ state }: Kazzam, id: CreatureId): undefined {
  for (const other of hiddenNear(state, id)) endAll(state, other, 'hidden');
}

function* pressButton(t: Kazzam, id: CreatureId): Flow<void> {
  const exits = buttonsInReach(t.state, id);
  const { map } = groundOf(t.state);
  const { exit } = yield* askUnlessOnly({
    kind: 'one',
    seat: seatOf(t.state, id),
    why: { key: 'button', params: { who: id }, rule: 'KZ-DUN-11' },
    options: exits.map((exit) => ({
      id: `exit-${map.exits[exit]?.letter ?? exit}`,
      names: { exit: map.exits[exit]?.letter ?? exit },
      exit,
    })),
    fallback: 0,
  });
  hitButton(t, id, exit);
}

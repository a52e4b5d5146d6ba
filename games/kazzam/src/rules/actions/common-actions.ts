import { choose, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { endHiding } from '../attack/unrolled.ts';
import { attackWall, wallsInReach } from '../attack/wall-attack.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import type { Action } from '../effects/action.ts';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { LEFT_ALONE } from '../effects/bot-hint.ts';
import { STATUS, sharedData } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, endAll, has, isForbidden, isImmune, removeEffects } from '../effects/status.ts';
import { withoutBits } from '../effects/status-bits.ts';
import { dunk } from '../harm/dunk.ts';
import { heldBy, letGo } from '../harm/grabs.ts';
import {
  alliesBeside,
  couldHold,
  drop,
  freeHands,
  handOver,
  itemsInReach,
  pickUp,
  takeOver,
  toHandOver,
} from '../harm/items.ts';
import { pedestalsInReach } from '../harm/orbs.ts';
import { knockProne } from '../harm/prone.ts';
import { buttonsInReach, hitButton } from '../movement/dungeon.ts';
import { holdsOn, tryEscape } from '../movement/escape.ts';
import { canGo, move, shiftOf, walkOf } from '../movement/move.ts';
import { standUp } from '../movement/stand.ts';
import { unseenBy } from '../sight/hidden-places.ts';
import { filledFor, hasRoom, mayShare } from '../sight/occupancy.ts';
import { attackAction, endsTurn, plain } from './actions.ts';
import { CHARGE } from './charge.ts';

/** Everything that everyone can do (KZ-ACT-06, KZ-ACT-07, KZ-BASIC-01 to KZ-BASIC-03). */
export const ACTIONS: readonly Action[] = [
  attackAction(BASIC_PHYSICAL_ATTACK),
  attackAction(BASIC_IMPLEMENT_ATTACK),
  CHARGE,
  going('walk', 'KZ-MOVE-01', walkOf),
  going('shift', 'KZ-MOVE-09', shiftOf),
  plain(
    'stand-up',
    'move',
    'KZ-MOVE-11',
    ({ state }, id) => has(creatureOf(state, id), BITS.prone),
    standUp,
  ),
  plain(
    'escape',
    'move',
    'KZ-MOVE-13',
    ({ state }, id) => holdsOn(state, id).length > 0,
    tryEscape,
  ),
  {
    ...plain(
      'pick-up',
      'move',
      'KZ-ORB-05',
      ({ state }, id) => itemsInReach(state, id).length > 0,
      pickUp,
    ),
    tellsItself: true,
  },
  {
    ...plain(
      'dunk',
      'move',
      'KZ-ORB-10',
      ({ state }, id) => pedestalsInReach(state, id).length > 0,
      dunk,
    ),
    tellsItself: true,
  },
  {
    ...plain(
      'hand-over',
      'move',
      'KZ-ORB-13',
      (t, id) =>
        creatureOf(t.state, id).held.length > 0 &&
        toHandOver(t, id).length > 0 &&
        alliesBeside(t.state, id).some((ally) => couldHold(creatureOf(t.state, ally))),
      handOver,
    ),
    tellsItself: true,
    bot: LEFT_ALONE,
  },
  {
    ...plain(
      'take-over',
      'move',
      'KZ-ORB-14',
      ({ state }, id) =>
        couldHold(creatureOf(state, id)) &&
        alliesBeside(state, id).some((ally) => creatureOf(state, ally).held.length > 0),
      takeOver,
    ),
    tellsItself: true,
    bot: LEFT_ALONE,
  },
  plain('reveal', 'move', 'KZ-BASIC-03', hasHiddenNear, reveal),
  {
    ...plain(
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
    peaceful: true,
  },
  {
    ...plain(
      'drop',
      'free',
      'KZ-ORB-15',
      ({ state }, id) => creatureOf(state, id).held.length > 0,
      drop,
    ),
    tellsItself: true,
  },
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
  wallAction('physical-attack-on-wall', BASIC_PHYSICAL_ATTACK),
  wallAction('implement-attack-on-wall', BASIC_IMPLEMENT_ATTACK),
  {
    ...plain(
      'remove-effect',
      'attack',
      'KZ-ACT-07',
      ({ state }, id) => removable(state, id).length > 0,
      takeOff,
    ),
    peaceful: true,
  },
  plain('let-go', 'free', 'KZ-STAT-28', ({ state }, id) => heldBy(state, id).length > 0, release),
  plain(
    'drop-prone',
    'free',
    'KZ-STAT-51',
    ({ state }, id) =>
      !isForbidden(creatureOf(state, id), 'drop-prone') && !isImmune(state, id, 'prone'),
    (t, id) => knockProne(t, id, id, 'drop-prone'),
  ),
  plain(
    'land',
    'free',
    'KZ-STAT-23',
    ({ state }, id) => couldLand(state, id),
    (t, id) => {
      endAll(t, id, 'flying', 'KZ-STAT-23');
      return undefined;
    },
  ),
];

/** An Attack Action on a wall that a power has made (KZ-ATK-26). */
function wallAction(id: string, power: AttackPower): Action {
  return {
    id,
    price: 'attack',
    rule: 'KZ-OBJ-01',
    bot: LEFT_ALONE,
    possible: (t, who) => wallsInReach(t, who, power).length > 0,
    *perform(t, who) {
      yield* attackWall(t, who, power);
      endHiding(t, who);
      return endsTurn(t, who, power);
    },
  };
}

/** What sticks to it and can be taken off with an Attack Action (KZ-ACT-07). */
function removable({ effects }: KazzamState, id: CreatureId): readonly Effect[] {
  return effects.filter((effect) => effect.on === id && sharedData(effect).removable === 1);
}

/** Takes off one thing of all that sticks to it. */
function* takeOff(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const rule = 'KZ-ACT-07';
  const { effect } = yield* choose(
    t,
    seatOf(state, id),
    'take-off-what',
    removable(state, id).map((one) => ({
      id: `${one.kind}-${one.id}`,
      names: { power: one.source, by: one.by },
      effect: one,
    })),
    { rule, params: { who: id }, fallback: 0 },
  );
  removeEffects(t, (other) => other === effect, rule);
}

/** Lets go of one creature that it holds. */
function* release(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { creature } = yield* choose(
    t,
    seatOf(state, id),
    'let-go-of',
    heldBy(state, id).map((victim) => creatureOption(state, victim)),
    { rule: 'KZ-STAT-28', params: { who: id }, fallback: 0 },
  );
  letGo(t, id, creature, 'KZ-STAT-28');
}

/** Whether it flies by its own will above a square where it could stand (KZ-STAT-23). */
function couldLand(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  if (!has(creature, BITS.flying)) return false;
  const forced = effectsOf(state, STATUS.flying).some(({ on, by, innate, data }) => {
    if (on !== id) return false;
    return innate === true || (data?.forced ?? (by === id ? 0 : 1)) === 1;
  });
  if (forced) return false;
  const landed = { ...creature, has: withoutBits(creature.has, BITS.flying) };
  const ground = groundOf(state);
  return (
    hasRoom(ground, creature.cell, landed) &&
    !filledFor(state, landed).some((cell) => overlap(ground, creature, cell)) &&
    !state.creatures.some(
      (other, at) =>
        at !== id && isOnMap(other) && !mayShare(other, landed) && overlap(ground, other, creature),
    )
  );
}

/** A Move Action that is a movement and nothing else. */
function going(id: string, rule: string, goes: NonNullable<Action['goes']>): Action {
  const go = (t: Kazzam, who: CreatureId) => {
    const movement = goes(t, who);
    return movement === undefined ? undefined : move(t, who, movement);
  };
  return { ...plain(id, 'move', rule, (t, who) => canGo(t, who, goes(t, who)), go), goes };
}

/** How far Reveal looks (KZ-BASIC-03). */
const REVEAL = 2;

/** Where squares are secret, it can be tried in vain: that it is offered tells nothing (KZ-INFO-03). */
function hasHiddenNear(t: Kazzam, id: CreatureId): boolean {
  const { state } = t;
  const unseen = unseenBy(t, seatOf(state, id));
  return unseen.length > 0 || hiddenNear(state, id).length > 0;
}

function hiddenNear(state: Kazzam['state'], id: CreatureId): CreatureId[] {
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature) || !has(creature, BITS.hidden)) return false;
    const distance = distanceBetween(ground, self, creature);
    return distance !== undefined && distance <= REVEAL;
  });
}

/** What it finds out, or that nobody is near, cannot be taken back freely. */
function reveal(t: Kazzam, id: CreatureId): undefined {
  const { state } = t;
  if (unseenBy(t, seatOf(state, id)).length > 0) t.reveal();
  for (const other of hiddenNear(state, id)) endAll(t, other, 'hidden', 'KZ-BASIC-03');
}

function* pressButton(t: Kazzam, id: CreatureId): Flow<void> {
  const exits = buttonsInReach(t.state, id);
  const { map } = groundOf(t.state);
  const { exit } = yield* choose(
    t,
    seatOf(t.state, id),
    'button',
    exits.map((exit) => ({
      id: `exit-${map.exits[exit]?.letter ?? exit}`,
      names: { exit: map.exits[exit]?.letter ?? exit },
      exit,
    })),
    { rule: 'KZ-DUN-11', params: { who: id }, fallback: 0 },
  );
  hitButton(t, id, exit);
}

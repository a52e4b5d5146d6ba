import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { recover as getFree } from '../../../rules/creeps/recover.ts';
import type { CreepRow, RowTurn } from '../../../rules/effects/creep-block.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { BITS, has, isImmune, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { isBloodied } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { canSteal, stealItem } from '../../../rules/harm/steal.ts';
import { seenNow } from '../../../rules/sight/hidden-places.ts';
import { slideBoth } from './drag.ts';
import { seize } from './lightweight.ts';

/** 2 damage, Grabbed, and both slide toward the pedestal (KM-SQUID-05). */
const DRAG = wholePower({
  id: 'squid-drag',
  rule: 'KM-SQUID-05',
  target: 'melee',
  roll: 'none',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        yield* seize(t, use.attacker, use.target, 'squid-drag');
        yield* slideBoth(t, use);
      },
    },
  ],
});

/** Weakened and Grabbed under one mark: an escape ends both (KM-SQUID-06). */
const ENTANGLE: AttackPower = {
  id: 'squid-entangle',
  rule: 'KM-SQUID-06',
  target: 'melee',
  roll: 'none',
  instead: ({ state }, { target }) =>
    has(creatureOf(state, target), BITS.weakened) ? DRAG : undefined,
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const hold = yield* seize(t, by, on, 'squid-entangle');
        yield* inflict(t, {
          kind: 'weakened',
          on,
          by,
          source: 'squid-entangle',
          until: { ends: 'escape' },
          ...(hold?.on === on ? { mark: hold.mark } : {}),
        });
      },
    },
  ],
};

/** Prone; who is so already, or cannot be, is dragged (KM-SQUID-07). */
const TRIP: AttackPower = {
  id: 'squid-trip',
  rule: 'KM-SQUID-07',
  target: 'melee',
  roll: 'none',
  instead: ({ state }, { target }) =>
    has(creatureOf(state, target), BITS.prone) || isImmune(state, target, 'prone')
      ? DRAG
      : undefined,
  damage: 0,
  effect: [
    {
      on: 'target',
      *run(t, { attacker, target }) {
        yield* knockProne(t, target, attacker, 'squid-trip');
      },
    },
  ],
};

/** Whether a creature could be Disarmed that is not. */
function canDisarm(state: KazzamState, id: CreatureId): boolean {
  return !has(creatureOf(state, id), BITS.disarmed) && !isImmune(state, id, 'disarmed');
}

/** Steals an item, otherwise Disarms; whoever has none and is Disarmed is dragged (KM-SQUID-08). */
const SNATCH: AttackPower = {
  id: 'squid-snatch',
  rule: 'KM-SQUID-08',
  target: 'melee',
  roll: 'none',
  instead: ({ state }, { attacker, target }) =>
    canSteal(state, attacker, target) || canDisarm(state, target) ? undefined : DRAG,
  damage: 0,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const { state } = t;
        // What would have an effect is tried, be it resisted or not (D-76).
        if (canSteal(state, by, on)) yield* stealItem(t, by, on);
        else {
          const until = untilNextTurnEnds(state, on);
          yield* inflict(t, { kind: 'disarmed', on, by, source: 'squid-snatch', until });
        }
      },
    },
  ],
};

/** A Bloodied squid hides and is fresh again where it stands; a fresh one drags (KM-SQUID-04). */
function* regenerate({ t, creep, targets, attack }: RowTurn) {
  const body = creatureOf(t.state, creep);
  if (!isBloodied(body)) {
    yield* attack(DRAG, targets);
    return;
  }
  tell(t, creep, 'itself', creep, 'KM-SQUID-04', 'squid-regenerate');
  yield* inflict(t, {
    // Until it attacks (KM-CRP-22).
    ...withData(STATUS.hidden, { untilAttack: 1, ...seenNow(body) }),
    on: creep,
    by: creep,
    source: 'squid-regenerate',
    until: { ends: 'match' },
  });
  yield* recover(t, { who: creep, amount: 1, by: creep, rule: 'KM-SQUID-04' });
  // Its Move Action is left (KZ-AI-28).
  if (!has(body, BITS.dazed)) yield* getFree(t, creep);
}

/** What the die brings (KM-SQUID-04 to KM-SQUID-08). */
export const ROWS: readonly CreepRow[] = [
  { id: 'squid-regenerate', rule: 'KM-SQUID-04', faces: [1, 2], act: regenerate },
  { id: 'squid-drag', rule: 'KM-SQUID-05', faces: [3], power: DRAG },
  { id: 'squid-entangle', rule: 'KM-SQUID-06', faces: [4], power: ENTANGLE },
  { id: 'squid-trip', rule: 'KM-SQUID-07', faces: [5], power: TRIP },
  { id: 'squid-snatch', rule: 'KM-SQUID-08', faces: [6], power: SNATCH },
];

import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { walkAtOnce } from '../../../rules/creeps/at-once.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { type EffectPart, wholePower } from '../../../rules/effects/power.ts';
import { BITS, has, removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { hold, tellOfItem } from '../../../rules/harm/items.ts';
import { losesHold } from '../../../rules/harm/loss.ts';
import { walkOf } from '../../../rules/movement/move.ts';
import type { Kazzam } from '../../../table.ts';

/** On a jelly that has somebody's implement: it ends with the jelly, and the Disarming with it. */
const LOOT = 'jelly-loot';
/** On whom a jelly has mesmerized in this round. */
const MESMERIZED = 'mesmerized';

/** Everything that the target holds, its implement included (KM-JELLY-03). */
const robbed: EffectPart = {
  on: 'target',
  *run(t, { attacker: by, target: on }) {
    const { state } = t;
    for (const item of [...creatureOf(state, on).held]) {
      if (!(yield* losesHold(t, on, item))) continue;
      // What answers to the loss may have changed who stands there and what is held.
      if (!isOnMap(creatureOf(state, by)) || !creatureOf(state, on).held.includes(item)) continue;
      hold(t, by, item);
      tellOfItem(t, by, 'stolen', item, 'KM-JELLY-03');
    }
    if (!isOnMap(creatureOf(state, by)) || !isOnMap(creatureOf(state, on))) return;
    if (yield* losesHold(t, on, 'implement')) yield* takeImplement(t, by, on);
  },
};

/** The implement returns by itself once the jelly is defeated (KM-JELLY-03). */
function* takeImplement(t: Kazzam, by: CreatureId, on: CreatureId): Flow<void> {
  const { state } = t;
  const source = `jelly-steal/${by}`;
  const match = { ends: 'match' } as const;
  const loot =
    effectsOf(state, LOOT).find((one) => one.on === by) ??
    putInPlay(state, { kind: LOOT, on: by, by, source, until: match, amount: 0 });
  const until = { ends: 'with', effects: [loot.id] } as const;
  yield* inflict(t, { kind: 'disarmed', on, by, source, until });
}

export const STEAL = wholePower({
  id: 'jelly-steal',
  rule: 'KM-JELLY-03',
  target: 'melee',
  roll: 'none',
  damage: 0,
  effect: [robbed],
});

/** 2 damage; Weakened (KM-JELLY-04). */
export const STING = wholePower({
  id: 'jelly-sting',
  rule: 'KM-JELLY-04',
  target: 'melee',
  roll: 'none',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const until = untilNextTurnEnds(t.state, on);
        yield* inflict(t, { kind: 'weakened', on, by, source: 'jelly-sting', until });
      },
    },
  ],
});

/** It walks to the jelly, or as near as its speed brings it: its own movement (KM-JELLY-05). */
const drawn: EffectPart = {
  on: 'target',
  *run(t, { attacker, target }) {
    yield* walkAtOnce(t, target, 'near', attacker);
  },
};

const MESMERIZING = {
  id: 'jelly-mesmerize',
  rule: 'KM-JELLY-05',
  roll: 'none',
  damage: 0,
  effect: [drawn],
} as const;

/** How far a jelly calls (KM-JELLY-05). */
const BURST = 6;

/** Players of both teams, each once in a turn of the group (KM-JELLY-05). */
export const MESMERIZE = wholePower({
  ...MESMERIZING,
  target: {
    burst: BURST,
    only: (state, _, other) =>
      creatureOf(state, other).kind === 'athlete' && !isMesmerized(state, other),
  },
});

/** As far as it reaches, whoever was mesmerized before: for where it goes by it (D-78). */
export const CALL = wholePower({ ...MESMERIZING, target: { burst: BURST } });

/** Whoever missed it, alone and from any distance (KM-JELLY-07). */
export const LURE = wholePower({ ...MESMERIZING, rule: 'KM-JELLY-07', target: { ranged: 999 } });

/** Whether a jelly has mesmerized it in this round already. */
function isMesmerized(state: KazzamState, id: CreatureId): boolean {
  return effectsOf(state, MESMERIZED).some(({ on, amount }) => on === id && amount === state.round);
}

/** Whether there is anybody whom it could still make move in this round (D-78). */
export function movesAnybody(t: Kazzam): boolean {
  const { state } = t;
  return state.creatures.some(
    (other, id) =>
      other.kind === 'athlete' &&
      isOnMap(other) &&
      !isMesmerized(state, id) &&
      !has(other, BITS.prone) &&
      walkOf(t, id) !== undefined,
  );
}

/** Those whom it mesmerizes are so from the first step of the first of them. */
export const ANSWERS: Answers = {
  attack: {
    before({ state }, { on }, { attacker, targets, power }) {
      if (attacker !== on || power.id !== MESMERIZE.id) return undefined;
      for (const target of targets) {
        if (isMesmerized(state, target)) continue;
        putInPlay(state, {
          kind: MESMERIZED,
          on: target,
          by: on,
          source: MESMERIZE.id,
          until: { ends: 'match' },
          amount: state.round,
        });
      }
      return undefined;
    },
  },
};

/** What jellies leave in play. */
export const EFFECTS: readonly EffectDef[] = [
  { kind: LOOT },
  {
    kind: MESMERIZED,
    lasts: ({ state }, { amount }) => amount === state.round,
    on: {
      'round-end': {
        after(t) {
          removeEffects(t, ({ kind }) => kind === MESMERIZED, 'KM-JELLY-05');
          return undefined;
        },
      },
      reply: {
        // None of them strikes another on the way (KM-JELLY-05).
        modify({ state }, { on, by }, event) {
          if (event.holder !== on || state.assault?.attacker !== by) return;
          const isOther = effectsOf(state, MESMERIZED).some(
            (other) => other.on === event.granter && other.by === by,
          );
          if (isOther) event.may = false;
        },
      },
    },
  },
];

import type { Effect, KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import { giveStatus } from '../../../rules/effects/status.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import type { Charm } from './charm.ts';
import { isInTurn, leave, nextTurnOf } from './charmed.ts';

const SHIELD = 'shield-charm';

/** Attacks on its bearer have Disadvantage (KC-CHM-25). */
const SHIELD_EFFECT: EffectDef = {
  kind: SHIELD,
  status: true,
  on: {
    'attack-roll': {
      modify(_t, { on }, { target, disadvantages }) {
        if (target === on) disadvantages.push('KC-CHM-25');
      },
    },
  },
};

/** Shield Charm (KC-CHM-25). */
export const SHIELD_CHARM: Charm = {
  id: SHIELD,
  rule: 'KC-CHM-25',
  *first(t, { by, on, source, until, times }) {
    return [giveStatus(t, { kind: 'resist', on, by, source, until, amount: times }).id];
  },
  *second(t, cast) {
    return [leave(t, SHIELD, cast)];
  },
  leaves: [SHIELD_EFFECT],
  bot: { worth: ({ count }) => 0.12 + 0.04 * Math.min(3, count('foes', 3)) },
};

/** More damage by the first hit of a turn (KC-CHM-26). */
const STRENGTH = dataKind('assault-strength', { from: 'number' });

const STRENGTH_EFFECT: EffectDef = {
  ...STRENGTH,
  status: true,
  on: {
    hit: {
      modify(t, effect, event) {
        const { on, amount } = effect;
        if (event.attacker !== on || !isOpen(t.state, effect, dataOf(STRENGTH, effect))) return;
        event.riders.push({
          id: 'assault-charm',
          rule: 'KC-CHM-26',
          damage: amount,
          harms: false,
          run: () => void addDamage(t, event.total, { own: amount }, 'KC-CHM-26'),
        });
      },
      after({ state }, effect, { attacker }): undefined {
        if (attacker === effect.on) use(state, effect, dataOf(STRENGTH, effect));
      },
    },
  },
};

/** Advantage on the first attack of a turn (KC-CHM-26). */
const AIM = dataKind('assault-aim', { from: 'number' });

const AIM_EFFECT: EffectDef = {
  ...AIM,
  status: true,
  on: {
    'attack-roll': {
      modify({ state }, effect, { attacker, advantages }) {
        if (attacker === effect.on && isOpen(state, effect, dataOf(AIM, effect)))
          advantages.push('KC-CHM-26');
      },
    },
    attack: {
      after({ state }, effect, { attacker, later }): undefined {
        if (attacker === effect.on && !later) use(state, effect, dataOf(AIM, effect));
      },
    },
    // One on nobody is an attack as well (KC-CONV-36).
    unrolled: {
      after({ state }, effect, { attacker }): undefined {
        if (attacker === effect.on) use(state, effect, dataOf(AIM, effect));
      },
    },
  },
};

/** From which of its bearer's turns on it comes to bear. */
interface Since {
  readonly from: number;
}

/** Whether it is a turn for which it was given, and it has not been of use in that one yet. */
function isOpen(state: KazzamState, { on, kind }: Effect, { from }: Since): boolean {
  const used = effectsOf(state, NOTES.usedThisTurn);
  return isInTurn(state, on, from) && !used.some((one) => one.on === on && one.source === kind);
}

/** It was of use in this turn, and is of no more; what comes of the charm lasts on. */
function use(state: KazzamState, effect: Effect, since: Since): void {
  const { turn } = state;
  if (turn === undefined || !isOpen(state, effect, since)) return;
  const { on, kind: source } = effect;
  const of = turn.creature;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  putInPlay(state, { kind: NOTES.usedThisTurn, on, by: on, source, until, amount: 0 });
}

/** Assault Charm (KC-CHM-26). */
export const ASSAULT_CHARM: Charm = {
  id: 'assault-charm',
  rule: 'KC-CHM-26',
  *first(t, { times, ...cast }) {
    const { kind, data } = withData(STRENGTH, { from: nextTurnOf(t.state, cast.on) });
    return [leave(t, kind, { ...cast, amount: 2 * times, data })];
  },
  *second(t, cast) {
    const { kind, data } = withData(AIM, { from: nextTurnOf(t.state, cast.on) });
    return [leave(t, kind, { ...cast, data })];
  },
  leaves: [STRENGTH_EFFECT, AIM_EFFECT],
  bot: { worth: ({ count }) => (count('allies', 6) > 1 ? 0.24 : 0.1) },
};

const FAST = 'surefoot-speed';
const SURE = 'surefoot-charm';

/** Squares that Surefoot adds (KC-CHM-27). */
const SQUARES = 4;

const FAST_EFFECT: EffectDef = {
  kind: FAST,
  status: true,
  on: {
    speed: {
      modify(_t, { on, amount }, event) {
        if (event.creature === on) event.bonus += amount;
      },
    },
  },
};

/** Its bearer's movement lays it open to nobody (KC-CHM-27). */
const SURE_EFFECT: EffectDef = {
  kind: SURE,
  status: true,
  on: {
    leave: {
      modify(_t, { on }, event) {
        if (event.creature === on) event.unanswered = true;
      },
    },
  },
};

/** Surefoot Charm (KC-CHM-27). */
export const SUREFOOT_CHARM: Charm = {
  id: SURE,
  rule: 'KC-CHM-27',
  *first(t, { times, ...cast }) {
    return [leave(t, FAST, { ...cast, amount: SQUARES * times })];
  },
  *second(t, cast) {
    return [leave(t, SURE, cast)];
  },
  leaves: [FAST_EFFECT, SURE_EFFECT],
  bot: { worth: ({ count }) => (count('carriers', 6) > 0 ? 0.3 : 0.08) },
};

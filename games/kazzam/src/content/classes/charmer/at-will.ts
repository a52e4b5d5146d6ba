import { NOBODY, type Status } from '../../../model.ts';
import { isMelee } from '../../../rules/attack/aim.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import type { AttackPower, EffectPart } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { charmAbility } from './charm.ts';
import { leave, prolong } from './charmed.ts';
import { ASSAULT_CHARM, SHIELD_CHARM, SUREFOOT_CHARM } from './charms.ts';
import { ENLARGING_CHARM } from './enlarging-charm.ts';
import { LEVITATION_JINX } from './levitation-jinx.ts';

/** A status on the target until the end of its next turn. */
function gives(kind: Status, amount = 0): EffectPart {
  return {
    on: 'target',
    gives: kind,
    *run(t, { attacker: by, target: on, power: { id: source } }) {
      const until = untilNextTurnEnds(t.state, on);
      yield* inflict(t, { kind, on, by, source, until, amount });
    },
  };
}

/** An effect of its own kind on the target until the end of its next turn. */
function leaves(kind: string): EffectPart {
  return {
    on: 'target',
    *run(t, { attacker: by, target: on, power: { id: source } }) {
      leave(t, kind, { by, on, source, until: untilNextTurnEnds(t.state, on) });
    },
  };
}

/** Shrinking Jinx: its blows are weak, and it is hard to hit well (KC-CHM-20). */
const shrinkingJinx: AttackPower = {
  id: 'shrinking-jinx',
  rule: 'KC-CHM-20',
  target: 'implement',
  damage: 2,
  effect: [gives('weakened'), gives('guarded')],
  worth: () => 0.14,
};

const CLOSE_FOCUS = 'close-focus-charm';

/** How far one under Close Focus sees (KC-CHM-22). */
const NEAR = 2;

/** On who sees only what is near, and strikes the better there (KC-CHM-22). */
const CLOSE_FOCUS_EFFECT: EffectDef = {
  kind: CLOSE_FOCUS,
  status: true,
  on: {
    'attack-roll': {
      modify({ state }, { on }, { attacker, power, advantages }) {
        if (attacker === on && isMelee(state, on, power)) advantages.push('KC-CHM-22');
      },
    },
  },
};

/** Close Focus Charm, an attack despite its name (KC-CHM-22). */
const closeFocusCharm: AttackPower = {
  id: CLOSE_FOCUS,
  rule: 'KC-CHM-22',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const { state } = t;
        const until = untilNextTurnEnds(state, on);
        const known = effectOn(state, NOTES.sightLimit, on);
        leave(t, CLOSE_FOCUS, { by, on, source: CLOSE_FOCUS, until });
        if (known !== undefined) {
          prolong(state, known, until);
          return;
        }
        const mark = effectOn(state, CLOSE_FOCUS, on)?.mark;
        const limit = { kind: NOTES.sightLimit, on, by, source: CLOSE_FOCUS, until, mark };
        putInPlay(state, { ...limit, amount: NEAR });
      },
    },
  ],
  // It is lost on those who strike hand to hand.
  worth: ({ state }, { target }) => (creatureOf(state, target).implement === 'sword' ? 0 : 0.24),
};

const STONESKIN = 'stoneskin';

/** On who hits nobody well: all of its targets count as Guarded (KC-CHM-23). */
const STONESKIN_EFFECT: EffectDef = {
  kind: STONESKIN,
  status: true,
  on: {
    'attack-roll': {
      modify(_t, { on }, event) {
        // Whoever is charmed is no target of an attack (KC-CHM-08).
        if (event.attacker === on && event.target !== NOBODY) event.guarded = true;
      },
    },
  },
};

/** Stoneskin: heavy and hard (KC-CHM-23). */
const stoneskin: AttackPower = {
  id: STONESKIN,
  rule: 'KC-CHM-23',
  target: 'implement',
  damage: 2,
  effect: [gives('slowed'), leaves(STONESKIN), gives('resist', 1)],
  worth: () => 0.1,
};

/** Quickflesh Jinx: wounds cut deeper and close sooner (KC-CHM-24). */
const quickfleshJinx: AttackPower = {
  id: 'quickflesh-jinx',
  rule: 'KC-CHM-24',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on, power: { id: source } }) {
        const until = untilNextTurnEnds(t.state, on);
        const limited = withData(STATUS.vulnerable, { against: 'attack' });
        yield* inflict(t, { ...limited, on, by, source, until, amount: 1 });
      },
    },
    gives('regenerate', 1),
  ],
  worth: ({ state }, { target }) => (creatureOf(state, target).hp > 1 ? 0.08 : 0.02),
};

/** The attacks, then the charms, of which a Charmer picks one or two each (KC-CHM-01). */
export const AT_WILLS: readonly Ability[] = [
  { id: 'charmer/shrinking-jinx', rule: 'KC-CHM-20', power: shrinkingJinx },
  LEVITATION_JINX,
  {
    id: 'charmer/close-focus-charm',
    rule: 'KC-CHM-22',
    power: closeFocusCharm,
    leaves: [CLOSE_FOCUS_EFFECT],
  },
  { id: 'charmer/stoneskin', rule: 'KC-CHM-23', power: stoneskin, leaves: [STONESKIN_EFFECT] },
  { id: 'charmer/quickflesh-jinx', rule: 'KC-CHM-24', power: quickfleshJinx },
  ...[SHIELD_CHARM, ASSAULT_CHARM, SUREFOOT_CHARM, ENLARGING_CHARM].map(charmAbility),
];

import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { actionOn, plain, targetsOf } from '../../../rules/actions/actions.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import type { Manner } from '../../../rules/attack/attack-roll.ts';
import { areEnemies, creatureOf } from '../../../rules/court/creatures.ts';
import { standingAt } from '../../../rules/court/squeeze.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { StepEvent } from '../../../rules/effects/moments.ts';
import {
  type AttackPower,
  type EffectPart,
  type Rider,
  type UnappliedHit,
  wholePower,
} from '../../../rules/effects/power.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { dropOrDisarm } from '../../../rules/harm/drop-or-disarm.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import type { Kazzam } from '../../../table.ts';

/** The three Patient powers, by the names of what they leave on their Hexer (KC-HEX-14). */
const SHOT = 'homards-patient-shot';
const GAZE = dataKind('patient-gaze', {
  target: 'creature',
  /** What is shot is an attack of its own, with the hindrance as its Effect line (KT-VAR-08). */
  printed: 'flag?',
});
const SURPRISE = 'salorns-patient-surprise';

/** On whom a Gaze has hit as it moved: Slowed until its movement is over (KC-HEX-24). */
const GAZED_AT = 'gazed-at';

/** Readies a shot until the start of the Hexer's next turn (KC-HEX-14). */
function lieInWait(t: Kazzam, id: CreatureId, shot: Pick<Effect, 'kind' | 'data'>): undefined {
  const { state } = t;
  const until = { ends: 'turn-start', of: id, turn: creatureOf(state, id).turns + 1 } as const;
  const mark = state.nextEffect;
  windows.attach(t, { ...shot, on: id, by: id, source: shot.kind, until, mark, amount: 0 });
  return undefined;
}

/** Whether the Hexer could be provoked to its shot by how this one moves (KC-HEX-15, KC-OPT-03). */
function provokes({ state, options }: Kazzam, hexer: CreatureId, event: StepEvent): boolean {
  const { creature, how, by } = event;
  const own = how === 'move' || how === 'shift' || (how === 'teleport' && by === creature);
  return areEnemies(state, hexer, creature) && (own || options.patientForced);
}

/** Whether a step began where the Hexer could shoot at who took it. */
function beganInRange(t: Kazzam, hexer: CreatureId, { creature, from }: StepEvent): boolean {
  // As though the step were not taken yet.
  return standingAt(t.state, creature, from, () =>
    isTarget(t, hexer, creature, BASIC_IMPLEMENT_ATTACK),
  );
}

/** How the readied shot is made. */
interface Shot extends Manner {
  readonly rule: string;
  /** What a hit brings besides damage. */
  readonly rider?: (hit: UnappliedHit) => Rider;
  /** What is shot, if not a Basic Implement Attack. */
  readonly power?: AttackPower;
}

/**
 * Lets the Hexer shoot at this enemy or wait for another moment (KC-HEX-16): one Basic Implement
 * Attack, after which nothing is readied any more.
 */
function* mayShoot(t: Kazzam, readied: Effect, target: CreatureId, shot: Shot): Flow<void> {
  const { state } = t;
  const { on: hexer } = readied;
  const { rule, rider, power: basis = BASIC_IMPLEMENT_ATTACK, ...manner } = shot;
  const able = canAttackWith(creatureOf(state, hexer), basis);
  if (!able || !isTarget(t, hexer, target, basis)) return;
  const { id } = yield* choose(t, hexer, 'patient-shot', [{ id: 'wait' }, { id: 'shoot' }], {
    rule,
    of: { of: target },
    params: { power: readied.kind },
    fallback: 1,
    reaction: { key: 'patient-shot', take: 1, decline: 0 },
  });
  if (id === 'wait') return;
  windows.detach(t, readied.id);
  const power: AttackPower =
    rider === undefined ? basis : { ...basis, special: (_t, hit) => [rider(hit)] };
  yield* attack(t, hexer, target, power, manner);
}

/**
 * Answers to steps of enemies: before a step that begins in range, or on arrival where it only
 * ends there (KC-HEX-15).
 */
function onSteps(shotOf: (t: Kazzam, readied: Effect) => Shot): NonNullable<Ability['on']> {
  return {
    step: {
      before: (t, readied, event) =>
        provokes(t, readied.on, event)
          ? mayShoot(t, readied, event.creature, shotOf(t, readied))
          : undefined,
      after(t, readied, event) {
        if (!event.done || !provokes(t, readied.on, event)) return undefined;
        if (beganInRange(t, readied.on, event)) return undefined;
        return mayShoot(t, readied, event.creature, shotOf(t, readied));
      },
    },
  };
}

export const SHOT_EFFECT: EffectDef = {
  kind: SHOT,
  on: onSteps(() => ({ rule: 'KC-HEX-23', advantages: ['KC-HEX-23'] })),
};

export const SURPRISE_EFFECT: EffectDef = {
  kind: SURPRISE,
  on: onSteps((t, { on: by }) => ({
    rule: 'KC-HEX-33',
    rider: ({ target: on }) => ({
      id: 'surprise',
      rule: 'KC-HEX-33',
      damage: 0,
      harms: true,
      *run() {
        const { state } = t;
        // In its own turn until that ends, off it until its next one does.
        const { turns } = creatureOf(state, on);
        const acting = state.turn?.creature === on;
        const until = acting
          ? ({ ends: 'turn-end', of: on, turn: turns } as const)
          : untilNextTurnEnds(state, on);
        yield* dropOrDisarm(t, { on, by, source: SURPRISE, rule: 'KC-HEX-33', until });
      },
    }),
  })),
};

export const GAZE_EFFECT: EffectDef = {
  ...GAZE,
  on: {
    step: {
      // Only squares that it leaves count, and only that enemy (KC-HEX-24).
      before(t, readied, event) {
        const { creature: target, how } = event;
        if (dataOf(GAZE, readied).target !== target || !provokes(t, readied.on, event))
          return undefined;
        const walks = how === 'move' || how === 'shift';
        const slows = () => (walks ? slowDown(t, target, readied.on) : undefined);
        return mayShoot(t, readied, target, gazeShot(readied, slows));
      },
    },
    attack: {
      *before(t, readied, event) {
        const { attacker: target, disadvantages } = event;
        if (dataOf(GAZE, readied).target !== target) return;
        const hinders = () => void disadvantages.push('KC-HEX-24');
        yield* mayShoot(t, readied, target, gazeShot(readied, hinders));
      },
    },
    unrolled: {
      // An attack as well, though without a roll that could suffer (KC-CONV-36).
      *before(t, readied, { attacker: target }) {
        if (dataOf(GAZE, readied).target === target)
          yield* mayShoot(t, readied, target, gazeShot(readied));
      },
    },
  },
};

/**
 * The shot of a Gaze, which on a hit does this to what its target is doing (KC-HEX-24): on any hit a Basic Implement
 * Attack does, an attack of its own by its Effect line (KT-VAR-08).
 */
function gazeShot(readied: Effect, does?: () => Flow<void> | undefined): Shot {
  const rule = 'KC-HEX-24';
  if (dataOf(GAZE, readied).printed === 1) {
    const effect: readonly EffectPart[] | undefined = does && [
      {
        on: 'target',
        *run() {
          const flow = does();
          if (flow !== undefined) yield* flow;
        },
      },
    ];
    return { rule, power: wholePower({ ...PRINTED_GAZE, effect }) };
  }
  if (does === undefined) return { rule };
  return { rule, rider: () => ({ id: 'gaze', rule, damage: 0, harms: true, run: does }) };
}

/** What a Gaze shoots as a stat block prints it (KT-VAR-08). */
const PRINTED_GAZE: AttackPower = {
  id: GAZE.kind,
  rule: 'KT-VAR-08',
  target: 'implement',
  damage: 2,
};

/** Slowed for what it is doing, an own teleport apart (KC-HEX-24, KC-HEX-26). */
function* slowDown(t: Kazzam, on: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const until = { ends: 'turn-end', of: on, turn: creatureOf(state, on).turns } as const;
  const slowed = yield* inflict(t, { kind: 'slowed', on, by, source: GAZE.kind, until });
  if (slowed === undefined) return;
  const { mark } = slowed;
  windows.attach(t, { kind: GAZED_AT, on, by, source: GAZE.kind, until, mark, amount: 0 });
}

export const GAZED_AT_EFFECT: EffectDef = {
  kind: GAZED_AT,
  on: {
    moved: {
      *after(t, { on, mark }, event) {
        if (event.creature !== on) return;
        removeEffects(t, (one) => one.on === on && one.mark === mark, 'KC-HEX-24');
      },
    },
  },
};

/** A Patient power as an action: it attacks nobody yet (KC-HEX-14, KZ-DEF-02). */
function patient(id: string, rule: string): Action {
  const wait = plain(
    id,
    'attack',
    rule,
    () => true,
    (t, hexer) => lieInWait(t, hexer, { kind: id }),
  );
  return { ...wait, peaceful: true };
}

/** Names one enemy that the Hexer could attack now, whether its hands are free or not. */
function gazing(rule: string, data: { readonly printed?: 1 }): Action {
  return {
    ...actionOn(
      GAZE.kind,
      'attack',
      rule,
      (t, id) => targetsOf(t, id, BASIC_IMPLEMENT_ATTACK),
      (t, target, id) => lieInWait(t, id, withData(GAZE, { target, ...data })),
    ),
    peaceful: true,
  };
}

/** Homard's Patient Shot as a pick (KC-HEX-01). */
export const PATIENT_SHOT: Ability = {
  id: 'hexer/homards-patient-shot',
  rule: 'KC-HEX-23',
  actions: [patient(SHOT, 'KC-HEX-23')],
};

/** Patient Gaze as a pick (KC-HEX-01). */
export const PATIENT_GAZE: Ability = {
  id: 'hexer/patient-gaze',
  rule: 'KC-HEX-24',
  actions: [gazing('KC-HEX-24', {})],
};

/**
 * Patient Gaze as a stat block prints it: at the trigger an attack of 2 damage whose Effect line hinders (KT-VAR-08).
 *
 * @param id in the place of {@link PATIENT_GAZE}
 */
export function patientGazeAsPrinted(id: string): Ability {
  return { id, rule: 'KT-VAR-08', actions: [gazing('KT-VAR-08', { printed: 1 })] };
}

/** Salorn's Patient Surprise as a pick (KC-HEX-01). */
export const PATIENT_SURPRISE: Ability = {
  id: 'hexer/salorns-patient-surprise',
  rule: 'KC-HEX-33',
  actions: [{ ...patient(SURPRISE, 'KC-HEX-33'), encounter: true }],
};

/** The Patient powers of level 1 (KC-HEX-14). */
export const PATIENT: readonly Ability[] = [PATIENT_SHOT, PATIENT_GAZE, PATIENT_SURPRISE];

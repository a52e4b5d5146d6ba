import type { Flow } from '@tablewright/engine';
import { type CreatureId, type Effect, NOBODY, type Until } from '../../../model.ts';
import { gainMissToken } from '../../../rules/attack/miss-token.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, effectsOf } from '../../../rules/effects/in-play.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { isTangible, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import type { Total } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';

/** Damage that an omen deals, whole whatever ails the Diviner (D-66). */
function* strikes(
  t: Kazzam,
  { kind, on: to, by }: Effect,
  amount: number,
  rule: string,
): Flow<void> {
  yield* deal(t, { to, by, kind: 'other', melee: false, power: kind }, amount, rule);
}

/** Lays an omen on the target, in place of one that lies there: it would only repeat it (KC-CONV-21). */
export function lay(t: Kazzam, kind: string, use: Use, until: Until): void {
  layInPlaceOf(t, effectOn(t.state, kind, use.target), kind, use, until);
}

function layInPlaceOf(
  t: Kazzam,
  old: Effect | undefined,
  kind: string,
  { attacker: by, target: on }: Use,
  until: Until,
): void {
  if (old !== undefined) windows.detach(t, old.id);
  const mark = t.state.nextEffect;
  windows.attach(t, { kind, on, by, source: kind, until, mark, amount: 0 });
}

const IMPOSITION = 'empathic-imposition';

/** No Imposition answers to another one (D-38). */
function isImposed({ kind, power }: Total): boolean {
  return kind === 'other' && power === IMPOSITION;
}

/** On whom the Diviner's pain is imposed (KC-DIV-20). */
export const IMPOSITION_EFFECT: EffectDef = {
  kind: IMPOSITION,
  status: true,
  on: {
    damaged: {
      // Ward may have taken all of it; what went to somebody else is no damage of the Diviner's.
      *after(t, effect, { total }) {
        if (total.to === effect.by && !isImposed(total)) yield* strikes(t, effect, 1, 'KC-DIV-20');
      },
    },
  },
};

/** Empathic Imposition: what hurts the Diviner hurts the target (KC-DIV-20). */
const empathicImposition: AttackPower = {
  id: IMPOSITION,
  rule: 'KC-DIV-20',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        const { attacker, target } = use;
        // Two Diviners' pains are two: each has its own.
        const known = effectsOf(t.state, IMPOSITION);
        const old = known.find(({ on, by }) => on === target && by === attacker);
        layInPlaceOf(t, old, IMPOSITION, use, untilNextTurnEnds(t.state, attacker));
      },
    },
  ],
};

const MISFORTUNE = 'misfortune';

/** What a miss costs the unfortunate (KC-DIV-21). */
const MISSED = 3;

/** On whom a Misfortune waits: its next attack uses it up (KC-DIV-21). */
export const MISFORTUNE_EFFECT: EffectDef = {
  kind: MISFORTUNE,
  status: true,
  on: {
    miss: {
      // Of several rolls of one attack the first decides.
      *after(t, effect, { attacker }) {
        if (attacker !== effect.on || t.state.assault?.rolls.length !== 1) return;
        windows.detach(t, effect.id);
        yield* strikes(t, effect, MISSED, 'KC-DIV-21');
      },
    },
    attack: {
      after(t, { id, on }, { attacker }): undefined {
        if (attacker === on) windows.detach(t, id);
      },
    },
    // One without a roll is an attack as well, and cannot miss (KC-CONV-36).
    unrolled: {
      after(t, { id, on }, { attacker }): undefined {
        if (attacker === on) windows.detach(t, id);
      },
    },
  },
};

/** Misfortune: a miss of the target's next attack hurts it (KC-DIV-21). */
const misfortune: AttackPower = {
  id: MISFORTUNE,
  rule: 'KC-DIV-21',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        lay(t, MISFORTUNE, use, { ends: 'match' });
      },
    },
  ],
  // Creeps hardly ever miss.
  worth: ({ state }, { target }) => (creatureOf(state, target).kind === 'athlete' ? 0.14 : 0),
};

const DOOM = 'speak-doom';

/** Who is credited with a Take-Out gains a Miss Token: no Creep, and not the victim (KC-DIV-22). */
function reward(t: Kazzam, victim: CreatureId, by: CreatureId): void {
  if (by !== NOBODY && by !== victim) gainMissToken(t, by);
}

/** On whom doom was spoken (KC-DIV-22). */
export const DOOM_EFFECT: EffectDef = {
  kind: DOOM,
  status: true,
  on: {
    'taken-out': {
      modify(t, { on }, { creature, by }) {
        if (creature === on) reward(t, on, by);
      },
    },
  },
};

/** Speak Doom: who Takes the target Out soon is rewarded (KC-DIV-22). */
const speakDoom: AttackPower = {
  id: DOOM,
  rule: 'KC-DIV-22',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        lay(t, DOOM, use, untilNextTurnEnds(t.state, use.target));
      },
    },
    {
      // This attack is included: its damage may have come first.
      on: 'others',
      *run(t, { target, total }) {
        const fallen = !isTangible(creatureOf(t.state, target));
        if (fallen && total.to === target && total.hp > 0) reward(t, target, total.credit);
      },
    },
  ],
  worth: ({ state }, { target }) => (creatureOf(state, target).hp <= DOOMED ? 0.2 : 0.06),
};

/** HP from which on somebody may well be Taken Out within a turn, for bots. */
const DOOMED = 4;

/** Attacks that leave something to come on their target (KC-DIV-01). */
export const OMENS: readonly Ability[] = [
  {
    id: 'diviner/empathic-imposition',
    rule: 'KC-DIV-20',
    power: empathicImposition,
    leaves: [IMPOSITION_EFFECT],
  },
  { id: 'diviner/misfortune', rule: 'KC-DIV-21', power: misfortune, leaves: [MISFORTUNE_EFFECT] },
  { id: 'diviner/speak-doom', rule: 'KC-DIV-22', power: speakDoom, leaves: [DOOM_EFFECT] },
];

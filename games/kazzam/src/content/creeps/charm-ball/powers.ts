import type { Status } from '../../../model.ts';
import { gainMissToken } from '../../../rules/attack/miss-token.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { type AttackPower, type EffectPart, wholePower } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';

/** How far its eyes reach (KM-CHARM-01). */
const REACH = 6;

/** Gives a status until the target's next turn ends (KM-CRP-10). */
function giving(kind: Status, amount = 0): EffectPart {
  return {
    on: 'target',
    *run(t, { target: on, attacker: by, power }) {
      const until = untilNextTurnEnds(t.state, on);
      yield* inflict(t, { kind, on, by, source: power.id, until, amount });
    },
  };
}

/** Panicked on its next turn, with a Miss Token if its side uses them (KM-CHARM-06). */
const haunted: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by, power }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'panicked', on, by, source: power.id, until });
    gainMissToken(t, on, 'KM-CHARM-06');
  },
};

/** Out or whole, by a Saving Throw; nobody scores for what a Creep does (KM-CHARM-09). */
const judged: EffectPart = {
  on: 'target',
  *run(t, { target: who, attacker: by, power: { id: against, rule } }) {
    if (yield* savingThrow(t, who, { against, rule })) {
      const { hp, maxHp } = creatureOf(t.state, who);
      yield* recover(t, { who, amount: maxHp - hp, by, rule });
    } else takeOut(t, who, by);
  },
};

function eye(id: string, rule: string, damage: number, effect: readonly EffectPart[]): AttackPower {
  return wholePower({ id, rule, target: { ranged: REACH }, damage, effect, roll: 'none' });
}

/** What each face of the die does to one target, from 1 to 6 (KM-CHARM-04 to KM-CHARM-09). */
export const EYES: readonly AttackPower[] = [
  eye('charm-float', 'KM-CHARM-04', 2, [giving('slowed'), giving('hovering')]),
  eye('charm-shrink', 'KM-CHARM-05', 2, [giving('weakened'), giving('concealed')]),
  eye('charm-visions', 'KM-CHARM-06', 3, [haunted]),
  eye('charm-petrify', 'KM-CHARM-07', 3, [giving('restrained'), giving('resist', 1)]),
  eye('charm-darkness', 'KM-CHARM-08', 3, [giving('blinded'), giving('phasing')]),
  eye('charm-life-death', 'KM-CHARM-09', 0, [judged]),
];

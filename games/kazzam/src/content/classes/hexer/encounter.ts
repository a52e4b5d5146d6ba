import { choose, type Flow } from '@tablewright/engine';
import type { Creature } from '../../../model.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  creatureOf,
  creatureOption,
  creaturesWhere,
  isCompanion,
  seatOf,
} from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { compel } from '../../../rules/harm/compelled.ts';
import type { Kazzam } from '../../../table.ts';
import { TRAVELING_FIRE } from './buras-traveling-fire.ts';
import { PATIENT_SURPRISE } from './patient.ts';

/** Greater Confusion: makes its target attack whom the Hexer picks (KC-HEX-30). */
const greaterConfusion: AttackPower = {
  id: 'greater-confusion',
  rule: 'KC-HEX-30',
  target: 'implement',
  damage: 3,
  effect: [{ on: 'target', run: turnAgainst }],
};

/**
 * The confused one makes its basic attack at once, with all that belongs to it but a Role Boost;
 * what comes of it is the Hexer's doing (KC-CONV-30, KC-CONV-32, KC-CONV-44).
 */
function* turnAgainst(t: Kazzam, { attacker: by, target: confused }: Use): Flow<void> {
  const { state, options } = t;
  const creature = creatureOf(state, confused);
  const block = creepBlockOf(t, confused);
  const power = block === undefined ? ownBasic(creature) : basicAttackOf(block);
  if (has(creature, BITS.disarmed) || !canAttackWith(creature, power)) return;
  const victims = creaturesWhere(state, (other) => isTarget(t, confused, other, power));
  if (victims.length === 0) return;
  const { creature: victim } = yield* choose(
    t,
    seatOf(state, by),
    'confused-target',
    victims.map((other) => creatureOption(state, other)),
    {
      rule: 'KC-HEX-30',
      params: { who: by, of: confused },
      about: { who: confused },
      fallback: 0,
    },
  );
  const manner = { withoutBoost: true, withoutStrike: !options.compelledStrikes };
  yield* compel(t, confused, by, () => attack(t, confused, victim, power, manner));
}

/** What somebody has brought needs no implement for it (KC-CONV-30). */
function ownBasic(creature: Creature): AttackPower {
  return isCompanion(creature) ? BASIC_PHYSICAL_ATTACK : BASIC_IMPLEMENT_ATTACK;
}

/** The Encounter powers, one of which a Hexer picks (KC-HEX-01). */
export const ENCOUNTERS: readonly Ability[] = [
  { id: 'hexer/greater-confusion', rule: 'KC-HEX-30', power: greaterConfusion, encounter: true },
  TRAVELING_FIRE,
  PATIENT_SURPRISE,
];

import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Zone } from '../../../model.ts';
import { isDeflected } from '../../../rules/attack/attack.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { castingAbility, castingParts } from '../../../rules/bearers/known-spells.ts';
import { areEnemies, isUp } from '../../../rules/creature.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { afflict, forRounds, MINUTE } from '../../../rules/effects/afflict.ts';
import { acOf } from '../../../rules/numbers/armor.ts';
import { isIn } from '../../../rules/place/zones.ts';
import { rerollWindow } from '../../../rules/rolls/rerolls.ts';
import { naturalOf, rollD6, rollD20, totalOf } from '../../../rules/rolls/roll.ts';
import { tellRoll } from '../../../rules/rolls/tell-roll.ts';
import type { Trait } from '../../trait.ts';
import { believes, meetsPhantasm } from '../shared/phantasm.ts';

const RULE = 'DT-ARC-210';

/** Whom an illusion can attack: enemies within it who have not seen it as false. */
const victims = (w: World, caster: Creature, zone: Zone): readonly Creature[] =>
  w.state.creatures.filter(
    (one) => isUp(one) && areEnemies(caster, one) && isIn(w, zone, one) && believes(one, zone),
  );

/** Whoever holds the illusion has it attack somebody, by an action. */
export const PHANTASM_LEAD: Trait = {
  id: 'phantasm-lead',
  rule: RULE,
  powers: [
    {
      id: 'phantasm-attack',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature, zone }) =>
        zone === undefined || victims(w, creature, zone).length === 0 ? 'closed.nobody' : undefined,
      *use(t, { creature, zone }) {
        if (zone === undefined) return;
        const options = victims(t, creature, zone).map((one) => ({
          id: `at-${one.id}`,
          names: { creature: one.id },
          one,
        }));
        const { one } = yield* decide(t, creature, 'choice.phantasm-attack', options, {
          rule: RULE,
          usual: () => 0,
        });
        yield* attack(t, creature, zone, one);
      },
    },
  ],
};

/** The illusion attacks by the casting bonus; what it does is imagined. Its victim saves at the first meeting. */
function* attack(t: D20, caster: Creature, zone: Zone, victim: Creature): Flow<void> {
  if (!(yield* meetsPhantasm(t, zone, victim))) return;
  const ability = castingAbility(caster, 'arcane');
  const at = { kind: 'attack', roller: caster, target: victim } as const;
  const rolled = yield* rollD20(
    t,
    ability === undefined ? at : { ...at, ability },
    castingParts(t, caster),
  );
  const hits = () =>
    naturalOf(rolled) !== 1 && (naturalOf(rolled) === 20 || totalOf(rolled) >= acOf(t, victim));
  tellRoll(t, rolled, { rule: RULE, success: hits() });
  yield* rerollWindow(t, rolled, hits);
  if (!hits() || isDeflected(t, caster, victim)) return;
  // As with other attacks a natural 20 counts the most of the die (DT-ATK-06).
  const isMost = naturalOf(rolled) === 20;
  const [face = 6] = isMost ? [] : yield* rollD6(t, caster, 1, 'damage');
  yield* imagine(t, caster, zone, victim, face + 2 * (zone.source.level ?? 0));
}

/** Imagined loss adds up; whoever has none left sleeps, and then all is restored. */
function* imagine(
  t: D20,
  caster: Creature,
  zone: Zone,
  victim: Creature,
  amount: number,
): Flow<void> {
  const sum = (effectOn(victim, 'imagined-wounds')?.data?.amount ?? 0) + amount;
  const effect = yield* afflict(t, victim, {
    kind: 'imagined-wounds',
    source: zone.source,
    until: zone.until,
  });
  if (effect === undefined) return;
  effect.data = { ...effect.data, amount: sum, creature: caster.id };
  t.tell?.({ type: 'imagined', rule: RULE, creature: victim.id, amount, sum });
  if (victim.hp > sum) return;
  victim.effects = victim.effects.filter((one) => one !== effect);
  const [face = 1] = yield* rollD6(t, caster, 1, 'duration');
  yield* afflict(t, victim, {
    kind: 'asleep',
    source: zone.source,
    until: forRounds(t, face * 10 * MINUTE),
  });
}

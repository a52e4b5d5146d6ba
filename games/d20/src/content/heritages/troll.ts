import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { HealingWay } from '../../model.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { heal } from '../../rules/harm/heal.ts';
import { lock } from '../../rules/harm/hurt.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import type { Bearer, Trait } from '../trait.ts';
import { goodAt } from './ability-advantage.ts';
import { burnsInSun } from './sunlight.ts';

const RULE = 'DT-HER-15';
/** What heals the wounds of fire and acid (DT-HP-15); care counts with magic (DT-HEAL-04). */
const SLOW: readonly HealingWay[] = ['natural', 'magic', 'care'];

/** A Troll: wounds close each round, but for those of fire and acid; sunlight burns it, and turns to stone whom it kills. */
export const TROLL: Trait = {
  id: 'troll',
  rule: RULE,
  ...goodAt(RULE, 'STR'),
  atDeath: (t, { creature }, { tags }) =>
    tags.includes('sunlight') ? petrify(t, creature) : undefined,
  on: {
    ...burnsInSun(RULE),
    lost(t, { creature }, { harm, loss }) {
      const { tags } = harm.danger;
      const isSlow = harm.isDamage && (tags.includes('fire') || tags.includes('acid'));
      if (isSlow) lock(t, creature, 'troll', SLOW, loss);
      return undefined;
    },
    regenerated: (t, { creature }) =>
      creature.hp < maxHpOf(t, creature) ? regain(t, creature) : undefined,
  },
};

function* regain(t: D20, creature: Bearer['creature']): Flow<void> {
  yield* heal(t, creature, { amount: 1, way: 'regeneration', rule: RULE });
}

/** It is dead in stone: Stone to Flesh leaves a corpse. */
function* petrify(t: D20, creature: Bearer['creature']): Flow<boolean> {
  yield* afflict(t, creature, { kind: 'petrified', source: { rule: RULE }, until: { at: 'cure' } });
  return false;
}

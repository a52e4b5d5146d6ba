import { spellDice, spellHurt, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';

const TAGS = ['lightning'];

/** Lightning Bolt: it begins at a point and leads away from the caster. */
export const LIGHTNING_BOLT: Spell = {
  id: 'lightning-bolt',
  rule: 'DT-ARC-309',
  tradition: 'arcane',
  level: 3,
  range: 180,
  save: 'DEX',
  good: 'area',
  aim: () => ({ at: 'area', shape: { is: 'line', length: 60, width: 5 } }),
  *cast(t, casting) {
    const { level, bonus, targets } = casting;
    const total = (yield* spellDice(t, casting, Math.ceil(level / 2), 'damage')) + bonus;
    for (const target of targets) {
      const saved = yield* spellSave(t, casting, target, 'DEX', { tags: TAGS, harm: total });
      yield* spellHurt(t, casting, target, total, TAGS, saved);
    }
  },
};

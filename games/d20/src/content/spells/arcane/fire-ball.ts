import { setAlight } from '../../../rules/effects/zones.ts';
import { spellDice, spellHurt, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atCircle } from '../shared/aims.ts';

const TAGS = ['fire'];

/** Fire Ball: and what burns there catches fire. */
export const FIRE_BALL: Spell = {
  id: 'fire-ball',
  rule: 'DT-ARC-303',
  tradition: 'arcane',
  level: 3,
  range: 240,
  save: 'DEX',
  good: 'area',
  aim: () => atCircle(20),
  *cast(t, casting) {
    const { level, bonus, targets, cells } = casting;
    const total = (yield* spellDice(t, casting, Math.ceil(level / 2), 'damage')) + bonus;
    for (const target of targets) {
      const saved = yield* spellSave(t, casting, target, 'DEX', { tags: TAGS, harm: total });
      yield* spellHurt(t, casting, target, total, TAGS, saved);
    }
    yield* setAlight(t, cells, targets);
  },
};

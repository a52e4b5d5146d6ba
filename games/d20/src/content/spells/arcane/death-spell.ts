import { dangerOf, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { isLiving } from '../shared/aims.ts';
import { withinLevels } from '../shared/pool.ts';
import { slay } from './slay.ts';

/** The Level up to which it kills. */
const MORTAL = 7;

/** Kills the living of Level 7 or less, up to 4d6 Levels of them (DT-ARC-603). */
export const deathSpell: Spell = {
  id: 'death-spell',
  rule: 'DT-ARC-603',
  tradition: 'arcane',
  level: 6,
  range: 240,
  save: 'CON',
  good: 'area',
  aim: () => ({ at: 'area', shape: { is: 'square', feet: 60 } }),
  *cast(t, casting) {
    const total = yield* spellDice(t, casting, 4, 'levels');
    const mortal = casting.targets.filter(
      (one) => one.life === 'alive' && one.level <= MORTAL && isLiving(t, one),
    );
    for (const target of withinLevels(mortal, total)) {
      if (!(yield* spellSave(t, casting, target, 'CON', { tags: ['death'] })))
        yield* slay(t, target, dangerOf(casting, ['death']));
    }
  },
};

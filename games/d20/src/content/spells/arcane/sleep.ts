import type { Creature } from '../../../model.ts';
import { isSpared } from '../../../rules/effects/spared.ts';
import { forMinutes, spellAffects, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atCircle, isLiving } from '../shared/aims.ts';
import { withinLevels } from '../shared/pool.ts';

const TAGS = ['sleep', 'mind'];
/** Creatures of higher Levels do not sleep. */
const MOST = 4;

/** Sleep: so many Levels of the weakest. */
export const SLEEP: Spell = {
  id: 'sleep',
  rule: 'DT-ARC-111',
  tradition: 'arcane',
  level: 1,
  range: 240,
  save: 'WIS',
  good: 'area',
  aim: () => atCircle(20),
  *cast(t, casting) {
    const weary = casting.targets.filter(
      (one) =>
        one.hp > 0 && one.level <= MOST && isLiving(t, one) && !isSpared(t, one, { tags: TAGS }),
    );
    const reached = withinLevels(weary, yield* spellDice(t, casting, 2, 'pool'));
    const asleep: Creature[] = [];
    for (const one of reached) {
      if (!(yield* spellSave(t, casting, one, 'WIS', { tags: TAGS }))) asleep.push(one);
    }
    if (asleep.length === 0) return;
    const until = forMinutes(t, 10 * (yield* spellDice(t, casting, 1, 'duration')));
    for (const one of asleep) yield* spellAffects(t, casting, one, 'asleep', until);
  },
};

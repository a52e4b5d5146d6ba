import { relieveOf } from '../../../rules/effects/relieve.ts';
import { forMinutes, spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, anEnemy, atOne, atTouched } from '../shared/aims.ts';

const RULE = 'DT-DIV-107';

/** Remove/Cause Fear. */
export const REMOVE_FEAR: Spell = {
  id: 'remove-fear',
  rule: RULE,
  tradition: 'divine',
  level: 1,
  range: 120,
  forms: ['remove-fear', 'cause-fear'],
  save: 'WIS',
  good: (form) => (form === 'cause-fear' ? 'disable' : 'help'),
  aim: (form) => (form === 'cause-fear' ? atOne(alive(anEnemy)) : atTouched(alive(aFriend))),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    const until = forMinutes(t, 20);
    if (casting.form !== 'cause-fear') {
      yield* relieveOf(t, target, ['afraid'], 'cure', RULE);
      yield* spellAffects(t, casting, target, 'remove-fear', until);
      return;
    }
    if (yield* spellSave(t, casting, target, 'WIS', { tags: ['fear'] })) return;
    yield* spellAffects(t, casting, target, 'afraid', until, {
      save: { ability: 'WIS', when: 'minute', target: casting.saveTn },
    });
  },
};

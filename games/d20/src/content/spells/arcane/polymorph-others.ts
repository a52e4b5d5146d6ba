import { DAY } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne, isLiving } from '../shared/aims.ts';
import { takesHold } from '../shared/willing.ts';
import { chooseForm } from './forms.ts';

/** Somebody becomes a living creature of at most twice its Level (DT-ARC-407). */
export const polymorphOthers: Spell = {
  id: 'polymorph-others',
  rule: 'DT-ARC-407',
  tradition: 'arcane',
  level: 4,
  range: 60,
  save: 'CHA',
  good: 'disable',
  aim: () => atOne(alive((w, caster, target) => target !== caster && isLiving(w, target))),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    const form = yield* chooseForm(t, casting, target, 2 * target.level);
    if (form === undefined || !(yield* takesHold(t, casting, target, 'CHA'))) return;
    // Another form takes the place of the one before.
    yield* relieveOf(t, target, ['polymorphed', 'polymorph-self'], 'end', 'DT-ARC-407');
    const data = { text: form.id, amount: t.state.clock + DAY };
    const laid = yield* spellAffects(t, casting, target, 'polymorphed', { at: 'cure' }, { data });
    if (laid === undefined) return;
    const { rule } = casting.spell;
    t.tell?.({ type: 'transformed', rule, creature: target.id, into: form.id });
  },
};

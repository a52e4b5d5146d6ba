import { relieveOf } from '../../../rules/effects/relieve.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { chooseForm } from './forms.ts';

/** The caster takes the form of something of at most its Level (DT-ARC-408). */
export const polymorphSelf: Spell = {
  id: 'polymorph-self',
  rule: 'DT-ARC-408',
  tradition: 'arcane',
  level: 4,
  range: 0,
  good: 'help',
  aim: () => ({ at: 'self' }),
  *cast(t, casting) {
    const { caster, level } = casting;
    const form = yield* chooseForm(t, casting, caster, level);
    if (form === undefined) return;
    yield* relieveOf(t, caster, ['polymorph-self'], 'end', 'DT-ARC-408');
    const until = forMinutes(t, 60 + 10 * level);
    const data = { text: form.id };
    yield* spellAffects(t, casting, caster, 'polymorph-self', until, { data });
    t.tell?.({ type: 'transformed', rule: 'DT-ARC-408', creature: caster.id, into: form.id });
  },
};

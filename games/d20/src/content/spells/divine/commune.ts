import { DAY } from '../../../rules/effects/afflict.ts';
import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_SELF } from '../shared/aims.ts';

const DAYS = 7;

/** Commune: three questions, answered truly; once in seven days. */
export const COMMUNE: Spell = {
  id: 'commune',
  rule: 'DT-DIV-501',
  tradition: 'divine',
  level: 5,
  range: 0,
  good: 'story',
  aim: () => AT_SELF,
  closed({ state }, { used }) {
    const last = used.commune;
    return last !== undefined && state.clock - last < DAYS * DAY ? 'closed.not-yet' : undefined;
  },
  cast(t, casting) {
    casting.caster.used.commune = t.state.clock;
    return tellStory(t, casting, forMinutes(t, 30));
  },
};

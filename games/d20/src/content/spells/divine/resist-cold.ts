import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atSurroundings } from '../shared/aims.ts';

/** Resist Cold: all of the caster's side who are near when it is cast. */
export const RESIST_COLD: Spell = {
  id: 'resist-cold',
  rule: 'DT-DIV-108',
  tradition: 'divine',
  level: 1,
  range: 30,
  good: 'help',
  aim: () => atSurroundings(30),
  *cast(t, casting) {
    for (const target of casting.targets) {
      if (target.side === casting.caster.side)
        yield* spellAffects(t, casting, target, 'resist-cold', forMinutes(t, 60));
    }
  },
};

import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';

/** No magic reaches the caster, nor leaves it (DT-ARC-601): who is warded casts nothing. */
export const antiMagicShell: Spell = {
  id: 'anti-magic-shell',
  rule: 'DT-ARC-601',
  tradition: 'arcane',
  level: 6,
  range: 0,
  good: 'help',
  aim: () => ({ at: 'self' }),
  *cast(t, casting) {
    yield* spellAffects(t, casting, casting.caster, 'warded', forMinutes(t, 120));
  },
};

import { afflict } from '../../../rules/effects/afflict.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { spellSource } from '../shared/zones.ts';
import { conjure } from './conjure.ts';

/** The caster's soul goes into an object, and from there into others (DT-ARC-507). */
export const magicJar: Spell = {
  id: 'magic-jar',
  rule: 'DT-ARC-507',
  tradition: 'arcane',
  level: 5,
  range: 30,
  save: 'CHA',
  isConcentration: true,
  good: 'story',
  aim: () => ({ at: 'self' }),
  *cast(t, casting) {
    const { caster, spell } = casting;
    const jar = yield* conjure(t, caster, 'magic-jar', caster.place, spell.rule);
    // It looks like any object: nobody strikes it who does not know.
    jar.isHidden = true;
    const source = spellSource(casting);
    yield* afflict(t, jar, { kind: 'soul-within', source, until: { at: 'cure' } });
    const data = { creature: jar.id };
    yield* spellAffects(t, casting, caster, 'soul-out', { at: 'cure' }, { data });
  },
};

import { effectOn } from '../../../rules/bearers/bearers.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import { acOf } from '../../../rules/numbers/armor.ts';
import type { Spell } from '../../spell.ts';
import { spellSource } from '../shared/zones.ts';
import { conjure } from './conjure.ts';
import { aimedPlace } from './places.ts';

/** A double of the caster where the caster likes (DT-ARC-610); it stays there (decision). */
export const projectedImage: Spell = {
  id: 'projected-image',
  rule: 'DT-ARC-610',
  tradition: 'arcane',
  level: 6,
  range: 240,
  save: 'INT',
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: 0 } }),
  closed: (_w, caster) =>
    effectOn(caster, 'projected-image') === undefined ? undefined : 'closed.already',
  *cast(t, casting) {
    const { caster, spell, level } = casting;
    const double = yield* conjure(t, caster, 'projected-image', aimedPlace(casting), spell.rule, {
      name: caster.name,
      ac: acOf(t, caster),
      level,
    });
    const source = spellSource(casting);
    yield* afflict(t, double, { kind: 'image-of', source, until: { at: 'cure' } });
    const data = { creature: double.id };
    yield* spellAffects(t, casting, caster, 'projected-image', forMinutes(t, 60), { data });
  },
};

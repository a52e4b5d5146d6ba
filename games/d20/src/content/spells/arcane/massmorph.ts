import { isA } from '../../../rules/effects/kinds.ts';
import { spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';

const MOST = 100;

/** Up to 100 willing creatures of human size look like trees (DT-ARC-406): persons of the caster's side (decision). */
export const massmorph: Spell = {
  id: 'massmorph',
  rule: 'DT-ARC-406',
  tradition: 'arcane',
  level: 4,
  range: 240,
  good: 'help',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: 120 } }),
  *cast(t, casting) {
    const { caster, targets } = casting;
    const willing = targets.filter((one) => one.side === caster.side && isA(t, one, 'person'));
    for (const target of willing.slice(0, MOST))
      yield* spellAffects(t, casting, target, 'massmorph', { at: 'cure' });
  },
};

import { effectOn } from '../../../rules/bearers/bearers.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { spellSource } from '../shared/zones.ts';
import { conjure } from './conjure.ts';

/** An unseen eye that the caster sends about (DT-ARC-412); it appears beside the caster (decision). */
export const wizardEye: Spell = {
  id: 'wizard-eye',
  rule: 'DT-ARC-412',
  tradition: 'arcane',
  level: 4,
  range: 240,
  good: 'story',
  aim: () => ({ at: 'self' }),
  closed: (_w, caster) =>
    effectOn(caster, 'wizard-eye') === undefined ? undefined : 'closed.already',
  *cast(t, casting) {
    const { caster, spell } = casting;
    const eye = yield* conjure(t, caster, 'wizard-eye', caster.place, spell.rule);
    const until = forMinutes(t, 60);
    yield* afflict(t, eye, {
      kind: 'invisible',
      source: spellSource(casting),
      until: { at: 'cure' },
    });
    const data = { creature: eye.id, stage: 1 };
    yield* spellAffects(t, casting, caster, 'wizard-eye', until, { data });
  },
};

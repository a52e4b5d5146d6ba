import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { isReached, readMind } from '../effects/esp.ts';
import { atOne } from '../shared/aims.ts';

/** ESP: one mind, and others after it. */
export const ESP: Spell = {
  id: 'esp',
  rule: 'DT-ARC-204',
  tradition: 'arcane',
  level: 2,
  range: 60,
  save: 'WIS',
  good: 'story',
  aim: () => atOne(isReached),
  *cast(t, casting) {
    const { caster } = casting;
    const [mind] = casting.targets;
    if (mind === undefined) return;
    const data = { creature: mind.id, amount: t.state.clock };
    yield* spellAffects(t, casting, caster, 'esp', forMinutes(t, 120), { data });
    yield* readMind(t, caster, mind);
  },
};

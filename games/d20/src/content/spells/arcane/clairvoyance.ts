import { reveal } from '../../../rules/magic/reveal.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { isReached } from '../effects/esp.ts';
import { atOne } from '../shared/aims.ts';

const RULE = 'DT-ARC-301';

/** Clairvoyance: through other eyes, unknown to whose they are. */
export const CLAIRVOYANCE: Spell = {
  id: 'clairvoyance',
  rule: RULE,
  tradition: 'arcane',
  level: 3,
  range: 60,
  good: 'story',
  aim: () => atOne(isReached),
  *cast(t, casting) {
    const { caster } = casting;
    const [eyes] = casting.targets;
    if (eyes === undefined) return;
    const data = { creature: eyes.id, amount: t.state.clock };
    yield* spellAffects(t, casting, caster, 'clairvoyance', forMinutes(t, 120), { data });
    reveal(t, caster, { rule: RULE, what: 'eyes', creatures: [eyes] });
  },
};

import type { Spell } from '../../spell.ts';
import { alive, aPerson, atOne } from '../shared/aims.ts';
import { charm } from '../shared/charm.ts';

/** Charm Person: a trusted friend for days; others than characters come over to the caster’s side. */
export const CHARM_PERSON: Spell = {
  id: 'charm-person',
  rule: 'DT-ARC-101',
  tradition: 'arcane',
  level: 1,
  range: 120,
  save: 'WIS',
  good: 'disable',
  aim: () => atOne(alive(aPerson)),
  *cast(t, casting) {
    for (const target of casting.targets) yield* charm(t, casting, target);
  },
};

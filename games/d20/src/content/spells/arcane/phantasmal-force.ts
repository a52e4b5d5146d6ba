import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { atSquare } from '../shared/aims.ts';
import { DISPELLED } from '../shared/until.ts';
import { spellZone } from '../shared/zones.ts';

/** Phantasmal Force: whoever meets it may see it as false; until then it can seem to wound. */
export const PHANTASMAL_FORCE: Spell = {
  id: 'phantasmal-force',
  rule: 'DT-ARC-210',
  tradition: 'arcane',
  level: 2,
  range: 240,
  save: 'INT',
  isConcentration: true,
  good: 'help',
  aim: () => atSquare(20),
  cast(t, casting) {
    spellZone(t, casting, 'phantasm', DISPELLED);
    return tellStory(t, casting, DISPELLED);
  },
};

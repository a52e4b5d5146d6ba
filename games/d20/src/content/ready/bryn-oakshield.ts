import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** A dwarf with an axe (DT-PRE-01). */
export const BRYN_OAKSHIELD: ReadyCharacter = {
  id: 'bryn-oakshield',
  rule: 'DT-PRE-01',
  sheet: {
    name: 'Bryn Oakshield',
    level: 1,
    xp: 0,
    scores: scores(15, 10, 16, 9, 12, 8),
    heritage: 'dwarf',
    roles: [{ id: 'fighting-expert' }, { id: 'toughness' }],
    benefits: [],
    hitDice: averageDice(1),
    spells: {},
    gear: [worn('medium-armor'), held('battle-axe'), held('shield'), ...carried('rope')],
    gp: 0,
    flaw: { text: 'Greedy for old silver', tag: 'greed' },
  },
};

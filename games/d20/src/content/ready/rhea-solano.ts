import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** A pilot (DT-PRE-07). */
export const RHEA_SOLANO: ReadyCharacter = {
  id: 'rhea-solano',
  rule: 'DT-PRE-07',
  sheet: {
    name: 'Rhea Solano',
    level: 3,
    xp: 4_000,
    scores: scores(12, 16, 13, 13, 11, 15),
    heritage: 'human',
    roles: [{ id: 'starship-expert' }, { id: 'fighting-expert' }, { id: 'leadership-expert' }],
    benefits: [],
    hitDice: averageDice(3),
    spells: {},
    gear: [worn('light-armor'), held('pistol'), ...carried('vacc-suit', 'comm-set')],
    gp: 0,
    flaw: { text: 'Wanted in two systems', tag: 'secret' },
  },
};

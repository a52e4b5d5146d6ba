import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** An investigator with a revolver (DT-PRE-04). */
export const ADA_FINCH: ReadyCharacter = {
  id: 'ada-finch',
  rule: 'DT-PRE-04',
  sheet: {
    name: 'Ada Finch',
    level: 2,
    xp: 2_000,
    scores: scores(10, 13, 12, 16, 15, 13),
    heritage: 'human',
    roles: [{ id: 'investigation-expert' }, { id: 'fighting-expert' }, { id: 'leadership-expert' }],
    benefits: [],
    hitDice: averageDice(2),
    spells: {},
    gear: [worn('light-armor'), held('revolver'), ...carried('small-things', 'lantern')],
    gp: 0,
    flaw: { text: 'An old debt', tag: 'debt' },
  },
};

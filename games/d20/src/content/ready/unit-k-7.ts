import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** An android of few words (DT-PRE-08). */
export const UNIT_K_7: ReadyCharacter = {
  id: 'unit-k-7',
  rule: 'DT-PRE-08',
  sheet: {
    name: 'Unit K-7',
    level: 3,
    xp: 4_000,
    scores: scores(14, 13, 14, 17, 9, 7),
    heritage: 'android',
    roles: [{ id: 'technology-expert' }, { id: 'fighting-expert' }],
    benefits: [],
    hitDice: averageDice(3),
    spells: {},
    gear: [worn('light-armor'), held('carbine'), ...carried('toolkit')],
    gp: 0,
    flaw: { text: 'Literal obedience', tag: 'duty' },
  },
};

import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** A cyborg with a medkit (DT-PRE-09). */
export const IMRE_VALE: ReadyCharacter = {
  id: 'imre-vale',
  rule: 'DT-PRE-09',
  sheet: {
    name: 'Imre Vale',
    level: 3,
    xp: 4_000,
    scores: scores(10, 12, 15, 16, 16, 11),
    heritage: 'cyborg',
    roles: [{ id: 'medical-expert' }, { id: 'science-expert' }],
    benefits: [],
    hitDice: averageDice(3),
    spells: {},
    gear: [worn('light-armor'), held('pistol'), ...carried('medkit')],
    gp: 0,
    flaw: { text: 'Sold data once', tag: 'guilt' },
  },
};

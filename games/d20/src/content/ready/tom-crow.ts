import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** A thief with two knives (DT-PRE-05). */
export const TOM_CROW: ReadyCharacter = {
  id: 'tom-crow',
  rule: 'DT-PRE-05',
  sheet: {
    name: 'Tom Crow',
    level: 2,
    xp: 2_000,
    scores: scores(11, 16, 13, 12, 10, 9),
    heritage: 'human',
    roles: [{ id: 'thieving-expert' }, { id: 'obscurity' }, { id: 'fighting-expert' }],
    benefits: [],
    hitDice: averageDice(2),
    spells: {},
    gear: [worn('light-armor'), held('paired-light-weapons'), ...carried('thieves-tools')],
    gp: 0,
    flaw: { text: 'Light fingers', tag: 'vice' },
  },
};

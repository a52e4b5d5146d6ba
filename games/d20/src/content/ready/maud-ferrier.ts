import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** A healer behind a shield; the other hand is free to cast (DT-PRE-03). */
export const MAUD_FERRIER: ReadyCharacter = {
  id: 'maud-ferrier',
  rule: 'DT-PRE-03',
  sheet: {
    name: 'Maud Ferrier',
    level: 1,
    xp: 0,
    scores: scores(13, 9, 13, 11, 16, 14),
    heritage: 'human',
    roles: [
      { id: 'divine-magic', choice: 'WIS' },
      { id: 'turn-away-undead' },
      { id: 'medical-expert' },
    ],
    benefits: [],
    hitDice: averageDice(1),
    spells: { 'divine-magic': ['cure-light-wounds'] },
    gear: [worn('medium-armor'), held('shield'), ...carried('mace', 'holy-symbol', 'healers-kit')],
    gp: 0,
    flaw: { text: 'Never leaves the wounded', tag: 'compassion' },
  },
};

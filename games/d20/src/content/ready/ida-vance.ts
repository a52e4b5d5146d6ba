import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores } from './fitting-out.ts';

/** A medium who heals (DT-PRE-06). */
export const IDA_VANCE: ReadyCharacter = {
  id: 'ida-vance',
  rule: 'DT-PRE-06',
  sheet: {
    name: 'Ida Vance',
    level: 2,
    xp: 2_000,
    scores: scores(8, 10, 11, 13, 17, 14),
    heritage: 'human',
    roles: [
      { id: 'divine-magic', choice: 'WIS' },
      { id: 'eldritch-expert' },
      { id: 'medical-expert' },
    ],
    benefits: [],
    hitDice: averageDice(2),
    spells: { 'divine-magic': ['cure-light-wounds', 'divine-light'] },
    gear: [held('cane'), ...carried('holy-symbol', 'healers-kit')],
    gp: 0,
    flaw: { text: 'Hears the dead at night', tag: 'fear' },
  },
};

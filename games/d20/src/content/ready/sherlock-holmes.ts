import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores } from './fitting-out.ts';

/** Sherlock Holmes (DT-PC-01); which role and which score the benefits gave is not printed. */
export const SHERLOCK_HOLMES: ReadyCharacter = {
  id: 'sherlock-holmes',
  rule: 'DT-PC-01',
  sheet: {
    name: 'Sherlock Holmes',
    level: 8,
    xp: 120_000,
    scores: scores(10, 14, 12, 18, 16, 13),
    heritage: 'human',
    roles: [
      { id: 'investigation-expert' },
      { id: 'leadership-expert' },
      { id: 'obscurity' },
      { id: 'science-expert' },
    ],
    benefits: [
      { level: 4, kind: 'role', role: 'science-expert' },
      { level: 8, kind: 'score', ability: 'INT' },
    ],
    hitDice: averageDice(8),
    spells: {},
    gear: [
      held('cane'),
      ...carried(
        'magnifying-lens',
        'disguise-kit',
        'small-things',
        'laboratory',
        'baker-street-irregulars',
      ),
    ],
    gp: 0,
    flaw: { text: 'Boredom, and the stimulants against it', tag: 'vice' },
  },
};

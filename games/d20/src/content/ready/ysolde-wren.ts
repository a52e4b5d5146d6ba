import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, scores, worn } from './fitting-out.ts';

/** An elf of the woods with a spell; her hands are free to cast it (DT-PRE-02). */
export const YSOLDE_WREN: ReadyCharacter = {
  id: 'ysolde-wren',
  rule: 'DT-PRE-02',
  sheet: {
    name: 'Ysolde Wren',
    level: 1,
    xp: 0,
    scores: scores(9, 14, 11, 16, 13, 12),
    heritage: 'elf',
    roles: [
      { id: 'arcane-magic', choice: 'INT' },
      { id: 'wilderness-expert', choice: 'forest' },
    ],
    benefits: [],
    hitDice: averageDice(1),
    spells: { 'arcane-magic': ['magic-missile'] },
    gear: [worn('light-armor'), ...carried('longbow', 'torches')],
    gp: 0,
    flaw: { text: 'Must read any book', tag: 'curiosity' },
  },
};

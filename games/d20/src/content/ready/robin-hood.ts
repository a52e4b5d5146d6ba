import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** Robin Hood (DT-PC-02); which scores the benefits raised is not printed. */
export const ROBIN_HOOD: ReadyCharacter = {
  id: 'robin-hood',
  rule: 'DT-PC-02',
  sheet: {
    name: 'Robin Hood',
    level: 8,
    xp: 120_000,
    scores: scores(13, 18, 14, 12, 15, 17),
    heritage: 'human',
    roles: [
      { id: 'fighting-expert' },
      { id: 'leadership-expert' },
      { id: 'wilderness-expert', choice: 'forest' },
    ],
    benefits: [
      { level: 4, kind: 'score', ability: 'DEX' },
      { level: 8, kind: 'score', ability: 'CHA' },
    ],
    hitDice: averageDice(8),
    spells: {},
    gear: [
      worn('light-armor'),
      held('longbow'),
      ...carried('paired-light-weapons', 'green-cloak', 'rope', 'disguise-kit', 'small-things'),
    ],
    gp: 0,
    flaw: { text: 'Cannot refuse a dare, nor a poor man’s plea', tag: 'compassion' },
  },
};

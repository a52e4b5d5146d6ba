import type { ReadyCharacter } from '../sheet.ts';
import { averageDice, carried, held, scores, worn } from './fitting-out.ts';

/** Count Dracula (DT-PC-03): his ability, spells and things are supplied (DT-CHK-24 to -26). */
export const COUNT_DRACULA: ReadyCharacter = {
  id: 'count-dracula',
  rule: 'DT-PC-03',
  sheet: {
    name: 'Count Dracula',
    level: 12,
    xp: 600_000,
    scores: scores(18, 16, 16, 16, 14, 18),
    heritage: 'vampire',
    heritageChoice: 'CHA',
    roles: [
      { id: 'arcane-magic', choice: 'CHA' },
      { id: 'fighting-expert' },
      { id: 'noble' },
      { id: 'obscurity' },
    ],
    benefits: [
      { level: 4, kind: 'role', role: 'noble' },
      { level: 8, kind: 'role', role: 'obscurity' },
      { level: 12, kind: 'score', ability: 'CHA' },
    ],
    hitDice: averageDice(12),
    spells: {
      'arcane-magic': [
        'charm-person',
        'light',
        'sleep',
        'esp',
        'phantasmal-force',
        'fly',
        'hold-person',
        'charm-monster',
        'dimension-door',
        'polymorph-self',
        'animate-dead',
        'control-weather',
      ],
    },
    gear: [worn('light-armor'), held('sword'), ...carried('small-things')],
    gp: 0,
    flaw: { text: 'Pride of lineage; comes in only where he is invited', tag: 'pride' },
  },
};

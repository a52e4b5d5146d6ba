import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods } from './forms.ts';

/** An ogre, easily flattered (DT-MON-08). */
export const ogre: Block = {
  id: 'ogre',
  rule: 'DT-MON-08',
  level: 4,
  ac: 13,
  hp: 22,
  speed: 40,
  mods: mods(4, -1, 2, -2, -1, -2),
  attacks: [armed('great-club', 'heavy', 6, 4)],
  morale: 9,
  tags: ['person', 'living'],
  genres: ['fantasy'],
  traits: ['easily-flattered'],
};

/** Whoever would influence it has advantage (DT-MON-08, DT-SOC-01). */
export const easilyFlattered: Trait = {
  id: 'easily-flattered',
  rule: 'DT-MON-08',
  rollAgainst: (_w, _self, { kind, ability }) =>
    kind === 'check' && ability === 'CHA'
      ? [{ is: 'advantage', rule: 'DT-MON-08', from: 'vain' }]
      : undefined,
};

import type { Block } from '../block.ts';
import { armed, mods } from './forms.ts';

/** A witch of a coven (DT-MON-16). */
export const covenWitch: Block = {
  id: 'coven-witch',
  rule: 'DT-MON-16',
  level: 6,
  ac: 12,
  hp: 21,
  speed: 40,
  mods: mods(0, 2, 0, 2, 1, 3),
  attacks: [armed('dagger', 'light', 2, 2)],
  morale: 8,
  tags: ['person', 'living', 'evil'],
  genres: ['horror'],
  traits: [],
  casts: {
    bonus: 11,
    saveTn: 16,
    spells: ['charm-person', 'sleep', 'invisibility', 'phantasmal-force', 'hold-person', 'haste'],
  },
};

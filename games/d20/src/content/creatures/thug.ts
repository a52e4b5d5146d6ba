import type { Block } from '../block.ts';
import { armed, mods, shot } from './forms.ts';

/** A thug or a bandit (DT-MON-02). */
export const thug: Block = {
  id: 'thug',
  rule: 'DT-MON-02',
  level: 1,
  ac: 13,
  hp: 4,
  speed: 40,
  mods: mods(1, 1, 0, 0, 0, 0),
  attacks: [armed('club', 'medium', 2, 1), shot('pistol', 'medium', 'short', 2, 1)],
  morale: 7,
  tags: ['person', 'living', 'minor'],
  genres: ['fantasy', 'horror', 'sf'],
  traits: [],
};

import type { Block } from '../block.ts';
import { armed, mods, shot } from './forms.ts';

/** A goblin raider (DT-MON-04); its size is in its Armor Class. */
export const goblinRaider: Block = {
  id: 'goblin-raider',
  rule: 'DT-MON-04',
  level: 1,
  ac: 15,
  hp: 4,
  speed: 40,
  mods: mods(-1, 1, 0, 0, 0, -1),
  attacks: [armed('short-blade', 'light', 2, 1), shot('bow', 'medium', 'short', 2, 1)],
  morale: 7,
  tags: ['person', 'living', 'minor'],
  genres: ['fantasy'],
  traits: ['goblin'],
};

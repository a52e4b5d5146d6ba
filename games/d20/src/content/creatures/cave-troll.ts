import type { Block } from '../block.ts';
import { mods, natural } from './forms.ts';

/** A cave troll, with the regeneration of its heritage and its fear of the sun (DT-MON-09). */
export const caveTroll: Block = {
  id: 'cave-troll',
  rule: 'DT-MON-09',
  level: 6,
  ac: 14,
  hp: 39,
  speed: 40,
  mods: mods(4, 1, 3, -2, -1, -2),
  attacks: [natural('claw', 'medium', 7, 4, { times: 2 })],
  morale: 10,
  tags: ['living', 'evil'],
  genres: ['fantasy'],
  traits: ['troll'],
};

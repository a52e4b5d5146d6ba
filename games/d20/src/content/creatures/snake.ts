import type { Block } from '../block.ts';
import { mods, natural } from './forms.ts';

/** A snake out of a stick (DT-MON-41); what makes it says whether it is poisonous. */
export const snake: Block = {
  id: 'snake',
  rule: 'DT-MON-41',
  level: 1,
  ac: 13,
  hp: 4,
  speed: 30,
  mods: mods(-2, 1, 0, -4, 0, -3),
  attacks: [natural('bite', 'light', 2, 1)],
  morale: 12,
  tags: ['beast', 'living', 'minor', 'serpent', 'conjured'],
  genres: ['fantasy'],
  traits: [],
};

import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods } from './forms.ts';

/** A skeleton (DT-MON-05). */
export const skeleton: Block = {
  id: 'skeleton',
  rule: 'DT-MON-05',
  level: 1,
  ac: 11,
  hp: 4,
  speed: 40,
  mods: mods(0, 1, 0, -4, 0, -4),
  attacks: [armed('old-sword', 'medium', 1, 0)],
  morale: 12,
  tags: ['undead', 'mindless', 'evil', 'minor'],
  genres: ['fantasy'],
  traits: ['bare-bones'],
};

/** What is shot goes between its ribs (DT-MON-05). */
export const bareBones: Trait = {
  id: 'bare-bones',
  rule: 'DT-MON-05',
  takes: (_w, _self, { danger: { tags } }) =>
    tags.includes('weapon') && tags.includes('ranged')
      ? [{ rule: 'DT-MON-05', isHalved: true }]
      : undefined,
};

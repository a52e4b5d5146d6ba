import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';

/** An invisible stalker; it tracks without fail, which no roll decides (DT-MON-43). */
export const invisibleStalker: Block = {
  id: 'invisible-stalker',
  rule: 'DT-MON-43',
  level: 8,
  ac: 16,
  hp: 36,
  speed: 50,
  flies: 50,
  mods: mods(3, 3, 1, 1, 2, 0),
  attacks: [natural('blow', 'heavy', 7, 3)],
  morale: 12,
  tags: ['living', 'conjured'],
  speaks: true,
  genres: ['fantasy'],
  traits: ['unseen'],
};

/** Invisible at all times (DT-MON-43). */
export const unseen: Trait = {
  id: 'unseen',
  rule: 'DT-MON-43',
  atFirst: () => [{ kind: 'invisible', source: { rule: 'DT-MON-43' }, until: { at: 'cure' } }],
};

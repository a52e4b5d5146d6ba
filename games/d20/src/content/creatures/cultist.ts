import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods } from './forms.ts';

/** A cultist (DT-MON-11). */
export const cultist: Block = {
  id: 'cultist',
  rule: 'DT-MON-11',
  level: 1,
  ac: 11,
  hp: 4,
  speed: 40,
  mods: mods(0, 1, 0, 0, 0, 1),
  attacks: [armed('knife', 'light', 1, 1)],
  morale: 10,
  tags: ['person', 'living', 'evil', 'minor'],
  genres: ['horror'],
  traits: ['fanatical'],
};

/** Advantage on saves against fear and charm (DT-MON-11). */
export const fanatical: Trait = {
  id: 'fanatical',
  rule: 'DT-MON-11',
  roll: (_w, _self, { kind, against }) =>
    kind === 'save' && (against?.tags ?? []).some((tag) => tag === 'fear' || tag === 'charm')
      ? [{ is: 'advantage', rule: 'DT-MON-11', from: 'fanatical' }]
      : undefined,
};

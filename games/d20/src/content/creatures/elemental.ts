import type { Block } from '../block.ts';
import { mods, natural } from './forms.ts';
import { halvesWeapons } from './rules.ts';

const HP = 5;
/** Where no caster says otherwise: the least Level that conjures one (DT-MAG-03). */
const USUAL = 9;

const slam = (level: number) => [natural('slam', 'heavy', level, Math.floor(level / 2))];

/** An elemental (DT-MON-42): its numbers come with its caster's Level, what its element does from the spell (DT-ARC-503). */
export const elemental: Block = {
  id: 'elemental',
  rule: 'DT-MON-42',
  level: USUAL,
  ac: 16,
  hp: HP * USUAL,
  speed: 40,
  mods: mods(4, 2, 4, -2, 0, -1),
  attacks: slam(USUAL),
  morale: 12,
  tags: ['living', 'conjured'],
  genres: ['fantasy'],
  traits: ['elemental'],
  atLevel: (level) => ({ hp: HP * level, attacks: slam(level) }),
};

/** Only magic hurts it fully (DT-MON-42). */
export const elementalBody = halvesWeapons('elemental', 'DT-MON-42', ['magical']);

import type { Scores } from '../../abilities.ts';
import type { Block } from '../block.ts';

const NO_MODS: Scores = { STR: 0, DEX: 0, CON: 0, INT: 0, WIS: 0, CHA: 0 };

/** Something that is no being: it feels nothing and decides nothing. */
const thing = (id: string, rule: string, some: Partial<Block>): Block => ({
  id,
  rule,
  level: 1,
  ac: 10,
  hp: 1,
  speed: 0,
  mods: NO_MODS,
  attacks: [],
  morale: 12,
  tags: ['machine', 'mindless'],
  genres: ['fantasy', 'horror', 'sf'],
  traits: [],
  ...some,
});

/** What spells set down in the scene that can be met there. */
export const SPELL_BLOCKS: readonly Block[] = [
  thing('wall-section', 'DT-ARC-512', { traits: ['wall-section'] }),
  thing('wizard-eye', 'DT-ARC-412', { speed: 40, flies: 40, traits: ['floating-eye'] }),
  thing('projected-image', 'DT-ARC-610', { traits: ['false-double'] }),
  // What the object is made of is not said: as hard to hit as any (decision).
  thing('magic-jar', 'DT-ARC-507', { hp: 4, traits: ['soul-jar'] }),
];

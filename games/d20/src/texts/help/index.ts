import { BLOCK_HELP } from './blocks.ts';
import { EFFECT_HELP } from './effects.ts';
import { GEAR_HELP } from './gear.ts';
import { HAZARD_HELP } from './hazards.ts';
import { HERITAGE_HELP } from './heritages.ts';
import { ROLE_HELP } from './roles.ts';
import { SPELL_HELP } from './spells.ts';

/** What content does, in a sentence or two, as `<kind>.<id>.help`. */
export const HELP_TEXTS = {
  ...EFFECT_HELP,
  ...HERITAGE_HELP,
  ...ROLE_HELP,
  ...SPELL_HELP,
  ...HAZARD_HELP,
  ...BLOCK_HELP,
  ...GEAR_HELP,
} as const;

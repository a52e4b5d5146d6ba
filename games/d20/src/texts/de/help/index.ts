import type { HELP_TEXTS } from '../../help/index.ts';
import { BLOCK_HELP_DE } from './blocks.ts';
import { EFFECT_HELP_DE } from './effects.ts';
import { GEAR_HELP_DE } from './gear.ts';
import { HAZARD_HELP_DE } from './hazards.ts';
import { HERITAGE_HELP_DE } from './heritages.ts';
import { ROLE_HELP_DE } from './roles.ts';
import { SPELL_HELP_DE } from './spells.ts';

/** Was Inhalte bewirken, in ein, zwei Sätzen. */
export const HELP_TEXTS_DE: Readonly<Record<keyof typeof HELP_TEXTS, string>> = {
  ...EFFECT_HELP_DE,
  ...HERITAGE_HELP_DE,
  ...ROLE_HELP_DE,
  ...SPELL_HELP_DE,
  ...HAZARD_HELP_DE,
  ...BLOCK_HELP_DE,
  ...GEAR_HELP_DE,
};

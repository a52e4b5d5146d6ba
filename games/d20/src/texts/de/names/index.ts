import { EFFECT_TEXTS_DE } from './effects.ts';
import { NAME_TEXTS_DE } from './names.ts';
import { ABILITY_TEXTS_DE, BLOCK_TEXTS_DE, HERITAGE_TEXTS_DE, ROLE_TEXTS_DE } from './people.ts';
import { HAZARD_TEXTS_DE, PLACE_TEXTS_DE, TERRAIN_TEXTS_DE, ZONE_TEXTS_DE } from './places.ts';
import { POWER_TEXTS_DE, TAG_TEXTS_DE } from './powers.ts';
import { FORM_TEXTS_DE, SPELL_TEXTS_DE } from './spells.ts';
import { COST_TEXTS_DE, WORD_TEXTS_DE } from './terms.ts';
import { ATTACK_TEXTS_DE, GEAR_TEXTS_DE } from './things.ts';
import { WORK_TEXTS_DE } from './works.ts';

/** Wie alle Inhalte heißen. */
export const CONTENT_TEXTS_DE = {
  ...EFFECT_TEXTS_DE,
  ...NAME_TEXTS_DE,
  ...ABILITY_TEXTS_DE,
  ...BLOCK_TEXTS_DE,
  ...HERITAGE_TEXTS_DE,
  ...ROLE_TEXTS_DE,
  ...HAZARD_TEXTS_DE,
  ...PLACE_TEXTS_DE,
  ...TERRAIN_TEXTS_DE,
  ...ZONE_TEXTS_DE,
  ...POWER_TEXTS_DE,
  ...TAG_TEXTS_DE,
  ...FORM_TEXTS_DE,
  ...SPELL_TEXTS_DE,
  ...COST_TEXTS_DE,
  ...WORD_TEXTS_DE,
  ...ATTACK_TEXTS_DE,
  ...GEAR_TEXTS_DE,
  ...WORK_TEXTS_DE,
} as const;

import { EFFECT_TEXTS } from './effects.ts';
import { NAME_TEXTS } from './names.ts';
import { ABILITY_TEXTS, BLOCK_TEXTS, HERITAGE_TEXTS, ROLE_TEXTS } from './people.ts';
import { HAZARD_TEXTS, PLACE_TEXTS, TERRAIN_TEXTS, ZONE_TEXTS } from './places.ts';
import { POWER_TEXTS, TAG_TEXTS } from './powers.ts';
import { FORM_TEXTS, SPELL_TEXTS } from './spells.ts';
import { COST_TEXTS, WORD_TEXTS } from './terms.ts';
import { ATTACK_TEXTS, GEAR_TEXTS } from './things.ts';
import { WORK_TEXTS } from './works.ts';

/** What all content is called. */
export const CONTENT_TEXTS = {
  ...EFFECT_TEXTS,
  ...NAME_TEXTS,
  ...ABILITY_TEXTS,
  ...BLOCK_TEXTS,
  ...HERITAGE_TEXTS,
  ...ROLE_TEXTS,
  ...HAZARD_TEXTS,
  ...PLACE_TEXTS,
  ...TERRAIN_TEXTS,
  ...ZONE_TEXTS,
  ...POWER_TEXTS,
  ...TAG_TEXTS,
  ...FORM_TEXTS,
  ...SPELL_TEXTS,
  ...COST_TEXTS,
  ...WORD_TEXTS,
  ...ATTACK_TEXTS,
  ...GEAR_TEXTS,
  ...WORK_TEXTS,
} as const;

import type { Spell } from '../../spell.ts';
import { BLESS } from './bless.ts';
import { COMMUNE } from './commune.ts';
import { CREATE_FOOD } from './create-food.ts';
import { CREATE_WATER } from './create-water.ts';
import { CURE_DISEASE } from './cure-disease.ts';
import { CURE_LIGHT_WOUNDS } from './cure-light-wounds.ts';
import { CURE_SERIOUS_WOUNDS } from './cure-serious-wounds.ts';
import { DISPEL_EVIL } from './dispel-evil.ts';
import { DIVINE_CONTINUAL_LIGHT } from './divine-continual-light.ts';
import { DIVINE_DETECT_EVIL } from './divine-detect-evil.ts';
import { DIVINE_DETECT_MAGIC } from './divine-detect-magic.ts';
import { DIVINE_HOLD_PERSON } from './divine-hold-person.ts';
import { DIVINE_LIGHT } from './divine-light.ts';
import { DIVINE_LOCATE_OBJECT } from './divine-locate-object.ts';
import { DIVINE_PROTECTION_FROM_EVIL } from './divine-protection-from-evil.ts';
import { DIVINE_PROTECTION_FROM_EVIL_10_FOOT_RADIUS } from './divine-protection-from-evil-10-foot-radius.ts';
import { DIVINE_REMOVE_CURSE } from './divine-remove-curse.ts';
import { FIND_TRAPS } from './find-traps.ts';
import { GROWTH_OF_ANIMALS } from './growth-of-animals.ts';
import { INSECT_PLAGUE } from './insect-plague.ts';
import { KNOW_ALIGNMENT } from './know-alignment.ts';
import { NEUTRALIZE_POISON } from './neutralize-poison.ts';
import { PURIFY_FOOD_AND_WATER } from './purify-food-and-water.ts';
import { QUEST } from './quest.ts';
import { RAISE_DEAD } from './raise-dead.ts';
import { REMOVE_FEAR } from './remove-fear.ts';
import { RESIST_COLD } from './resist-cold.ts';
import { RESIST_FIRE } from './resist-fire.ts';
import { SILENCE_15_FOOT_RADIUS } from './silence-15-foot-radius.ts';
import { SNAKE_CHARM } from './snake-charm.ts';
import { SPEAK_WITH_ANIMAL } from './speak-with-animal.ts';
import { SPEAK_WITH_PLANTS } from './speak-with-plants.ts';
import { STICKS_TO_SNAKES } from './sticks-to-snakes.ts';
import { STRIKING } from './striking.ts';

/** All divine spells (DT-DIV), in the order of the ledger. */
export const DIVINE: readonly Spell[] = [
  CURE_LIGHT_WOUNDS,
  DIVINE_DETECT_EVIL,
  DIVINE_DETECT_MAGIC,
  DIVINE_LIGHT,
  DIVINE_PROTECTION_FROM_EVIL,
  PURIFY_FOOD_AND_WATER,
  REMOVE_FEAR,
  RESIST_COLD,
  BLESS,
  FIND_TRAPS,
  KNOW_ALIGNMENT,
  DIVINE_HOLD_PERSON,
  RESIST_FIRE,
  SILENCE_15_FOOT_RADIUS,
  SNAKE_CHARM,
  SPEAK_WITH_ANIMAL,
  DIVINE_CONTINUAL_LIGHT,
  CURE_DISEASE,
  GROWTH_OF_ANIMALS,
  DIVINE_LOCATE_OBJECT,
  DIVINE_REMOVE_CURSE,
  STRIKING,
  CREATE_WATER,
  CURE_SERIOUS_WOUNDS,
  NEUTRALIZE_POISON,
  DIVINE_PROTECTION_FROM_EVIL_10_FOOT_RADIUS,
  SPEAK_WITH_PLANTS,
  STICKS_TO_SNAKES,
  COMMUNE,
  CREATE_FOOD,
  DISPEL_EVIL,
  INSECT_PLAGUE,
  QUEST,
  RAISE_DEAD,
];

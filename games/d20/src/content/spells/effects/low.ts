import type { Trait } from '../../trait.ts';
import { CHARMED } from './charmed.ts';
import { CLAIRVOYANCE } from './clairvoyance.ts';
import { DETECT_EVIL } from './detect-evil.ts';
import { DETECT_INVISIBLE } from './detect-invisible.ts';
import { DETECT_MAGIC } from './detect-magic.ts';
import { DISPEL_EVIL_LEAD } from './dispel-evil-lead.ts';
import { ESP } from './esp.ts';
import { FLY } from './fly.ts';
import { GROWTH_OF_ANIMALS } from './growth-of-animals.ts';
import { HASTE } from './haste.ts';
import { IMAGINED_WOUNDS } from './imagined-wounds.ts';
import { IN_WEB } from './in-web.ts';
import { INFRAVISION } from './infravision.ts';
import { INSECT_LEAD } from './insect-lead.ts';
import { INSECT_SWARM } from './insect-swarm.ts';
import { INVISIBILITY } from './invisibility.ts';
import { LEVITATE } from './levitate.ts';
import { MIRROR_IMAGE } from './mirror-image.ts';
import { PHANTASM_LEAD } from './phantasm-lead.ts';
import { PHANTASM_VICTIM } from './phantasm-victim.ts';
import { HELD_PORTAL, WIZARD_LOCKED } from './portal-near.ts';
import { PROTECTION_FROM_EVIL } from './protection-from-evil.ts';
import { PROTECTION_FROM_NORMAL_MISSILES } from './protection-from-normal-missiles.ts';
import { QUEST } from './quest.ts';
import { REMOVE_FEAR } from './remove-fear.ts';
import { resistance } from './resistance.ts';
import { SHIELD } from './shield.ts';
import { SNAKE_CHARM } from './snake-charm.ts';
import { SPEAK_WITH_ANIMAL } from './speak-with-animal.ts';
import { SPEAK_WITH_PLANTS } from './speak-with-plants.ts';
import { STICK_SNAKE } from './stick-snake.ts';
import { STRIKING } from './striking.ts';
import { VENTRILOQUISM_HEARD } from './ventriloquism-heard.ts';
import { WATER_BREATHING } from './water-breathing.ts';

/** What divine spells, and arcane ones of the first three levels, lay on creatures, in the order of the ledger. */
export const LOW_EFFECTS: readonly Trait[] = [
  DETECT_EVIL,
  DETECT_MAGIC,
  PROTECTION_FROM_EVIL,
  REMOVE_FEAR,
  resistance('resist-cold', 'DT-DIV-108', 'cold'),
  resistance('resist-fire', 'DT-DIV-205', 'fire'),
  SNAKE_CHARM,
  SPEAK_WITH_ANIMAL,
  GROWTH_OF_ANIMALS,
  STRIKING,
  SPEAK_WITH_PLANTS,
  STICK_SNAKE,
  DISPEL_EVIL_LEAD,
  INSECT_SWARM,
  INSECT_LEAD,
  QUEST,
  CHARMED,
  HELD_PORTAL,
  SHIELD,
  VENTRILOQUISM_HEARD,
  DETECT_INVISIBLE,
  ESP,
  INVISIBILITY,
  LEVITATE,
  MIRROR_IMAGE,
  IMAGINED_WOUNDS,
  PHANTASM_LEAD,
  PHANTASM_VICTIM,
  IN_WEB,
  WIZARD_LOCKED,
  CLAIRVOYANCE,
  FLY,
  HASTE,
  INFRAVISION,
  PROTECTION_FROM_NORMAL_MISSILES,
  WATER_BREATHING,
];

import type { Spell } from '../../spell.ts';
import { CHARM_PERSON } from './charm-person.ts';
import { CLAIRVOYANCE } from './clairvoyance.ts';
import { CONTINUAL_LIGHT } from './continual-light.ts';
import { DETECT_EVIL } from './detect-evil.ts';
import { DETECT_INVISIBLE } from './detect-invisible.ts';
import { DETECT_MAGIC } from './detect-magic.ts';
import { DISPEL_MAGIC } from './dispel-magic.ts';
import { ESP } from './esp.ts';
import { FIRE_BALL } from './fire-ball.ts';
import { FLOATING_DISC } from './floating-disc.ts';
import { FLY } from './fly.ts';
import { HASTE } from './haste.ts';
import { HOLD_PERSON } from './hold-person.ts';
import { HOLD_PORTAL } from './hold-portal.ts';
import { INFRAVISION } from './infravision.ts';
import { INVISIBILITY } from './invisibility.ts';
import { INVISIBILITY_10_FOOT_RADIUS } from './invisibility-10-foot-radius.ts';
import { KNOCK } from './knock.ts';
import { LEVITATE } from './levitate.ts';
import { LIGHT } from './light.ts';
import { LIGHTNING_BOLT } from './lightning-bolt.ts';
import { LOCATE_OBJECT } from './locate-object.ts';
import { MAGIC_MISSILE } from './magic-missile.ts';
import { MIRROR_IMAGE } from './mirror-image.ts';
import { PHANTASMAL_FORCE } from './phantasmal-force.ts';
import { PROTECTION_FROM_EVIL } from './protection-from-evil.ts';
import { PROTECTION_FROM_EVIL_10_FOOT_RADIUS } from './protection-from-evil-10-foot-radius.ts';
import { PROTECTION_FROM_NORMAL_MISSILES } from './protection-from-normal-missiles.ts';
import { READ_LANGUAGES } from './read-languages.ts';
import { READ_MAGIC } from './read-magic.ts';
import { SHIELD } from './shield.ts';
import { SLEEP } from './sleep.ts';
import { VENTRILOQUISM } from './ventriloquism.ts';
import { WATER_BREATHING } from './water-breathing.ts';
import { WEB } from './web.ts';
import { WIZARD_LOCK } from './wizard-lock.ts';

/** Arcane spells of the first to third level, in the order of the ledger. */
export const LOW: readonly Spell[] = [
  CHARM_PERSON,
  DETECT_MAGIC,
  FLOATING_DISC,
  HOLD_PORTAL,
  LIGHT,
  MAGIC_MISSILE,
  PROTECTION_FROM_EVIL,
  READ_LANGUAGES,
  READ_MAGIC,
  SHIELD,
  SLEEP,
  VENTRILOQUISM,
  CONTINUAL_LIGHT,
  DETECT_EVIL,
  DETECT_INVISIBLE,
  ESP,
  INVISIBILITY,
  KNOCK,
  LEVITATE,
  LOCATE_OBJECT,
  MIRROR_IMAGE,
  PHANTASMAL_FORCE,
  WEB,
  WIZARD_LOCK,
  CLAIRVOYANCE,
  DISPEL_MAGIC,
  FIRE_BALL,
  FLY,
  HASTE,
  HOLD_PERSON,
  INFRAVISION,
  INVISIBILITY_10_FOOT_RADIUS,
  LIGHTNING_BOLT,
  PROTECTION_FROM_EVIL_10_FOOT_RADIUS,
  PROTECTION_FROM_NORMAL_MISSILES,
  WATER_BREATHING,
];

import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';
import { ARMOR } from './armor.ts';
import { CHARGES } from './charges.ts';
import { LIGHT_TRAITS, LIGHTS } from './lights.ts';
import { MELEE_TRAITS, MELEE_WEAPONS } from './melee-weapons.ts';
import { PROVISION_TRAITS, PROVISIONS } from './provisions.ts';
import { RANGED_TRAITS, RANGED_WEAPONS } from './ranged-weapons.ts';
import { REMEDIES, REMEDY_TRAITS } from './remedies.ts';
import { RESTRAINT_TRAITS, RESTRAINTS } from './restraints.ts';
import { SUIT_TRAITS, SUITS } from './suits.ts';
import { THROWN } from './thrown.ts';
import { TOOL_TRAITS, TOOLS } from './tools.ts';

/** All gear (DT-EQ-01 to -55). */
export const GEAR: readonly GearKind[] = [
  ...ARMOR,
  ...MELEE_WEAPONS,
  ...RANGED_WEAPONS,
  ...THROWN,
  ...CHARGES,
  ...REMEDIES,
  ...LIGHTS,
  ...PROVISIONS,
  ...RESTRAINTS,
  ...SUITS,
  ...TOOLS,
];

/** What gear does to whoever carries it, or on whom it is used. */
export const GEAR_TRAITS: readonly Trait[] = [
  ...MELEE_TRAITS,
  ...RANGED_TRAITS,
  ...REMEDY_TRAITS,
  ...LIGHT_TRAITS,
  ...PROVISION_TRAITS,
  ...RESTRAINT_TRAITS,
  ...SUIT_TRAITS,
  ...TOOL_TRAITS,
];

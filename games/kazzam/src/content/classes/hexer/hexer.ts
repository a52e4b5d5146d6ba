import type { Ability } from '../../../rules/effects/ability.ts';
import { FEATURES } from './features.ts';
import { GNAWING_HEX } from './gnawing-hex.ts';
import { PATIENT } from './patient.ts';
import { POWERS } from './powers.ts';
import { TRAVELING_FIRE } from './traveling-fire.ts';

/** What a Hexer may pick at level 1 (KC-HEX-01). */
export const HEXER: readonly Ability[] = [
  ...FEATURES,
  ...POWERS,
  GNAWING_HEX,
  TRAVELING_FIRE,
  ...PATIENT,
];

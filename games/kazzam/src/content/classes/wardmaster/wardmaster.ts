import type { Ability } from '../../../rules/effects/ability.ts';
import { costlyWard, powerTransference, shrinkingRobes, toxicWard, wardBoost } from './at-will.ts';
import { capacitiveWard } from './charge-tokens.ts';
import { motileWard, reflectiveWard } from './features.ts';
import { wardmaster } from './special-ward.ts';
import { wardBash } from './ward-bash.ts';
import { entryWard, sightWard, wardWall } from './zones.ts';

/** What a Wardmaster has and may pick at level 1 (KC-WRD-01). */
export const WARDMASTER: readonly Ability[] = [
  wardmaster,
  motileWard,
  reflectiveWard,
  capacitiveWard,
  costlyWard,
  toxicWard,
  powerTransference,
  shrinkingRobes,
  wardBoost,
  wardBash,
  wardWall,
  sightWard,
  entryWard,
];

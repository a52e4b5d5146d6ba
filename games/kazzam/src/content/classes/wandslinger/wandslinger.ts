import type { Ability } from '../../../rules/effects/ability.ts';
import { ECHOING_SHOT } from './echoing-shot.ts';
import { FAVORED_TARGET } from './favored-target.ts';
import { FEATURES } from './features.ts';
import { MOVEMENT } from './movement.ts';
import { POWERS } from './powers.ts';

/** What a Wandslinger may pick at level 1 (KC-WSL-01). */
export const WANDSLINGER: readonly Ability[] = [
  ...FEATURES,
  ...MOVEMENT,
  ...POWERS,
  ECHOING_SHOT,
  FAVORED_TARGET,
];

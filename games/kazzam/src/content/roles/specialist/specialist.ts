import type { Ability } from '../../../rules/effects/ability.ts';
import { HUNTER } from './hunter.ts';
import { RUNNER } from './runner.ts';
import { TERRAIN_ARTIST } from './terrain-artist.ts';
import { TRAPPER } from './trapper.ts';

/** What a Specialist has at level 1, by specialisation. */
export const SPECIALIST: readonly Ability[] = [HUNTER, RUNNER, TERRAIN_ARTIST, TRAPPER];

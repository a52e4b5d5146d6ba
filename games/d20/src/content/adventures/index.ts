import type { Adventure } from '../adventure.ts';
import { CUTLERS_ROW } from './cutlers-row.ts';
import { HARROW_DOWN } from './harrow-down.ts';
import { RELAY_NINE } from './relay-nine.ts';

/** The adventures that come with the game (DT-SHOT-01). */
export const ADVENTURES: readonly Adventure[] = [HARROW_DOWN, CUTLERS_ROW, RELAY_NINE];

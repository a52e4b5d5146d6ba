import type { Adventure } from '../adventure.ts';

/** The adventures that come with the game (DT-SCA, DT-SCB, DT-SCC). */
export const ADVENTURES: readonly Adventure[] = [];

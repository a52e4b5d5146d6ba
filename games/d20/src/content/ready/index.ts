import type { ReadyCharacter } from '../sheet.ts';

/** All characters that come with the game (DT-PC, DT-PRE). */
export const READY: readonly ReadyCharacter[] = [];

import type { GameSounds } from '@tablewright/table-kit';

/** What is heard beside what the words of the events say. */
export const SOUNDS: GameSounds = {
  damage: 'hit',
  'taken-out': 'hit',
  opportunity: 'hit',
  action: 'none',
  order: 'none',
  placed: 'none',
};

import type { GameSounds } from '@tablewright/table-kit';

/** Sounds of events whose types do not name one themselves. */
export const SOUNDS: GameSounds = {
  damage: 'hit',
  'taken-out': 'hit',
  opportunity: 'hit',
  action: 'none',
  order: 'none',
  placed: 'none',
};

import type { GameSounds } from '@tablewright/table-kit';

/** What is heard beside what the words of the events say. */
export const SOUNDS: GameSounds = {
  activated: 'card',
  'monster-activated': 'card',
  roared: 'hit',
  engulfed: 'hit',
  'monster-defeated': 'hit',
  'damage-placed': 'hit',
  'skip-placed': 'none',
  'target-drawn': 'none',
};

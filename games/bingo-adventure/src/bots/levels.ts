import { levelsOf } from '@tablewright/bots';
import { heuristic } from './heuristic.ts';

/** The levels of this game's bots. */
export const LEVELS = levelsOf({
  heuristic,
  novice: 0.4,
  master: { iterations: 240 },
});

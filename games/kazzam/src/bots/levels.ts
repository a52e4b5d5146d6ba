import { levelsOf } from '@tablewright/bots';
import { heuristic } from './heuristic.ts';

/**
 * The levels of this game's bots. The search looks at a fixed number of futures, so that matches
 * can be repeated; at a table, the time stated in the catalogue bounds it too.
 */
export const LEVELS = levelsOf({
  heuristic,
  novice: 0.4,
  casual: 0.15,
  // A turn or two ahead: what comes later depends more on dice than on the answer.
  master: { iterations: 240, perAnswer: 24, candidates: 8, cut: 10, milliseconds: 2000 },
});

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
  master: { iterations: 120, perAnswer: 24, cut: 60, milliseconds: 2000 },
});

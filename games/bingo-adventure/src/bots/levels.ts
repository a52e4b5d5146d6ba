import { levelsOf } from '@tablewright/bots';
import { heuristic } from './heuristic.ts';

/**
 * The levels of this game's bots. The searches look at a fixed number of futures, so that matches
 * can be repeated; at a table, the time stated in the catalogue bounds them too.
 */
export const LEVELS = levelsOf({
  heuristic,
  novice: 0.3,
  seasoned: { iterations: 40, milliseconds: 500 },
  master: { iterations: 240, milliseconds: 2000 },
});

import { levelsOf, type RankingPolicy } from '@tablewright/bots';
import type { D20View } from '../view.ts';

/** Futures end after a round or so, where the fight is judged; see `evaluate.ts`. */
const MASTER = { iterations: 48, perAnswer: 12, candidates: 5, cut: 16 };

/** The levels of this game’s bots. */
export function d20Levels(heuristic: RankingPolicy<D20View>) {
  return levelsOf({ heuristic, novice: 0.3, casual: 0.1, master: MASTER });
}

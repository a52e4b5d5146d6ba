import { levelsOf, type RankingPolicy } from '@tablewright/bots';
import type { BridgeView } from '../view.ts';

/** Futures end after a few turns, where the position is judged; see `evaluate.ts`. */
const MASTER = { iterations: 64, cut: 12, candidates: 6 };

/** The levels of this game’s bots. */
export function bridgeLevels(heuristic: RankingPolicy<BridgeView>) {
  return levelsOf({ heuristic, novice: 0.4, master: MASTER });
}

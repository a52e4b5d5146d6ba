import { levelsOf } from '@tablewright/bots';
import type { Policy } from '@tablewright/engine';
import type { BridgeView } from '../view.ts';

/** Futures end after a few turns, where the position is judged; see `evaluate.ts`. */
const MASTER = { iterations: 96, cut: 24, candidates: 8 };

/** The levels of this game’s bots. */
export function bridgeLevels(heuristic: Policy<BridgeView>) {
  return levelsOf({ heuristic, novice: 0.4, master: MASTER });
}

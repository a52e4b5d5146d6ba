import { levelsOf } from '@tablewright/bots';
import type { Policy } from '@tablewright/engine';
import type { BridgeView } from '../view.ts';

/** The levels of this game’s bots. */
export function bridgeLevels(heuristic: Policy<BridgeView>) {
  return levelsOf({ heuristic, novice: 0.4, master: { iterations: 120 } });
}

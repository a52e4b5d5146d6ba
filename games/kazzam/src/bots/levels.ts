import { levelsOf } from '@tablewright/bots';
import type { Policy } from '@tablewright/engine';
import type { KazzamState } from '../model.ts';
import type { Content } from '../rules/effects/content.ts';
import { heuristicOf } from './heuristic.ts';

/**
 * The levels of this game's bots. The search looks at a fixed number of futures, so that matches
 * can be repeated; at a table, the time stated in the catalogue bounds it too.
 */
export function botsOf(content: Content): Readonly<Record<string, Policy<KazzamState>>> {
  const heuristic = heuristicOf(content);
  const levels = levelsOf({
    heuristic,
    novice: 0.4,
    casual: 0.15,
    // A turn or two ahead: what comes later depends more on dice than on the answer.
    master: { iterations: 240, perAnswer: 24, candidates: 8, cut: 10, milliseconds: 2000 },
  });
  return { ...levels, heuristic };
}

import type { Game, Policy } from '@tablewright/engine';
import { mixedPolicy } from './mixed-policy.ts';
import { searchPolicy } from './search/policy.ts';
import type { SearchSettings } from './search/search.ts';

/** The levels of bots, weakest first: the same names in every game that has levels. */
export const LEVELS = ['novice', 'casual', 'seasoned', 'master'] as const;
/** See {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** What makes the levels of one game. */
export interface LevelSettings<V> {
  /** Plays by rules of thumb: the casual level, and what the others are made of. */
  readonly heuristic: Policy<V>;
  /** The share of its decisions that a novice makes at random, 0 to 1. */
  readonly novice: number;
  readonly seasoned: Omit<SearchSettings, 'rollout'>;
  readonly master: Omit<SearchSettings, 'rollout'>;
}

/** The four levels: mistakes, rules of thumb, a short search, a long search. */
export function levelsOf<V>({
  heuristic,
  novice,
  seasoned,
  master,
}: LevelSettings<V>): Readonly<Record<Level, Policy<V>>> {
  // A search asks its rollout policy only about views of the game that it plays.
  const rollout = heuristic as Policy;
  return {
    novice: mixedPolicy(heuristic, novice),
    casual: heuristic,
    seasoned: searchPolicy({ ...seasoned, rollout }) as Policy<V>,
    master: searchPolicy({ ...master, rollout }) as Policy<V>,
  };
}

/** The levels that a game has, weakest first; none in games without. */
export function levelNames(game: Pick<Game, 'bots'>): readonly Level[] {
  return LEVELS.filter((level) => Object.hasOwn(game.bots, level));
}

import type { Game, Policy } from '@tablewright/engine';
import { mixedPolicy } from './mixed-policy.ts';
import type { RankingPolicy } from './policies.ts';
import { searchPolicy } from './search/policy.ts';
import type { SearchSettings } from './search/search.ts';

/** The levels of bots, weakest first: the same names in every game that has levels. */
export const LEVELS = ['novice', 'casual', 'seasoned', 'master'] as const;
/** See {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** What makes the levels of one game. */
export interface LevelSettings<V> {
  /**
   * Plays by rules of thumb: the seasoned level, and what the others are made of. What it ranks is
   * what a master considers.
   */
  readonly heuristic: RankingPolicy<V>;
  /** The share of its decisions that a novice makes at random, 0 to 1. */
  readonly novice: number;
  /** The same of a casual player, a smaller share; one decision in seven unless said otherwise. */
  readonly casual?: number;
  /**
   * How a master searches. It looks at a fixed number of futures, so that matches can be repeated;
   * at a table the clock bounds it too, at two seconds unless said otherwise.
   */
  readonly master: Omit<SearchSettings, 'rollout'>;
}

/** The share of random decisions of a casual player. */
const ONE_IN_SEVEN = 0.15;
/** How long a master may think at a table, in milliseconds. */
const LONGEST_THOUGHT = 2000;

/** The four levels: many mistakes, some mistakes, rules of thumb, a search. */
export function levelsOf<V>({
  heuristic,
  novice,
  casual = ONE_IN_SEVEN,
  master,
}: LevelSettings<V>): Readonly<Record<Level, Policy<V>>> {
  // A search asks its rollout policy only about views of the game that it plays.
  const rollout = heuristic as Policy;
  return {
    novice: mixedPolicy(heuristic, novice),
    casual: mixedPolicy(heuristic, casual),
    seasoned: heuristic,
    master: searchPolicy({ milliseconds: LONGEST_THOUGHT, ...master, rollout }) as Policy<V>,
  };
}

/** The levels that a game has, weakest first; none in games without. */
export function levelNames(game: Pick<Game, 'bots'>): readonly Level[] {
  return LEVELS.filter((level) => Object.hasOwn(game.bots, level));
}

import type { Game } from '@tablewright/engine';
import { chanceOf, type TablePlan } from '@tablewright/engine/table-plan';
import type { SettingValues } from './setting-values.ts';

/** Settings that change nothing about how often a table wins: whose figures they are, and their names. */
const FREE = ['names', 'control'] as const;

/** How often a table of bots has won; see `chances.json` of its game. */
export interface KnownChance {
  /** Of the matches, from 0 to 1. */
  readonly share: number;
  /** The level of the bots. */
  readonly bots: string;
}

/** What is known of how often such a table wins; nothing if it was not counted. */
export function knownChance(
  game: Pick<Game, 'options'>,
  { chances }: TablePlan,
  values: SettingValues,
  seatCount: number,
): KnownChance | undefined {
  if (chances === undefined) return undefined;
  const share = chanceOf(game.options, chances, values, seatCount, FREE);
  return share === undefined ? undefined : { share, bots: chances.bots };
}

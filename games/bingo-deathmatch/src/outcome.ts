import type { Outcome } from '@tablewright/engine';
import type { BingoState } from './model.ts';

/** Who has won, once somebody has filled a line. */
export function outcomeOf({ result, players }: BingoState): Outcome | undefined {
  if (result === undefined) return undefined;
  const { winner } = result;
  return {
    result: 'bingo',
    winners: [winner],
    payoffs: players.map((_, seat) => (seat === winner ? 1 : 0)),
  };
}

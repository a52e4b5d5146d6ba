import type { Outcome } from '@tablewright/engine';
import type { BridgeState } from './model.ts';

/** The most additions that a game brings (BQ-GOAL-03). */
const MOST = 4;

/**
 * How a game ended (BQ-GOAL): what each player has earned, as a part of the most that there is. Whoever runs the game
 * wins and loses nothing. Nothing while it goes on.
 */
export function outcomeOf({
  isOver,
  ending,
  heroes,
  secrets,
  bossFell,
}: BridgeState): Outcome | undefined {
  if (!isOver || ending === undefined) return undefined;
  const payoffs = heroes.map(({ degree }) => degree / MOST);
  // The first mind is that of all; there is one more for each seat.
  while (payoffs.length < secrets.known.length - 1) payoffs.push(0);
  const victors = bossFell === undefined ? [] : [bossFell.owner, bossFell.helper];
  return {
    result: ending,
    winners: victors.filter((seat): seat is number => seat !== undefined),
    payoffs,
  };
}

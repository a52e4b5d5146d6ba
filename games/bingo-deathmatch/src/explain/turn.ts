import type { Seat } from '@tablewright/engine';
import type { BingoState } from '../model.ts';
import { resolvingSeat } from '../rules/turn-order.ts';

/** The seat whose resolve turn runs; nobody outside that phase and after the match. */
export function resolvingNow(view: BingoState): Seat | undefined {
  const { phase, result, turnsDone, players } = view;
  const running = phase === 'resolve' && result === undefined && turnsDone < players.length;
  return running ? resolvingSeat(view) : undefined;
}

import type { Flow } from '@tablewright/engine';
import { playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { removeTokens } from './disabling.ts';

/** The end of a round: tokens that have run out go, and the First Player token passes. */
export function* endRound(t: BingoTable): Flow<void> {
  const { state } = t;
  removeTokens(t);
  const count = state.players.length;
  for (let seat = 0; seat < count; seat += 1) {
    const player = playerAt(state, seat);
    player.selection = undefined;
    player.blockLeft = 0;
    player.damageTaken = 0;
    player.damageReflected = 0;
    player.settled = false;
  }
  const next = (state.holder + 1) % count;
  t.tell?.({
    type: 'round-ended',
    rule: 'UB-ROUND-02',
    also: ['UB-RES-06'],
    seat: next,
    round: state.round,
  });
  state.holder = next;
  state.round += 1;
  state.turnsDone = 0;
  state.phase = 'charge';
}

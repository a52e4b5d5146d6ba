import { type Flow, maybe, type Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import type { TurnVerbs } from '../content/hooks.ts';
import { type BatteryId, NO_STEP, type PlayerState, playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { extraRoll } from './bingo.ts';
import { receiveDamage } from './damage.ts';
import { purchases } from './purchases.ts';
import { resolvingSeat } from './turn-order.ts';
import { VERBS } from './verbs.ts';

const TURN_VERBS: TurnVerbs = { ...VERBS, extraRoll };

/** One seat's resolve turn: steps 0 to 4. */
export function* resolve(t: BingoTable): Flow<void> {
  const { state } = t;
  const seat = resolvingSeat(state);
  const player = playerAt(state, seat);
  state.step = 0;
  t.tell?.({ type: 'resolving', rule: 'UB-RES-01', seat });
  yield* maybe(batteryEffect(t, seat, player));
  state.step = 1;
  yield* receiveDamage(t, seat);
  state.step = 2;
  returnSpent(t, seat, player);
  state.step = 3;
  storeLeftover(t, seat, player);
  state.step = 4;
  yield* purchases(t, seat);
  player.resolveTurns += 1;
  state.step = NO_STEP;
  state.turnsDone += 1;
  if (state.turnsDone === state.players.length) state.phase = 'round-end';
}

/** Step 0: what the selected Battery does, unless that was declined. */
function batteryEffect(t: BingoTable, seat: Seat, player: PlayerState): Flow<void> | undefined {
  const used = player.selection;
  if (used?.slot !== 'battery' || used.action === 'decline') return undefined;
  t.tell?.({ type: 'battery-used', rule: 'UB-RES-02', seat, item: used.item });
  return BATTERIES[used.item as BatteryId].activate.run(t, seat, TURN_VERBS);
}

/** Step 2: all E spent this round goes back to the pool. */
function returnSpent(t: BingoTable, seat: Seat, player: PlayerState): void {
  const amount = player.committed;
  player.pool += amount;
  player.committed = 0;
  player.settled = true;
  if (amount > 0) t.tell?.({ type: 'spent-returned', rule: 'UB-RES-03', seat, amount });
}

/** Step 3: available E is stored as far as it fits, whatever was selected; the rest goes back. */
function storeLeftover(t: BingoTable, seat: Seat, player: PlayerState): void {
  const left = player.available;
  if (left === 0) return;
  const { capacity, loaded } = BATTERIES[player.items.battery];
  const stored = loaded === undefined ? Math.min(left, capacity - player.stored) : 0;
  player.available = 0;
  player.stored += stored;
  player.pool += left - stored;
  t.state.tally.energyStored += stored;
  t.tell?.({ type: 'leftover', rule: 'UB-RES-04', seat, stored, returned: left - stored });
}

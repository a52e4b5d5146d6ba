import { type Flow, type Seat, seatsFrom } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { type BingoState, playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { tokenOn } from './disabling.ts';
import { gainAvailable, shortOfPool } from './energy.ts';
import { seatInOrder } from './turn-order.ts';

/** The Charge phase: batteries supply, disabled or not, whatever their capacity. */
export function* charge(t: BingoTable): Flow<void> {
  const { state } = t;
  t.tell?.({
    type: 'round-began',
    rule: 'UB-ROUND-01',
    also: ['UB-ROUND-03'],
    seat: state.holder,
    round: state.round,
    order: seatsFrom(state.holder, state.players.length),
  });
  for (let place = 0; place < state.players.length; place += 1) {
    const seat = seatInOrder(state, place);
    const player = playerAt(state, seat);
    const wanted = BATTERIES[player.items.battery].supply;
    if (wanted === 0) continue;
    const amount = gainAvailable(player, wanted);
    state.tally.energySupplied += amount;
    t.tell?.({
      type: 'supplied',
      rule: 'UB-CHG-01',
      also: inSpiteOf(state, seat),
      seat,
      amount,
      wanted,
      ...shortOfPool(amount, wanted),
    });
  }
  state.phase = 'bingo';
}

/** What might be thought to stop a supply and does not: a full battery, a disable token. */
function inSpiteOf(state: BingoState, seat: Seat): readonly string[] {
  const { items, stored, available } = playerAt(state, seat);
  const full = stored + available > BATTERIES[items.battery].capacity;
  const disabled = tokenOn(state, seat, items.battery) !== undefined;
  return [
    ...(full ? ['UB-CHG-02', 'UB-CUBE-07'] : []),
    ...(disabled ? ['UB-CHG-03', 'UB-DIS-04'] : []),
  ];
}

import type { Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { type PlayerState, playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';

/** What a player could pay now, in E. */
export function payable(player: PlayerState): number {
  return player.available + player.stored;
}

/**
 * "Store": moves cubes from the pool to the battery as far as its free capacity and the pool allow.
 * @param wanted at least 1
 * @returns how many were stored
 */
export function store(t: BingoTable, seat: Seat, wanted: number, rule: string): number {
  const player = playerAt(t.state, seat);
  const battery = BATTERIES[player.items.battery];
  const room = battery.loaded === undefined ? battery.capacity - player.stored : 0;
  const amount = Math.min(wanted, room, player.pool);
  player.pool -= amount;
  player.stored += amount;
  t.state.tally.energyStored += amount;
  if (t.listening) {
    const short = battery.loaded !== undefined ? 'UB-BAT-07' : 'UB-CUBE-05';
    t.tell?.({
      type: 'stored',
      rule,
      seat,
      amount,
      wanted,
      ...(amount < wanted ? { short } : {}),
    });
  }
  return amount;
}

/**
 * Sets cubes aside as available E, which no capacity limits.
 * @returns how many there were in the pool for it
 */
export function gainAvailable(player: PlayerState, wanted: number): number {
  const amount = Math.min(wanted, player.pool);
  player.pool -= amount;
  player.available += amount;
  return amount;
}

/** How much the pool fell short of a gain, for events. */
export function shortOfPool(amount: number, wanted: number): { readonly short?: string } {
  return amount < wanted ? { short: 'UB-CUBE-03' } : {};
}

/**
 * Pays from available E, then from stored E. What is paid stays committed until step 2 of the
 * payer's resolve turn; later payments go to the pool at once (UB-RES-05).
 * @param amount no more than {@link payable}
 */
export function pay(t: BingoTable, seat: Seat, amount: number, rule: string): void {
  const player = playerAt(t.state, seat);
  const fromAvailable = Math.min(amount, player.available);
  player.available -= fromAvailable;
  player.stored -= amount - fromAvailable;
  if (player.settled) player.pool += amount;
  else player.committed += amount;
  t.state.tally.energyPaid += amount;
  t.tell?.({
    type: 'paid',
    rule: player.settled ? 'UB-RES-05' : rule,
    also: ['UB-CUBE-08'],
    seat,
    amount,
    fromAvailable,
    fromStored: amount - fromAvailable,
  });
}

/**
 * The victim loses up to `wanted` E from stored, then from available E, to its own pool; what is
 * committed is safe.
 * @returns how much was lost
 */
export function drain(t: BingoTable, victim: Seat, wanted: number, by: Seat, rule: string): number {
  const player = playerAt(t.state, victim);
  const fromStored = Math.min(wanted, player.stored);
  const fromAvailable = Math.min(wanted - fromStored, player.available);
  const amount = fromStored + fromAvailable;
  player.stored -= fromStored;
  player.available -= fromAvailable;
  player.pool += amount;
  t.tell?.({ type: 'drained', rule, also: ['UB-CUBE-09'], seat: victim, by, amount, wanted });
  return amount;
}

/** Drains the victim; the thief stores as many of its own cubes. */
export function steal(
  t: BingoTable,
  thief: Seat,
  victim: Seat,
  wanted: number,
  rule: string,
): void {
  const amount = drain(t, victim, wanted, thief, 'UB-DMG-06');
  t.tell?.({ type: 'stolen', rule, seat: thief, victim, amount });
  if (amount > 0) store(t, thief, amount, 'UB-CUBE-10');
}

import { D20, type Seat } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';

/**
 * Who goes first: whoever rolls highest; those who tie for it roll again among themselves until one leads
 * (BQ-BEGIN-01).
 * @param seats of the players; not empty
 */
export function firstPlayer(t: Bridge, seats: readonly Seat[]): Seat {
  let tied = seats;
  while (tied.length > 1) {
    const rolls = tied.map((seat) => ({ seat, face: t.roll(D20, 'first-player', seat) }));
    for (const roll of rolls) t.tell?.({ type: 'rolled-for-first', rule: 'BQ-BEGIN-01', ...roll });
    const highest = Math.max(...rolls.map(({ face }) => face));
    tied = rolls.filter(({ face }) => face === highest).map(({ seat }) => seat);
  }
  const [first] = tied;
  if (first === undefined) throw new Error('nobody plays');
  t.tell?.({ type: 'goes-first', rule: 'BQ-BEGIN-01', seat: first });
  return first;
}

import type { Seat } from '@tablewright/engine';
import type { SeatFace } from '@tablewright/protocol';
import type { OpenedSeat } from '../tables/entry.ts';
import { ownEntropy } from './planned-table.ts';

/**
 * Who sits where at the next table: bots as before, whoever opens it in their own seats. Every other
 * person's seat is free and offered to them, even if a bot has kept it.
 * @param own the seats of whoever opens it
 * @param entropy what they add to the chance of the next match
 */
export function nextSeats(
  seats: readonly SeatFace[],
  own: readonly Seat[],
  entropy: string,
): readonly OpenedSeat[] {
  return seats.map(({ kind, kept, name, mark, policy }, seat) => {
    if (own.includes(seat)) {
      return { kind: 'person', name, mark, entropy: ownEntropy(entropy, seat) };
    }
    if (kind === 'bot' && kept !== true) {
      return { kind: 'bot', name, mark, policy: policy ?? 'random' };
    }
    return { kind: 'open', mark, offered: name };
  });
}

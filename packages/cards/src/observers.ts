import type { Seat } from '@tablewright/engine';

/** A set of observers: bit 0 is the public, bit `n + 1` is seat `n`. */
export type Observers = number;

export const NOBODY: Observers = 0;
export const EVERYBODY: Observers = -1;
export const PUBLIC: Observers = 1;

/** The set of one seat. */
export const only = (seat: Seat): Observers => 1 << (seat + 1);

/** The set of some seats; of everybody without them. */
export function all(seats: readonly Seat[] | undefined): Observers {
  return seats === undefined ? EVERYBODY : seats.reduce((set, seat) => set | only(seat), NOBODY);
}

/** The seats of a set. */
export function seatsIn(observers: Observers, seatCount: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < seatCount; seat += 1) {
    if ((observers & only(seat)) !== 0) seats.push(seat);
  }
  return seats;
}

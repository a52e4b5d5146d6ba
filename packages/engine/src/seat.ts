/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Whoever looks at a match without a seat: sees what is public and nothing more. */
export const SPECTATOR = -1;

/** A seat, or {@link SPECTATOR}. */
export type Observer = Seat | typeof SPECTATOR;

/** What a seat is called where nobody has named it, and the letter of its mark: `A`, `B`, … */
export function seatLetter(seat: Seat): string {
  return String.fromCharCode(65 + (seat % 26));
}

const LISTS: (readonly Seat[])[] = [];

/** `[0, 1, …, count - 1]`; the same frozen array for the same count. */
export function seatsUpTo(count: number): readonly Seat[] {
  let list = LISTS[count];
  if (list === undefined) {
    list = Object.freeze(Array.from({ length: count }, (_, seat) => seat));
    LISTS[count] = list;
  }
  return list;
}

/** All seats clockwise, beginning with `first`. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < count; i += 1) order.push((first + i) % count);
  return order;
}

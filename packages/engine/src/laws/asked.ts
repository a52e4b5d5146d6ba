import type { Choice } from '../choice.ts';
import { type Seat, seatsUpTo } from '../seat.ts';

/** An open choice, or a standing offer, whose slot is below 0. */
export interface Asked {
  readonly choice: Choice;
  readonly slot: number;
}

/** Everything that somebody may answer now, standing offers included. */
export function askedOf(
  choices: readonly Choice[],
  standingFor: (seat: Seat) => readonly Choice[],
  seatCount: number,
): readonly Asked[] {
  const standing = seatsUpTo(seatCount).flatMap((seat) =>
    standingFor(seat).map((choice, place) => ({ choice, slot: -1 - place })),
  );
  return [...choices.map((choice, slot) => ({ choice, slot })), ...standing];
}

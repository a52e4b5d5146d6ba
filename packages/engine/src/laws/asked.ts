import type { Choice } from '../choice.ts';
import type { Match } from '../match.ts';
import { type Seat, seatsUpTo } from '../seat.ts';

/** An open choice, or a standing offer, whose slot is below 0. */
export interface Asked {
  readonly choice: Choice;
  readonly slot: number;
}

/** Everything that somebody may answer at this moment of a match, standing offers included. */
export function askedIn(match: Pick<Match, 'choices' | 'seats' | 'standingFor'>): readonly Asked[] {
  return askedOf(match.choices, (seat) => match.standingFor(seat), match.seats.length);
}

/** The same of these open choices and offers. */
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

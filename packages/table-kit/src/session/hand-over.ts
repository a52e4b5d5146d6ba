import { type Choice, type Seat, SPECTATOR } from '@tablewright/engine';
import { hashPlain, hidesAnything, type Match, mayAnswer } from '@tablewright/engine/host';

/** The human player's name in {@link SeatInfo}. */
export const HUMAN = 'human';

/** The seats that people play. */
export function humansOf(match: Match): readonly Seat[] {
  return match.seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
}

/** Whether only bots may answer this choice; what a person shares is left to the person. */
export function isForBots(choice: Choice, humans: readonly Seat[]): boolean {
  return !humans.some((seat) => mayAnswer(choice, seat));
}

/** People who have something to decide now, the seats in the order of the open choices. */
export function decidingHumans(match: Match, humans: readonly Seat[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (const choice of match.choices) {
    for (const seat of humans) {
      if (mayAnswer(choice, seat) && !seats.includes(seat)) seats.push(seat);
    }
  }
  return seats;
}

/** People who may do something now although nobody waits for it, in seat order. */
export function offeredHumans(match: Match, humans: readonly Seat[]): readonly Seat[] {
  return humans.filter((seat) => match.standingFor(seat).length > 0);
}

/**
 * Whether this seat must look alone: it decides in secret, or its view holds what is hidden from
 * the rest of the table.
 */
export function mustLookAlone(match: Match, seat: Seat): boolean {
  if (match.secret) return true;
  const { game, state } = match;
  if (!hidesAnything(game, match.options, state)) return false;
  return hashPlain(game.view(state, seat)) !== hashPlain(game.view(state, SPECTATOR));
}

import type { Outcome } from '@tablewright/engine';
import type { D20State, Ending } from './model.ts';

/** What an end is worth to those who played (DT-AGM-11, DT-SHOT-04). */
const WORTH: Readonly<Record<Ending, number>> = {
  finished: 1,
  left: 0.5,
  closed: 0.5,
  limit: 0.25,
  defeated: 0,
};

/** How a session ended: nobody wins against anybody, all have finished the adventure or not. */
export function outcomeOf({ phase, ending, creatures, seatCount }: D20State): Outcome | undefined {
  if (phase !== 'ended' || ending === undefined) return undefined;
  const isAlive = (seat: number) =>
    creatures.some((one) => one.seat === seat && one.life === 'alive');
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const worth = WORTH[ending];
  return {
    result: ending,
    winners: ending === 'finished' ? seats.filter(isAlive) : [],
    payoffs: seats.map((seat) => (isAlive(seat) ? worth : worth / 2)),
  };
}

import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { seededSource } from '../random/seeded.ts';
import type { RandomSource } from '../random/source.ts';
import { sampleAnswer } from '../sample-answer.ts';
import { seatsUpTo } from '../seat.ts';
import { randomSetup } from './random-setup.ts';

/**
 * A match of a game with a random number of seats and random settings, all from one seed.
 *
 * @param fixed settings that are not drawn
 */
export function randomMatch(
  game: Game,
  seed: string,
  fixed: Readonly<Record<string, unknown>> = {},
): Match {
  const random = seededSource(`${seed}/table`);
  const { seatCount, options } = randomSetup(game, random, fixed);
  const created = Match.create(game, {
    id: seed,
    seats: Array.from({ length: seatCount }, (_, seat) => ({
      name: String.fromCharCode(65 + seat),
      player: 'random',
    })),
    options,
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error(created.error.map((problem) => problem.message).join('; '));
  return created.value;
}

/** Where there are standing offers, one is used once in so many answers. */
const OFFERS = 6;

/**
 * One random answer to a random open choice, given to the match, or now and then to a standing
 * offer. Throws if it is refused.
 */
export function answerAtRandom(match: Match, random: Pick<RandomSource, 'index'>): void {
  const offers = seatsUpTo(match.seats.length).flatMap((seat) =>
    match.standingFor(seat).map((offer, place) => ({ seat, slot: -1 - place, offer })),
  );
  if (offers.length > 0 && random.index(OFFERS, 'offer') === 0) {
    const used = offers[random.index(offers.length, 'offer')];
    if (used === undefined) throw new Error('nothing to use');
    const done = match.submitAnswer(used.seat, used.slot, sampleAnswer(used.offer, random));
    if (!done.ok) throw new Error(done.error.message);
    return;
  }
  const { choices } = match;
  const slot = random.index(choices.length, 'slot');
  const choice = choices[slot];
  if (choice === undefined) throw new Error('nothing to answer');
  const seats = choice.seats ?? [choice.seat];
  const seat = seats[random.index(seats.length, 'seat')] ?? choice.seat;
  const done = match.submitAnswer(seat, slot, sampleAnswer(choice, random));
  if (!done.ok) throw new Error(done.error.message);
}

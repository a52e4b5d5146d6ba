import type { PlayedFor } from '../course.ts';
import type { Game } from '../game.ts';
import { Match, type MatchSetup } from '../match.ts';
import { seededSource } from '../random/seeded.ts';
import type { RandomSource } from '../random/source.ts';
import { sampleAnswer } from '../sample-answer.ts';
import { seatLetter } from '../seat.ts';
import { type Asked, askedIn } from './asked.ts';
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
  playedFor: PlayedFor = {},
): Match {
  const random = seededSource(`${seed}/table`);
  const { seatCount, options, documents } = randomSetup(game, random, fixed);
  const setup: MatchSetup = {
    id: seed,
    seats: Array.from({ length: seatCount }, (_, seat) => ({
      name: seatLetter(seat),
      player: 'random',
    })),
    options,
    documents,
    random: { kind: 'seeded', seed },
  };
  const created = Match.create(game, setup, playedFor);
  if (!created.ok) throw new Error(created.error.map((problem) => problem.message).join('; '));
  return created.value;
}

/** Where there are standing offers, one is used once in so many answers. */
const OFFERS = 6;

/** A random standing offer, now and then, where anybody has one. */
export function offerAtRandom(
  match: Match,
  random: Pick<RandomSource, 'index'>,
): Asked | undefined {
  const offers = askedIn(match).filter(({ slot }) => slot < 0);
  if (offers.length === 0 || random.index(OFFERS, 'offer') > 0) return undefined;
  return offers[random.index(offers.length, 'offer')];
}

/**
 * One random answer to a random open choice, given to the match, or now and then to a standing
 * offer. Throws if it is refused.
 */
export function answerAtRandom(match: Match, random: Pick<RandomSource, 'index'>): void {
  const used = offerAtRandom(match, random);
  if (used !== undefined) {
    const { choice, slot } = used;
    const done = match.submitAnswer(choice.seat, slot, sampleAnswer(choice, random));
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

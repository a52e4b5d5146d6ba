import { nextMove, waitingIn } from '@tablewright/bots';
import { canonicalJson, type Game } from '@tablewright/engine';
import { Match, Runner, seededSource } from '@tablewright/engine/host';
import { wrongMoments, wrongPositions } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { bridgequest } from '../src/index.ts';

const GAME = bridgequest as unknown as Game;
/** Answers after which a match is left. */
const MOST = 400;

describe('positions of random matches', { timeout: 180_000 }, () => {
  test('at checkpoints, laid out again, are the same states', () => {
    const found = Array.from({ length: 24 }, (_, i) => wrongPositions(GAME, `position-${i}`, MOST));
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(found.reduce((sum, { checkpoints }) => sum + checkpoints, 0)).toBeGreaterThan(500);
  });

  test('at random moments are scenarios that end in their very state', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `position-${i}`);
    expect(seeds.flatMap((seed) => wrongMoments(GAME, seed, MOST))).toEqual([]);
  });
});

describe('positions of matches of bots', { timeout: 180_000 }, () => {
  // Alone a bot often goes home early, so several such matches are needed for as many positions.
  test.each([
    [1, 8],
    [2, 3],
    [4, 1],
  ])('with %i seats, laid out again, are the same states', (seats, matches) => {
    const played = Array.from({ length: matches }, (_, at) =>
      playedByBots(seats, at === 0 ? `bots-${seats}` : `bots-${seats}-${at}`),
    );
    expect(played.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(played.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(100);
  });
});

/** Lays out anew every position of a match between bots that mean to win. */
function playedByBots(seatCount: number, seed: string) {
  let positions = 0;
  const wrong: string[] = [];
  let options: never;
  const watched: Game = {
    ...GAME,
    next(state) {
      const step = GAME.next(state);
      if (step === undefined || options === undefined) return step;
      positions += 1;
      const position = JSON.parse(JSON.stringify(GAME.position?.(state, options)));
      const fresh = Runner.setUp(GAME, { options, seatCount, random: seededSource('fresh') }).state;
      GAME.given?.(fresh, position, options);
      if (canonicalJson(fresh) !== canonicalJson(state)) wrong.push(`before ${step}`);
      return step;
    },
  };
  const created = Match.create(watched, {
    id: seed,
    seats: Array.from({ length: seatCount }, (_, seat) => ({ name: `${seat}`, player: 'bot' })),
    options: { portals: true, roundLimit: 12 },
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  options = match.options as never;
  const random = seededSource(`${seed}/bots`);
  const { heuristic } = bridgequest.bots;
  const policies = Array.from({ length: seatCount }, () => heuristic as never);
  while (!match.over && match.seq < MOST) {
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) throw new Error('no bot goes on');
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw new Error(done.error.message);
  }
  return { positions, wrong };
}

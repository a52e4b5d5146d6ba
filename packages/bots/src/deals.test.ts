import { defineGame, type Game, type Policy } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { type MarketState, market } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { nextMove, randomPolicy, waitingIn, withDeals, worthAhead } from './index.ts';

/** The market, in which gold is all that counts. */
const game = defineGame({
  ...market,
  evaluate: ({ gold }, seat) => (gold[seat] ?? 0) / 20,
}) as unknown as Game;

function newMatch(options: Readonly<Record<string, unknown>> = {}): Match {
  const made = Match.create(game, {
    id: 'market',
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'market' },
    options,
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const idle: Policy = () => 0;
const dealer = withDeals(idle, worthAhead);

/** Seat 0 proposes, and seat 1 does what its policy says. */
function answered(terms: object, policy: Policy, options = {}): MarketState {
  const match = newMatch(options);
  match.submit({ seat: 0, slot: -1, answer: terms });
  const move = nextMove(waitingIn(match), [undefined, policy], seededSource('x'));
  if (move !== undefined) match.submitAnswer(move.seat, move.slot, move.answer);
  return match.state as MarketState;
}

describe('a bot that deals', () => {
  test('accepts what is worth something to it, and declines the rest', () => {
    expect(answered({ gold: 2, take: ['silk'] }, dealer)).toMatchObject({
      gold: [1, 5],
      wares: [['salt', 'silk'], []],
    });
    expect(answered({ give: ['salt'], take: ['silk'] }, dealer)).toMatchObject({
      gold: [3, 3],
      wares: [['salt'], ['silk']],
      deals: { open: [] },
    });
  });

  test('does so where the table waits for it, too', () => {
    const waits = { waits: true };
    expect(answered({ gold: 1 }, dealer, waits)).toMatchObject({ gold: [2, 4] });
    expect(answered({ give: ['salt'] }, dealer, waits)).toMatchObject({ gold: [3, 3] });
  });

  test('declines what it cannot judge', () => {
    const blind = withDeals(idle, () => undefined);
    expect(answered({ gold: 3 }, blind).gold).toEqual([3, 3]);
  });

  test('may judge by its own rules, and else decides as before', () => {
    const greedy = withDeals<unknown>(idle, (_, { terms }) => (terms as { gold: number }).gold - 1);
    expect(answered({ gold: 1 }, greedy).gold).toEqual([3, 3]);
    expect(answered({ gold: 2 }, greedy).gold).toEqual([1, 5]);
    const match = newMatch();
    expect(nextMove(waitingIn(match), [dealer, undefined], seededSource('x'))).toMatchObject({
      slot: 0,
      answer: 0,
    });
  });

  test('is no habit of others', () => {
    const match = newMatch();
    match.submit({ seat: 0, slot: -1, answer: { gold: 1 } });
    expect(
      nextMove(waitingIn(match), [undefined, randomPolicy], seededSource('x')),
    ).toBeUndefined();
  });
});

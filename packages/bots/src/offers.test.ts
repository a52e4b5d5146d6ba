import { defineGame, type Game, type Policy } from '@tablewright/engine';
import { Match, Runner, seededSource, toWire } from '@tablewright/engine/host';
import { type HeapState, heap } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  decideIn,
  mixedPolicy,
  nextMove,
  PolicyFault,
  playOut,
  randomPolicy,
  searchPolicy,
  verifyBots,
  waitingIn,
} from './index.ts';

/** Takes the first stone, and breaks the first one with a hammer whenever it holds one. */
const hammering: Policy = Object.assign((() => 0) satisfies Policy, {
  offers: () => ({ place: 0, answer: 0 }),
});
const peaceful: Policy = () => 0;

const game = defineGame({ ...heap, bots: { hammering, heuristic: peaceful } }) as unknown as Game;

function newMatch(): Match {
  const made = Match.create(game, {
    id: 'heap',
    seats: [0, 1].map((i) => ({ name: `S${i}`, player: 'hammering' })),
    random: { kind: 'keyed', commitment: '', secret: 'a'.repeat(64), contributions: [], chain: 2 },
    given: { hammers: [1, 1], stones: [1, 2, 3, 4, 5] },
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

function playedOut(...policies: readonly Policy[]): HeapState {
  const setup = { options: { stones: 5 }, seatCount: 2, random: seededSource('x') };
  const runner = Runner.setUp(heap, setup);
  runner.advance();
  playOut(runner as never, policies, seededSource('y'));
  return runner.state as HeapState;
}

describe('standing offers', () => {
  test('are used by policies that look at them, and by no others', () => {
    // Seat 1 is asked whether it guards the stone, and breaks it first.
    expect(playedOut(hammering, hammering)).toMatchObject({
      hammers: [0, 0],
      taken: [
        [2, 4],
        [3, 5],
      ],
    });
    expect(playedOut(hammering, peaceful).hammers).toEqual([0, 1]);
    for (const policy of [peaceful, randomPolicy, mixedPolicy(peaceful, 0.5)]) {
      expect(playedOut(policy, policy).hammers).toEqual([1, 1]);
    }
  });

  test('are used by levels and searches as the policy that they are made of uses them', () => {
    const search = searchPolicy({ rollout: hammering, iterations: 2 } as never);
    for (const policy of [mixedPolicy(hammering, 0.5), search]) {
      expect(policy.offers?.({} as never)).toEqual({ place: 0, answer: 0 });
    }
    expect(mixedPolicy(peaceful, 0.5).offers).toBeUndefined();
    expect(searchPolicy({ rollout: peaceful } as never).offers).toBeUndefined();
  });

  test('come before choices at a table, seat by seat', () => {
    const match = newMatch();
    const policies = [peaceful, hammering];
    expect(nextMove(waitingIn(match), policies, seededSource('z'))).toEqual({
      slot: -1,
      seat: 1,
      answer: 0,
    });
    expect(nextMove(waitingIn(match), [peaceful, peaceful], seededSource('z'))).toMatchObject({
      slot: 0,
      seat: 0,
    });
    // A person's offers are the person's.
    expect(nextMove(waitingIn(match), [undefined, peaceful], seededSource('z'))).toBeUndefined();
  });

  test('that do not exist, and answers that they do not allow, are faults of the policy', () => {
    const wrong = (place: number, answer: number): Policy =>
      Object.assign(() => 0, { offers: () => ({ place, answer }) });
    const play = (policy: Policy) => () =>
      nextMove(waitingIn(newMatch()), [policy, peaceful], seededSource('z'));
    expect(play(wrong(1, 0))).toThrow(PolicyFault);
    expect(play(wrong(1, 0))).toThrow('there are 1 offers, and no number 1');
    expect(play(wrong(0, 9))).toThrow('needs an option index');
  });

  test('are decided about by name, and verified as other answers are', async () => {
    const match = newMatch();
    const seed = match.botChance(1) ?? '';
    const used = await decideIn(match, 1, 'hammering', { seed, slot: -1 });
    expect(used).toEqual({ seat: 1, slot: -1, answer: 'stone-1' });
    expect(await decideIn(match, 1, 'heuristic', { seed, slot: -1 })).toBeUndefined();
    while (!match.over) {
      const move = nextMove(waitingIn(match), [hammering, hammering], seededSource('z'));
      if (move === undefined) throw new Error('nobody goes on');
      const { seat, slot, answer } = move;
      const choice = match.choiceAt(slot, seat);
      if (choice === undefined) throw new Error('no choice');
      match.submit({ seat, slot, answer: toWire(choice, answer), bot: 'hammering' });
    }
    const file = match.toFile({ withSecret: true });
    expect(await verifyBots(game, file)).toEqual({
      proven: file.answers.length,
      wrong: [],
      unsaid: 0,
    });
    const other = file.answers.map((entry) =>
      entry.slot === -1 ? { ...entry, bot: 'heuristic' } : entry,
    );
    expect((await verifyBots(game, { ...file, answers: other })).wrong).toHaveLength(2);
  });
});

import { expect, test } from 'vitest';
import { Match } from '../match.ts';
import { diceRace, perft, playthrough, wards } from './index.ts';

function start(game: typeof diceRace | typeof wards, options: Record<string, unknown>): Match {
  const created = Match.create(game as typeof wards, {
    id: 'p',
    seats: ['A', 'B'].map((name) => ({ name, player: 'random' })),
    options,
    random: { kind: 'seeded', seed: 'p' },
  });
  if (!created.ok) throw new Error('not created');
  return created.value;
}

test('a playthrough tells choices, answers, events and what each seat sees', () => {
  expect(playthrough(start(diceRace, { goal: 8 }), 'a', 3)).toMatchInlineSnapshot(`
    "Dice race, rules 1
    options: {"goal":8}

      all see
        active = 0
        goal = 8
        places = [0,0]

    0. seat 0 turn [TOY-TURN-01]: one of roll, rest
      → "rest"
      all see
        active = 1

    1. seat 1 turn [TOY-TURN-01]: one of roll, rest
      → "roll"
      · rolled [TOY-ROLL-01] {"face":1,"seat":1}
      all see
        active = 0
        places = [0,1]

    2. seat 0 turn [TOY-TURN-01]: one of roll, rest
      → "rest"
      all see
        active = 1

    (goes on)
    "
  `);
});

test('a playthrough tells apart what seats see', () => {
  const text = playthrough(start(wards, { rounds: 1 }), 'a');
  expect(text).toContain('  seen by spectators\n');
  expect(text).toContain('  seen by seat 1\n');
  expect(text).toMatch(/outcome: \{"payoffs"/);
  expect(playthrough(start(wards, { rounds: 1 }), 'a')).toBe(text);
});

test('the ways to decide are counted', () => {
  expect([0, 1, 2, 3].map((depth) => perft(start(diceRace, { goal: 100 }), depth))).toEqual([
    1, 2, 4, 8,
  ]);
  // Two plans at once, then each may be doubted: whoever comes first.
  expect([1, 2].map((depth) => perft(start(wards, {}), depth))).toEqual([2, 6]);
});

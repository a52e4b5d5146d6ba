import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { playerAt } from '../model.ts';
import { evaluate } from './evaluate.ts';

test('a seat is judged before the BINGO rolls, all chances together are 1, a fuller card has more', () => {
  const { state: begun } = play({ seats: 2, until: { type: 'round-began' } });
  const state = { ...begun, phase: 'bingo' } as const;
  const even = [0, 1].map((seat) => evaluate(state, seat) ?? Number.NaN);
  expect((even[0] ?? 0) + (even[1] ?? 0)).toBeCloseTo(1, 9);
  const ahead = structuredClone(state);
  playerAt(ahead, 1).scored = 0b1111;
  expect(evaluate(ahead, 1)).toBeGreaterThan(even[1] ?? 1);
  expect(evaluate({ ...state, phase: 'resolve' }, 0)).toBeUndefined();
});

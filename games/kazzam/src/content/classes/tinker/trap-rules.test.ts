import { describe, expect, test } from 'vitest';
import { ours, row } from '../../../../test/table.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { built, charges, square, STRIKER, trap, workshop } from './testing/workshop.ts';

describe('a Trap Roll', () => {
  test.each([
    [6, [3]],
    [5, [2]],
    [4, [2]],
    [3, [1]],
    [2, []],
    [1, []],
  ])('[KC-TRAP-01] of %i builds traps with these charges: %j', (roll, left) => {
    const t = workshop({ rolls: [roll], options: { versus: true } });
    t.answer('wand-trap');
    if (left.length > 0) t.answer(square(6, 5), 'no');
    expect(charges(t)).toEqual(left);
    expect(t.of('Tin').missTokens).toBe(left.length > 0 ? 0 : 1);
    expect(t.state.strikes).toEqual([roll === 1 ? 1 : 0, 0]);
  });
});

test('[KC-EX-19] smoke', () => {
  const t = workshop({
    picks: ['more-damage'],
    tin: STRIKER,
    rolls: [6],
    others: [],
  });
  t.answer('wand-trap', square(6, 5), 'yes', 'end-turn');
  expect(built(t)).toMatchObject([{ charges: 3, imbued: true, more: 1, hp: 1 }]);
  t.answer('walk', row(5, 11, 10, 9));
  expect(t.asked).toBe('spring-trap KC-TRAP-06 seat 0');
  t.answer('yes');
  expect(t.of('Eve').hp).toBe(4);
  expect(charges(t)).toEqual([2]);
});

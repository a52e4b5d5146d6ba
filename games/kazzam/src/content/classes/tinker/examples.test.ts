import { expect, test } from 'vitest';
import { row, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { built, charges, PLAIN, STRIKER, square, trap, workshop } from './testing/workshop.ts';

test('[KC-EX-19] [KC-TNK-20] [KC-TNK-11] [KC-TRAP-01] [KC-TRAP-09] a Wand Trap with the Boost of a Striker', () => {
  const t = workshop({
    picks: ['more-damage'],
    tin: STRIKER,
    others: [theirs('Flo', '6,10', { implement: 'wand', ...PLAIN })],
    rolls: [6],
  });
  t.answer('wand-trap', square(6, 5), 'yes', 'end-turn');
  expect(built(t)).toMatchObject([{ charges: 3, imbued: true }]);
  t.answer('walk', row(5, 11, 10, 9), 'yes', []);
  expect(t.of('Eve').hp).toBe(4);
  expect(charges(t)).toEqual([2]);
  expect(t.heard('boost')).toMatchObject([{ boost: 'sniper', of: t.id('Eve') }]);
  // One total, not two.
  expect(t.heard('damage').map(({ amount }) => amount)).toEqual([3, 1]);
  t.answer('end-turn', 'walk', row(9, 6), 'yes', []);
  expect(t.of('Flo').hp).toBe(5);
  expect(charges(t)).toEqual([2]);
  expect(t.heard('boost')).toHaveLength(1);
  t.answer('end-turn', 'none');
  // The free window has closed.
  t.run(
    force(t, t.id('Flo'), {
      how: 'slide',
      squares: 1,
      by: t.id('Tin'),
      source: 'test',
      from: t.of('Tin'),
      rule: 'TEST',
    }),
    [square(6, 8)],
    'yes',
  );
  expect(charges(t)).toEqual([1]);
});

test('[KC-EX-20] [KC-TNK-22] [KC-TNK-13] [KC-TRAP-03] [KC-TRAP-05] a Sword Trap goes after an enemy', () => {
  const t = workshop({
    implement: 'sword',
    tin: { at: '1,7' },
    eve: { at: '3,9' },
    traps: [trap('sword-trap', '3,3')],
    turn: 'Eve',
    court: Array.from({ length: 12 }, () => '.'.repeat(16)),
  });
  t.answer('end-turn', square(3, 3), square(3, 4), 'Eve');
  expect(built(t)).toMatchObject([{ cell: t.cell(3, 8), charges: 1 }]);
  expect(t.of('Eve').hp).toBe(6);
  t.answer('end-turn', 'walk', [square(4, 9), square(5, 9)]);
  t.answer('end-turn', square(3, 8), square(4, 8), 'Eve');
  expect(built(t)).toMatchObject([{ cell: t.cell(4, 8), charges: 0 }]);
  expect(t.of('Eve').hp).toBe(4);
  t.answer('reset-traps', 'walk', [square(2, 7), square(3, 7), square(4, 7)]);
  expect(charges(t)).toEqual([2]);
});

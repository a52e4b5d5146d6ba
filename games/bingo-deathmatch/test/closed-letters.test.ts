import { expect, test } from 'vitest';
import { refusal } from './play.ts';

/** What becomes of a selection of A, whose Energy does not last for its Lazor. */
const selecting = (wanted: string): string =>
  refusal({
    seats: 2,
    given: { phase: 'selection', players: { A: { lazor: 'plasma-lazor', available: 2 } } },
    answers: [['A', wanted]],
  });

test('[UB-SEL-07] what cannot be paid is closed, whether its target is named by number or by letter', () => {
  expect([selecting('plasma-lazor/activate/1'), selecting('plasma-lazor/activate/B')]).toEqual([
    'taken',
    'taken',
  ]);
  expect([selecting('plasma-lazor/overcharge/1'), selecting('plasma-lazor/overcharge/B')]).toEqual([
    'closed-option',
    'closed-option',
  ]);
  // Nobody has that seat.
  expect(selecting('plasma-lazor/overcharge/C')).toBe('unknown-option');
});

import { describe, expect, test } from 'vitest';
import { leftTo } from './rulings.ts';

/** Who runs the table places a figure, as its answer says; returns what was asked and decided. */
function placed(answer: number) {
  const corners = ['UL', 'UR', 'LL'].map((id) => ({ id }));
  const flow = leftTo({ seatCount: 3 }, 2, 'corner', corners, { rule: 'BQ-GM-10', usual: 1 });
  const asked = flow.next(0).value;
  return { asked, decided: flow.next(answer).value };
}

describe('what the rules leave to whoever runs the table', () => {
  test('is proposed with what is usual, which is no ruling', () => {
    const { asked, decided } = placed(1);
    expect(asked).toMatchObject({ seat: 2, fallback: 1, why: { key: 'corner', rule: 'BQ-GM-10' } });
    expect(decided).toEqual({ taken: { id: 'UR' } });
  });

  test('is a ruling if it is something else, which says what it replaces', () => {
    expect(placed(2).decided).toEqual({ taken: { id: 'LL' }, overrides: 'UR' });
  });
});

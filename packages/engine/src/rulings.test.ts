import { describe, expect, test } from 'vitest';
import { undeclared } from './event-forms.ts';
import type { GameEvent } from './events.ts';
import { leftTo } from './rulings.ts';

interface Placed extends GameEvent {
  readonly type: 'placed';
  readonly corner: string;
}

/** Who runs the table places a figure, as its answer says; returns the corner and what was told. */
function placed(answer: number) {
  const told: Placed[] = [];
  const t = { seatCount: 3, tell: (event: Placed) => told.push(event) };
  const corners = ['UL', 'UR', 'LL'].map((id) => ({ id }));
  const flow = leftTo<(typeof corners)[number], Placed>(t as never, 2, 'corner', corners, {
    rule: 'BQ-GM-10',
    usual: 1,
    ruled: ({ id }) => ({ type: 'placed', rule: 'BQ-GM-02', corner: id }),
  });
  const asked = flow.next(0).value;
  const done = flow.next(answer);
  return { asked, taken: done.value, told };
}

describe('what the rules leave to whoever runs the table', () => {
  test('is proposed with what is usual, which is told like anything else', () => {
    const { asked, taken, told } = placed(1);
    expect(asked).toMatchObject({ seat: 2, fallback: 1, why: { key: 'corner', rule: 'BQ-GM-10' } });
    expect(taken).toEqual({ id: 'UR' });
    expect(told).toEqual([]);
  });

  test('is a ruling if it is something else, marked with what it replaces', () => {
    const { taken, told } = placed(2);
    expect(taken).toEqual({ id: 'LL' });
    const ruling = { type: 'placed', rule: 'BQ-GM-02', corner: 'LL', overrides: 'UR' };
    expect(told).toEqual([ruling]);
    expect(undeclared({ placed: { corner: 'text' } }, ruling)).toBeUndefined();
  });
});

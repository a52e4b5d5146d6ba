import { expect, test } from 'vitest';
import { play } from './play.ts';

const stepFour = (player: object, answers: readonly (readonly [string, unknown])[] = []) =>
  play({ seats: 2, given: { phase: 'resolve', players: { A: player } }, answers });

test('[UB-BUY-03] that a replaced Tesseract leaves the game is UB-BUY-03', () => {
  const { of } = stepFour({ battery: 'tesseract-battery', stored: 4 }, [
    ['A', 'buy/military-battery'],
  ]);
  expect(of('replaced')).toMatchObject([{ to: 'removed', rule: 'UB-BUY-03' }]);
});

test('[UB-BUY-01] [UB-BUY-08] capacity is the reason only where it is', () => {
  // Capacity 4: a 4E card is too dear for 2E stored, a 5E card for the battery.
  const closed = stepFour({ stored: 2 }).choices[0]?.closed?.() ?? [];
  const rule = (id: string) => closed.find((option) => option.id === id)?.because.rule;
  expect(rule('buy/focused-lazor')).toBe('UB-BUY-01');
  expect(rule('buy/vampiric-lazor')).toBe('UB-BUY-08');
});

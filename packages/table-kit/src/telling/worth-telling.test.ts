import type { HeardEvent } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { lastTold, nextTold } from './worth-telling.ts';

const history = ['turn', 'turn', 'turn', 'hit', 'turn', 'turn'].map(
  (type, seq): HeardEvent => ({ seq, event: { type, rule: 'R-01', seq } }) as HeardEvent,
);
/** A turn in which nothing happens says nothing. */
const isEmpty = (event: { type: string }, next: { type: string }) =>
  event.type === 'turn' && next.type === 'turn';

test('what says nothing is passed over, to the next line that does', () => {
  expect(nextTold(history, 0, isEmpty)).toBe(3);
  expect(nextTold(history, 3, isEmpty)).toBe(4);
  // Nobody knows yet whether the last turn will be empty.
  expect(nextTold(history, 4, isEmpty)).toBe(6);
  expect(nextTold(history, 6, isEmpty)).toBe(6);
  expect(nextTold(history, 0, undefined)).toBe(1);
});

test('it is not among the lines that have been told', () => {
  const told = (count: number) => lastTold(history, count, 3, isEmpty).map(({ seq }) => seq);
  expect(told(4)).toEqual([2, 3]);
  expect(told(6)).toEqual([2, 3, 5]);
  expect(lastTold(history, 6, 3, undefined).map(({ seq }) => seq)).toEqual([3, 4, 5]);
});

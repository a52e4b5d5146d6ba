import { expect, test } from 'vitest';
import { hintsOn } from './hints.ts';

test('advice is given in the first three matches of a game, always, or never, as somebody wants it', () => {
  expect(hintsOn('first', [], 'kazzam')).toBe(true);
  expect(hintsOn('first', ['bingo-adventure'], 'kazzam')).toBe(true);
  const two = ['kazzam', 'bingo-adventure', 'kazzam'];
  expect(hintsOn('first', two, 'kazzam')).toBe(true);
  expect(hintsOn('first', [...two, 'kazzam'], 'kazzam')).toBe(false);
  expect(hintsOn('always', ['kazzam'], 'kazzam')).toBe(true);
  expect(hintsOn('never', [], 'kazzam')).toBe(false);
});

import { expect, test } from 'vitest';
import { hintsOn } from './hints.ts';

test('advice is given in a first match of a game, always, or never, as somebody wants it', () => {
  expect(hintsOn('first', [], 'kazzam')).toBe(true);
  expect(hintsOn('first', ['bingo-adventure'], 'kazzam')).toBe(true);
  expect(hintsOn('first', ['kazzam'], 'kazzam')).toBe(false);
  expect(hintsOn('always', ['kazzam'], 'kazzam')).toBe(true);
  expect(hintsOn('never', [], 'kazzam')).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { GivenError } from './game.ts';
import {
  readCount,
  readDistinct,
  readFlag,
  readRecord,
  readTexts,
  readWord,
  wrong,
} from './given.ts';

describe('reading a position', () => {
  test('what is not there is nothing', () => {
    expect(readRecord(undefined, 'a', ['b'])).toBeUndefined();
    expect(readCount(undefined, 'a')).toBeUndefined();
    expect(readFlag(undefined, 'a')).toBeUndefined();
    expect(readWord(undefined, 'a', ['b'])).toBeUndefined();
    expect(readTexts(undefined, 'a')).toBeUndefined();
    expect(readDistinct(undefined, 'a')).toBeUndefined();
  });

  test('what fits is returned as it is', () => {
    expect(readRecord({ b: 1 }, 'a', ['b', 'c'])).toEqual({ b: 1 });
    expect(readCount(0, 'a')).toBe(0);
    expect(readCount(2, 'a', 2)).toBe(2);
    expect(readFlag(false, 'a')).toBe(false);
    expect(readWord('c', 'a', ['b', 'c'])).toBe('c');
    expect(readTexts(['x'], 'a')).toEqual(['x']);
    expect(readDistinct(['x', 'y'], 'a')).toEqual(['x', 'y']);
  });

  test.each([
    ['a list for an object', () => readRecord([], 'a', ['b']), 'given.a must be an object'],
    ['a text for an object', () => readRecord('b', 'a', ['b']), 'must be an object with any of b'],
    ['null for an object', () => readRecord(null, 'a', ['b']), 'given.a must be an object'],
    ['an unknown key', () => readRecord({ x: 1 }, 'a', ['b']), 'given.a.x is not known here'],
    ['one at the top', () => readRecord({ x: 1 }, '', ['b']), 'given.x is not known here'],
    ['half a number', () => readCount(1.5, 'a'), 'given.a must be a whole number of at least 0'],
    ['a text for a number', () => readCount('3', 'a'), 'given.a must be a whole number'],
    ['too small a number', () => readCount(1, 'a', 2), 'a whole number of at least 2'],
    ['a text for yes or no', () => readFlag('yes', 'a'), 'given.a must be true or false'],
    ['another word', () => readWord('x', 'a', ['b', 'c']), 'given.a must be one of b, c'],
    [
      'a word that is meant otherwise',
      () => readWord('wlak', 'a', ['walk', 'run']),
      'given.a must be one of walk, run (did you mean "walk"?)',
    ],
    ['a number for a word', () => readWord(3, 'a', ['b']), /given.a must be one of b$/],
    ['a text twice', () => readDistinct(['x', 'y', 'x'], 'a'), 'given.a names x twice'],
    ['a list of numbers', () => readTexts([1], 'a'), 'given.a must be a list of texts'],
    ['anything', () => wrong('a', 'is odd'), 'given.a is odd'],
  ])('%s is refused by its place', (_, read, message) => {
    expect(read).toThrow(GivenError);
    expect(read).toThrow(message);
  });
});

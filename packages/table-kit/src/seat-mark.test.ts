import { expect, test } from 'vitest';
import { seatMark } from './seat-mark.ts';

test('a seat keeps its letter, whatever colour and shape its person has chosen', () => {
  const [own, other] = [seatMark(1), seatMark(3)];
  expect(seatMark(1, 3)).toEqual({ ...other, letter: own.letter });
  expect(own.letter).toBe('B');
});

test('seats with the same colour and shape still have different letters', () => {
  const [first, sixth] = [seatMark(0), seatMark(5)];
  expect(sixth.colour).toBe(first.colour);
  expect(sixth.letter).not.toBe(first.letter);
});

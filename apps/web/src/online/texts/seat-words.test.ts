import { expect, test } from 'vitest';
import { freeMarks } from './seat-words.ts';

const seat = (mark: number, kind = 'person') => ({ kind, mark });

test('a person chooses among the colours that nobody has, and their own', () => {
  const seats = [seat(0), seat(3), seat(1, 'open')];
  expect(freeMarks(seats, 1)).toEqual([1, 2, 3, 4]);
  expect(freeMarks(seats, undefined)).toEqual([1, 2, 4]);
});

test('a colour that somebody has is offered again only when all are taken', () => {
  const six = [seat(0), seat(1), seat(2), seat(3), seat(9, 'open'), seat(9, 'open')];
  expect(freeMarks(six, 4)).toEqual([4]);
  expect(freeMarks([...six.slice(0, 4), seat(4), seat(9, 'open')], 5)).toEqual([5]);
  expect(freeMarks([...six.slice(0, 4), seat(5), seat(9, 'open')], 4)).toEqual([4, 5]);
});

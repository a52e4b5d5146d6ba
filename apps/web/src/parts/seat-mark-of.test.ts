import { GAMES } from '@tablewright/registry';
import { letterMark, seatMark } from '@tablewright/table-kit';
import { expect, test } from 'vitest';
import { seatMarkOf } from './seat-mark-of.ts';

test('a seat has the mark of the table everywhere, or its letter where teams give the marks', () => {
  for (const { id, status } of GAMES) {
    if (status !== 'ready') continue;
    const mark = seatMarkOf(id, 1, 3);
    expect(mark).toEqual(id === 'kazzam' ? letterMark(1) : seatMark(1, 3));
    expect(mark.letter).toBe('B');
  }
});

test('a game that is not known here has plain marks', () => {
  expect(seatMarkOf('nothing', 0)).toEqual(seatMark(0));
});

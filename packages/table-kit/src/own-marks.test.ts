import { expect, test } from 'vitest';
import { markOwn, ownMarks } from './own-marks.ts';

const figures = [
  { seat: 0, name: 'Lya' },
  { seat: 1, name: 'Ren' },
];
const mark = (name: string, count: number): string => `${name} (${count === 1 ? 'you' : 'yours'})`;

test('a text names the figure of whoever reads it as theirs, and no other', () => {
  const text = { key: 'hit', params: { name: 'Lya', by: 'Ren', points: 3, all: ['Ren', 'Lya'] } };
  expect(markOwn(text, ownMarks(figures, 0, mark)).params).toEqual({
    name: 'Lya (you)',
    by: 'Ren',
    points: 3,
    all: ['Ren', 'Lya (you)'],
  });
  expect(markOwn(text, ownMarks(figures, 1, mark)).params).toMatchObject({
    name: 'Lya',
    by: 'Ren (you)',
  });
});

test('of several figures each is one of theirs, and who watches has none', () => {
  const both = figures.map((figure) => ({ ...figure, seat: 0 }));
  expect([...ownMarks(both, 0, mark).values()]).toEqual(['Lya (yours)', 'Ren (yours)']);
  expect(ownMarks(figures, -1, mark).size).toBe(0);
});

test('a text that was marked once is not marked again', () => {
  const marks = ownMarks(figures, 0, mark);
  const once = markOwn({ key: 'hit', params: { name: 'Lya' } }, marks);
  expect(markOwn(once, marks)).toEqual(once);
});

import { expect, test } from 'vitest';
import { escapeBy } from './running.ts';

const faces = Array.from({ length: 20 }, (_, i) => i + 1);
const escaping = (bonus: number) => faces.filter((face) => escapeBy(face, bonus).escapes);

test('[BQ-RUN-02] 5 or less escapes; each point of help widens it by one, each against narrows it', () => {
  expect(escaping(0)).toEqual([1, 2, 3, 4, 5]);
  expect(escaping(2)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(escaping(-3)).toEqual([1, 2]);
});

test('[BQ-RUN-05] a natural 1 always escapes, a natural 20 never does', () => {
  expect(escaping(-9)).toEqual([1]);
  expect(escaping(15)).toEqual(faces.slice(0, 19));
  expect(escaping(40)).toEqual(faces.slice(0, 19));
});

test('[BQ-EX-04] [BQ-RUN-03] [BQ-RUN-04] a 1 finds a treasure, a 20 brings death, nothing else does either', () => {
  expect(escapeBy(1, 2)).toEqual({ escapes: true, findsTreasure: true, bringsDeath: false });
  expect(escapeBy(20, 2)).toEqual({ escapes: false, findsTreasure: false, bringsDeath: true });
  expect(escapeBy(7, 2)).toEqual({ escapes: true, findsTreasure: false, bringsDeath: false });
  expect(escapeBy(8, 2)).toEqual({ escapes: false, findsTreasure: false, bringsDeath: false });
});

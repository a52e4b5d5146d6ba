import { expect, test } from 'vitest';
import { Checkpoints } from './checkpoints.ts';

const at = (seq: number, events = 0) => ({ seq, events, draws: 0, state: {}, random: 0 });

test('the last one at or before a moment is found', () => {
  const kept = new Checkpoints();
  expect(() => kept.at(0)).toThrow('before its first answer');
  for (const seq of [0, 3, 7]) kept.keep(at(seq));
  expect([0, 2, 3, 6, 7, 99].map((seq) => kept.at(seq).seq)).toEqual([0, 0, 3, 3, 7, 7]);
});

test('one at the same or a later moment is replaced', () => {
  const kept = new Checkpoints();
  for (const seq of [0, 3, 7]) kept.keep(at(seq));
  kept.keep(at(3, 5));
  expect(kept.at(9)).toEqual(at(3, 5));
  expect(kept.at(2).seq).toBe(0);
});

test('a copy up to a moment is a list of its own', () => {
  const kept = new Checkpoints();
  for (const seq of [0, 3, 7]) kept.keep(at(seq));
  const copy = kept.upTo(3);
  expect(copy.at(9).seq).toBe(3);
  copy.keep(at(5));
  expect(kept.at(6).seq).toBe(3);
  expect(kept.at(9).seq).toBe(7);
});

test('older ones are thinned out: the first and all recent ones stay', () => {
  const kept = new Checkpoints();
  const moments = 1000;
  for (let seq = 0; seq < moments; seq += 1) kept.keep(at(seq));
  const found = new Set(Array.from({ length: moments }, (_, seq) => kept.at(seq).seq));
  expect(found.size).toBeLessThanOrEqual(64);
  expect(found.has(0)).toBe(true);
  for (let seq = moments - 8; seq < moments; seq += 1) expect(kept.at(seq).seq).toBe(seq);
  // However far back one goes, no more than a fifth of the way has to be played again.
  for (let seq = 0; seq < moments; seq += 1) {
    expect(seq - kept.at(seq).seq).toBeLessThanOrEqual(1 + (moments - seq) / 5);
  }
});

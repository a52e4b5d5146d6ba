import { expect, test } from 'vitest';
import { stay, TEMPOS } from './tempo.ts';

test('each tempo is faster than the one before, and the first waits to be asked', () => {
  const [step, ...others] = TEMPOS.map((tempo) => stay(tempo, 1));
  expect(step).toBeUndefined();
  expect(others).toEqual(others.toSorted((one, other) => Number(other) - Number(one)));
  expect(new Set(others).size).toBe(others.length);
  expect(others.at(-1)).toBe(0);
});

test('of many lines each stays for less, and so does one that only says what begins', () => {
  expect(stay('normal', 40)).toBeLessThan(stay('normal', 10) ?? 0);
  expect(stay('normal', 10)).toBe(stay('normal', 1));
  expect(stay('normal', 1, true)).toBeLessThan(stay('normal', 1) ?? 0);
});

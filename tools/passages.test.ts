import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const RULES = ['games/bingo-adventure/src/rules/**/*.ts'];

test('passages are drawn by their seed, each once, and none of tests', () => {
  const drawn = passagesOf(RULES, { count: 20, seed: 'a' });
  expect(new Set(drawn).size).toBe(20);
  expect(passagesOf(RULES, { count: 20, seed: 'a' })).toEqual(drawn);
  expect(passagesOf(RULES, { count: 20, seed: 'b' })).not.toEqual(drawn);
  for (const passage of drawn) expect(passage).toMatch(/rules\/.+(?<!\.test)\.ts:\d+-\d+$/);
});

test('a sample of nothing is refused', () => {
  expect(() => passagesOf(RULES, { count: Number.NaN, seed: 'a' })).toThrow(/--sample takes/);
});

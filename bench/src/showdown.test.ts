import { expect, test } from 'vitest';
import { showdownSubjects } from './showdown.ts';

const [battles, decisions] = showdownSubjects;

test('a battle is played to its end and counts as one', async () => {
  expect(await battles?.run(1)).toBe(1);
});

test('the same battle takes the same decisions, another takes others', async () => {
  const counts: unknown[] = [];
  for (const piece of [1, 1, 2, 3]) counts.push(await decisions?.run(piece));
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts[1]).toBe(counts[0]);
  expect(new Set(counts).size).toBeGreaterThan(1);
});

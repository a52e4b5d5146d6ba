import type { Policy } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { policyNamed, policyNames, randomPolicy, UnknownPolicy } from './index.ts';

const first: Policy = () => 0;
const game = { id: 'toy', bots: { heuristic: first, toString: first } };

test('a policy is found by its name, the general random one in every game', () => {
  expect(policyNames(game)).toEqual(['random', 'heuristic', 'toString']);
  expect(policyNamed(game, 'heuristic')).toBe(first);
  expect(policyNamed(game, 'random')).toBe(randomPolicy);
  expect(policyNamed({ id: 'own', bots: { random: first } }, 'random')).toBe(first);
});

test('an unknown name is answered with the names that there are', () => {
  expect(() => policyNamed(game, 'clever')).toThrow(UnknownPolicy);
  expect(() => policyNamed(game, 'clever')).toThrow(
    'toy has no bot "clever"; it has random, heuristic, toString',
  );
  expect(() => policyNamed({ id: 'toy', bots: {} }, 'valueOf')).toThrow(UnknownPolicy);
});

test('the random policy reaches every answer of a choice', () => {
  const random = seededSource('reach');
  const seen = new Set<unknown>();
  for (let i = 0; i < 200; i += 1) {
    seen.add(
      randomPolicy({
        view: undefined,
        seat: 0,
        random,
        choice: { kind: 'amount', seat: 0, why: { key: 'pay' }, min: 2, max: 6 },
      }),
    );
  }
  expect([...seen].sort()).toEqual([2, 3, 4, 5, 6]);
});

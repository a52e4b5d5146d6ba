import type { Game } from '@tablewright/engine';
import { wrongMoments, wrongPositions } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';

const GAME = kazzam as unknown as Game;
const SEEDS = Array.from({ length: 6 }, (_, i) => `position-${i}`);

describe('a position', () => {
  test('of any checkpoint of a random match, laid out again, is the same state', () => {
    const found = SEEDS.map((seed) => wrongPositions(GAME, seed, 300));
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(found.reduce((sum, { checkpoints }) => sum + checkpoints, 0)).toBeGreaterThan(500);
  }, 60_000);

  test('at random moments of random matches is a scenario that ends in their very state', () => {
    expect(SEEDS.flatMap((seed) => wrongMoments(GAME, seed, 300))).toEqual([]);
  }, 60_000);
});

import { join } from 'node:path';
import { magpie } from '@tablewright/cards/testing';
import type { Game } from '@tablewright/engine';
import { fuzz } from '@tablewright/lab';
import { describe, expect, test } from 'vitest';
import { toySuite } from './index.ts';

/**
 * The toy of cards uses all that cards and campaigns need of the kernel together. It is held to what games
 * are held to.
 */
const packages = join(import.meta.dirname, '../..');
toySuite(magpie, join(packages, 'cards/src/testing/magpie'), { checkpoints: 600 });

describe.each([magpie] as unknown as Game[])('random play of $id', (game) => {
  test('finds no fault, and meets all that the toy declares', () => {
    const { findings, unmet } = fuzz(game, { matches: 100, seed: 'toys' });
    expect(findings).toEqual([]);
    expect(unmet).toEqual([]);
  });
});

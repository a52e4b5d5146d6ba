import { join } from 'node:path';
import { magpie } from '@tablewright/cards/testing';
import type { Game } from '@tablewright/engine';
import { lantern } from '@tablewright/engine/testing';
import { fuzz } from '@tablewright/lab';
import { describe, expect, test } from 'vitest';
import { toySuite } from './index.ts';

/**
 * Two toys use all that cards, masters and campaigns need of the kernel together: one of cards, one with a
 * master. They are held to what games are held to.
 */
const packages = join(import.meta.dirname, '../..');
toySuite(magpie, join(packages, 'cards/src/testing/magpie'), { checkpoints: 600 });
toySuite(lantern, join(packages, 'engine/src/testing/lantern'), { checkpoints: 600 });

describe.each([magpie, lantern] as unknown as Game[])('random play of $id', (game) => {
  test('finds no fault, and meets all that the toy declares', () => {
    const { findings, unmet } = fuzz(game, { matches: 100, seed: 'toys' });
    expect(findings).toEqual([]);
    expect(unmet).toEqual([]);
  });
});

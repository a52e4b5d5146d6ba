import { expect, test } from 'vitest';
import { checkMap } from '../../../map/check-map.ts';
import { cellName, cellOf } from '../../../map/court-map.ts';
import { MANIFESTS } from '../../index.ts';
import { MAPS } from '../maps.ts';
import { BEGINNER, BEGINNER_NUMBERS } from './map.ts';

test('[KM-INV-01] [KM-BEG-04] the Beginner Map passes the validator with its numbers', () => {
  expect(checkMap(BEGINNER, BEGINNER_NUMBERS)).toEqual([]);
  expect(BEGINNER_NUMBERS).toMatchObject({
    area: 57,
    orbCosts: { 1: 7, 2: 7 },
    enemyPedestal: 17,
    dungeonOrb: [6],
    characters: { court: { P: 1, U: 1, p: 1, u: 1 } },
  });
});

test('[KM-BEG-01] both teams use both pairs of portals, and nothing else is special', () => {
  const court = (x: number, y: number) => cellOf(BEGINNER, 'court', x, y);
  expect(BEGINNER.portals).toEqual([
    { letter: 'P', entry: court(8, 2), end: court(15, 14), users: 'any' },
    { letter: 'U', entry: court(16, 2), end: court(9, 14), users: 'any' },
  ]);
  expect(BEGINNER.specials).toEqual({});
});

test('[KM-BEG-02] the swarm, the bears and the Love Beasts each guard their orb', () => {
  const neutral = BEGINNER.pedestals.filter(({ owner }) => owner === 'neutral');
  expect(neutral.map(({ cell, guards }) => [BEGINNER.characters[cell], guards])).toEqual([
    ['1', ['swarm']],
    ['2', ['bears']],
    ['3', ['love']],
  ]);
  // The central one, the upper one and the one in the Dungeon.
  expect(neutral.map(({ cell }) => cellName(BEGINNER, cell))).toEqual([
    'court(12,8)',
    'court(12,3)',
    'dungeon(8,4)',
  ]);
});

test('[KM-BEG-03] the swarm acts first, then the bears, then the Love Beasts', () => {
  expect(BEGINNER.order).toEqual(['swarm', 'bears', 'love']);
});

test('[KM-GEN-05] every map of the game is found by its id', () => {
  expect([...MAPS.keys()]).toEqual(MANIFESTS.maps.map(({ map }) => map.id));
  for (const { map } of MANIFESTS.maps) expect(MAPS.get(map.id)).toBe(map);
});

import { describe, expect, test } from 'vitest';
import { begin } from '../../../../test/table.ts';
import { checkMap } from '../../../map/check-map.ts';
import { cellName, type MapPart, partOf } from '../../../map/court-map.ts';
import { DUAL, DUAL_NUMBERS } from './map.ts';

const rows = (name: string): readonly string[] => {
  const part = DUAL.parts.find((one) => one.name === name) as MapPart;
  const { grid, offset } = part;
  return Array.from({ length: grid.height }, (_, y) =>
    DUAL.characters.slice(offset + y * grid.width, offset + (y + 1) * grid.width).join(''),
  );
};

const swapped = (row: string, pairs: readonly string[]): string =>
  [...row]
    .map((sign) => pairs.find((pair) => pair.includes(sign))?.replace(sign, '') ?? sign)
    .join('');

test('[KM-INV-01] [KM-DUAL-07] the Dual Dungeons Map passes the validator with its numbers', () => {
  expect(checkMap(DUAL, DUAL_NUMBERS)).toEqual([]);
  expect(DUAL_NUMBERS).toMatchObject({
    area: 57,
    orbCosts: { 1: 7 },
    enemyPedestal: 17,
    dungeonOrb: [6],
  });
});

test('[KM-DUAL-07] the court is its own mirror image from top to bottom, but for the exits', () => {
  const court = rows('court');
  expect(court.toReversed().map((row) => swapped(row, ['EG', 'FH']))).toEqual(court);
});

test('[KM-DUAL-07] Dungeon B is Dungeon A upside down, with its own exits and its own orb', () => {
  const upside = rows('dungeonA').toReversed();
  expect(upside.map((row) => swapped(row, ['EG', 'FH', '23']))).toEqual(rows('dungeonB'));
});

test('[KM-VAL-04] a neutral orb less is no such map', () => {
  const pedestals = DUAL.pedestals.map((one) => ({ ...one, orbs: 1 }));
  expect(checkMap({ ...DUAL, pedestals }, DUAL_NUMBERS)).toEqual([
    { rule: 'KM-VAL-04', text: '3 neutral orbs, not 4' },
  ]);
});

test('[KM-DUAL-01] [KM-DUAL-03] [KM-DUAL-04] two orbs in the middle for two groups, one in each Dungeon for the third', () => {
  const neutral = DUAL.pedestals.filter(({ owner }) => owner === 'neutral');
  expect(neutral.map(({ cell, orbs, guards }) => [cellName(DUAL, cell), orbs, guards])).toEqual([
    ['court(12,8)', 2, ['jelly', 'chuck']],
    ['dungeonA(8,4)', 1, ['molesnake']],
    ['dungeonB(8,4)', 1, ['molesnake']],
  ]);
});

test('[KM-DUAL-02] exits E and F are those of Dungeon A, G and H those of B', () => {
  const inside = DUAL.exits.map(({ letter, inside: cell }) => [letter, partOf(DUAL, cell).name]);
  expect(inside).toEqual([
    ['E', 'dungeonA'],
    ['F', 'dungeonA'],
    ['G', 'dungeonB'],
    ['H', 'dungeonB'],
  ]);
});

test('[KM-DUAL-05] the Jellies act first, then the Chucks, then the Molesnake', () => {
  expect(DUAL.order).toEqual(['jelly', 'chuck', 'molesnake']);
});

describe('a match on it', () => {
  const begun = () =>
    begin(undefined, { options: { map: 'dual', athletes: 3 }, seed: 'dual' }).state;

  test('[KM-INV-02] [KM-DUAL-01] begins with ten orbs, of which four are neutral', () => {
    const orbs = begun().items.filter(({ kind }) => kind === 'orb');
    expect([orbs.length, orbs.filter(({ team }) => team === undefined).length]).toEqual([10, 4]);
  });

  test('[KM-DUAL-02] each neutral orb of a Dungeon may open the whole court', () => {
    expect(begun().items.flatMap(({ ofDungeon }, orb) => (ofDungeon ? [orb] : []))).toHaveLength(2);
  });
});

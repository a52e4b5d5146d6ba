import { expect, test } from 'vitest';
import { LOCATIONS } from '../../bridge/layout.ts';
import { SCOPES } from '../../effects/words.ts';
import { locationsIn, namedBy } from './scopes.ts';

test('[BQ-PREP-07] [BQ-PREP-08] [BQ-PREP-09] scopes of the place take the column, world and row where one is', () => {
  expect(locationsIn('COLUMN_HERE', 2, undefined)).toEqual([2, 7, 11, 20]);
  expect(locationsIn('WORLD_HERE', 2, undefined)).toEqual([2]);
  expect(locationsIn('ROW_HERE', 2, undefined)).toEqual([2, 4, 9, 14]);
});

test('[BQ-CHG-11] off the Bridge they change nothing', () => {
  for (const scope of ['COLUMN_HERE', 'WORLD_HERE', 'ROW_HERE'] as const) {
    expect(locationsIn(scope, undefined, 3)).toEqual([]);
  }
});

test('[BQ-PREP-10] [BQ-PREP-11] [BQ-PREP-12] what is named is changed, wherever one is', () => {
  expect(locationsIn('COLUMN_CHOICE', 20, 7)).toEqual([14, 15]);
  expect(locationsIn('WORLD_CHOICE', undefined, 13)).toEqual([13]);
  expect(locationsIn('ROW_CHOICE', undefined, 3)).toEqual([11, 12, 18]);
  expect(SCOPES.map(namedBy).filter((name) => name !== undefined)).toEqual([
    'column',
    'location',
    'row',
  ]);
});

test('[BQ-PREP-13] the whole Bridge', () => {
  expect(locationsIn('BRIDGE', undefined, undefined)).toEqual(LOCATIONS);
});

import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { sit } from '../../../test/table.ts';
import { changeWorlds } from './change.ts';
import { doorwaysOf, groundOf } from './ground.ts';

test('[BQ-PREP-02] [BQ-PREP-05] a location has the doorways of its world', () => {
  const { t } = sit({ places: { 'world/7': [world(1)], 'world/8': [world(41)] } });
  expect(doorwaysOf(t, 7)).toEqual(['UL', 'UR', 'LL', 'LR']);
  expect(doorwaysOf(t, 8)).toEqual(['UL']);
  expect(doorwaysOf(t, 9)).toEqual([]);
  expect([7, 9].map(groundOf(t).isOpen)).toEqual([true, false]);
});

test('[BQ-LILS-03] of a stack the world below counts', () => {
  const { t } = sit({ places: { 'world/7': [world(41), world(1)] } });
  expect(doorwaysOf(t, 7)).toEqual(['UL']);
});

test('[BQC-VERB-41] doorways are opened and closed until the world changes', () => {
  const { t } = sit({ places: { 'world/8': [world(41)], 'world-deck': [world(42)] } });
  t.state.doorways.push(
    { location: 8, corner: 'LR', isOpen: true },
    { location: 8, corner: 'UL', isOpen: false },
    { location: 8, corner: 'LR', isOpen: false },
    { location: 8, corner: 'LL', isOpen: true },
    { location: 9, corner: 'UR', isOpen: true },
  );
  expect(doorwaysOf(t, 8)).toEqual(['LL']);
  changeWorlds(t, [8], 'BQ-PREP-08');
  expect(doorwaysOf(t, 8)).toEqual(['UR']);
});

test('[BQ-PORT-02] [BQ-PORT-12] a token leads to every other end of its colour', () => {
  const { t } = sit({});
  t.state.tokens.push(
    { colour: 'blue', ends: [20, 17] },
    { colour: 'blue', ends: [4, 2] },
    { colour: 'red', ends: [20, 9] },
  );
  const { throughTokens } = groundOf(t);
  expect(throughTokens(20)).toEqual([2, 4, 9, 17]);
  expect(throughTokens(9)).toEqual([20]);
  expect(throughTokens(5)).toEqual([]);
});

import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { sit } from '../../../test/table.ts';
import { worldsAt } from '../../zones.ts';
import { changeWorlds, openWorld } from './change.ts';

const on = (t: ReturnType<typeof sit>['t'], location: number) => worldsAt(t.state, location);

test('[BQ-CHG-01] [BQ-CHG-03] worlds of a scope go to the discard, and new ones are dealt in ascending location', () => {
  const { t } = sit({
    places: {
      'world/12': [world(1)],
      'world/11': [world(2)],
      'world-deck': [world(5), world(4), world(3)],
    },
  });
  expect(changeWorlds(t, [12, 18, 11], 'BQ-PREP-09')).toEqual([11, 12, 18]);
  expect([11, 12, 18].map((location) => on(t, location))).toEqual([
    [world(3)],
    [world(4)],
    [world(5)],
  ]);
  expect(t.state.places['world-discard']).toEqual([world(2), world(1)]);
});

test('[BQ-CHG-09] [BQ-EX-10] a glued world stays', () => {
  const { t } = sit({
    places: {
      'world/11': [world(1)],
      'world/12': [world(2)],
      'glue/11': ['BQC-TREA-087#1'],
      'world-deck': [world(4), world(3)],
    },
  });
  expect(changeWorlds(t, [18, 11, 12], 'BQ-CHG-06')).toEqual([12, 18]);
  expect(on(t, 11)).toEqual([world(1)]);
  expect(on(t, 12)).toEqual([world(3)]);
});

test('[BQ-CHG-12] [BQ-INV-04] without enough worlds the closed ones stay closed, and nothing open loses its floor', () => {
  const { t } = sit({ places: { 'world/12': [world(1)], 'world-deck': [world(2)] } });
  // 11 comes first and would take a world; 12 needs one, and 13 finds none.
  expect(changeWorlds(t, [11, 12, 13], 'BQ-PREP-09')).toEqual([11, 12]);
  expect([11, 12, 13].map((location) => on(t, location).length)).toEqual([1, 1, 0]);
  const bare = sit({ places: { 'world/12': [world(1)] } });
  expect(changeWorlds(bare.t, [11, 12], 'BQ-PREP-09')).toEqual([12]);
  expect(on(bare.t, 12)).toEqual([world(1)]);
});

test('[BQ-LILS-03] all worlds of a stack go', () => {
  const { t } = sit({ places: { 'world/7': [world(1), world(2)], 'world-deck': [world(3)] } });
  changeWorlds(t, [7], 'BQ-PREP-08');
  expect(on(t, 7)).toEqual([world(3)]);
  expect(t.state.places['world-discard']).toEqual([world(1), world(2)]);
});

test('[BQ-MAP-09] [BQ-MAP-10] a closed location opens with one world, an open one keeps its own', () => {
  const { t } = sit({ places: { 'world-deck': [world(2), world(1)] } });
  expect(openWorld(t, 8, 'BQ-MAP-09')).toBe(true);
  expect(openWorld(t, 8, 'BQ-MAP-09')).toBe(true);
  expect(on(t, 8)).toEqual([world(1)]);
});

test('[BQ-COMP-06] [BQ-CHG-12] an empty deck is refilled from its discard; with nothing left a location stays closed', () => {
  const { t } = sit({ places: { 'world-discard': [world(9)] } });
  expect(openWorld(t, 8, 'BQ-MAP-09')).toBe(true);
  expect(openWorld(t, 9, 'BQ-MAP-09')).toBe(false);
});

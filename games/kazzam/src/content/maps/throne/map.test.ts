import { expect, test } from 'vitest';
import { begin, type Court, ours, theirs } from '../../../../test/table.ts';
import { checkMap } from '../../../map/check-map.ts';
import { cellName } from '../../../map/court-map.ts';
import { couldBecomeWall, isChangeable } from '../../../rules/sight/walls.ts';
import { THRONE, THRONE_NUMBERS } from './map.ts';

test('[KM-INV-01] [KM-THRONE-07] the Throne Map passes the validator with its numbers', () => {
  expect(checkMap(THRONE, THRONE_NUMBERS)).toEqual([]);
  expect(THRONE_NUMBERS).toMatchObject({
    area: 57,
    orbCosts: { 1: 8, 2: 7 },
    enemyPedestal: 17,
    dungeonOrb: [6],
    characters: { court: { T: 1 } },
  });
});

test('[KM-VAL-12] [KM-THRONE-07] the throne is directly north of pedestal 1', () => {
  const squares = ['T', '1'].map((sign) => cellName(THRONE, THRONE.characters.indexOf(sign)));
  expect(squares).toEqual(['court(12,11)', 'court(12,12)']);
});

test('[KM-THRONE-03] the Golem guards the orb by the throne, birds the upper one, beasts that of the Dungeon', () => {
  const neutral = THRONE.pedestals.filter(({ owner }) => owner === 'neutral');
  expect(neutral.map(({ cell, guards }) => [cellName(THRONE, cell), guards])).toEqual([
    ['court(12,12)', ['golem']],
    ['court(12,3)', ['birds']],
    ['dungeon(8,4)', ['horror']],
  ]);
});

test('[KM-THRONE-04] the Golem acts first, then the birds, then the beasts', () => {
  expect(THRONE.order).toEqual(['golem', 'birds', 'horror']);
});

const at = (square: string): Court =>
  begin(
    { athletes: [ours('Ana', square), theirs('Bo', 'court(21,2)')], creeps: [], turn: 'Ana' },
    { options: { map: 'throne' } },
  );

test('[KM-LEG-16] the throne is floor', () => {
  expect(THRONE.specials.throne?.map((cell) => THRONE.kinds[cell])).toEqual(['floor']);
  const court = at('court(12,9)').answer('walk');
  expect(court.ends).toContain('court(12,11)');
});

test('[KM-INV-04] powers do not change the throne', () => {
  const { state } = at('court(5,3)');
  const special = Object.values(THRONE.specials).flat();
  expect(special).toHaveLength(1);
  expect(special.filter((cell) => isChangeable(state, cell))).toEqual([]);
  expect(special.filter((cell) => couldBecomeWall(state, cell))).toEqual([]);
});

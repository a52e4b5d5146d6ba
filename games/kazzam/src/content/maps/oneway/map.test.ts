import { expect, test } from 'vitest';
import { begin, type Court, ours, theirs } from '../../../../test/table.ts';
import { checkMap } from '../../../map/check-map.ts';
import { cellName } from '../../../map/court-map.ts';
import { ONEWAY, ONEWAY_NUMBERS } from './map.ts';

test('[KM-INV-01] [KM-DOOR-03] the One-Way Doors Map passes the validator with its numbers', () => {
  expect(checkMap(ONEWAY, ONEWAY_NUMBERS)).toEqual([]);
  expect(ONEWAY_NUMBERS).toMatchObject({
    area: 57,
    orbCosts: { 1: 7, 2: 7 },
    enemyPedestal: 17,
    dungeonOrb: [6],
    characters: { court: { '>': 7, '<': 7, g: 14, '*': 1 } },
  });
});

test('[KM-DOOR-01] an Imp Team guards each orb of the court, Dungeon Squids that of the Dungeon', () => {
  const neutral = ONEWAY.pedestals.filter(({ owner }) => owner === 'neutral');
  expect(neutral.map(({ cell, guards }) => [cellName(ONEWAY, cell), guards])).toEqual([
    ['court(12,8)', ['impsA']],
    ['court(12,13)', ['impsB']],
    ['dungeon(8,4)', ['squid']],
  ]);
});

test('[KM-DOOR-02] the Imp Teams act one after the other, then the squids', () => {
  expect(ONEWAY.order).toEqual(['impsA', 'impsB', 'squid']);
});

const at = (square: string): Court =>
  begin(
    { athletes: [ours('Ana', square), theirs('Bo', 'court(21,2)')], turn: 'Ana' },
    { options: { map: 'oneway' } },
  );

test.each([
  ['east by >', '4,2', '6,2', true],
  ['back by >', '6,2', '4,2', false],
  ['west by <', '6,7', '4,7', true],
  ['back by <', '4,7', '6,7', false],
])('[KM-DOOR-04] one goes %s or not', (_, from, to, goes) => {
  const court = at(`court(${from})`).answer('walk');
  const squares = court.offered.filter((id) => id === `court(${to})`);
  // From the other side there is a way around, which is longer than a Move Action.
  expect(squares.length > 0).toBe(goes);
});

test('[KM-DOOR-04] nobody steps sideways in a doorway', () => {
  const court = at('court(5,3)').answer('shift');
  expect(court.offered.filter((id) => id.startsWith('court'))).toEqual([
    'court(6,2)',
    'court(6,3)',
    'court(6,4)',
  ]);
});

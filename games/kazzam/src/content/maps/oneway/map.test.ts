import { expect, test } from 'vitest';
import { begin, type Court, ours, theirs } from '../../../../test/table.ts';
import { checkMap } from '../../../map/check-map.ts';
import { cellName } from '../../../map/court-map.ts';
import { couldBecomeWall, isChangeable } from '../../../rules/sight/walls.ts';
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
    { athletes: [ours('Ana', square), theirs('Bo', 'court(21,2)')], creeps: [], turn: 'Ana' },
    { options: { map: 'oneway' } },
  );

test.each([
  ['east by >', '5,2', '7,2', true],
  ['back by >', '7,2', '5,2', false],
  ['west by <', '7,8', '5,8', true],
  ['back by <', '5,8', '7,8', false],
])('[KM-DOOR-04] one goes %s or not', (_, from, to, goes) => {
  const court = at(`court(${from})`).answer('walk');
  const squares = court.offered.filter((id) => id === `court(${to})`);
  // From the other side there is a way around, which is longer than a Move Action.
  expect(squares.length > 0).toBe(goes);
});

test('[KM-DOOR-04] nobody steps sideways in a doorway', () => {
  const court = at('court(6,3)').answer('shift');
  expect(court.offered.filter((id) => id.startsWith('court'))).toEqual([
    // Its own square: it stays.
    'court(6,3)',
    'court(7,2)',
    'court(7,3)',
  ]);
});

test('[KM-DOOR-10] [KM-LEG-12] [KM-LEG-13] [KM-LEG-14] the light is Difficult Terrain, doors and green squares are floor', () => {
  const kindsOf = (special: string) =>
    new Set(ONEWAY.specials[special]?.map((cell) => ONEWAY.kinds[cell]));
  expect(['ray', 'target', 'door'].map(kindsOf)).toEqual([
    new Set(['difficult']),
    new Set(['floor']),
    new Set(['floor']),
  ]);
});

test('[KM-DOOR-05] [KM-INV-04] powers change neither doors nor the ray and its squares', () => {
  const { state } = at('court(5,3)');
  const special = Object.values(ONEWAY.specials).flat();
  expect(special.length).toBe(14 + 14 + 1);
  expect(special.filter((cell) => isChangeable(state, cell))).toEqual([]);
  // Nor do walls and portals of powers stand there.
  expect(special.filter((cell) => couldBecomeWall(state, cell))).toEqual([]);
});

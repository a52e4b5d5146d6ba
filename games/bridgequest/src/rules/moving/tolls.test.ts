import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { placeAt } from '../../../test/figures.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Step } from '../../bridge/steps.ts';
import { tollsFor } from './tolls.ts';

/** What a step from a location costs more, or less. */
function toll(from: number, kind: Step['kind'], to: string | undefined, sitting: Sitting): number {
  const { t } = sit({ heroes: ['20 UL'], ...sitting });
  const hero = heroAt(t.state, 0);
  return tollsFor(t, hero)(from, { kind, to: to === undefined ? undefined : placeAt(to) });
}

test('[BQC-VERB-42] [BQ-MOVE-09] a world has its toll on doorways that lead in and out of it, passed through or not', () => {
  // Queueland: here: toll(1,door).
  const places = { 'world/11': [world(5)] };
  expect(toll(20, 'doorway', '11 LR>UR', { places })).toBe(1);
  expect(toll(11, 'doorway', '20 UR>LR', { places })).toBe(1);
  expect(toll(11, 'exit', undefined, { places })).toBe(1);
  expect(toll(2, 'doorway', '3 UL', { places })).toBe(0);
  expect(toll(11, 'turn', '11 UL', { places })).toBe(0);
  const both = { 'world/11': [world(5)], 'world/20': [world(5)] };
  expect(toll(20, 'doorway', '11 LR>UR', { places: both })).toBe(2);
});

test('[BQC-VERB-42] a toll on crossing is on no other step', () => {
  // Chessboard Marsh: here: toll(1,cross).
  const places = { 'world/11': [world(43)] };
  expect(toll(11, 'cross', '11 UL', { places })).toBe(1);
  expect(toll(11, 'to-centre', '11 CENTRE', { places })).toBe(0);
  expect(toll(20, 'doorway', '11 LR>UR', { places })).toBe(0);
});

test('[BQC-VERB-42] a card makes its owner’s steps cheaper wherever they are', () => {
  // A pair of footgear: active: toll(-1,cross).
  const sitting = { places: { 'active/0': ['BQC-TREA-013#1'] } };
  expect(toll(2, 'cross', '2 UL', sitting)).toBe(-1);
  expect(toll(2, 'turn', '2 UL', sitting)).toBe(0);
  expect(toll(2, 'cross', '2 UL', { places: { 'active/1': ['BQC-TREA-013#1'] } })).toBe(0);
});

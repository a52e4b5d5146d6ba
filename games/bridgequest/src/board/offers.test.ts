import { expect, test } from 'vitest';
import { asking } from '../../test/board.tsx';
import { isOfPlace, nearestStop, pricesOf, spotOffers, stopOf } from './offers.ts';

/** From Homeworld to a corner of world 20 for 1, on to another for 1 more, and dearer straight there. */
const WAY = {
  ...asking(0, []),
  ...{ kind: 'path', from: 0, budget: 9 },
  options: ['homeworld', '20.LL>UR', '20.UR>OUT', '11.LL>UL'].map((id) => ({ id })),
  steps: [[1, 2], [2], [3], []],
  costs: [[1, 3], [1], [1], []],
} as never;

test('a stop of a way says where it is', () => {
  expect(stopOf('20.LL>UR')).toEqual({ spot: 20, stand: 'LL' });
  expect(stopOf('20.CENTRE.back')).toEqual({ spot: 20, stand: 'CENTRE' });
  expect(stopOf('homeworld')).toEqual({ spot: 'homeworld' });
  expect(stopOf('roll')).toBeUndefined();
});

test('only what is the place itself is answered by the first press on it', () => {
  const of = (names?: object) => isOfPlace({ option: { id: 'x', names } } as never);
  expect([{ location: 3 }, { row: 2 }, { column: 4 }].map(of)).toEqual([true, true, true]);
  expect([{ seat: 1 }, { figure: 'BQC-FIG-14' }, undefined].map(of)).toEqual([false, false, false]);
});

test('a world offers its stops, and where a way begins is not offered', () => {
  const ids = (spot: 20 | 'homeworld') => spotOffers([WAY], spot).map(({ option }) => option.id);
  expect(ids(20)).toEqual(['20.LL>UR', '20.UR>OUT']);
  expect(ids('homeworld')).toEqual([]);
});

test('[BQ-MOVE-02] a touch on a world goes on to the stop there that costs least', () => {
  const offers = spotOffers([WAY], 20);
  expect(nearestStop(offers, [])?.option.id).toBe('20.LL>UR');
  expect(nearestStop(offers.slice(1), ['20.LL>UR'])?.option.id).toBe('20.UR>OUT');
});

test('a location, a row and a column light up their worlds', () => {
  const at = { row: 1, column: 3 };
  const lit = (names: Record<string, number>) => spotOffers([asking(0, [names])], 20, at).length;
  expect([lit({ location: 20 }), lit({ row: 1 }), lit({ column: 3 }), lit({ row: 2 })]).toEqual([
    1, 1, 1, 0,
  ]);
});

test('[BQ-MOVE-02] [BQ-TRAV-06] a way has its price in travels, with what of it is drawn already', () => {
  const fresh = pricesOf(WAY);
  expect(['homeworld', '20.LL>UR', '20.UR>OUT', '11.LL>UL'].map(fresh)).toEqual([0, 1, 2, 3]);
  const dear = pricesOf(WAY, ['20.UR>OUT']);
  expect([dear('20.UR>OUT'), dear('11.LL>UL')]).toEqual([3, 4]);
  expect(dear('20.LL>UR')).toBe(Number.POSITIVE_INFINITY);
});

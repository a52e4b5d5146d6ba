import { expect, test } from 'vitest';
import type { Effect, KazzamState } from '../../model.ts';
import { dataKind, dataOf, STATUS, sharedData, withData } from './effect-data.ts';
import { effectOn, effectRecord, effectsOf } from './in-play.ts';

const FAVORS = dataKind('favors-test', { target: 'creature', madeBy: 'creature?' });
const WARP = dataKind('warp-test', { cell: 'square' });

const until = { ends: 'match' } as const;
const rest = { on: 3, by: 3, source: 'test', until, amount: 0, mark: 0, innate: undefined };
const favors = effectRecord({ ...withData(FAVORS, { target: 7 }), ...rest }, 0);
const warp = effectRecord({ ...withData(WARP, { cell: 12 }), ...rest }, 1);
const hidden = effectRecord({ kind: 'hidden', data: undefined, ...rest }, 2);
const state = { effects: [favors, warp, hidden] } as unknown as KazzamState;

test('what an effect keeps is read through its kind', () => {
  expect(dataOf(FAVORS, favors)).toEqual({ target: 7 });
  expect(effectsOf(state, FAVORS).map(({ data }) => data.target)).toEqual([7]);
  expect(effectOn(state, WARP, 3)?.data.cell).toBe(12);
});

test('a status may keep nothing', () => {
  expect(dataOf(STATUS.hidden, hidden)?.untilAttack).toBeUndefined();
});

test('an effect of another kind is refused', () => {
  expect(() => dataOf(WARP, favors)).toThrow('"favors-test" is not of the kind "warp-test"');
});

test('what means the same for all kinds is read of any', () => {
  expect([favors, warp, hidden].map((effect) => sharedData(effect).cell)).toEqual([
    undefined,
    12,
    undefined,
  ]);
});

/** Checked by the compiler alone: each line must be an error. */
export function refused(effect: Effect): readonly unknown[] {
  return [
    // @ts-expect-error a field is left out
    withData(FAVORS, { madeBy: 1 }),
    // @ts-expect-error a field that the kind has not
    withData(FAVORS, { target: 1, cell: 2 }),
    // @ts-expect-error a field that the kind has not
    dataOf(FAVORS, effect).cell,
    // @ts-expect-error read without its kind
    effect.data?.target,
    // @ts-expect-error a status may keep nothing
    dataOf(STATUS.hidden, effect).seenAt,
    // @ts-expect-error a kind of field that does not exist
    dataKind('test', { target: 'animal' }),
    // @ts-expect-error for all kinds it is a square
    dataKind('test', { cell: 'number' }),
    // @ts-expect-error data without a kind
    { ...effect, data: { target: 1 } } satisfies Effect,
  ];
}

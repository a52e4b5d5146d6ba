import { expect, test } from 'vitest';
import { inScene } from '../test/scene.ts';
import { checkOptions, type D20Options, OPTIONS, playersOf } from './options.ts';
import { award } from './rules/levels/awards.ts';

const USUAL = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { default: is }]) => [name, is]),
) as D20Options;

test('[DT-TAB-01] one to six play, beside one who runs the game or none; one with the software is a full table', () => {
  const fits = (gm: D20Options['gm'], seats: number) =>
    checkOptions({ ...USUAL, gm }, seats).length === 0;
  expect([1, 6, 7].map((seats) => fits('auto', seats))).toEqual([true, true, false]);
  expect([1, 2, 7, 8].map((seats) => fits('human', seats))).toEqual([false, true, true, false]);
  expect(playersOf({ gm: 'human' }, 4)).toBe(3);
});

test('[DT-OPT-18] awards go by the gap of the lowest Level, or stay as printed', () => {
  const paid = (xpScale: boolean, lowest: number) => {
    const rig = inScene({
      ...{ adventure: 'harrow-down', scene: 'green', options: { xpScale }, story: { lowest } },
    });
    return award(rig.t, 200);
  };
  expect([paid(true, 1), paid(true, 3), paid(true, 4), paid(false, 4)]).toEqual([
    ...[200, 400, 800, 200],
  ]);
});

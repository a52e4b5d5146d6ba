import { expect, test } from 'vitest';
import { PressGuard } from './press-guard.ts';

const HERE = { x: 100, y: 400 };
const THERE = { x: 100, y: 480 };

/** A question is answered by a press at `HERE` at 1,000 ms, and the next one is shown at 1,050 ms. */
function answered(): PressGuard {
  const guard = new PressGuard();
  guard.asked('first', 0);
  expect(isHeld(guard, 1_000)).toBe(false);
  guard.answered();
  guard.asked('second', 1_050);
  return guard;
}

function isHeld(guard: PressGuard, at: number, { place = HERE, count = 1 } = {}): boolean {
  guard.pressed({ at, ...place });
  return guard.isHasty(count);
}

test('a quick second press does not answer the question that has come under it', () => {
  expect(isHeld(answered(), 1_040), 'before it was shown').toBe(true);
  expect(isHeld(answered(), 1_300)).toBe(true);
  expect(isHeld(answered(), 1_300, { place: { x: 110, y: 395 } }), 'a finger').toBe(true);
});

test('a press after the question was seen answers it, and so does one elsewhere at once', () => {
  expect(isHeld(answered(), 1_350)).toBe(false);
  expect(isHeld(answered(), 1_060, { place: THERE })).toBe(false);
});

test('a pointer that has moved presses what it came to, unless the browser counts a double click', () => {
  const guard = answered();
  guard.moved(1_100);
  expect(isHeld(guard, 1_200)).toBe(false);
  expect(isHeld(guard, 1_250, { count: 2 })).toBe(true);
  const before = answered();
  before.moved(1_045);
  expect(isHeld(before, 1_060), 'it was on its way already').toBe(false);
  const long = answered();
  // It came there for the answer before.
  long.moved(990);
  expect(isHeld(long, 1_150), 'it has rested there').toBe(true);
});

test('a question that comes late, or anew, is guarded as well; one that stays is not', () => {
  const guard = answered();
  guard.asked('second', 5_000);
  expect(isHeld(guard, 5_010), 'the same is asked still').toBe(false);
  guard.asked('third', 6_000);
  expect(isHeld(guard, 6_010)).toBe(true);
  const again = answered();
  expect(isHeld(again, 3_000)).toBe(false);
  again.answered();
  again.asked('second', 3_040);
  expect(isHeld(again, 3_100), 'the same is asked again').toBe(true);
});

test('who answers by keys is not held back', () => {
  const guard = answered();
  guard.pressed(undefined);
  expect(guard.isHasty(1)).toBe(false);
  guard.answered();
  guard.asked('third', 1_300);
  expect(isHeld(guard, 1_310)).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../test/registry.ts';
import { TimeSlices } from './time-slices.ts';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work of so many pieces of half a millisecond each, told by name as they are done. */
async function work(
  slices: TimeSlices,
  name: string,
  pieces: number,
  told: string[],
): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    await slices.run(() => {
      now += 0.5;
      told.push(name);
    });
  }
}

test('however many have long work, everything else has its turn after each slice of one of them', async () => {
  const slices = new TimeSlices();
  const told: string[] = [];
  let going = true;
  const everythingElse = (): void => {
    told.push('-');
    if (going) setImmediate(everythingElse);
  };
  setImmediate(everythingElse);
  await Promise.all(['a', 'b', 'c'].map((name) => work(slices, name, 6, told)));
  going = false;
  const stretches = told.join('').split(/-+/).filter(Boolean);
  for (const stretch of stretches) expect(stretch.length).toBeLessThanOrEqual(2);
  // None of them has to wait until another is done.
  const done = told.filter((name) => name !== '-').join('');
  expect(done).toHaveLength(18);
  for (const name of ['a', 'b', 'c']) expect(done.slice(0, 6)).toContain(name);
});

test('short work does not wait for anything', async () => {
  const slices = new TimeSlices();
  const told: string[] = [];
  let turns = 0;
  setImmediate(() => (turns += 1));
  await work(slices, 'a', 2, told);
  expect(turns).toBe(0);
  await settled();
  await work(slices, 'a', 2, told);
  expect(told).toHaveLength(4);
});

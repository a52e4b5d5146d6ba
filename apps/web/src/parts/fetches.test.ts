import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaited, untilFetched } from './fetches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether it has settled, after so many milliseconds more. */
async function hasSettled(promise: Promise<void>, after: number): Promise<boolean> {
  let is = false;
  promise.then(() => {
    is = true;
  });
  await vi.advanceTimersByTimeAsync(after);
  return is;
}

test('what is for later waits until a page has all that it waits for, also if some of it fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const shown = awaited(promise).catch(() => undefined);
  const fetched = untilFetched();
  expect(await hasSettled(fetched, 5_000)).toBe(false);
  reject(new Error('no network'));
  await shown;
  expect(await hasSettled(fetched, 1_000)).toBe(true);
});

test('what never comes is not waited for', async () => {
  void awaited(new Promise<void>(() => undefined));
  expect(await hasSettled(untilFetched(), 25_000)).toBe(true);
});

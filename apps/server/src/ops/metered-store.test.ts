import { expect, test } from 'vitest';
import type { Step, Store } from '../store/store.ts';
import { meteredStore } from './metered-store.ts';

/** Has fields of its own, as the real ones have: they are reached through itself only. */
class Stub {
  readonly #present = [2, 5];
  readonly dialect = 'stub';

  async present(): Promise<readonly number[]> {
    return this.#present;
  }
  async append(steps: readonly Step[]): Promise<readonly boolean[]> {
    if (steps.length > 2) throw new Error('disk full');
    return steps.map(() => true);
  }
}

function watchedStub() {
  const told: unknown[][] = [];
  const store = meteredStore(new Stub() as unknown as Store, {
    appended: (entries, milliseconds) => told.push(['appended', entries, milliseconds >= 0]),
    storeFailed: (method) => told.push(['failed', method]),
  });
  return { store, told };
}

const step = { match: 'table001', seq: 1 } as Step;

test('a watched store does what the store does', async () => {
  const { store, told } = watchedStub();
  expect(await store.present('table001', 0)).toEqual([2, 5]);
  expect((store as unknown as Stub).dialect).toBe('stub');
  expect(store.present).toBe(store.present);
  expect(told).toEqual([]);
});

test('every batch is told with its size, and every failure, which is passed on', async () => {
  const { store, told } = watchedStub();
  expect(await store.append([step, step])).toEqual([true, true]);
  await expect(store.append([step, step, step])).rejects.toThrow('disk full');
  expect(told).toEqual([
    ['appended', 2, true],
    ['failed', 'append'],
    ['appended', 3, true],
  ]);
});

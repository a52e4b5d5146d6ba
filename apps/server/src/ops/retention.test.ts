import { expect, test, vi } from 'vitest';
import type { Expiry } from '../store/store.ts';
import { retain, retainHourly } from './retention.ts';

const DAY = 86_400_000;

/** A store with so many tables that have expired. */
function storeOf(count: number) {
  const tables = new Set(Array.from({ length: count }, (_, i) => `table${i}`));
  const asked: Expiry[] = [];
  const forgotten: number[] = [];
  return {
    tables,
    asked,
    forgotten,
    store: {
      expired: async (before: Expiry, most: number) => {
        asked.push(before);
        return [...tables].slice(0, most);
      },
      forgetGuests: async (before: number) => {
        forgotten.push(before);
        return 2;
      },
    },
    remove: async (table: string) => tables.delete(table),
    now: () => 1_000 * DAY,
  };
}

test('what has expired is deleted, however much it is', async () => {
  const { tables, asked, ...setup } = storeOf(250);
  expect(await retain({ ...setup, retention: { finished: 90, gathering: 7 } })).toBe(250);
  expect(tables.size).toBe(0);
  expect(asked[0]).toEqual({ finished: 910 * DAY, gathering: 993 * DAY });
});

test('guests are forgotten after the tables are gone that they might have had', async () => {
  const { tables, asked, forgotten, ...setup } = storeOf(250);
  await retain({ ...setup, retention: { finished: 90, guests: 30 } });
  expect(asked.at(-1)).toEqual({ finished: 910 * DAY });
  expect(forgotten).toEqual([970 * DAY]);
  await retain({ ...setup, retention: { finished: 90 } });
  expect(forgotten).toHaveLength(1);
});

test('a table that cannot be deleted ends it with the reason', async () => {
  const setup = { ...storeOf(1), remove: () => Promise.reject(new Error('disk full')) };
  await expect(retain({ ...setup, retention: { idle: 1 } })).rejects.toThrow('disk full');
});

test('it is done at once and every hour, until it is ended', async () => {
  vi.useFakeTimers();
  try {
    const { tables, asked, ...setup } = storeOf(3);
    const done: number[] = [];
    const end = retainHourly(
      { ...setup, retention: { idle: 1 } },
      (deleted) => done.push(deleted),
      () => {},
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual([3]);
    tables.add('another');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(done).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveLength(3);
    expect(done).toEqual([3, 1]);
    end();
    await vi.advanceTimersByTimeAsync(10 * 3_600_000);
    expect(asked).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a failure is reported, and the next hour tries again', async () => {
  vi.useFakeTimers();
  try {
    const reports: unknown[] = [];
    const setup = {
      ...storeOf(0),
      store: { ...storeOf(1).store, expired: () => Promise.reject(new Error('away')) },
    };
    const end = retainHourly(
      { ...setup, retention: { idle: 1 } },
      () => {},
      (what, thrown) => reports.push([what, (thrown as Error).message]),
    );
    await vi.advanceTimersByTimeAsync(3_600_000);
    end();
    expect(reports).toEqual([
      ['retention', 'away'],
      ['retention', 'away'],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('without a setting nothing is ever asked for', () => {
  const { asked, ...setup } = storeOf(3);
  retainHourly(
    { ...setup, retention: {} },
    () => {},
    () => {},
  );
  expect(asked).toEqual([]);
});

import { expect, test } from 'vitest';
import { Readiness } from './readiness.ts';

const open = { closing: false };

test('a node whose store answers is ready', async () => {
  await expect(new Readiness({ ping: async () => {} }, open).problem()).resolves.toBeUndefined();
});

test('a node that is about to go is not ready, and its store is not asked', async () => {
  const ping = async (): Promise<void> => {
    throw new Error('asked');
  };
  await expect(new Readiness({ ping }, { closing: true }).problem()).resolves.toBe('closing');
});

test('a node whose store is away is not ready, and ready again once it is back', async () => {
  let away = true;
  const ping = async (): Promise<void> => {
    if (away) throw new Error('connect ECONNREFUSED');
  };
  const readiness = new Readiness({ ping }, open);
  await expect(readiness.problem()).resolves.toBe('store');
  away = false;
  await expect(readiness.problem()).resolves.toBeUndefined();
});

test('a store that does not answer in time is away, and asked once however many ask', async () => {
  let asked = 0;
  const ping = (): Promise<void> => {
    asked += 1;
    return new Promise(() => {});
  };
  const readiness = new Readiness({ ping }, open, 1);
  const all = await Promise.all([readiness.problem(), readiness.problem(), readiness.problem()]);
  expect(all).toEqual(['store', 'store', 'store']);
  expect(asked).toBe(1);
});

test('a store that has written a moment ago is not asked again', async () => {
  let asked = 0;
  let now = 0;
  const ping = async (): Promise<void> => {
    asked += 1;
  };
  const readiness = new Readiness({ ping }, open, 1_000, () => now);
  await readiness.problem();
  now = 999;
  await expect(readiness.problem()).resolves.toBeUndefined();
  expect(asked).toBe(1);
  now = 1_000;
  await expect(readiness.problem()).resolves.toBeUndefined();
  expect(asked).toBe(2);
});

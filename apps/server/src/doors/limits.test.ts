import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Limits, PAST_COUNTS } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of so many tries are granted. */
async function granted(tries: number, ask: () => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i += 1) if (await ask()) count += 1;
  return count;
}

describe('requests', () => {
  test('are granted as many a second as are set, on average over ten', async () => {
    const limits = new Limits({ asks: 5, openings: 1, lines: 1 });
    expect(await granted(80, () => limits.mayAsk('here'))).toBe(50);
    vi.advanceTimersByTime(10_000);
    expect(await granted(80, () => limits.mayAsk('here'))).toBe(50);
  });

  test('that make much work count as several', async () => {
    const limits = new Limits({ asks: 5, openings: 1, lines: 1 });
    expect(await granted(20, () => limits.mayAsk('here', PAST_COUNTS))).toBe(10);
    expect(await limits.mayAsk('here')).toBe(false);
  });

  test('of one address do not count for another', async () => {
    const limits = new Limits({ asks: 1, openings: 1, lines: 1 });
    expect(await granted(20, () => limits.mayAsk('here'))).toBe(10);
    expect(await limits.mayAsk('there')).toBe(true);
    expect(await limits.mayAsk('here')).toBe(false);
  });
});

test('tables and guests are counted by the hour, apart from requests', async () => {
  const limits = new Limits({ asks: 1, openings: 3, lines: 1 });
  expect(await granted(5, () => limits.mayOpen('here'))).toBe(3);
  expect(await limits.mayAsk('here')).toBe(true);
  vi.advanceTimersByTime(3_599_000);
  expect(await limits.mayOpen('here')).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(await limits.mayOpen('here')).toBe(true);
  expect(await limits.mayOpen('there')).toBe(true);
});

describe('lines', () => {
  test('are held as long as nobody lets go of them', () => {
    const limits = new Limits({ asks: 1, openings: 1, lines: 2 });
    const [one, two] = [limits.takeLine('here'), limits.takeLine('here')];
    expect(one).toBeDefined();
    expect(two).toBeDefined();
    expect(limits.takeLine('here')).toBeUndefined();
    expect(limits.takeLine('there')).toBeDefined();
    one?.();
    expect(limits.takeLine('here')).toBeDefined();
    expect(limits.takeLine('here')).toBeUndefined();
  });

  test('are let go of once, however often it is said', () => {
    const limits = new Limits({ asks: 1, openings: 1, lines: 2 });
    const [one] = [limits.takeLine('here'), limits.takeLine('here')];
    one?.();
    one?.();
    one?.();
    expect(limits.takeLine('here')).toBeDefined();
    expect(limits.takeLine('here')).toBeUndefined();
  });
});

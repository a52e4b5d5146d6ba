import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOf, PAST_COUNTS, RateLimits } from './rate-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
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

/** Something that takes so many milliseconds. */
const taking = (ms: number) => async (): Promise<string> => {
  vi.advanceTimersByTime(ms);
  return 'seen';
};

describe('requests', () => {
  test('are granted as many a second as are set, on average over ten', async () => {
    const limits = new RateLimits({ requests: 5, openings: 1, connections: 1 });
    expect(await granted(80, () => limits.mayAsk('here'))).toBe(50);
    vi.advanceTimersByTime(10_000);
    expect(await granted(80, () => limits.mayAsk('here'))).toBe(50);
  });

  test('that make much work count as several', async () => {
    const limits = new RateLimits({ requests: 5, openings: 1, connections: 1 });
    expect(await granted(20, () => limits.mayAsk('here', PAST_COUNTS))).toBe(10);
    expect(await limits.mayAsk('here')).toBe(false);
  });

  test('of one address do not count for another', async () => {
    const limits = new RateLimits({ requests: 1, openings: 1, connections: 1 });
    expect(await granted(20, () => limits.mayAsk('here'))).toBe(10);
    expect(await limits.mayAsk('there')).toBe(true);
    expect(await limits.mayAsk('here')).toBe(false);
  });
});

test('tables and guests are counted by the hour, apart from requests', async () => {
  const limits = new RateLimits({ requests: 1, openings: 3, connections: 1 });
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
    const limits = new RateLimits({ requests: 1, openings: 1, connections: 2 });
    const [one, two] = [limits.takeConnection('here'), limits.takeConnection('here')];
    expect(one).toBeDefined();
    expect(two).toBeDefined();
    expect(limits.takeConnection('here')).toBeUndefined();
    expect(limits.takeConnection('there')).toBeDefined();
    one?.();
    expect(limits.takeConnection('here')).toBeDefined();
    expect(limits.takeConnection('here')).toBeUndefined();
  });

  test('are let go of once, however often it is said', () => {
    const limits = new RateLimits({ requests: 1, openings: 1, connections: 2 });
    const [one] = [limits.takeConnection('here'), limits.takeConnection('here')];
    one?.();
    one?.();
    one?.();
    expect(limits.takeConnection('here')).toBeDefined();
    expect(limits.takeConnection('here')).toBeUndefined();
  });
});

describe('what takes long', () => {
  test('is done for an address one after the other, and for others beside it', async () => {
    const limits = new RateLimits({ requests: 10, openings: 1, connections: 1 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const look = (address: string, name: string) =>
      limits.look(address, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      });
    const looks = [look('here', 'a'), look('here', 'b'), look('there', 'c'), look('here', 'd')];
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c']));
    ends[1]?.();
    expect(await looks[2]).toBe('c');
    expect(begun).toEqual(['a', 'c']);
    ends[0]?.();
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c', 'b']));
    ends[2]?.();
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c', 'b', 'd']));
    ends[3]?.();
    expect(await Promise.all(looks)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is charged by its time, and not begun once that is used up, until ten seconds are over', async () => {
    const limits = new RateLimits({ requests: 10, openings: 1, connections: 1 });
    expect(await limits.look('here', taking(10))).toBe('seen');
    expect(await limits.mayAsk('here')).toBe(true);
    expect(await limits.look('here', taking(2_000))).toBe('seen');
    const work = vi.fn(taking(0));
    expect(await limits.look('here', work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    // Nor is anything else.
    expect(await limits.mayAsk('here')).toBe(false);
    expect(await limits.look('there', work)).toBe('seen');
    vi.advanceTimersByTime(10_000);
    expect(await limits.look('here', work)).toBe('seen');
    expect(await limits.mayAsk('here')).toBe(true);
  });

  test('counts for those who wait their turn: they are refused when the time is used up before', async () => {
    const limits = new RateLimits({ requests: 10, openings: 1, connections: 1 });
    const looks = [2_000, 0, 0].map((ms) => limits.look('here', taking(ms)));
    expect(await Promise.all(looks)).toEqual(['seen', undefined, undefined]);
  });

  test('and fails is charged as well, and holds up nobody', async () => {
    const limits = new RateLimits({ requests: 10, openings: 1, connections: 1 });
    const failing = (ms: number) => async () => {
      await taking(ms)();
      throw new Error('the disk is full');
    };
    const first = limits.look('here', failing(10));
    const second = limits.look('here', taking(10));
    await expect(first).rejects.toThrow('the disk is full');
    expect(await second).toBe('seen');
    await expect(limits.look('here', failing(2_000))).rejects.toThrow('the disk is full');
    expect(await limits.look('here', taking(0))).toBeUndefined();
  });
});

describe('the addresses of one household', () => {
  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::FFFF:10.1.2.3', '10.1.2.3'],
    ['::ffff:a01:203', '10.1.2.3'],
    ['10.1.2.3:5678', '10.1.2.3'],
    ['2001:db8:1:2::5', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0005', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['1::', '1:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1%eth0.7', 'fe80:0:0:0'],
    ['', ''],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('that nobody knows any more count together', async () => {
    const limits = new RateLimits({ requests: 1, openings: 5, connections: 1 });
    expect(await granted(20, () => limits.mayAsk(undefined))).toBe(10);
    const release = limits.takeConnection(undefined);
    expect(limits.takeConnection(undefined)).toBeUndefined();
    release?.();
    expect(limits.takeConnection(undefined)).toBeDefined();
  });

  test('of version 6 count together, those of version 4 each for itself', async () => {
    const limits = new RateLimits({ requests: 1, openings: 5, connections: 5 });
    const counted = async (network: string) => {
      const own = Array.from({ length: 20 }, (_, i) => `${network}${i}`);
      const asked = await Promise.all(own.map((address) => limits.mayAsk(address)));
      const opened = await Promise.all(own.map((address) => limits.mayOpen(address)));
      const lines = own.map((address) => limits.takeConnection(address));
      return [asked, opened, lines].map((all) => all.filter(Boolean).length);
    };
    expect(await counted('2001:db8:1:2::')).toEqual([10, 5, 5]);
    expect(await counted('2001:db8:1:3::')).toEqual([10, 5, 5]);
    expect(await counted('10.0.0.')).toEqual([20, 20, 20]);
  });

  test('of version 6 use up their time together', async () => {
    const limits = new RateLimits({ requests: 10, openings: 1, connections: 1 });
    await limits.look('2001:db8:1:2::1', taking(2_000));
    const work = vi.fn(async () => 'seen');
    expect(await limits.look('2001:db8:1:2::2', work)).toBeUndefined();
    expect(await limits.mayAsk('2001:db8:1:2::3')).toBe(false);
    expect(await limits.look('2001:db8:1:3::2', work)).toBe('seen');
  });
});

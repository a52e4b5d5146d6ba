import { expect, test } from 'vitest';
import { possiblePaces } from './plan.ts';
import {
  carriedTable,
  costTable,
  flatOutTable,
  isCarried,
  medianOf,
  memoryTable,
  type Step,
} from './report.ts';
import type { Traffic } from './traffic.ts';

const traffic = (answersPerSecond: number, rest: Partial<Traffic> = {}): Traffic => ({
  answersPerSecond,
  p50: 1,
  p99: 10,
  serverCost: 50,
  serverProcessors: 0.4,
  serverBusy: 0.5,
  driverBusy: 0.2,
  driverLag: 1,
  ...rest,
});

const step = (matches: number, answersPerSecond: number, p99 = 10): Step => ({
  matches,
  traffic: { ...traffic(answersPerSecond, { p99 }), missed: 0 },
});

/** A line without its alignment. */
function lineOf(lines: readonly string[], name: string): string {
  const line = lines.find((one) => one.startsWith(`  ${name}`)) ?? '';
  return line.trim().replaceAll(/ +/g, ' ');
}

test('each figure is the median of its own rounds', () => {
  const rounds = [traffic(10, { p99: 7 }), traffic(30, { p99: 9 }), traffic(20, { p99: 8 })];
  expect(medianOf(rounds)).toMatchObject({ answersPerSecond: 20, p99: 8 });
});

test('answers stand beside those of both other servers', () => {
  const lines = flatOutTable(
    new Map([
      ['ours', traffic(3000)],
      ['boardgame.io', traffic(1500)],
      ['ws', traffic(6000)],
    ]),
  );
  expect(lineOf(lines, 'ours')).toMatch(/^ours 3,000 .* 2 x boardgame\.io 0\.5 x ws$/);
});

test('a server that spends half the processor time on an answer is twice as fast', () => {
  const all = new Map([
    ['ours', traffic(1000, { serverCost: 20 })],
    ['boardgame.io', traffic(2000, { serverCost: 40 })],
  ]);
  expect(lineOf(costTable(all), 'ours')).toBe('ours 50,000 answers/s 20 µs 2 x boardgame.io');
});

test('a driver that was at its limit first is marked', () => {
  const busy = traffic(1, { driverBusy: 0.99, serverBusy: 0.8 });
  expect(lineOf(flatOutTable(new Map([['ws', busy]])), 'ws')).toContain('1 ms (!)');
});

test('a pace is carried with nine answers of ten within a second', () => {
  expect(isCarried(step(1000, 900))).toBe(true);
  expect(isCarried(step(1000, 899))).toBe(false);
  expect(isCarried(step(1000, 1000, 1001))).toBe(false);
});

test('who carried every pace may carry more', () => {
  const lines = carriedTable(
    new Map([
      ['ours', [step(500, 500), step(1000, 1000)]],
      ['boardgame.io', [step(500, 500), step(1000, 700)]],
    ]),
  );
  expect(lineOf(lines, 'ours')).toBe('ours 1,000 or more');
  expect(lineOf(lines, 'boardgame.io')).toBe('boardgame.io 500');
});

test('memory is told in kilobytes for a match and megabytes for the process', () => {
  const mega = 1024 ** 2;
  const use = { empty: 80 * mega, withIdle: 90 * mega, withActive: 100 * mega };
  const lines = memoryTable(
    new Map([
      ['ours', { ...use, idleMatch: 2048, activeMatch: 8192 }],
      ['ws', { ...use, idleMatch: 512, activeMatch: 4096 }],
    ]),
  );
  expect(lineOf(lines, 'ours')).toBe('ours 2 KB 4 x ws 8 KB 2 x ws 80 MB 90 MB 100 MB');
});

test('no step needs more connections than a process may open', () => {
  expect(possiblePaces([500, 1000, 2000], 3000)).toEqual([500, 1000]);
});

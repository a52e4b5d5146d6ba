import { expect, test } from 'vitest';
import { rateOf, type Subject } from './measure.ts';

const subject = (run: Subject['run']): Subject => ({ group: 'g', name: 'n', unit: 'pieces', run });

/** Works for so many milliseconds of processor time. */
function work(milliseconds: number): void {
  const began = process.cpuUsage();
  let spent = 0;
  while (spent < milliseconds * 1000) {
    const { user, system } = process.cpuUsage(began);
    spent = user + system;
  }
}

test('a piece of work that outlasts the time is done once', async () => {
  const pieces: number[] = [];
  const long = subject((piece) => {
    pieces.push(piece);
    work(20);
    return 1;
  });
  const rate = await rateOf(long, 3, 0.01);
  expect(pieces).toEqual([3_000_000]);
  expect(rate).toBeGreaterThan(0);
  expect(rate).toBeLessThanOrEqual(50);
});

test('work that takes little is done until the time is up', async () => {
  let pieces = 0;
  await rateOf(
    subject(() => {
      pieces += 1;
      return 1;
    }),
    0,
    0.01,
  );
  expect(pieces).toBeGreaterThan(100);
});

test('units of work that ends later count as well', async () => {
  const later = subject(async () => {
    work(2);
    return 6;
  });
  const rate = await rateOf(later, 0, 0.01);
  expect(rate).toBeGreaterThan(0);
  expect(rate).toBeLessThanOrEqual(3000);
});

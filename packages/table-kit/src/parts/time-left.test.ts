import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const HOUR = 3_600_000;

test.each([
  [0, '0', '00'],
  [-5_000, '0', '00'],
  [1, '0', '01'],
  [59_001, '1', '00'],
  [185_000, '3', '05'],
  [24 * HOUR - 1_000, '1439', '59'],
])('%i milliseconds are %s:%s', (left, minutes, seconds) => {
  expect(timeLeft(left)).toEqual({ key: 'clock.minutes', params: { minutes, seconds } });
});

test.each([
  [24 * HOUR, 1, 0],
  [24 * HOUR - 1, 1, 0],
  [51 * HOUR, 2, 3],
  [51 * HOUR - 1_000, 2, 3],
])('%i milliseconds are %i days and %i hours', (left, days, hours) => {
  expect(timeLeft(left)).toEqual({ key: 'clock.days', params: { days, hours } });
});

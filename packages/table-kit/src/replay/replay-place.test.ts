import { expect, test } from 'vitest';
import {
  lineAfter,
  lineBefore,
  momentBegun,
  REPLAY_SPEEDS,
  type ReplayPlace,
  replayStay,
  wholeMoment,
} from './replay-place.ts';

const heard = (seq: number, type: string) => ({ seq, event: { type, rule: 'R-1' } });
/** Two lines of the set-up, none at the first answer, three at the second. */
const HISTORY = [
  heard(0, 'set-up'),
  heard(0, 'dealt'),
  heard(2, 'turn-began'),
  heard(2, 'rolled'),
  heard(2, 'hit'),
];
const SEQ = 3;

test('a replay tells every line once, answer by answer, and ends with the match', () => {
  const places: ReplayPlace[] = [momentBegun(HISTORY, 0)];
  for (;;) {
    const last = places.at(-1);
    const next = last && lineAfter(HISTORY, last, SEQ);
    if (next === undefined) break;
    places.push(next);
  }
  expect(places.map(({ at, line }) => `${at}.${line}`)).toEqual([
    '0.1',
    '0.2',
    '1.0',
    '2.1',
    '2.2',
    '2.3',
    '3.0',
  ]);
});

test('going back line by line leads the same way to the beginning', () => {
  const places: ReplayPlace[] = [wholeMoment(HISTORY, SEQ)];
  for (;;) {
    const last = places.at(-1);
    const next = last && lineBefore(HISTORY, last);
    if (next === undefined) break;
    places.push(next);
  }
  expect(places.map(({ at, line }) => `${at}.${line}`)).toEqual([
    '3.0',
    '2.3',
    '2.2',
    '2.1',
    '1.0',
    '0.2',
    '0.1',
  ]);
});

test('each speed is faster than the one before, and none leaves a line out', () => {
  const stays = REPLAY_SPEEDS.map((speed) => replayStay(HISTORY, { at: 2, line: 2 }, speed));
  expect(stays).toEqual(stays.toSorted((a, b) => b - a));
  expect(new Set(stays).size).toBe(REPLAY_SPEEDS.length);
  expect(stays.at(-1)).toBeGreaterThan(0);
});

test('what only begins something, and an answer that tells nothing, stay for less', () => {
  const line = replayStay(HISTORY, { at: 2, line: 2 }, 'normal');
  expect(replayStay(HISTORY, { at: 2, line: 1 }, 'normal')).toBeLessThan(line);
  expect(replayStay(HISTORY, { at: 1, line: 0 }, 'normal')).toBeLessThan(line);
});

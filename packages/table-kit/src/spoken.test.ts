import { expect, test } from 'vitest';
import { logGroups, mentionsSeat, readable, sinceLastAnswer, timesOut } from './spoken.ts';

const hit = (seq: number, seat: number) => ({
  seq,
  event: { type: 'hit', rule: 'TOY-HIT-01', seat },
});
const say = (event: { type: string }) => ({
  key: `event.${event.type}`,
  params: { who: { seat: (event as unknown as { seat: number }).seat } },
});

test('events are grouped by the answer that they followed', () => {
  const groups = logGroups([hit(0, 0), hit(2, 1), hit(2, 0)], say);
  expect(groups.map(({ seq, lines }) => [seq, lines.length])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('a text speaks of a seat at any depth', () => {
  const inner = { key: 'a', params: { list: [{ seat: 2 }, 'x'] } };
  expect(mentionsSeat({ key: 'b', params: { what: inner } }, 2)).toBe(true);
  expect(mentionsSeat({ key: 'b', params: { what: inner, n: 1 } }, 1)).toBe(false);
});

test('what happened to a seat is what speaks of it since it answered last', () => {
  const groups = logGroups([hit(1, 0), hit(2, 1), hit(3, 0), hit(3, 1), hit(4, 0)], say);
  const by = (...answeredBy: number[]) => ({ answeredBy, decidedFor: [] });
  const since = sinceLastAnswer(groups, by(0, 1, 1, 1), 0);
  expect(since.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(sinceLastAnswer(groups, by(1, 1, 1, 1), 0)).toEqual([]);
});

test('what the clock or a bot decided for a seat it did not decide itself', () => {
  const groups = logGroups([hit(1, 1), hit(2, 0), hit(3, 0), hit(4, 0)], say);
  const log = {
    answeredBy: [0, 1, 0, 0],
    decidedFor: [
      { answer: 3, by: 'clock' as const },
      { answer: 4, by: 'bot' as const },
    ],
  };
  expect(sinceLastAnswer(groups, log, 0).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect(timesOut(log, 0)).toEqual([3]);
  expect(timesOut(log, 1)).toEqual([]);
  // What it decides itself afterwards leaves that behind.
  expect(timesOut({ ...log, answeredBy: [0, 1, 0, 0, 0] }, 0)).toEqual([]);
});

test('a name that the catalogue lacks is made readable', () => {
  expect(readable('option.basic-lazor/activate')).toBe('Basic lazor, activate');
  expect(readable('firstPlayer')).toBe('First player');
});

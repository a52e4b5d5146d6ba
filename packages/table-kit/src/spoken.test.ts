import { expect, test } from 'vitest';
import { logGroups, mentionsSeat, readable } from './spoken.ts';

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

test('a name that the catalogue lacks is made readable', () => {
  expect(readable('option.basic-lazor/activate')).toBe('Basic lazor, activate');
  expect(readable('firstPlayer')).toBe('First player');
});

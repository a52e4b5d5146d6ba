import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../test/table.ts';
import { isEmpty } from './empty-lines.ts';
import type { KazzamEvent } from './events.ts';

/** The types of the lines that are told, of what has happened since the first decision. */
function told(events: readonly KazzamEvent[]): readonly string[] {
  return events.flatMap((event, at) => {
    const next = events[at + 1];
    return next !== undefined && isEmpty(event, next) ? [] : [event.type];
  });
}

test('[KZ-MOVE-01] that somebody walks is told by where to', () => {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '8,1')];
  const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' });
  court.answer('walk', ['court(2,1)', 'court(3,1)']);
  const events = court.match.eventsFor(0, 1).map(({ event }) => event as KazzamEvent);
  expect(events.map(({ type }) => type)).toEqual(['action', 'moved']);
  expect(told(events)).toEqual(['moved']);
});

test('[KZ-AI-01] turns in which nothing happens are not told one by one', () => {
  const athletes = [ours('Ana', '0,0'), theirs('Bo', '8,0')];
  const creeps = [{ group: 'practice-golem', members: ['3,4', '4,4', '5,4'] }];
  const court = begin({ court: floor(9, 6), athletes, creeps, turn: 'Bo' }, { seed: 'idle' });
  court.answer('end-turn');
  const events = court.match.eventsFor(0, 1).map(({ event }) => event as KazzamEvent);
  expect(events.filter(({ type }) => type === 'turn').length).toBeGreaterThan(2);
  expect(told(events).filter((type) => type === 'turn')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { race } from '../test/toys.ts';
import { Course, reportOn, simulate } from './index.ts';

const PLAN = { seed: 's', seats: ['random', 'random'], options: { goal: 30 } };

test('a course has the whole run, some moments of it in order, and ends where the run does', () => {
  const game = race();
  const course = new Course(30, 4);
  for (let from = 0; from < 30; from += 3) {
    course.add(simulate(game, { ...PLAN, matches: 3, from }), from === 27);
  }
  expect(reportOn(course.tally).hash).toBe(reportOn(simulate(game, { ...PLAN, matches: 30 })).hash);
  expect(course.points.map(({ matches }) => matches)).toEqual([9, 18, 27, 30]);
  expect(course.points.at(-1)?.seats).toEqual(reportOn(course.tally).seats.map(({ wins }) => wins));
});

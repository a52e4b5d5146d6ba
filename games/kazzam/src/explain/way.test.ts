import type { ChoiceView } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { begin, ours, theirs } from '../../test/table.ts';
import { costsTo, reachablePlaces, wayFacts } from './index.ts';

/** Three squares in a row from where Red stands, away from Blue. */
const WAY: ChoiceView = {
  slot: 0,
  kind: 'path',
  seat: 0,
  why: { key: 'way.move', params: { who: 0 } },
  options: ['3,2', '2,2', '1,2'].map((at) => {
    const square = `court(${at})`;
    return { id: square, names: { square } };
  }),
  closed: [],
  fallback: [],
  from: 0,
  steps: [[1], [0, 2], [1]],
  costs: [[1], [1, 1], [1]],
  budget: 2,
  ends: [false, true, true],
};

function beside() {
  const athletes = [ours('Red', '3,2'), theirs('Blue', '4,2')];
  const rows = ['........', '...o....', '........', '........'];
  return begin({ court: rows, athletes, turn: 'Red' });
}

test('[KZ-MOVE-03] a way says what it costs, and what can still be come to', () => {
  expect([...costsTo(beside().state, WAY).values()]).toEqual([1, 2]);
  expect([...reachablePlaces(WAY, ['court(2,2)'])].sort()).toEqual([0, 1, 2]);
  expect([...reachablePlaces({ ...WAY, budget: 1 })].sort()).toEqual([0, 1]);
});

test('[KZ-OPP-02] a way says who gets an Opportunity from it, and from which square', () => {
  const court = beside();
  const way = wayFacts(court.state, WAY, ['court(2,2)', 'court(1,2)']);
  expect(way).toMatchObject({ cost: 2, budget: 2, mayEnd: true, zones: [] });
  expect(way.granted).toEqual([{ to: 1, from: [court.cell(3, 2)] }]);
  const shift = { ...WAY, why: { key: 'way.shift', params: { who: 0 } } };
  expect(wayFacts(court.state, shift, ['court(2,2)']).granted).toEqual([]);
});

test('a way that is not begun costs nothing and cannot end where it starts', () => {
  const court = beside();
  const way = wayFacts(court.state, WAY, []);
  expect(way).toMatchObject({ cells: [court.cell(3, 2)], cost: 0, mayEnd: false, granted: [] });
});

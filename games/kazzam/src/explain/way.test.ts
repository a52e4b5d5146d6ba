import type { ChoiceView } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, row, type Told, theirs } from '../../test/table.ts';
import { pricesOf, reachablePlaces, wayFacts, wayOn, waysOfAction } from './index.ts';

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
  expect([...pricesOf(beside().state, WAY).values()].map(({ cost }) => cost)).toEqual([1, 2]);
  expect([...reachablePlaces(WAY, ['court(2,2)'])].sort()).toEqual([0, 1, 2]);
  expect([...reachablePlaces({ ...WAY, budget: 1 })].sort()).toEqual([0, 1]);
});

test('[KZ-OPP-02] a way says who gets an Opportunity from it, and from which square', () => {
  const court = beside();
  const way = wayFacts(court.state, WAY, ['court(2,2)', 'court(1,2)']);
  expect(way).toMatchObject({ cost: 2, budget: 2, mayEnd: true });
  expect(way.risks).toMatchObject([
    { kind: 'opportunity', name: { params: { name: 'Blue' } }, count: 1, at: [court.cell(3, 2)] },
  ]);
  const shift = { ...WAY, why: { key: 'way.shift', params: { who: 0 } } };
  expect(wayFacts(court.state, shift, ['court(2,2)']).risks).toEqual([]);
});

test('a way that is not begun costs nothing and cannot end where it starts', () => {
  const court = beside();
  const way = wayFacts(court.state, WAY, []);
  expect(way).toMatchObject({ cells: [court.cell(3, 2)], cost: 0, mayEnd: false, risks: [] });
});

/** The question for the way of a walk, as whoever walks sees it. */
function asked(court: Court): ChoiceView {
  const [choice] = court.answer('walk').match.seatView(0).choices;
  if (choice?.kind !== 'path') throw new Error('no way is asked');
  return choice;
}

const square = (x: number, y: number) => `court(${x},${y})`;

function walker(at: string, others: readonly Told[], more: Told = {}) {
  return begin({
    court: floor(9, 4),
    athletes: [ours('Red', at), ...others],
    turn: 'Red',
    ...more,
  });
}

describe('the way that is drawn to a square', () => {
  test('[KZ-OPP-02] is of those that cost the same the one that grants fewest Opportunities', () => {
    const court = walker('0,2', [theirs('Blue', '3,1')]);
    const choice = asked(court);
    const way = wayOn(court.state, choice, [], square(6, 2));
    expect(way).toHaveLength(6);
    expect(wayFacts(court.state, choice, way ?? []).risks).toEqual([]);
    expect(way?.slice(1, 4)).toEqual(row(3, 2, 3, 4));
  });

  test('[KZ-OPP-02] [KZ-MOVE-01] goes a longer way round where the movement is enough', () => {
    const court = walker('2,0', [theirs('Blue', '4,0')]);
    // Straight by E2 it would leave two squares beside Blue.
    const choice = asked(court);
    const way = wayOn(court.state, choice, [], square(6, 1));
    expect(wayFacts(court.state, choice, way ?? [])).toMatchObject({ cost: 5, risks: [] });
  });

  test('[KZ-OPP-02] says whom it lays its walker open to where there is no other', () => {
    const court = walker('3,1', [theirs('Blue', '4,1')]);
    const choice = asked(court);
    const way = wayOn(court.state, choice, [], square(0, 1)) ?? [];
    expect(wayFacts(court.state, choice, way)).toMatchObject({
      cost: 3,
      risks: [{ kind: 'opportunity', name: { params: { name: 'Blue' } }, count: 1 }],
    });
    expect(pricesOf(court.state, choice).get(court.cell(0, 1))).toEqual({ cost: 3, risky: true });
  });

  test('[KZ-CREEP-13] [KM-SWARM-09] keeps out of a swarm, and says what one does that it enters', () => {
    const creeps = [{ group: 'swarm', members: ['3,1'], enemies: ['Red'] }];
    const court = walker('1,1', [theirs('Blue', '8,3')], { creeps });
    const choice = asked(court);
    const beyond = wayOn(court.state, choice, [], square(6, 1)) ?? [];
    expect(wayFacts(court.state, choice, beyond)).toMatchObject({ cost: 5, risks: [] });
    const into = wayOn(court.state, choice, [], square(3, 1)) ?? [];
    expect(wayFacts(court.state, choice, into).risks).toMatchObject([
      { kind: 'creature', name: { params: { name: 'Vampiric Swarm 1' } }, count: 1, amount: 2 },
    ]);
    // Its squares are one swarm: further in nothing more happens.
    const through = [square(2, 1), square(3, 1), square(4, 1)];
    expect(wayFacts(court.state, choice, through).risks).toMatchObject([{ count: 1, amount: 2 }]);
  });

  test('[KZ-OPP-03] can be drawn by hand square by square, threatened ones too', () => {
    const court = walker('2,1', [theirs('Blue', '4,0')]);
    const choice = asked(court);
    const begun = [square(3, 1)];
    expect(wayOn(court.state, choice, [], square(3, 1))).toEqual(begun);
    expect(wayOn(court.state, choice, begun, square(4, 1))).toEqual([square(4, 1)]);
    const drawn = wayFacts(court.state, choice, [...begun, square(4, 1), square(5, 1)]);
    expect(drawn.risks).toMatchObject([{ kind: 'opportunity', count: 2 }]);
  });

  test('is left to whoever pushes somebody else', () => {
    const push = { ...WAY, why: { key: 'force.push', params: { who: 0, by: 1 } } };
    expect(wayOn(beside().state, push, [], 'court(1,2)')).toBeUndefined();
  });

  test('[KZ-OPP-02] is known of an action before it is chosen', () => {
    const court = walker('0,2', [theirs('Blue', '3,1')]);
    const ways = waysOfAction(court.state, 0, 'walk');
    expect(ways?.get(court.cell(6, 2))).toMatchObject({ cost: 6, risks: [] });
    expect(waysOfAction(court.state, 0, 'basic-physical-attack')).toBeUndefined();
  });
});

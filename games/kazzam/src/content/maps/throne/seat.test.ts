import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { positionOf } from '../../../position.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { runner } from '../../roles/testing/runner.ts';
import { SEAT_INVARIANTS, worthOfThrone } from './seat.ts';

const T = 'court(12,11)';
/** The neutral orbs of the court: by the throne, and above. */
const [OWN, UPPER] = ['orb-6', 'orb-7'];
const BEHIND = { at: 'court(12,12)' };

/** Ana on the throne at her turn, Bo far away. */
function reign(ana: Told = {}, more: Told = {}, rolls: readonly number[] = []): Court {
  return begin(
    {
      athletes: [ours('Ana', T, ana), theirs('Bo', 'court(21,2)')],
      creeps: [],
      turn: 'Ana',
      ...more,
    },
    { rolls, options: { map: 'throne' } },
  );
}

/** On to the start of Ana's next turn. */
const round = (court: Court): Court => court.answer('end-turn', 'end-turn');
const pays = (court: Court) =>
  court.heard('points').map(({ rule, team, points }) => [rule, team, points]);

describe('points for the throne', () => {
  test('[KM-THRONE-01] who has ended a turn on it and begins the next there gains a point for each orb behind it', () => {
    const court = reign();
    expect(court.state.points).toEqual([0, 0]);
    round(court);
    expect(court).toBeTheTurnOf('Ana');
    expect(pays(court)).toEqual([['KM-THRONE-01', 0, 1]]);
    expect(court.state.points).toEqual([1, 0]);
    expect(court.state.stats[court.id('Ana')]?.points).toBe(1);
  });

  test('[KM-THRONE-01] [KM-INV-15] every turn anew, by the orbs that are there then', () => {
    const court = round(reign());
    const upper = court.state.items[7];
    if (upper !== undefined) upper.place = { at: 'pedestal', pedestal: 6 };
    round(round(court));
    expect(pays(court).map(([, , points]) => points)).toEqual([1, 2, 2]);
  });

  test('[KM-THRONE-01] nothing while no orb is behind it', () => {
    const court = round(reign({}, { orbs: [{ name: OWN, at: 'court(2,2)' }] }));
    expect(pays(court)).toEqual([]);
  });

  test('[KM-THRONE-01] it counts orbs on that pedestal alone, of whatever colour', () => {
    const court = round(
      reign(
        {},
        {
          orbs: [
            { name: 'orb-0', ...BEHIND },
            { name: UPPER, ...BEHIND },
          ],
        },
      ),
    );
    expect(pays(court).map(([, , points]) => points)).toEqual([3]);
  });

  test('[KM-THRONE-01] not for who only begins its turn there', () => {
    const court = reign({ at: 'court(12,9)' });
    court.answer('end-turn');
    court.run(
      teleportTo(court, court.id('Ana'), court.cell(12, 11), { by: 0, rule: 'KZ-FORCE-12' }),
    );
    const other = begin(
      { athletes: [ours('Ana', T), theirs('Bo', 'court(21,2)')], creeps: [], turn: 'Bo' },
      { options: { map: 'throne' } },
    ).answer('end-turn');
    expect([pays(court), pays(other)]).toEqual([[], []]);
  });

  test('[KM-THRONE-01] force that brings it off and back breaks it', () => {
    const court = reign().answer('end-turn');
    const ana = court.id('Ana');
    const slide = {
      how: 'slide',
      squares: 2,
      by: 1,
      source: 'test',
      from: 0,
      rule: 'KZ-FORCE-05',
    } as const;
    court.run(force(court, ana, slide), ['court(12,10)', T]);
    expect(court.of('Ana')).toStandAt(T);
    court.answer('end-turn');
    expect(court).toBeTheTurnOf('Ana');
    expect(pays(court)).toEqual([]);
  });

  test('[KM-THRONE-01] so does a fall', () => {
    const court = reign().answer('end-turn');
    takeOut(court, court.id('Ana'), -1);
    expect(court.inPlay('throne-seat')).toEqual([]);
  });

  test('[KM-THRONE-01] going away and back in its own turn leaves it whole', () => {
    const court = round(reign());
    court.answer('walk', ['court(12,10)', 'court(12,11)']);
    round(court);
    expect(pays(court)).toHaveLength(2);
  });

  test('[KM-THRONE-01] [KZ-TURN-02] its player says what comes first at the start of the turn', () => {
    const burning = { status: 'ongoing', amount: 1, ends: 'match' };
    const court = reign({ statuses: [burning] });
    court.answer('end-turn', 'end-turn');
    expect(court).toBeAskedFor('start-order', { seat: 0 });
    court.answer(['throne-seat', 'ongoing']);
    expect(pays(court)).toHaveLength(1);
  });

  test('[KM-THRONE-01] [KZ-STAT-20] nobody sits on it who flies above it', () => {
    const court = round(reign({ statuses: [{ status: 'flying', ends: 'match' }] }));
    expect(pays(court)).toEqual([]);
  });

  test('nothing of it on a court of a scenario', () => {
    const court = begin(
      { court: floor(25, 17), athletes: [ours('Ana', '12,11'), theirs('Bo', '1,1')], turn: 'Ana' },
      { options: { map: 'throne' } },
    );
    round(court);
    expect(court.inPlay('throne-seat')).toEqual([]);
  });
});

describe('nobody is Hidden on the throne', () => {
  const hidden = { status: 'hidden', ends: 'match' };

  test('[KM-THRONE-02] who comes there Hidden is so no more', () => {
    const court = reign({ at: 'court(12,9)', statuses: [hidden] });
    expect(court.of('Ana')).toHaveStatus('hidden');
    court.answer('walk', ['court(12,10)', T, 'court(12,10)']);
    expect(court.inPlay('hidden')).toEqual([]);
    expect(court).toHaveHeard({ type: 'status-over', who: 'Ana', rule: 'KM-THRONE-02' });
  });

  test('[KM-THRONE-02] nor does anybody become so, until it has left', () => {
    const court = reign().answer('end-turn');
    const status = {
      kind: 'hidden',
      on: 0,
      by: 0,
      source: 'test',
      until: { ends: 'match' },
    } as const;
    court.run(inflict(court, status));
    expect(court.inPlay('hidden')).toEqual([]);
    court.run(teleportTo(court, 0, court.cell(12, 9), { by: 0, rule: 'KZ-FORCE-12' }));
    expect(court.inPlay('immunity')).toEqual([]);
    court.run(inflict(court, status));
    expect(court.of('Ana')).toHaveStatus('hidden');
  });

  test('[KM-THRONE-02] [KR-SPEC-12] a Runner is not asked whether it hides there', () => {
    const ended = (at: string) =>
      begin(
        {
          athletes: [runner('0,0', { at }), theirs('Bo', 'dungeon(8,2)')],
          creeps: [],
          turn: 'Ana',
        },
        { options: { map: 'throne' } },
      ).answer('end-turn');
    expect(ended('court(12,9)')).toBeAskedFor('hide');
    expect(ended(T)).toBeAskedFor('action', { seat: 1 });
  });
});

describe('whoever sits there and the Golem', () => {
  const golem = { group: 'golem', members: ['court(12,13)'], orb: OWN };
  const enemies = (court: Court) =>
    court.state.groups[0]?.enemies.map((id) => court.state.creatures[id]?.name);

  test('[KM-THRONE-06] is its enemy while the Golem’s orb is behind the throne', () => {
    const court = reign({}, { creeps: [golem] }).answer('end-turn');
    expect(enemies(court)).toEqual(['Ana']);
  });

  test('[KM-THRONE-06] is not with that orb away, others there or not', () => {
    const orbs = [
      { name: OWN, at: 'court(2,2)' },
      { name: UPPER, ...BEHIND },
    ];
    const court = reign({}, { creeps: [golem], orbs }).answer('end-turn');
    expect(enemies(court)).toEqual([]);
  });
});

describe('what must hold of it', () => {
  const [invariant] = SEAT_INVARIANTS;
  const check = ({ state }: Court) => invariant?.check(state);

  test('[KM-INV-15] one sits there, and only there', () => {
    const court = round(reign());
    expect(check(court)).toBeUndefined();
    court.of('Ana').cell = court.cell(12, 9);
    expect(check(court)).toContain('Ana');
    court.of('Ana').cell = court.cell(12, 11);
    const [seat] = court.inPlay('throne-seat');
    if (seat !== undefined) court.state.effects.push({ ...seat, id: 999, on: court.id('Bo') });
    expect(check(court)).toContain('Bo');
  });

  test('a position keeps who sits there', () => {
    const written = positionOf(round(reign()));
    expect(positionOf(begin(written, { options: { map: 'throne' } }))).toEqual(written);
  });
});

test('[KM-THRONE-01] bots see what the throne is worth: a point and more for more orbs, nothing without one', () => {
  const court = reign({ at: 'court(12,9)' });
  const worth = () => worthOfThrone(court, 0).get(court.cell(12, 11)) ?? 0;
  const one = worth();
  const upper = court.state.items[7];
  if (upper !== undefined) upper.place = { at: 'pedestal', pedestal: 6 };
  expect(worth()).toBeCloseTo(2 * one);
  expect(one).toBeGreaterThan(0);
  for (const orb of [6, 7]) {
    const item = court.state.items[orb];
    if (item !== undefined) item.place = { at: 'ground', cell: court.cell(12, 2) };
  }
  expect(worth()).toBe(0);
});

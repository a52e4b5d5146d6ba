import { describe, expect, test } from 'vitest';
import { itemsHeldBy, orbsHeldBy, squareReader } from '../src/explain/index.ts';
import { positionOf } from '../src/position.ts';
import { dropOrDisarm } from '../src/rules/harm/drop-or-disarm.ts';
import { makeItem } from '../src/rules/harm/items.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const FLASK = 'test-flask';

/** Ana and Al beside each other, and Bo; a flask where it is told to be. */
function table(items: readonly Told[], more: Told = {}) {
  return begin({
    court: floor(8, 4),
    athletes: [ours('Ana', '1,1', { hp: 4 }), ours('Al', '2,1'), theirs('Bo', '6,1')],
    items,
    turn: 'Ana',
    ...more,
  });
}

const placeOf = (court: Court, item = 0) => court.state.items[item]?.place;

describe('an item that is no orb', () => {
  test('[KC-BRW-07] [KZ-ORB-05] is picked up as an orb is', () => {
    const court = table([{ item: FLASK, at: '1,2' }]).answer('pick-up');
    expect(placeOf(court)).toEqual({ at: 'held', creature: court.id('Ana') });
    expect(court).toHaveHeard({ type: 'item', who: 'Ana', what: 'picked-up', kind: FLASK });
    expect(court.heard('orb')).toEqual([]);
  });

  test('[KC-BRW-07] [KZ-ORB-13] [KZ-ORB-15] is handed over and dropped', () => {
    const given = table([{ item: FLASK, heldBy: 'Ana' }]).answer('hand-over');
    expect(placeOf(given)).toEqual({ at: 'held', creature: given.id('Al') });
    const dropped = table([{ item: FLASK, heldBy: 'Ana' }]).answer('drop', 'court(0,0)');
    expect(placeOf(dropped)).toEqual({ at: 'ground', cell: dropped.cell(0, 0) });
  });

  test('[KC-BRW-07] [KZ-ORB-08] takes a hand, like an orb', () => {
    const court = table([{ item: FLASK, heldBy: 'Ana' }], { orbs: [{ at: '1,2' }] });
    court.answer('pick-up');
    expect(court.of('Ana').stowed).toBe(true);
    expect(() =>
      table(
        [
          { item: FLASK, heldBy: 'Ana' },
          { item: FLASK, heldBy: 'Ana' },
        ],
        {},
      ),
    ).toThrow('needs a hand each');
  });

  test('[KZ-ORB-10] is not dunked; of two things only the orb is', () => {
    const dunker = (holds: readonly string[]) => ({
      court: ['R..', '...', '...'],
      athletes: [ours('Ana', '1,1', { holds, stowed: true }), theirs('Bo', '2,2')],
    });
    expect(table([{ item: FLASK, heldBy: 'Ana' }], dunker([])).offered).not.toContain('dunk');
    const both = table([{ item: FLASK, heldBy: 'Ana' }], dunker(['blue'])).answer('dunk');
    expect(both.state.points).toEqual([2, 0]);
    expect(both.of('Ana').held).toHaveLength(1);
  });

  test('[KC-CONV-33] a power that makes a creature drop something finds it', () => {
    const court = table([{ item: FLASK, heldBy: 'Ana' }]);
    const until = { ends: 'match' } as const;
    const [on, by] = [court.id('Ana'), court.id('Bo')];
    const fumble = dropOrDisarm(court, { on, by, source: 'x', rule: 'TEST', until });
    court.run(fumble, `${FLASK}-0`);
    expect(placeOf(court)).toEqual({ at: 'ground', cell: court.cell(1, 1) });
  });

  test('[KZ-HP-06] lies where its holder fell', () => {
    const court = table([{ item: FLASK, heldBy: 'Ana' }]);
    takeOut(court, court.id('Ana'), court.id('Bo'));
    expect(placeOf(court)).toEqual({ at: 'ground', cell: court.cell(1, 1) });
  });

  test('[KC-BRW-07] whoever holds it can use it up; it is nowhere then', () => {
    expect(table([{ item: FLASK, at: '1,2' }]).offered).not.toContain('test-drink');
    const court = table([{ item: FLASK, heldBy: 'Ana' }]).answer('test-drink');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.of('Ana').held).toEqual([]);
    expect(placeOf(court)).toEqual({ at: 'gone' });
    expect(court).toHaveHeard({ type: 'item', who: 'Ana', what: 'used', kind: FLASK });
    expect(court.offered).not.toContain('pick-up');
  });

  test('[KC-BRW-07] one that is made goes into a free hand, or lies where it is put', () => {
    const court = table([]);
    const place = { at: 'held', creature: court.id('Al') } as const;
    expect(makeItem(court, { kind: FLASK, by: 0, place }, 'TEST')).toBe(0);
    expect(court.of('Al').held).toEqual([0]);
    expect(court.course).toContainEqual({
      type: 'item',
      rule: 'TEST',
      who: 0,
      what: 'made',
      item: 0,
      kind: FLASK,
    });
  });

  test('the board is told of it apart from orbs', () => {
    const { state } = table([
      { item: FLASK, heldBy: 'Ana' },
      { item: FLASK, at: '5,3' },
    ]);
    expect(itemsHeldBy(state, 0)).toEqual([{ key: `item.${FLASK}` }]);
    expect(orbsHeldBy(state, 0)).toEqual([]);
    expect(squareReader(state)(8 * 3 + 5)).toMatchObject({
      orbs: [],
      items: [{ key: `item.${FLASK}` }],
    });
  });

  test('comes back from its position as it was, used up or not', () => {
    const court = table([
      { item: FLASK, heldBy: 'Ana', by: 'Al' },
      { item: FLASK, at: '5,3' },
    ]).answer('test-drink');
    const written = positionOf(court);
    expect(written.items).toEqual([
      { item: FLASK, by: 'Al', gone: true },
      { item: FLASK, at: '5,3' },
    ]);
    expect(positionOf(begin(written))).toEqual(written);
  });

  test.each([
    [{ item: 'bottle', at: '0,0' }, 'items.0.item must be one of test-flask'],
    [{ item: FLASK }, 'items.0 needs one of "at", "heldBy", "gone": true'],
    [{ item: FLASK, at: '0,0', heldBy: 'Ana' }, 'items.0 needs one of'],
  ])('a position with %j says what would be right', (item, message) => {
    expect(() => table([item])).toThrow(message);
  });
});

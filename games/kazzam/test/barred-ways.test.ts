import { describe, expect, test } from 'vitest';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { CLOSED_SQUARE, putInPlay } from '../src/rules/effects/in-play.ts';
import { bind } from '../src/rules/harm/bind.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { force } from '../src/rules/movement/forced.ts';
import { landings } from '../src/rules/movement/relocate.ts';
import { isClosedToWill, isFree } from '../src/rules/sight/occupancy.ts';
import { begin, floor, ours, row, type Told, theirs } from './table.ts';

const until = { ends: 'match' } as const;

/** Ana has closed (6,2) to Bo's will; it is Bo's turn. */
function barred(bo: Told = {}, toWill = 1) {
  const athletes = [ours('Ana', '2,2'), theirs('Bo', '5,2', bo), ours('Al', '7,3')];
  const court = begin({ court: floor(12, 5), athletes, turn: 'Bo' });
  const closed = withData(CLOSED_SQUARE, { square: court.cell(6, 2), toWill });
  putInPlay(court.state, { ...closed, on: -1, by: 0, source: 'x', until, amount: 0 });
  return court;
}

describe('a square closed to the will of one side', () => {
  test('[KC-TNK-24] is not on its ways, but on those of others', () => {
    const court = barred();
    court.answer('walk');
    expect(court.ends).not.toContain('court(6,2)');
    const [bo, al] = [court.id('Bo'), court.id('Al')];
    const cell = court.cell(6, 2);
    expect(isClosedToWill(court.state, bo, cell)).toBe(true);
    expect(isClosedToWill(court.state, al, cell)).toBe(false);
  });

  test('[KC-TNK-24] takes whoever is forced there', () => {
    const court = barred();
    const push = { how: 'push', squares: 1, by: 0, source: 'x', rule: 'TEST' } as const;
    const from = court.of('Ana');
    court.run(force(court, court.id('Bo'), { ...push, from }), row(2, 6));
    expect(court.of('Bo')).toStandAt('6,2');
    // What is closed to everything is closed to force as well (KC-TMR-25).
    const shut = barred({}, 0);
    expect(isFree(shut.state, shut.cell(6, 2), shut.id('Bo'))).toBe(false);
  });

  test('[KC-TNK-24] is no landing of its own side’s teleports', () => {
    const { state } = barred();
    const cell = 2 * 12 + 6;
    expect(landings(state, 1, { squares: 2, by: 1 })).not.toContain(cell);
    expect(landings(state, 1, { squares: 2, by: 0 })).toContain(cell);
  });

  test('[KC-TNK-24] of a large creature bars every square that it would newly fill', () => {
    const court = barred({ at: '4,2' });
    const bo = court.of('Bo');
    Object.assign(bo, { width: 2, height: 2, fullWidth: 2, fullHeight: 2 });
    const id = court.id('Bo');
    expect(isClosedToWill(court.state, id, court.cell(5, 2))).toBe(true);
    expect(isClosedToWill(court.state, id, court.cell(3, 2))).toBe(false);
    bo.cell = court.cell(5, 2);
    // Where it fills the square already it has not to enter it.
    expect(isClosedToWill(court.state, id, court.cell(6, 2))).toBe(false);
  });
});

describe('a movement that is prevented as it begins', () => {
  test('[KC-TNK-23] takes nobody anywhere, asks for no way, and its action is spent', () => {
    const athletes = [ours('Ana', '2,2', { picks: ['test/rooted'] }), theirs('Bo', '3,2')];
    const court = begin({ court: floor(8, 5), athletes, turn: 'Ana' }).answer('walk');
    expect(court.of('Ana')).toStandAt('2,2');
    expect(court.heard('opportunity')).toEqual([]);
    court.answer('walk');
    expect(court).not.toOffer('walk');
    expect(court.state.underway).toEqual([]);
  });
});

describe('a Grab by a thing', () => {
  const bound = () => {
    const athletes = [ours('Ana', '2,2'), theirs('Bo', '5,2'), ours('Al', '9,4')];
    const court = begin({ court: floor(12, 5), athletes, turn: 'Bo' }, { rolls: [4] });
    const bond = court.run(bind(court, { kind: 'test-bond', on: 1, by: 0 }));
    return { court, bond };
  };

  test('[KC-TNK-35] holds at any distance, whatever becomes of its maker, until an escape', () => {
    const { court } = bound();
    takeOut(court, 0, 1);
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court).not.toOffer('walk');
    court.answer('escape', 'roll');
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
    expect(court.inPlay('test-bond')).toEqual([]);
  });

  test('[KC-TNK-35] one of each maker, each with an escape of its own', () => {
    const { court, bond } = bound();
    expect(court.run(bind(court, { kind: 'test-bond', on: 1, by: 0 }))).toBe(bond);
    court.run(bind(court, { kind: 'test-bond', on: 1, by: 2 }));
    expect(court.inPlay('test-bond', 'Bo')).toHaveLength(2);
    court.answer('escape');
    expect(court).toBeAskedFor('escape-from');
    court.answer(court.offered[0] ?? '', 'roll');
    expect(court.inPlay('test-bond', 'Bo')).toHaveLength(1);
    expect(court.of('Bo')).toHaveStatus('grabbed');
  });
});

describe('a Dazed creature', () => {
  test('[KZ-STAT-09] [D-60] has had its one action, though that action ends the status', () => {
    const athletes = [ours('Ana', '2,2'), theirs('Bo', '5,2', { statuses: ['dazed'] })];
    const court = begin({ court: floor(12, 5), athletes, turn: 'Bo' });
    const things = withData(STATUS.revealed, { removable: 1 });
    const [daze] = court.inPlay('dazed', 'Bo');
    const light = { ...things, on: 1, by: 0, source: 'x', until, amount: 0 };
    const { id } = putInPlay(court.state, light);
    if (daze !== undefined) Object.assign(daze, { until: { ends: 'with', effects: [id] } });
    court.answer('remove-effect');
    expect(court.of('Bo')).not.toHaveStatus('dazed');
    expect(court).not.toOffer('walk');
    expect(court).not.toOffer('basic-implement-attack');
  });
});

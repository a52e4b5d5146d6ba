import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { MINOTAUR } from './blocks.ts';
import { acted, bo, bulls, M1, M2, pen, STURDY, went } from './testing/pen.ts';

const ana = (at: string, more: Told = {}) => ours('Ana', at, { ...STURDY, ...more });

test('[KM-MINO-01] [KM-INV-05] Elites that go 6 and strike hand to hand; each face has one row', () => {
  const { type, speed, range, mob, rows } = MINOTAUR;
  expect([type, speed, range, mob]).toEqual(['elite', 6, 1, false]);
  expect(rows.flatMap(({ faces = [] }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

/** A minotaur between walls Charges so many squares at Bo, at (7,0), behind whom there is room. */
function charges(
  squares: number,
  face: number,
  more: Told = {},
  rolls: readonly number[] = [],
): Court {
  const from = 6 - squares;
  const wall = Array.from({ length: 14 }, (_, x) => (x < from ? '#' : '.')).join('');
  const court = acted({
    rows: [wall],
    athletes: [bo('7,0', more)],
    creeps: [bulls([`${from},0`])],
    rolls: [face, ...rolls],
  });
  expect(went(court)).toEqual(squares > 0 ? [['charge', squares]] : []);
  return court;
}

describe('Gore', () => {
  test.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 5],
    [6, 5],
  ])('[KM-MINO-05] [KM-MINO-02] after %i squares it deals %i', (squares, damage) => {
    for (const face of [1, 2]) expect(blows(charges(squares, face), 'Bo', M1)).toEqual([damage]);
  });
});

describe('Plow', () => {
  const BOTH = { holds: ['red', 'orb-0'], stowed: true };
  const fell = (court: Court) => court.of('Bo').has !== 0 && court.inPlay('prone', 'Bo').length > 0;

  test('[KM-EX-11] [KM-MINO-06] [D-82] 6 squares: 3 damage, push 5, Prone, and the orb lies where it ends', () => {
    const court = charges(6, 3, { holds: ['red'] });
    expect(blows(court, 'Bo', M1)).toEqual([3]);
    expect(court.of('Bo')).toStandAt('12,0');
    expect([fell(court), court.of('Bo').held]).toEqual([true, []]);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(12, 0) });
    expect(court.of('Bo')).toMatchObject({ implement: 'wand', stowed: false });
    const order = court.events.map((event): string =>
      event.type === 'item' || event.type === 'orb' ? event.what : event.type,
    );
    const at = ['damage', 'forced', 'dropped'].map((what) => order.lastIndexOf(what));
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test('[KM-EX-11] [KM-MINO-06] 4 squares: push 4, not Prone, and it drops the orb all the same', () => {
    const court = charges(4, 4, { holds: ['red'] });
    expect(blows(court, 'Bo', M1)).toEqual([3]);
    expect(court.of('Bo')).toStandAt('11,0');
    expect([fell(court), court.of('Bo').held]).toEqual([false, []]);
  });

  test('[KM-MINO-06] 5 squares: push 5, and not Prone yet', () => {
    const court = charges(5, 3);
    expect(court.of('Bo')).toStandAt('12,0');
    expect(fell(court)).toBe(false);
  });

  test('[KM-MINO-06] [KM-MINO-04] without a Charge it pushes nobody; the object drops', () => {
    const court = charges(0, 3, { holds: ['red'] });
    expect(court.of('Bo')).toStandAt('7,0');
    expect([blows(court, 'Bo', M1), court.of('Bo').held]).toEqual([[3], []]);
  });

  test('[KM-MINO-06] one object alone, the orb of its group before any other', () => {
    const court = acted({
      rows: ['1.............', '..............'],
      athletes: [bo('7,0', BOTH)],
      creeps: [bulls(['4,0'], ['Bo'], { orb: 'orb-0' })],
      rolls: [3],
    });
    expect(court.of('Bo').held).toHaveLength(1);
    expect(court.state.items[0]?.place.at).toBe('ground');
  });

  test('[KM-MINO-06] [KR-SPEC-09] a Runner may keep it', () => {
    const runner = { role: 'specialist', specialisation: 'runner', holds: ['red'] };
    const court = pen({
      athletes: [bo('7,0', runner)],
      creeps: [bulls(['3,0'])],
      rolls: [3, 4],
    }).answer('end-turn', 'yes');
    expect(court.of('Bo').held).toHaveLength(1);
  });

  test('[KM-MINO-06] [KM-CRP-11] a Ward that takes all of it keeps Bo where it is, on its feet', () => {
    const court = charges(6, 3, { ward: 5, holds: ['red'] });
    expect(court.of('Bo')).toStandAt('7,0');
    expect([fell(court), court.of('Bo').held.length]).toEqual([false, 1]);
  });
});

describe('Rampage', () => {
  test('[KM-MINO-07] 3 damage to the target and to whoever is beside the path, once each', () => {
    // Ana is beside three squares of it.
    const court = acted({
      rows: floor(9, 2),
      athletes: [ana('3,1'), bo('7,0')],
      creeps: [bulls(['0,0'])],
      rolls: [5],
    });
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], [3]]);
  });

  test('[KM-MINO-07] [KM-CRP-12] enemies or not, the target’s teammates, Hidden ones, but no Creep', () => {
    const hidden = { status: 'hidden', ends: 'match' };
    const court = acted({
      rows: floor(9, 2),
      athletes: [theirs('Cy', '4,1', STURDY), ana('2,1', { statuses: [hidden] }), bo('7,0')],
      creeps: [bulls(['0,0', '5,1'])],
      rolls: [6],
    });
    expect(['Ana', 'Bo', 'Cy'].map((name) => blows(court, name, M1))).toEqual([[3], [3], [3]]);
    expect(blows(court, M2, M1)).toEqual([]);
    expect(court.of(M2).hp).toBe(court.of(M2).maxHp);
  });

  test('[KM-MINO-07] who is beside the square where the Charge starts is charged past too', () => {
    // Ana is in the only square behind it: no run is longer.
    const court = acted({
      rows: ['........', '#.######'],
      athletes: [ana('0,0', { statuses: ['prone'] }), bo('7,0')],
      creeps: [bulls(['1,0'])],
      rolls: [5],
    });
    expect(went(court)).toEqual([['charge', 5]]);
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], [4]]);
  });

  test('[KM-MINO-07] not who is beside its run-up alone', () => {
    // It walks three squares past Ana, Prone, to take a run of six.
    const court = acted({
      rows: floor(14, 2),
      athletes: [ana('0,1', { statuses: ['prone'] }), bo('10,0')],
      creeps: [bulls(['0,0'])],
      rolls: [5],
    });
    expect(went(court)).toEqual([
      ['move', 3],
      ['charge', 6],
    ]);
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], []]);
  });

  test('[KM-MINO-07] of the ways of the longest Charge it takes the one past most', () => {
    // Straight on it passes nobody; by the lower row it passes both.
    const court = acted({
      rows: floor(8, 6),
      athletes: [ana('3,4', STURDY), theirs('Cy', '4,4', STURDY), bo('7,1')],
      creeps: [bulls(['0,1'])],
      rolls: [5],
    });
    expect(went(court)).toEqual([['charge', 6]]);
    expect(['Ana', 'Bo', 'Cy'].map((name) => blows(court, name, M1).length)).toEqual([1, 1, 1]);
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KM-MINO-03] [KM-MINO-07] a shorter Charge past more is not taken', () => {
    // From (8,1), which it could come to, it would charge past all three; none of six squares does.
    const crowd = ['9,0', '10,0', '11,0'].map((at, number) =>
      theirs(`C${number}`, at, { ...STURDY, statuses: ['prone'] }),
    );
    const court = acted({
      rows: floor(12, 9),
      athletes: [...crowd, bo('10,4')],
      creeps: [bulls(['5,4'])],
      rolls: [5],
    });
    expect(went(court)).toEqual([
      ['move', 2],
      ['charge', 6],
    ]);
    expect(['C0', 'C1', 'C2', 'Bo'].map((name) => blows(court, name, M1).length)).toEqual([
      0, 0, 0, 1,
    ]);
  });

  test('[KM-MINO-07] [D-24] traps are no Creeps: those charged past are struck', () => {
    const court = pen({
      rows: floor(9, 2),
      athletes: [bo('7,0')],
      creeps: [bulls(['0,0'])],
      rolls: [5],
    });
    layTrap(court.state, { kind: 'snap', cell: court.cell(3, 1), by: 0, rule: 'KR-SPEC-17' });
    court.answer('end-turn');
    expect(court.heard('struck')).toMatchObject([{ thing: 'trap', who: court.id(M1) }]);
  });

  test('[KM-MINO-07] [KM-CRP-08] each takes what Advantage on it adds, as the target does', () => {
    const court = acted({
      rows: floor(9, 2),
      athletes: [ana('3,1', { statuses: ['prone'] }), bo('7,0')],
      creeps: [bulls(['0,0'])],
      rolls: [5],
    });
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], [4]]);
  });

  test('[KM-MINO-07] [KZ-STAT-20] one that flies is none whom it passes', () => {
    const court = acted({
      rows: floor(9, 2),
      athletes: [ana('3,1', { statuses: ['flying'] }), bo('7,0')],
      creeps: [bulls(['0,0'])],
      rolls: [5],
    });
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], []]);
  });

  test('[KM-MINO-07] [KM-MINO-04] without a Charge it strikes its target alone', () => {
    const court = acted({
      rows: ['..,,...', '.######'],
      athletes: [ana('0,1', { statuses: ['prone'] }), bo('4,0')],
      creeps: [bulls(['1,0'])],
      rolls: [5],
    });
    expect(went(court).map(([how]) => how)).not.toContain('charge');
    expect([blows(court, 'Bo', M1), blows(court, 'Ana', M1)]).toEqual([[3], []]);
  });
});

describe('Miss Trigger', () => {
  const missed = (
    at: string,
    bull: string,
    more: Told = {},
    rows: readonly string[] = floor(14, 3),
  ) =>
    pen({
      rows,
      athletes: [bo(at)],
      creeps: [bulls([{ at: bull, ...more }])],
      rolls: [2],
    }).answer('basic-implement-attack', M1);

  test('[KM-MINO-08] it Charges whoever misses it, from where it stands: 3 damage', () => {
    const court = missed('6,1', '1,1');
    expect(went(court)).toEqual([['charge', 4]]);
    expect(blows(court, 'Bo', M1)).toEqual([3]);
  });

  test('[KM-MINO-08] [KZ-BASIC-05] beside it no square is needed', () => {
    const court = missed('2,1', '1,1');
    expect(went(court)).toEqual([]);
    expect(blows(court, 'Bo', M1)).toEqual([3]);
  });

  test('[KM-MINO-08] [KM-MINO-04] not if it cannot: over Difficult Terrain, or held', () => {
    const difficult = missed('6,0', '1,0', {}, ['...,,.........']);
    expect([went(difficult), blows(difficult, 'Bo', M1)]).toEqual([[], []]);
    const rooted = missed('6,1', '1,1', { statuses: ['immobilized'] });
    expect([went(rooted), blows(rooted, 'Bo', M1)]).toEqual([[], []]);
  });

  test('[KM-MINO-08] [KM-CRP-15] not while it is Prone', () => {
    expect(blows(missed('2,1', '1,1', { statuses: ['prone'] }), 'Bo', M1)).toEqual([]);
  });

  test('[KM-MINO-02] [KM-MINO-08] this Charge grants no Opportunity either', () => {
    const court = pen({
      rows: floor(14, 2),
      athletes: [ana('3,1'), bo('6,0')],
      creeps: [bulls(['1,0'], ['Ana', 'Bo'])],
      rolls: [2],
    }).answer('basic-implement-attack', M1);
    expect(went(court)).toEqual([['charge', 4]]);
    expect(court.heard('opportunity')).toEqual([]);
  });
});

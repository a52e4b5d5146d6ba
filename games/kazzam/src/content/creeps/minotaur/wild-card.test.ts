import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { floor, ours, type Told } from '../../../../test/table.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { acted, bo, bulls, M1, M2, pen, STURDY, went } from './testing/pen.ts';

const ana = (at: string, more: Told = {}) => ours('Ana', at, { ...STURDY, ...more });
const struck = (court: Parameters<typeof blows>[0]) =>
  ['Ana', 'Bo'].map((name) => blows(court, name, M1).length);

describe('whom a minotaur goes for', () => {
  test('[KM-MINO-03] [KZ-AI-14] the farthest enemy that it can Charge, not the closest', () => {
    const court = acted({
      rows: floor(14, 5),
      athletes: [ana('4,0'), bo('9,4')],
      creeps: [bulls(['2,2'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([0, 1]);
    expect(court.heard('creep').map(({ what, of, rule }) => [what, of, rule])).toEqual([
      ['charge', court.id('Bo'), 'KM-MINO-03'],
      ['attack', court.id('Bo'), 'KZ-AI-25'],
    ]);
  });

  test('[KM-MINO-03] one that no Move and Charge reach is none of them', () => {
    // Bo is 26 squares off.
    const court = acted({
      rows: floor(30, 5),
      athletes: [ana('6,0'), bo('28,4')],
      creeps: [bulls(['2,2'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([1, 0]);
  });

  test('[KM-MINO-03] [D-83] the run-up counts: 12 squares off it can be Charged yet', () => {
    // Six by the Move, six by the Charge.
    const court = acted({
      rows: floor(20, 1),
      athletes: [bo('13,0')],
      creeps: [bulls(['0,0'])],
      rolls: [1],
    });
    expect(went(court)).toEqual([
      ['move', 6],
      ['charge', 6],
    ]);
    expect(blows(court, 'Bo', M1)).toEqual([5]);
  });

  test('[KM-MINO-03] [KZ-AI-11] who has its orb comes first, however near', () => {
    const rows = floor(14, 5).map((row, y) => (y === 0 ? `1${row.slice(1)}` : row));
    const court = acted({
      rows,
      athletes: [ana('4,0', { holds: ['orb-0'] }), bo('9,4')],
      creeps: [bulls(['2,2'], ['Ana', 'Bo'], { orb: 'orb-0' })],
      rolls: [1],
    });
    expect(struck(court)).toEqual([1, 0]);
  });

  test('[KM-MINO-03] [KM-MINO-04] who has its orb is its target even if it cannot Charge that one', () => {
    // Difficult Terrain all around Ana.
    const rows = ['1...,,,.......', '....,.,.......', '....,,,.......'];
    const court = acted({
      rows,
      athletes: [ana('5,1', { holds: ['orb-0'] }), bo('10,0')],
      creeps: [bulls(['2,1'], ['Ana', 'Bo'], { orb: 'orb-0' })],
      rolls: [3],
    });
    expect(struck(court)).toEqual([1, 0]);
    expect(went(court).map(([how]) => how)).toEqual(['move']);
  });

  test('[KM-MINO-03] [KZ-AI-13] of two as far the one with the lower initiative', () => {
    const court = acted({
      rows: floor(15, 1),
      athletes: [ana('3,0'), bo('11,0')],
      creeps: [bulls(['7,0'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([0, 1]);
  });

  test('[KM-MINO-03] [D-83] who is farthest is judged where it begins, not where the run-up ends', () => {
    // From (2,0), to which it backs off for Bo, Ana would be the farther one.
    const court = acted({
      rows: floor(15, 1),
      athletes: [ana('12,0'), bo('1,0')],
      creeps: [bulls(['7,0'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([0, 1]);
  });

  test('[KM-MINO-03] [KZ-AI-10] not one that is Hidden', () => {
    const hidden = { status: 'hidden', ends: 'match' };
    const court = acted({
      rows: floor(14, 5),
      athletes: [ana('4,0'), bo('9,4', { statuses: [hidden] })],
      creeps: [bulls(['2,2'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([1, 0]);
  });

  test('[KM-MINO-03] [KZ-CREEP-19] a Dominated one in the order that its dominator says', () => {
    const dominated = { status: 'dominated', by: 'Ana', ends: 'match' };
    const court = pen({
      rows: floor(14, 5),
      athletes: [ana('4,0'), bo('9,4')],
      creeps: [bulls([{ at: '2,2', statuses: [dominated] }, '3,4'], ['Ana', 'Bo'])],
      rolls: [1],
    }).answer('end-turn', [M2, 'Bo'], [M2, 'Bo']);
    expect(blows(court, M2, M1)).toHaveLength(1);
  });
});

describe('the longest Charge', () => {
  test('[KM-MINO-03] it backs off first to take a longer run', () => {
    const court = acted({ athletes: [bo('8,0')], creeps: [bulls(['4,0'])], rolls: [1] });
    expect(went(court)).toEqual([
      ['move', 3],
      ['charge', 6],
    ]);
    expect(court.of(M1)).toStandAt('7,0');
  });

  test('[KM-MINO-03] [KM-MINO-04] it comes nearer where the run would be longer than its speed', () => {
    const court = acted({ athletes: [bo('10,0')], creeps: [bulls(['0,0'])], rolls: [1] });
    expect(went(court)).toEqual([
      ['move', 3],
      ['charge', 6],
    ]);
  });

  test('[KM-MINO-03] [D-83] of run-ups to Charges as long the one of least movement', () => {
    // Standing 6 squares from beside Bo it needs none.
    const court = acted({
      rows: floor(16, 9),
      athletes: [bo('11,4')],
      creeps: [bulls(['4,4'])],
      rolls: [1],
    });
    expect(went(court)).toEqual([['charge', 6]]);
  });

  test('[KM-MINO-03] [KZ-AI-49] of ends as good the one nearest to its orb: its first enemy is whom it Charges', () => {
    // Ana is nearer than Bo, and below; the orb is above.
    const court = acted({
      rows: floor(14, 7).map((row, y) => (y === 0 ? '........1.....' : row)),
      athletes: [ana('5,6'), bo('9,3')],
      creeps: [bulls(['2,3'], ['Ana', 'Bo'], { orb: '8,0' })],
      rolls: [1],
    });
    expect(went(court)).toEqual([['charge', 6]]);
    expect(court.of(M1)).toStandAt('8,2');
  });

  test('[KM-MINO-02] [KM-MINO-03] beside an enemy it shifts away, which grants nothing, and Charges back', () => {
    const court = acted({ athletes: [bo('6,0')], creeps: [bulls(['5,0'])], rolls: [1] });
    expect(went(court)).toEqual([
      ['shift', 1],
      ['charge', 1],
    ]);
    expect(court.heard('opportunity')).toEqual([]);
    expect(blows(court, 'Bo', M1)).toEqual([3]);
  });

  test('[KM-MINO-03] no run-up leads past an enemy who would get an Opportunity', () => {
    // Backing off from (4,1) it would leave squares beside Ana; a Shift is all that is left.
    const court = acted({
      rows: floor(16, 3),
      athletes: [ana('4,0'), bo('8,1')],
      creeps: [bulls(['4,1'], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(court.heard('opportunity')).toEqual([]);
    expect(went(court)).toEqual([
      ['shift', 1],
      ['charge', 4],
    ]);
  });

  test('[KM-MINO-02] its Charges grant no Opportunities, neither to enemies nor to others', () => {
    // Both ways past Ana, who is not on its list, and Cy, who is.
    const court = acted({
      rows: floor(9, 1)
        .map((row) => row.replaceAll('.', '.'))
        .concat(floor(9, 1)),
      athletes: [ana('3,1'), ours('Cy', '5,1', STURDY), bo('7,0')],
      creeps: [bulls(['0,0'], ['Bo', 'Cy'])],
      rolls: [1],
    });
    expect(court.heard('opportunity')).toEqual([]);
    expect(went(court)).toEqual([['charge', 6]]);
    expect(blows(court, 'Bo', M1)).toEqual([5]);
  });

  test('[KM-MINO-03] [KZ-AI-44] not over dangerous ground if another way is as good', () => {
    const court = acted({
      rows: floor(8, 3),
      athletes: [bo('7,1')],
      creeps: [bulls(['0,1'])],
      zones: [{ cells: ['3,1'], damage: 1 }],
      rolls: [1],
    });
    expect(court.of(M1).hp).toBe(court.of(M1).maxHp);
    expect(went(court)).toEqual([['charge', 6]]);
  });
});

describe('what a Charge is', () => {
  test('[KM-MINO-04] no Difficult Terrain: it Charges nobody, and uses its row all the same', () => {
    const court = acted({
      rows: ['....,,........'],
      athletes: [bo('6,0')],
      creeps: [bulls(['2,0'])],
      rolls: [1],
    });
    expect(went(court)).toEqual([['move', 3]]);
    // The squares that it walked are not charged.
    expect(blows(court, 'Bo', M1)).toEqual([3]);
  });

  test('[KM-MINO-04] every square is nearer to the target', () => {
    // Around the wall two squares would lead aside.
    const court = acted({
      rows: ['.......', '...#...', '...#...', '...#...', '.......'],
      athletes: [bo('5,2')],
      creeps: [bulls(['1,2'])],
      rolls: [1],
    });
    expect(went(court).at(-1)?.[0]).toBe('charge');
    const charge = court.heard('moved').at(-1)?.path ?? [];
    const far = charge.map((cell) =>
      Math.max(Math.abs((cell % 7) - 5), Math.abs(Math.floor(cell / 7) - 2)),
    );
    expect(far).toEqual([...far].sort((a, b) => b - a));
    expect(new Set(far).size).toBe(far.length);
  });

  test('[KM-MINO-04] [KZ-BASIC-06] Slowed it Charges no farther than half its speed', () => {
    const court = acted({
      athletes: [bo('5,0')],
      creeps: [bulls([{ at: '1,0', statuses: ['slowed'] }])],
      rolls: [1],
    });
    expect(went(court)).toEqual([['charge', 3]]);
    expect(blows(court, 'Bo', M1)).toEqual([5]);
  });

  test('[KM-MINO-03] [KZ-AI-43] Dazed it Charges from where it stands, its one action', () => {
    const court = acted({
      athletes: [bo('5,0')],
      creeps: [bulls([{ at: '1,0', statuses: ['dazed'] }])],
      rolls: [1],
    });
    expect(went(court)).toEqual([['charge', 3]]);
  });

  test('[KM-MINO-03] [KZ-AI-28] Prone it stands up and Charges, rather than strike who is beside it', () => {
    const court = acted({
      rows: floor(14, 5),
      athletes: [ana('3,2'), bo('7,2')],
      creeps: [bulls([{ at: '2,2', statuses: ['prone'] }], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([0, 1]);
    expect(court.of(M1)).not.toHaveStatus('prone');
  });

  test('[KM-MINO-04] [KZ-AI-42] held where it stands it strikes who is beside it', () => {
    const court = acted({
      rows: floor(14, 5),
      athletes: [ana('3,2'), bo('7,2')],
      creeps: [bulls([{ at: '2,2', statuses: ['restrained'] }], ['Ana', 'Bo'])],
      rolls: [1],
    });
    expect(struck(court)).toEqual([1, 0]);
    expect(went(court)).toEqual([]);
  });

  test('[KZ-BASIC-07] stopped short it does not strike', () => {
    const court = pen({ athletes: [bo('7,0')], creeps: [bulls(['0,0'])], rolls: [1] });
    layTrap(court.state, { kind: 'snap', cell: court.cell(3, 0), by: 0, rule: 'KR-SPEC-17' });
    court.answer('end-turn');
    expect(went(court)).toEqual([['charge', 3]]);
    expect(blows(court, 'Bo', M1)).toEqual([]);
  });

  test('[KM-MINO-03] [KZ-CREEP-24] Panicked it Charges yet on a 5, with its basic attack', () => {
    const panicked = { status: 'panicked', by: 'Bo', ends: 'match' };
    const court = acted({
      athletes: [bo('7,0')],
      creeps: [bulls([{ at: '0,0', statuses: [panicked] }])],
      rolls: [5, 1],
    });
    expect(went(court)).toEqual([['charge', 6]]);
    expect(blows(court, 'Bo', M1)).toEqual([3]);
  });

  test('[KZ-AI-16] the enemy in its way to its orb is its target, and no farther one', () => {
    const court = pen({
      rows: ['1.............'],
      athletes: [ana('2,0'), bo('12,0')],
      creeps: [bulls(['3,0'], ['Ana', 'Bo'], { orb: '0,0', awake: true })],
      rolls: [1],
    });
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'ground', cell: court.cell(8, 0) };
    court.answer('end-turn');
    expect(struck(court)).toEqual([1, 0]);
  });
});

import { describe, expect, test } from 'vitest';
import { changeSquare } from '../src/rules/sight/walls.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { afterCreeps, beforeCreeps, blows, golems, ways } from './creep-court.ts';
import { floor, ours, theirs } from './table.ts';

const G1 = 'Practice Golem 1';
const G2 = 'Practice Golem 2';
const ROW = (length: number): string[] => floor(length, 1);
const lengths = (all: readonly (readonly number[])[]) => all.map(({ length }) => length);

describe('a melee Creep within one Move Action of its target', () => {
  test('[KZ-AI-34] [KZ-BASIC-10] strikes from where it stands if it can', () => {
    const court = afterCreeps({
      rows: floor(9, 9),
      athletes: [theirs('Bo', '4,4')],
      creeps: [golems(['5,4'], ['Bo'])],
      rolls: [1],
    });
    expect(ways(court, G1)).toEqual([]);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-30] [KZ-AI-39] [KM-CRP-09] takes the square of least movement', () => {
    const court = afterCreeps({
      rows: ROW(9),
      athletes: [theirs('Bo', '6,0')],
      creeps: [golems(['1,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(G1), lengths(ways(court, G1))]).toEqual(['court(5,0)', [4]]);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-30] [KZ-AI-15] [KZ-CREEP-16] moves on for Advantage though it stands beside it: by a Shift', () => {
    // Opposite to the second at the upper right is the lower left; that is one step away.
    const court = afterCreeps({
      rows: floor(9, 9),
      athletes: [theirs('Bo', '5,5')],
      creeps: [golems(['4,5', '6,4'], ['Bo'])],
      rolls: [1],
    });
    expect(court.of(G1)).toStandAt('4,6');
    expect(court.heard('opportunity')).toEqual([]);
    expect(blows(court, 'Bo', G1)).toEqual([3]);
    expect([court.at(G2), blows(court, 'Bo', G2)]).toEqual(['court(6,4)', [3]]);
  });
  test('[KZ-AI-30] [KZ-FLANK-08] another group is no help', () => {
    const court = afterCreeps({
      rows: floor(9, 9),
      athletes: [theirs('Bo', '5,5')],
      creeps: [golems(['4,5'], ['Bo']), golems([{ at: '6,4', name: 'Other' }])],
      // Beside whom Bo has ended its turn: it rolls too.
      rolls: [1, 1],
    });
    expect([court.at(G1), blows(court, 'Bo', G1)]).toEqual(['court(4,5)', [2]]);
  });
});

describe('a melee Creep farther off', () => {
  test('[KZ-AI-31] [KZ-CREEP-28] moves and Charges, the longest move first', () => {
    // Nine squares to (9,0): six by the move, three by the Charge (D-10).
    const court = afterCreeps({
      rows: ROW(14),
      athletes: [theirs('Bo', '10,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(G1), lengths(ways(court, G1))]).toEqual(['court(9,0)', [6, 3]]);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-30] [KR-SPEC-28] by a Boost Square one Move Action brings it there', () => {
    const court = beforeCreeps({
      rows: ROW(14),
      athletes: [theirs('Bo', '8,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    makeTerrain(court.state, court.cell(3, 0), 'boost', 0);
    court.answer('end-turn');
    expect([court.at(G1), lengths(ways(court, G1))]).toEqual(['court(7,0)', [7]]);
  });
  test('[KZ-AI-30] [KC-POR-33] so it does through a made tunnel', () => {
    const court = beforeCreeps({
      rows: ROW(20),
      athletes: [theirs('Bo', '18,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    for (const [one, other] of [
      [2, 15],
      [15, 2],
    ] as const)
      changeSquare(court.state, court.cell(one, 0), 'portal-entry', { end: court.cell(other, 0) });
    court.answer('end-turn');
    expect([court.at(G1), ways(court, G1).length]).toEqual(['court(17,0)', 1]);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-32] moves twice where no Charge can go, over Difficult Terrain', () => {
    const court = afterCreeps({
      rows: ['........,...'],
      athletes: [theirs('Bo', '11,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    // Six squares, then four of which one costs two.
    expect([court.at(G1), lengths(ways(court, G1))]).toEqual(['court(10,0)', [6, 4]]);
    expect(blows(court, 'Bo', G1)).toEqual([]);
  });
  test('[KZ-AI-32] [KZ-AI-41] moves twice and is not there yet', () => {
    const court = afterCreeps({
      rows: ROW(20),
      athletes: [theirs('Bo', '19,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(G1), blows(court, 'Bo', G1)]).toEqual(['court(12,0)', []]);
  });
  test('[KZ-AI-45] the shortest way counts what squares cost', () => {
    // Straight on over three of Difficult Terrain it is seven, around them five.
    const court = afterCreeps({
      rows: ['.......', '.,,,...', '.......'],
      athletes: [theirs('Bo', '6,1')],
      creeps: [golems(['0,1'], ['Bo'])],
      rolls: [1, 0],
    });
    const [way] = ways(court, G1);
    expect(way).toHaveLength(5);
    expect(way).not.toContain(court.cell(1, 1));
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-33] goes for the next enemy if no way leads to the first', () => {
    const court = afterCreeps({
      rows: ['.....#.', '.....#.'],
      athletes: [ours('Ana', '0,0'), theirs('Bo', '6,0')],
      creeps: [golems(['3,0'], ['Ana', 'Bo'])],
      // Bo is as near as Ana, and acts later.
      rolls: [1, 0],
    });
    expect(blows(court, 'Bo', G1)).toEqual([]);
    expect(blows(court, 'Ana', G1)).toEqual([2]);
  });
});

describe('a Creep that would grant Opportunities', () => {
  test('[KZ-AI-15] [KZ-TARG-12] looks out for its enemies alone, not for whoever stands by', () => {
    const court = afterCreeps({
      rows: ROW(12),
      athletes: [ours('Ana', '2,0'), theirs('Bo', '9,0')],
      creeps: [golems(['3,0'], ['Bo'])],
      rolls: [1],
    });
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 0 });
    court.answer('no');
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-15] [KZ-AI-31] shifts away and Charges rather than turn on who is beside it', () => {
    // Bo holds its orb. From (4,4) nothing on the way to Bo is beside Ana (D-09).
    const rows = floor(12, 9).map((row, y) => (y === 4 ? '..........1.' : row));
    const court = beforeCreeps({
      rows,
      athletes: [ours('Ana', '3,6'), theirs('Bo', '9,4')],
      creeps: [golems(['3,5'], ['Ana'], { orb: '10,4' })],
      // Three squares beside Bo are as good: the one in the middle.
      rolls: [1, 1],
    }).answer('pick-up', 'end-turn');
    expect(court.heard('opportunity')).toEqual([]);
    const [shift = [], charge = []] = ways(court, G1);
    expect(shift).toEqual([court.cell(4, 4)]);
    expect([charge.length, court.at(G1)]).toEqual([4, 'court(8,4)']);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
});

describe('danger on the way', () => {
  const past = (rows: readonly string[], y: number, rolls: readonly number[]) =>
    afterCreeps({
      rows,
      athletes: [theirs('Bo', `4,${y}`)],
      creeps: [golems([`0,${y}`], ['Bo'])],
      zones: [{ cells: [`2,${y}`], damage: 1 }],
      rolls,
    });
  test('[KZ-AI-44] is avoided if another way is as good, whichever square is its end', () => {
    for (const tie of [0, 1, 2]) {
      const court = past(floor(6, 5), 2, [1, tie]);
      expect([court.of(G1).hp, blows(court, 'Bo', G1)]).toEqual([2, [2]]);
    }
  });
  test('[KZ-AI-44] an end to which a way without it leads comes first', () => {
    // Three squares beside Bo are as near; to the upper one every way leads through the zone.
    const court = afterCreeps({
      rows: floor(6, 5),
      athletes: [theirs('Bo', '4,2')],
      creeps: [golems(['0,2'], ['Bo'])],
      zones: [{ cells: ['2,0', '2,1', '2,2'], damage: 1 }],
      rolls: [1, 0],
    });
    expect([court.of(G1).hp, court.at(G1)]).toEqual([2, 'court(3,2)']);
  });
  test('[KR-SPEC-17] [KZ-STAT-35] and whoever a Snap Trap holds does not Charge on from it', () => {
    const court = beforeCreeps({
      rows: floor(14, 1),
      athletes: [theirs('Bo', '11,0')],
      creeps: [golems(['0,0'], ['Bo'])],
      rolls: [1],
    });
    layTrap(court.state, { kind: 'snap', cell: court.cell(6, 0), by: 0, rule: 'KR-SPEC-17' });
    court.answer('end-turn');
    expect(ways(court, 'Practice Golem 1')).toEqual([[1, 2, 3, 4, 5, 6]]);
  });
  test('[KZ-AI-44] is accepted otherwise', () => {
    const court = past(ROW(6), 0, [1]);
    expect([court.of(G1).hp, court.at(G1), blows(court, 'Bo', G1)]).toEqual([1, 'court(3,0)', [2]]);
  });
});

import { describe, expect, test } from 'vitest';
import { ours, theirs } from '../../../../test/table.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { couldBecomeWall, isChangeable } from '../../../rules/sight/walls.ts';
import { CHUCK } from './blocks.ts';
import { block, blocksOf, C1, C2, chucks, yard } from './testing/yard.ts';

const sturdy = { hp: 20, maxHp: 20 };

test('[KM-CHUCK-01] [KM-INV-05] Elite Creeps that go 6 and throw 5 far; each face has one row', () => {
  const { type, speed, range, mob, rows } = CHUCK;
  expect([type, speed, range, mob]).toEqual(['elite', 6, 5, false]);
  expect(rows.flatMap(({ faces = [] }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('Reload', () => {
  test('[KM-CHUCK-04] a Block appears beside it, on the side of its enemy', () => {
    const court = yard({
      athletes: [theirs('Bo', '9,3', sturdy)],
      creeps: [chucks(['4,3'])],
      rolls: [1],
    }).answer('end-turn');
    expect([blocksOf(court), court.at(C1)]).toEqual([['5,3'], 'court(4,3)']);
  });

  test('[KM-CHUCK-04] it is Low Cover: it may be gone over, and costs as such', () => {
    const court = yard({
      athletes: [theirs('Bo', '9,3', { ...sturdy, speed: 3 })],
      creeps: [chucks(['1,3'], [])],
      squares: [block('8,3')],
    });
    const cell = court.cell(8, 3);
    expect([groundOf(court.state).isLow(cell), groundOf(court.state).isRoom(cell)]).toEqual([
      true,
      true,
    ]);
    court.answer('walk');
    expect(court.ends).toContain('court(8,3)');
    expect(court.ends).toContain('court(7,3)');
  });

  test('[KM-CHUCK-04] no power changes its square', () => {
    const court = yard({
      athletes: [theirs('Bo', '9,3')],
      creeps: [chucks(['1,3'], [])],
      squares: [block('8,3'), { at: '8,5', kind: 'low-cover' }],
    });
    const { state } = court;
    expect(isChangeable(state, court.cell(8, 5))).toBe(true);
    expect(isChangeable(state, court.cell(8, 3))).toBe(false);
    expect(couldBecomeWall(state, court.cell(8, 3))).toBe(false);
  });

  test('[KM-CHUCK-02] the Block stands where it has Cover from most of its enemies', () => {
    // One to the west, two to the east.
    const court = yard({
      athletes: [
        ours('Ana', '0,3', sturdy),
        theirs('Bo', '9,3', sturdy),
        theirs('Cy', '11,3', sturdy),
      ],
      creeps: [chucks(['4,3'], ['Ana', 'Bo', 'Cy'])],
      rolls: [1],
    }).answer('end-turn');
    expect(blocksOf(court)).toEqual(['5,3']);
  });

  test('[KM-CHUCK-04] on Difficult Terrain, and that is there again once the Block is thrown', () => {
    const rows = ['......,.......', '..............'];
    const court = yard({
      rows,
      athletes: [theirs('Bo', '10,0', sturdy)],
      creeps: [chucks(['5,0'])],
      rolls: [1, 2],
    }).answer('end-turn');
    expect(blocksOf(court)).toEqual(['6,0']);
    court.answer('end-turn');
    expect(blocksOf(court)).toEqual([]);
    expect(groundOf(court.state).kindAt(court.cell(6, 0))).toBe('difficult');
  });

  test('[KM-CHUCK-04] [KZ-AI-28] its Move Action gets it up', () => {
    const court = yard({
      athletes: [theirs('Bo', '9,3', sturdy)],
      creeps: [chucks([{ at: '4,3', statuses: ['prone'] }])],
      rolls: [1],
    }).answer('end-turn');
    expect(court.inPlay('prone')).toEqual([]);
    expect(blocksOf(court)).toHaveLength(1);
  });
});

describe('Passive Behavior', () => {
  test('[KM-CHUCK-03] asleep it makes none', () => {
    const court = yard({
      athletes: [theirs('Bo', '9,3')],
      creeps: [chucks(['4,3'], [])],
    }).answer('end-turn', 'end-turn');
    expect(blocksOf(court)).toEqual([]);
  });

  test('[KM-CHUCK-03] awake and without an enemy it Reloads each round, without a die, and stays', () => {
    const court = yard({
      athletes: [theirs('Bo', '13,3')],
      creeps: [chucks(['2,2', '9,2'], [], { awake: true })],
    }).answer('end-turn');
    expect(blocksOf(court)).toHaveLength(2);
    court.answer('end-turn');
    expect(blocksOf(court)).toHaveLength(4);
    expect([court.at(C1), court.at(C2)]).toEqual(['court(2,2)', 'court(9,2)']);
    expect(court.heard('group-roll')).toEqual([]);
  });

  test('[KM-CHUCK-03] until four are beside it', () => {
    const court = yard({
      athletes: [theirs('Bo', '13,3')],
      creeps: [chucks(['4,3'], [], { awake: true })],
    });
    for (let round = 0; round < 6; round += 1) court.answer('end-turn');
    expect(blocksOf(court)).toHaveLength(4);
  });

  test('[KM-CHUCK-03] [KZ-AI-21] an orb on the ground comes first', () => {
    const court = yard({
      athletes: [theirs('Bo', '13,3')],
      creeps: [chucks(['4,3'], [], { awake: true, orb: 'orb-0' })],
      rows: [
        '..............',
        '..............',
        '..............',
        '.......1......',
        '..............',
        '..............',
        '..............',
      ],
      orbs: [{ name: 'orb-0', colour: 'neutral', at: '5,6' }],
    }).answer('end-turn');
    expect(blocksOf(court)).toEqual([]);
    expect(court.of(C1).held).toEqual([0]);
  });
});

describe('Moving Cover', () => {
  /** At (1,3), with a Block beside it, it comes into range of Bo. */
  const moves = (squares: readonly string[], more = {}) =>
    yard({
      athletes: [theirs('Bo', '9,3', sturdy)],
      creeps: [chucks(['1,3'])],
      squares: squares.map(block),
      ...more,
    });

  test('[KM-CHUCK-02] [KM-CHUCK-05] a Block comes along, and is thrown', () => {
    const court = moves(['0,3'], { rolls: [2] }).answer('end-turn');
    expect(court.at(C1)).not.toBe('court(1,3)');
    expect(court.heard('creep').map(({ what, power }) => [what, power])).toEqual([
      ['block', undefined],
      ['attack', 'chuck-block'],
    ]);
    expect([blocksOf(court), court.of('Bo').hp]).toEqual([[], 17]);
  });

  test('[KM-CHUCK-02] only one, beside its new square toward its enemies; the others stay', () => {
    const court = moves(['0,3', '0,2'], { rolls: [3] }).answer('end-turn');
    // The one that came along is thrown.
    expect(blocksOf(court)).toHaveLength(1);
    expect(['0,3', '0,2']).toContain(blocksOf(court)[0]);
  });

  test('[KM-CHUCK-04] none on which somebody stands comes along', () => {
    const court = yard({
      athletes: [ours('Ana', '0,3', sturdy), theirs('Bo', '11,3', sturdy)],
      creeps: [chucks(['1,3'], ['Bo'])],
      squares: [block('0,3')],
      rolls: [2],
    }).answer('end-turn');
    // It has none to throw.
    expect(court.of('Bo').hp).toBe(20);
    expect(blocksOf(court)).toContain('0,3');
    expect(blocksOf(court)).toHaveLength(2);
  });
});

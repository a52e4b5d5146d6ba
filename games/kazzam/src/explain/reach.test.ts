import { describe, expect, test } from 'vitest';
import { begin, ours, type Told, theirs } from '../../test/table.ts';
import { areaOf, attackOf, sightOf, threatsTo, waysOfAction } from './index.ts';

/** Red at D3 beside a box, Blue at E3 beside Red. */
const COURT = ['........', '...o....', '........', '........'];

function beside(rows: readonly string[] = COURT, red: Told = {}) {
  const athletes = [ours('Red', '3,2', red), theirs('Blue', '4,2')];
  return begin({ court: rows, athletes, turn: 'Red' });
}

describe('the area of an attack', () => {
  test('[KZ-POWER-03] [KZ-LOS-03] is all that is in range and in line of whoever attacks', () => {
    const court = beside(['........', '........', '........', '..#.....']);
    const attack = attackOf(court.state, 0, 'basic-physical-attack');
    if (attack === undefined) throw new Error('no such attack');
    // Melee reaches the squares around it.
    expect(new Set(areaOf(court.state, attack))).toEqual(
      new Set(
        [2, 3, 4].flatMap((x) =>
          [1, 2, 3].flatMap((y) =>
            (x === 3 && y === 2) || (x === 2 && y === 3) ? [] : [court.cell(x, y)],
          ),
        ),
      ),
    );
    const ranged = { ...attack, power: { ...attack.power, target: { ranged: 3 } } } as const;
    const far = areaOf(court.state, ranged);
    expect(far).toContain(court.cell(6, 2));
    expect(far).not.toContain(court.cell(7, 2));
    // What lies straight behind a wall is not in line.
    expect(
      areaOf(beside(['........', '........', '.....#..', '........']).state, ranged),
    ).not.toContain(court.cell(6, 2));
  });

  test('of whoever is on no square is nothing', () => {
    const { state } = beside();
    const attack = attackOf(state, 0, 'basic-physical-attack');
    expect(attack && areaOf({ ...state, creatures: [] }, attack)).toEqual([]);
  });
});

describe('reach of an action', () => {
  test('[KZ-MOVE-01] [KZ-MOVE-09] a walk and a Shift lead to squares, each with its price', () => {
    const court = beside();
    const walk = waysOfAction(court.state, 0, 'walk');
    expect(walk?.get(court.cell(0, 2))?.cost).toBe(3);
    expect(walk?.has(court.cell(3, 2))).toBe(false);
    // Nobody ends where another stands.
    expect(walk?.has(court.cell(4, 2))).toBe(false);
    const shift = [...(waysOfAction(court.state, 0, 'shift') ?? [])];
    expect(shift.length).toBeGreaterThan(0);
    expect(shift.every(([, { cost }]) => cost === 1)).toBe(true);
  });

  test('an attack leads nowhere, and neither does what nobody can do', () => {
    const { state } = beside();
    expect(waysOfAction(state, 0, 'basic-physical-attack')).toBeUndefined();
    expect(waysOfAction(state, 9, 'walk')).toBeUndefined();
  });
});

describe('threats', () => {
  test('[KZ-OPP-07] are on the squares beside an enemy that can strike', () => {
    const court = beside();
    const threats = threatsTo(court.state, 0);
    expect(threats.get(court.cell(3, 2))).toEqual([1]);
    expect(threats.has(court.cell(1, 2))).toBe(false);
    const around = [3, 4, 5].flatMap((x) => [1, 2, 3].map((y) => court.cell(x, y)));
    const blue = court.cell(4, 2);
    expect([...threats.keys()].sort()).toEqual(around.filter((cell) => cell !== blue).sort());
  });

  test('[KZ-STAT-41] nobody threatens who is Nimble', () => {
    expect(threatsTo(beside(COURT, { statuses: ['nimble'] }).state, 0).size).toBe(0);
  });
});

test('[KZ-LOS-02] what is seen has a line to it: past Low Cover, not behind Full Cover', () => {
  const seen = (rows: readonly string[], x: number, y: number) => {
    const court = beside(rows);
    const sight = sightOf(court.state, 0);
    const cell = court.cell(x, y);
    expect(sight.unseen.has(cell)).toBe(!sight.seen.has(cell));
    return sight.seen.has(cell);
  };
  const walled = ['........', '...#....', '........', '........'];
  expect([seen(COURT, 7, 3), seen(COURT, 3, 0)]).toEqual([true, true]);
  expect([seen(walled, 7, 3), seen(walled, 3, 0)]).toEqual([true, false]);
});

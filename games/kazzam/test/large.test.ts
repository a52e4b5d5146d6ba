import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/attack/attack.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { reachable } from '../src/rules/movement/reachable.ts';
import { takeStep } from '../src/rules/movement/step.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { begin, floor, ours, theirs } from './table.ts';

const WIDTH = 10;
const cell = (x: number, y: number): number => y * WIDTH + x;

/** A bear, four squares large, at a square. */
function bearAt(at: string, rows: readonly string[], zones: readonly unknown[] = []) {
  return begin({
    court: rows,
    athletes: [ours('Ana', '9,0'), theirs('Bo', '9,5')],
    creeps: [{ group: 'bears', members: [{ at, hp: 3 }] }],
    zones,
    turn: 'Ana',
  });
}
const BEAR = 2;
const costs = (rows: readonly string[], at: string, budget = 3) => {
  const t = bearAt(at, rows);
  const movement = { how: 'move', rule: 'KZ-MOVE-01', exposed: true, budget };
  return new Map(reachable(t, BEAR, movement).map((place) => [place.cell, place.cost]));
};

describe('a larger creature on the move', () => {
  test('[KZ-LARGE-09] moves all its squares by one, for the highest cost of those it newly covers', () => {
    const rows = floor(WIDTH, 6).map((row, y) => (y === 1 ? '....,.....' : row));
    const from = costs(rows, '2,1');
    expect([from.get(cell(3, 1)), from.get(cell(2, 2)), from.get(cell(1, 1))]).toEqual([2, 1, 1]);
    // Below the difficult row it costs nothing more.
    expect(from.get(cell(3, 2))).toBe(1);
  });
  test('[KR-CON-12] [KR-SPEC-28] [KZ-LARGE-09] what a Lockdown makes difficult costs no more on a Boost Square', () => {
    /** What a step of the bear costs onto (4,3), a Boost Square, and (4,4), with Con at a square. */
    const price = (con: string) => {
      const t = begin({
        court: floor(WIDTH, 7),
        athletes: [
          ours('Con', con, { role: 'controller', specialisation: 'lockdown' }),
          theirs('Bo', '9,6'),
        ],
        creeps: [{ group: 'bears', members: [{ at: '2,3', hp: 3 }] }],
        turn: 'Con',
      });
      makeTerrain(t.state, cell(4, 3), 'boost', 0);
      const movement = { how: 'move', rule: 'KZ-MOVE-01', exposed: true, budget: 3 };
      return reachable(t, BEAR, movement).find((place) => place.cell === cell(3, 3))?.cost;
    };
    // The floor beside it is three squares from her, then two.
    expect([price('4,1'), price('4,2')]).toEqual([1, 2]);
  });
  test('[KZ-LARGE-01] [KZ-LARGE-02] what it covers already is not entered again', () => {
    const rows = floor(WIDTH, 6).map((row, y) => (y === 1 ? '...,......' : row));
    // It stands on the difficult square with its right column; going on is over plain floor.
    expect(costs(rows, '2,1').get(cell(3, 1))).toBe(1);
  });
  test('[KZ-LARGE-09] [KZ-MOVE-06] not where a square of it would be in a wall, past one’s corner or over the edge', () => {
    const rows = floor(WIDTH, 6).map((row, y) => (y === 2 ? '....#.....' : row));
    const from = costs(rows, '2,1', 1);
    expect(from.has(cell(3, 1))).toBe(false);
    expect(from.has(cell(3, 0))).toBe(false);
    expect(from.has(cell(2, 0))).toBe(true);
    expect(costs(floor(WIDTH, 6), '7,1', 1).has(cell(8, 0))).toBe(false);
  });
  test('[KZ-LARGE-02] [KZ-ZONE-08] a zone acts when the first of its squares comes in, and not again', () => {
    const zones = [{ cells: ['4,1', '5,1'], damage: 1 }];
    const t = bearAt('2,1', floor(WIDTH, 6), zones);
    const hp = () => t.of('Guardian Bear 1').hp;
    t.run(takeStep(t, BEAR, cell(3, 1), { how: 'move' }));
    expect(hp()).toBe(2);
    t.state.struck = [];
    t.run(takeStep(t, BEAR, cell(4, 1), { how: 'move' }));
    expect(hp()).toBe(2);
  });
});

describe('a larger creature under attack', () => {
  const burst: AttackPower = { id: 'burst', rule: 'KZ-POWER-05', target: { burst: 2 }, damage: 1 };
  const struck = (at: string, power: AttackPower) => {
    const t = begin(
      {
        court: floor(WIDTH, 6),
        athletes: [theirs('Bo', '4,2'), ours('Ana', '9,5')],
        creeps: [{ group: 'swarm', members: [{ at, hp: 9 }] }],
        turn: 'Bo',
      },
      { rolls: [4] },
    );
    t.run(attack(t, 0, BEAR, power));
    return 9 - (t.of('Vampiric Swarm 1').hp ?? 0);
  };
  test('[KZ-CREEP-11] an area that covers several squares of a Mob deals it double', () => {
    expect(struck('5,2', burst)).toBe(2);
    // Of this one only the upper left square is within two.
    expect(struck('6,4', burst)).toBe(1);
  });
  test('[KZ-CREEP-11] [KZ-LARGE-03] other attacks deal it their damage once', () => {
    expect(struck('5,2', { ...burst, target: { ranged: 2 } })).toBe(1);
  });
});

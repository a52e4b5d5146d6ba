import { describe, expect, test } from 'vitest';
import { archers, golems } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, theirs } from '../../../test/table.ts';
import { walkOf } from '../movement/move.ts';
import { comeNearer, goByItself } from './go.ts';

const G1 = 'Practice Golem 1';

/** A golem at (5,2) whose enemy is Bo. */
function golem(bo: string): Court {
  return begin({
    court: floor(12, 5),
    athletes: [ours('Ana', '11,0'), theirs('Bo', bo)],
    creeps: [golems(['5,2'], ['Bo'])],
    turn: 'Ana',
  });
}

/** Where it goes if its walk may end in these squares. */
function gone(court: Court, ...ends: readonly (readonly [number, number])[]): string {
  const id = court.id(G1);
  const walk = walkOf(court, id);
  if (walk === undefined) throw new Error('it cannot walk');
  const cells = ends.map(([x, y]) => court.cell(x, y));
  court.run(goByItself(court, id, { ...walk, ends: (cell) => cells.includes(cell) }));
  return court.at(G1);
}

describe('a Creep that goes where a movement may end', () => {
  test('[KZ-AI-49] takes the least movement, be another square nearer to its enemy', () => {
    const court = golem('0,2');
    expect(gone(court, [1, 2], [8, 2], [5, 0])).toBe('court(5,0)');
    expect(court.heard('moved').map(({ path }) => path.length)).toEqual([2]);
  });
  test('[KZ-AI-49] of equally good squares the one nearest to its first enemy', () => {
    expect(gone(golem('5,4'), [5, 1], [5, 3])).toBe('court(5,3)');
    expect(gone(golem('5,0'), [5, 1], [5, 3])).toBe('court(5,1)');
  });
  test('[KZ-AI-49] stays where there is none', () => {
    const court = golem('5,4');
    expect(gone(court)).toBe('court(5,2)');
    expect(gone(court, [5, 2])).toBe('court(5,2)');
    expect(court.heard('moved')).toEqual([]);
  });
});

test('[KZ-AI-32] a Creep comes nearer to its first target, or to nobody', () => {
  const court = begin({
    court: floor(14, 1),
    athletes: [ours('Ana', '13,0'), theirs('Bo', '0,0')],
    creeps: [archers(['6,0'], ['Ana', 'Bo'])],
    turn: 'Ana',
  });
  const id = court.id('Practice Archer 1');
  court.run(comeNearer(court, id, [], 2));
  expect(court.of('Practice Archer 1')).toStandAt('6,0');
  court.run(comeNearer(court, id, [court.id('Ana'), court.id('Bo')], 1));
  expect(court.of('Practice Archer 1')).toStandAt('12,0');
});

import type { Cell } from '@tablewright/geometry';
import { describe, expect, test } from 'vitest';

import { groundOf } from '../src/rules/court/ground-now.ts';
import { placedByCreep } from '../src/rules/creepmaster/choices.ts';
import { settleTie } from '../src/rules/creepmaster/ties.ts';
import { windows } from '../src/rules/effects/windows.ts';
import { forcedWay } from '../src/rules/movement/forced.ts';
import { walkOf } from '../src/rules/movement/move.ts';
import { nearestReachable, waysOf } from '../src/rules/movement/reachable.ts';
import { plainestPathOn } from '../src/rules/movement/routes.ts';
import { safeSteps } from '../src/rules/movement/safe-steps.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { afterCreeps, golems, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WIDTH = 12;
const cell = (x: number, y: number): number => y * WIDTH + x;
const GOLEM = 2;

/** A golem at (2,4); Ana and Bo far off unless it says otherwise. */
function scene(
  { ana = {}, bo = {} }: { readonly ana?: Told; readonly bo?: Told } = {},
  more: Readonly<Record<string, unknown>> = {},
): Court {
  return begin({
    court: floor(WIDTH, 9),
    athletes: [ours('Ana', '11,0', ana), theirs('Bo', '11,8', bo)],
    creeps: [golems(['2,4'], ['Ana', 'Bo'])],
    turn: 'Ana',
    ...more,
  });
}

/** The way of the golem to a square, as `x,y`. */
function wayTo(t: Court, x: number, y: number, safe = true): readonly string[] {
  const walk = walkOf(t, GOLEM);
  if (walk === undefined) throw new Error('it cannot walk');
  const found = waysOf(t, GOLEM, walk, safe ? safeSteps(t, GOLEM) : undefined);
  return found.pathTo(cell(x, y)).map(named);
}

function named(at: Cell): string {
  return `${at % WIDTH},${Math.floor(at / WIDTH)}`;
}

describe('which of equally cheap paths a Creep takes', () => {
  test('[KZ-AI-48] [KZ-AI-45] none that strays aside for nothing', () => {
    expect(wayTo(scene(), 7, 4)).toEqual(['3,4', '4,4', '5,4', '6,4', '7,4']);
    expect(wayTo(scene(), 2, 8)).toEqual(['2,5', '2,6', '2,7', '2,8']);
  });
  test('[KZ-AI-48] the squares that come first by row, then by column, at the first difference', () => {
    expect(wayTo(scene(), 6, 6)).toEqual(['3,4', '4,4', '5,5', '6,6']);
    expect(wayTo(scene(), 6, 2)).toEqual(['3,3', '4,2', '5,2', '6,2']);
    expect(wayTo(scene(), 4, 8)).toEqual(['2,5', '2,6', '3,7', '4,8']);
  });
  test('[KZ-AI-48] [KZ-AI-44] none through a zone or a trap, though it were straighter', () => {
    const straight = ['3,4', '4,4', '5,4', '6,4'];
    expect(wayTo(scene(), 6, 4)).toEqual(straight);
    const round = ['3,3', '4,3', '5,3', '6,4'];
    const zones = [{ cells: ['4,4'], damage: 1 }];
    expect(wayTo(scene({}, { zones }), 6, 4)).toEqual(round);
    const t = scene();
    layTrap(t.state, { kind: 'snap', cell: cell(4, 4), by: 0, rule: 'KR-SPEC-17' });
    expect(wayTo(t, 6, 4)).toEqual(round);
    // One that dearer ways alone avoid is no reason to take them (KZ-AI-45).
    const wall = Array.from({ length: 9 }, (_, y) => `4,${y}`);
    expect(wayTo(scene({}, { zones: [{ cells: wall, damage: 1 }] }), 6, 4)).toEqual(straight);
  });
  test('[KZ-AI-48] fewest Opportunities, before anything else', () => {
    const bo = { at: '4,3' };
    const t = scene({ bo }, { zones: [{ cells: ['4,5', '5,5', '3,5'], damage: 1 }] });
    // On the straight way Bo would have three of them; below it none, for all the danger.
    expect(wayTo(t, 6, 4, false)).toEqual(['3,5', '4,6', '5,5', '6,4']);
  });
  test('[KZ-AI-48] [KZ-AI-44] nor are Opportunities forgotten where there is danger to avoid', () => {
    const t = scene({ bo: { at: '4,3' } }, { zones: [{ cells: ['2,5'], damage: 1 }] });
    const walk = walkOf(t, GOLEM);
    if (walk === undefined) throw new Error('it cannot walk');
    const [found] = nearestReachable(t, GOLEM, walk, (at) => at === cell(6, 4));
    expect(found?.path.map(named)).toEqual(['3,5', '4,5', '5,5', '6,4']);
  });
  test('[KZ-AI-48] then fewest auras of its enemies that it comes into', () => {
    const t = scene({ bo: { at: '4,2', statuses: ['prone'] } });
    const burn = (by: number) => {
      const until = { ends: 'match' } as const;
      const mark = t.state.nextEffect;
      windows.attach(t, { kind: 'burning', on: 1, by, source: 'fire', until, mark, amount: 0 });
    };
    expect(wayTo(t, 6, 3)).toEqual(['3,3', '4,3', '5,3', '6,3']);
    burn(0);
    expect(wayTo(t, 6, 3)).toEqual(['3,4', '4,4', '5,4', '6,3']);
    const stranger = t.state.groups[0];
    if (stranger !== undefined) stranger.enemies = [1];
    expect(wayTo(t, 6, 3)).toEqual(['3,3', '4,3', '5,3', '6,3']);
  });
  test('[KZ-AI-48] so it goes in a match', () => {
    const court = afterCreeps({
      rows: floor(WIDTH, 9),
      athletes: [theirs('Bo', '9,4')],
      creeps: [golems(['2,4'], ['Bo'])],
      rolls: [1],
      seed: 'ties',
    });
    const rows = ways(court, 'Practice Golem 1')
      .flat()
      .map((at) => Math.floor(at / WIDTH));
    const last = rows.at(-1) ?? -1;
    // Beside Bo, and as straight there as it goes.
    expect([3, 4, 5]).toContain(last);
    expect(rows.filter((row) => row !== 4 && row !== last)).toEqual([]);
  });
  test('[KZ-AI-48] [KZ-FORCE-02] and along which it pushes somebody', () => {
    const t = scene({ ana: { at: '3,4' } });
    const push = { how: 'push', squares: 4, source: 'test', from: cell(2, 4) } as const;
    const way = forcedWay(t, 0, { ...push, by: GOLEM, rule: 'test' });
    if (way === undefined) throw new Error('nobody is pushed');
    const path = plainestPathOn(way, groundOf(t.state), cell(7, 4));
    expect(path).toEqual([cell(4, 4), cell(5, 4), cell(6, 4), cell(7, 4)]);
  });
});

describe('which of equally good squares', () => {
  test('[KZ-AI-50] lots are drawn only between different ones', () => {
    const t = scene();
    // No draw is left in these tables.
    expect(settleTie(t, GOLEM, [cell(1, 1), cell(1, 1)])).toBe(cell(1, 1));
    expect(t.run(placedByCreep(t, { creep: GOLEM, victim: 0, key: 'drag' }, [5, 5]))).toBe(5);
    const far = scene({ ana: { at: '5,4' }, bo: { at: '11,8' } });
    expect(() => settleTie(far, GOLEM, [cell(4, 3), cell(4, 5)])).toThrow();
  });
});

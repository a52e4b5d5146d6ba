import { isSearchPolicy } from '@tablewright/bots';
import type { Policy } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/bots/evaluate.ts';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { kazzam } from '../src/index.ts';
import { GAME as KAZZAM } from './content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

type More = Readonly<Record<string, unknown>>;

/** Ana and Bo, far from each other, in Ana's turn. */
function facing(ana: Told = {}, given: More = {}): Court {
  const athletes = [ours('Ana', '2,2', ana), theirs('Bo', '18,2')];
  const rows = floor(20, 5);
  rows[2] = `R${'.'.repeat(18)}B`;
  return begin({ court: rows, athletes, turn: 'Ana', ...given });
}

/** How a match looks for the seat of the player team. */
function chance({ state }: Court, seat = 0): number {
  const worth = evaluate(state, seat);
  if (worth === undefined) throw new Error('this moment is not judged');
  return worth;
}

describe('how a match looks', () => {
  test('what one side gains the other loses', () => {
    const court = facing({}, { points: [3, 1] });
    expect(chance(court, 0) + chance(court, 1)).toBeCloseTo(1);
  });
  test('better with more points, worse with Strikes', () => {
    const level = chance(facing());
    expect(chance(facing({}, { points: [1, 0] }))).toBeGreaterThan(level);
    expect(chance(facing({}, { points: [0, 1] }))).toBeLessThan(level);
    expect(chance(facing({}, { strikes: [1, 0] }))).toBeLessThan(level);
  });
  test('worse with less HP', () => {
    expect(chance(facing({ hp: 3 }))).toBeLessThan(chance(facing()));
  });
  test('the better, the nearer an orb is to where it pays', () => {
    const carried = (at: string) => chance(facing({ at, holds: ['blue'] }));
    const [near, far, none] = [carried('2,2'), carried('9,2'), chance(facing())];
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(none);
  });
  test('in the last round nearly decided for whoever is ahead', () => {
    const ahead = (ending: boolean) => {
      const court = facing({}, { points: [10, 9] });
      court.state.ending = ending;
      return chance(court);
    };
    expect(ahead(false)).toBeLessThan(0.8);
    expect(ahead(true)).toBeGreaterThan(0.95);
  });
  test('is not said in the middle of a turn', () => {
    const court = facing();
    expect(evaluate(court.state, 0)).toBeDefined();
    court.answer('walk', ['court(2,1)', 'court(2,0)']);
    expect(evaluate(court.state, 0)).toBeUndefined();
    court.answer('end-turn');
    expect(court.asked).toContain('seat 1');
    expect(evaluate(court.state, 0)).toBeDefined();
  });
});

describe('what a bot that looks ahead considers', () => {
  /** Ids of what the heuristic ranks, and of what it would take itself. */
  function ranked(court: Court, most: number) {
    const { open, state: view } = court;
    const input = { view, seat: open.seat, choice: open, random: seededSource('ranked') };
    const idOf = (answer: unknown) => court.idOf(answer);
    return { best: heuristic.ranked?.(input, most)?.map(idOf), own: idOf(heuristic(input)) };
  }

  test('actions that gain something and the end of the turn, its own choice first', () => {
    const court = facing({ implement: 'wand', at: '14,2' });
    const { best = [], own } = ranked(court, 8);
    expect(best[0]).toBe(own);
    expect(best).toContain('walk');
    expect(best.at(-1)).toBe('end-turn');
    expect(best).not.toContain('drop-prone');
    expect(ranked(court, 2).best).toEqual(best.slice(0, 2));
  });
  test('ways to different squares, its own choice first', () => {
    const court = facing().answer('walk');
    const { open, state: view } = court;
    const input = { view, seat: 0, choice: open, random: seededSource('ranked') };
    const ways = heuristic.ranked?.(input, 5) as readonly (readonly number[])[];
    expect(ways[0]).toEqual(heuristic(input));
    expect(ways).toHaveLength(5);
    expect(new Set(ways.map((way) => way.at(-1))).size).toBe(5);
  });
  test('nothing where it is asked whether to give up', () => {
    const court = facing({}, { points: [0, 4] }).answer('concede');
    expect(court).toBeAskedFor('concede-now', { rule: 'KZ-END-06', seat: 0 });
    const master = kazzam.bots.master as Policy;
    if (!isSearchPolicy(master)) throw new Error('the master searches');
    const { open: choice, state: view } = court;
    const imagine = () => undefined;
    const search = master.begin({ view, seat: 0, choice, imagine, random: seededSource('s') });
    expect([search.done, search.answer]).toEqual([true, 0]);
  });
});

import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { reload } from './covering.ts';
import { block, blocksOf, C1, C2, chucks, yard } from './testing/yard.ts';
import { BLOCK, orbToThrow } from './throws.ts';

const sturdy = { hp: 20, maxHp: 20 };
const did = (court: Court): readonly unknown[] =>
  court.heard('creep').flatMap(({ what, power }) => (what === 'attack' ? [power] : []));

/** Squares beside (8,3) nearest to (4,3). */
const LANDS = ['court(7,2)', 'court(7,3)', 'court(7,4)'];

describe('Chuck', () => {
  /** Ana is beside the Chuck at (4,3), Bo is some way off. */
  const two = (bo = '8,3', ana: Told = {}, more: Told = {}): Court =>
    yard({
      athletes: [
        ours('Ana', '5,3', { ...sturdy, ...ana }),
        theirs('Bo', bo, { ...sturdy, ...more }),
      ],
      creeps: [chucks(['4,3'], ['Ana', 'Bo'])],
      squares: [block('3,3')],
      rolls: [2],
    }).answer('end-turn');

  test('[KM-CHUCK-05] throws an enemy beside it at another within 5: 3 damage to each', () => {
    const court = two();
    expect([blows(court, 'Ana', C1), blows(court, 'Bo', C1)]).toEqual([[3], [3]]);
    // Beside the other, on the side of the Chuck.
    expect(LANDS).toContain(court.at('Ana'));
    expect(blocksOf(court)).toEqual(['3,3']);
  });

  test('[KM-CHUCK-05] [D-82] it lands before it takes its damage, and falls there', () => {
    const court = two('8,3', { hp: 3 });
    expect(court.at('Ana')).toBe('nowhere');
    const fell = court.of('Ana').fellAt;
    expect([court.cell(7, 2), court.cell(7, 3), court.cell(7, 4)]).toContain(fell);
    // And the other is hurt all the same.
    expect(blows(court, 'Bo', C1)).toEqual([3]);
  });

  test('[KM-CHUCK-05] beyond 5 there is no other: a Block flies', () => {
    const court = two('11,3');
    expect([blows(court, 'Ana', C1), blows(court, 'Bo', C1)]).toEqual([[3], []]);
    expect([court.at('Ana'), blocksOf(court)]).toEqual(['court(5,3)', []]);
  });

  test('[KM-CHUCK-05] [KM-CRP-11] whose Ward takes it all stays, and the other is not hurt (D-77)', () => {
    const court = two('8,3', { ward: 4 });
    expect([court.at('Ana'), blows(court, 'Ana', C1), blows(court, 'Bo', C1)]).toEqual([
      'court(5,3)',
      [3],
      [],
    ]);
  });

  test('[KM-CHUCK-05] Ward of less does not hold it', () => {
    const court = two('8,3', { ward: 1 });
    expect(LANDS).toContain(court.at('Ana'));
    expect(blows(court, 'Bo', C1)).toEqual([3]);
  });

  test('[KM-CHUCK-05] the Ward of the other is its own matter', () => {
    const court = two('8,3', {}, { ward: 4 });
    expect(LANDS).toContain(court.at('Ana'));
    expect(court.of('Bo').hp).toBe(20);
  });

  test('[KM-CHUCK-05] somebody already beside the other lands as near as before', () => {
    const court = two('6,3');
    expect(['court(5,2)', 'court(5,3)', 'court(5,4)']).toContain(court.at('Ana'));
    expect(blows(court, 'Bo', C1)).toEqual([3]);
  });

  test('[KM-CHUCK-05] without a Block and without a second enemy it makes a Block', () => {
    const court = yard({
      athletes: [theirs('Bo', '5,3', sturdy)],
      creeps: [chucks(['4,3'])],
      rolls: [5],
    }).answer('end-turn');
    expect([did(court), blocksOf(court).length, court.of('Bo').hp]).toEqual([[], 1, 20]);
  });

  test('[KM-CHUCK-04] [KM-CHUCK-05] a Block on which somebody stands is none to throw', () => {
    const court = yard({
      athletes: [theirs('Bo', '5,3', sturdy)],
      creeps: [chucks(['4,3'])],
      squares: [block('5,3')],
      rolls: [5],
    }).answer('end-turn');
    expect([did(court), blocksOf(court).length]).toEqual([[], 2]);
  });

  test('[KM-CHUCK-05] a Block that has flown is gone, though its Chuck falls before it comes down', () => {
    const court = yard({
      athletes: [theirs('Bo', '8,3', sturdy)],
      creeps: [chucks(['4,3'])],
      squares: [block('3,3')],
    });
    const [chuck, bo] = [court.id(C1), court.id('Bo')];
    takeOut(court, chuck, bo);
    const then = BLOCK.after?.(court, { attacker: chuck } as never);
    if (then === undefined) throw new Error('nothing comes after it');
    court.run(then);
    expect(blocksOf(court)).toEqual([]);
  });
  test('[KM-CHUCK-04] a Chuck that has fallen sets no Block down', () => {
    const court = yard({ athletes: [theirs('Bo', '8,3', sturdy)], creeps: [chucks(['4,3'])] });
    takeOut(court, court.id(C1), court.id('Bo'));
    court.run(reload(court, court.id(C1)));
    expect(blocksOf(court)).toEqual([]);
  });
  test('[KM-CHUCK-05] the Block that is thrown is one that it needs least as cover', () => {
    const court = yard({
      athletes: [theirs('Bo', '8,3', sturdy)],
      creeps: [chucks(['4,3'])],
      squares: [block('5,3'), block('3,3')],
      rolls: [5],
    }).answer('end-turn');
    expect(blocksOf(court)).toEqual(['5,3']);
  });
});

describe('Throw Orb', () => {
  const ROWS = ['......1.......', ...Array.from({ length: 6 }, () => '..............')];
  const guards = (chuck: string, bo: Told = {}): Court =>
    yard({
      rows: ROWS,
      athletes: [theirs('Bo', '9,3', { ...sturdy, ...bo })],
      creeps: [chucks([chuck], ['Bo'], { orb: '6,0', decided: true })],
      squares: [block('5,2')],
      rolls: [6],
    }).answer('end-turn');
  const lies = (court: Court) => court.state.items[0]?.place;

  test('[KM-CHUCK-06] from the pedestal beside it: 5 damage, and the orb lies in the square of its target', () => {
    const court = guards('6,1');
    expect([blows(court, 'Bo', C1), lies(court)]).toEqual([
      [5],
      { at: 'ground', cell: court.cell(9, 3) },
    ]);
    expect(court).toHaveHeard({ type: 'orb', what: 'thrown', rule: 'KM-CHUCK-06' });
  });

  test('[KM-CHUCK-06] [KM-CRP-11] Ward does not keep the orb away', () => {
    const court = guards('6,1', { ward: 6 });
    expect([court.of('Bo').hp, lies(court)]).toEqual([
      20,
      { at: 'ground', cell: court.cell(9, 3) },
    ]);
  });

  test('[KM-CHUCK-06] where its target stood, if that falls', () => {
    const court = guards('6,1', { hp: 5 });
    expect(lies(court)).toEqual({ at: 'ground', cell: court.cell(9, 3) });
  });

  test('[KM-CHUCK-06] with no orb in reach it does Chuck', () => {
    const court = guards('6,2');
    expect(did(court)).toEqual(['chuck-block']);
  });

  test('[KM-CHUCK-08] a held one before one on the ground before one on a pedestal', () => {
    const rows = ['1.....2.....3.', ...ROWS.slice(1)];
    const court = yard({
      rows,
      athletes: [theirs('Bo', '9,1', sturdy)],
      creeps: [chucks(['6,1'], ['Bo'], { decided: true })],
    });
    const [held, lying, stands] = court.state.items;
    for (const orb of [held, lying, stands]) Object.assign(orb ?? {}, { groups: [0] });
    Object.assign(stands ?? {}, { place: { at: 'pedestal', pedestal: 1 } });
    Object.assign(lying ?? {}, { place: { at: 'ground', cell: court.cell(5, 1) } });
    const chuck = court.id(C1);
    expect(orbToThrow(court.state, chuck)).toBe(1);
    Object.assign(lying ?? {}, { place: { at: 'ground', cell: court.cell(1, 5) } });
    expect(orbToThrow(court.state, chuck)).toBe(2);
    Object.assign(held ?? {}, { place: { at: 'held', creature: chuck } });
    expect(orbToThrow(court.state, chuck)).toBe(0);
  });
});

describe('the answer of a Chuck to a miss', () => {
  const missed = (
    bo: string,
    more: Told = {},
    others: readonly Told[] = [],
    squares: readonly Told[] = [],
  ): Court =>
    yard({
      athletes: [...others, theirs('Bo', bo, { implement: 'wand', ...sturdy, ...more })],
      creeps: [
        chucks(
          ['4,3'],
          others.map(({ name }) => String(name)),
        ),
      ],
      squares,
      rolls: [2],
    }).answer('basic-implement-attack', C1);

  test('[KM-CHUCK-07] whoever missed it from beside it is thrown 5 squares, without damage', () => {
    const court = missed('5,3');
    const [x = 0] = /\d+/.exec(court.at('Bo')) ?? [];
    expect([Number(x) > 6, court.of('Bo').hp]).toEqual([true, 20]);
    expect(court.heard('forced').map(({ how, rule }) => [how, rule])).toEqual([
      ['throw', 'KM-CHUCK-07'],
    ]);
  });

  test('[KM-CHUCK-07] [KM-CRP-11] Ward stops that (D-77)', () => {
    expect(missed('5,3', { ward: 1 }).at('Bo')).toBe('court(5,3)');
  });

  test('[KM-CHUCK-07] from afar it gets a Block', () => {
    const court = missed('8,3', {}, [], [block('5,3')]);
    expect([blows(court, 'Bo', C1), blocksOf(court)]).toEqual([[3], []]);
  });

  test('[KM-CHUCK-07] or another enemy, if one is beside the Chuck', () => {
    const court = missed('8,3', {}, [ours('Ana', '4,4', sturdy)], [block('5,3')]);
    expect([blows(court, 'Ana', C1), blows(court, 'Bo', C1)]).toEqual([[3], [3]]);
    expect(blocksOf(court)).toEqual(['5,3']);
  });

  test('[KM-CHUCK-07] or a Block appears', () => {
    const court = missed('8,3');
    expect([court.of('Bo').hp, blocksOf(court).length]).toEqual([20, 1]);
  });
});

test('[KM-EX-15] Blocks of two quiet rounds, thrown at the next who comes by', () => {
  const rows = Array.from({ length: 9 }, (_, y) => (y === 4 ? '.......1......' : '..............'));
  const court = yard({
    rows,
    athletes: [theirs('X', '0,4', sturdy)],
    // Y has woken them, and was Taken Out.
    creeps: [chucks(['6,5', '8,5'], [], { awake: true, orb: '7,4' })],
  }).answer('end-turn');
  expect(blocksOf(court)).toHaveLength(2);
  court.answer('end-turn');
  expect(blocksOf(court)).toHaveLength(4);
  Object.assign(court.state.creatures[court.id('X')] ?? {}, { cell: court.cell(6, 4) });
  // It rolls a 4.
  Object.assign(court.state.groups[0] ?? {}, { face: 4 });
  court.answer('end-turn');
  expect([blows(court, 'X', C1), blows(court, 'X', C2)]).toEqual([[3], [3]]);
  expect(blocksOf(court)).toHaveLength(2);
});

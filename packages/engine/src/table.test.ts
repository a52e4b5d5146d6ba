import { describe, expect, test } from 'vitest';
import type { GameEvent } from './events.ts';
import { scriptedSource } from './random/scripted.ts';
import { seededSource } from './random/seeded.ts';
import { D6, D20 } from './random/source.ts';
import { type Draw, StepEnded, Table } from './table.ts';

function scripted(...results: (string | number)[]) {
  const draws: Draw[] = [];
  const heard: GameEvent[] = [];
  const table = new Table(
    {},
    {},
    2,
    scriptedSource(results),
    (event) => heard.push(event),
    (draw) => draws.push(draw),
  );
  return { table, draws, heard };
}

describe('drawing', () => {
  test('a die shows its faces', () => {
    const { table, draws } = scripted(6, 20);
    expect(D6.faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(D20.faces).toHaveLength(20);
    expect(table.roll(D6, 'small', 1)).toBe(6);
    expect(table.roll(D20, 'large')).toBe(20);
    expect(draws).toEqual([
      { kind: 'roll', purpose: 'small', who: 1, count: 6, index: 5, label: 6, faces: D6.faces },
      {
        kind: 'roll',
        purpose: 'large',
        who: -1,
        count: 20,
        index: 19,
        label: 20,
        faces: D20.faces,
      },
    ]);
  });

  test('each draw says how it was made, and only a die has faces', () => {
    const { table, draws } = scripted('a', 'b', 1, 0, 0);
    table.pick(['a', 'b'], 'x');
    table.drawFrom(['a', 'b'], 'x');
    table.index(2, 'x');
    table.shuffle(['a', 'b', 'c'], 'x');
    expect(draws.map(({ kind }) => kind)).toEqual(['pick', 'take', 'index', 'shuffle', 'shuffle']);
    expect(draws.map(({ count }) => count)).toEqual([2, 2, 2, 3, 2]);
    expect(draws.some(({ faces }) => faces !== undefined)).toBe(false);
  });

  test('picking leaves the list as it is, drawing takes out', () => {
    const { table } = scripted('b', 'b', 'd', 'c', 'a');
    const list = ['a', 'b', 'c', 'd'];
    expect(table.pick(list, 'x')).toBe('b');
    expect(list).toEqual(['a', 'b', 'c', 'd']);
    expect(table.drawFrom(list, 'x')).toBe('b');
    expect(list).toEqual(['a', 'd', 'c']);
    expect(table.drawFrom(list, 'x')).toBe('d');
    expect(table.drawFrom(list, 'x')).toBe('c');
    expect(table.drawFrom(list, 'x')).toBe('a');
    expect(list).toEqual([]);
    expect(() => table.drawFrom(list, 'bag')).toThrow('nothing to draw for "bag"');
    expect(() => table.pick([], 'list')).toThrow('nothing to draw for "list"');
    expect(() => table.index(0, 'zero')).toThrow('nothing to draw for "zero"');
  });

  test('shuffling is Fisher and Yates: from the end, each place among those left', () => {
    const { table, draws } = scripted(0, 1, 0);
    expect(table.shuffle(['a', 'b', 'c', 'd'], 'deck', 7)).toEqual(['c', 'd', 'b', 'a']);
    expect(draws.map(({ count, who }) => [count, who])).toEqual([
      [4, 7],
      [3, 7],
      [2, 7],
    ]);
  });

  test('a shuffle can bring every order', () => {
    const table = new Table({}, {}, 1, seededSource('orders'));
    const orders = new Set(
      Array.from({ length: 200 }, () => table.shuffle([1, 2, 3], 'deck').join('')),
    );
    expect(orders.size).toBe(6);
  });

  test('is what undo asks about', () => {
    const { table } = scripted(1);
    expect(table.irrevocable).toBe(false);
    table.index(2, 'x');
    expect(table.irrevocable).toBe(true);
    table.irrevocable = false;
    table.reveal();
    expect(table.irrevocable).toBe(true);
  });
});

describe('before some seats only', () => {
  test('only they hear what is told, and only they are bound by what is drawn', () => {
    const { table, heard } = scripted(1, 0);
    table.among([0, 2], () => {
      table.index(2, 'x');
      table.emit({ type: 'rolled', rule: 'R' });
      table.emit({ type: 'whispered', rule: 'R', only: [1, 2] });
      table.among([2, 1], () => table.emit({ type: 'nested', rule: 'R' }));
    });
    expect(heard).toEqual([
      { type: 'rolled', rule: 'R', only: [0, 2] },
      { type: 'whispered', rule: 'R', only: [2] },
      { type: 'nested', rule: 'R', only: [2] },
    ]);
    expect([table.irrevocable, table.irrevocableFor]).toEqual([false, [0, 2]]);
    expect(table.audience).toBeUndefined();
    table.among([], () => table.index(2, 'y'));
    expect([table.irrevocable, table.irrevocableFor]).toEqual([false, [0, 2]]);
  });

  test('a fact is revealed to those who learn it, or to all', () => {
    const { table } = scripted();
    table.reveal([1]);
    table.among([1, 2], () => table.reveal([2, 0]));
    table.among([2], () => table.reveal());
    expect([table.irrevocable, table.irrevocableFor]).toEqual([false, [1, 2]]);
    table.reveal();
    expect(table.irrevocable).toBe(true);
    table.forgetReveals();
    expect([table.irrevocable, table.irrevocableFor]).toEqual([false, []]);
  });

  test('the audience is as before if something throws', () => {
    const { table } = scripted();
    const fail = () => {
      throw new Error('a fault');
    };
    expect(() => table.among([0], fail)).toThrow('a fault');
    expect(table.audience).toBeUndefined();
  });
});

describe('telling', () => {
  test('goes to whoever listens', () => {
    const { table, heard } = scripted();
    expect(table.listening).toBe(true);
    table.emit({ type: 'a', rule: 'R' });
    table.among([1], () => table.emit({ type: 'b', rule: 'R' }));
    expect(heard).toEqual([
      { type: 'a', rule: 'R' },
      { type: 'b', rule: 'R', only: [1] },
    ]);
    const deaf = new Table({}, {}, 1, seededSource('x'));
    expect(deaf.listening).toBe(false);
    deaf.emit({ type: 'a', rule: 'R' });
  });

  test('ending the step throws what only a runner catches', () => {
    const { table } = scripted();
    expect(() => table.endStep()).toThrow(StepEnded);
  });
});

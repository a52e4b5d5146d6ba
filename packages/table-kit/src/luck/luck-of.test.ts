import { D6, D20, type Draw } from '@tablewright/engine';
import type { LoggedDraw } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { chanceOfSum } from './chance-of-sum.ts';
import { luckOf } from './luck-of.ts';

describe('the chance of a sum', () => {
  test.each([
    ['twelve with two dice', D6.faces, 2, 12, 1 / 36],
    ['ten or more with two dice', D6.faces, 2, 10, 6 / 36],
    ['four or less with two dice', D6.faces, 2, 4, 6 / 36],
    ['thirty or more with six dice', D6.faces, 6, 30, 918 / 6 ** 6],
    ['one with one of twenty', D20.faces, 1, 1, 1 / 20],
    ['faces that skip and go below nothing', [-1, 0, 5], 2, 4, 5 / 9],
  ])('%s is counted exactly', (_, faces, dice, sum, chance) => {
    expect(chanceOfSum(faces, dice, sum)).toBeCloseTo(chance, 12);
  });

  test('both sides together are all throws, and the sum itself once more', () => {
    const more = chanceOfSum(D20.faces, 40, 421) ?? 0;
    const less = chanceOfSum(D20.faces, 40, 419) ?? 0;
    expect(more).toBeCloseTo(less, 12);
    expect(more + less).toBeLessThan(1);
    expect(more + less).toBeGreaterThan(0.97);
  });

  test('nothing is said of just what is expected, nor of more dice than can be counted', () => {
    expect(chanceOfSum(D6.faces, 2, 7)).toBeUndefined();
    expect(chanceOfSum(D20.faces, 100_000, 1)).toBeUndefined();
  });
});

const LETTERS = ['B', 'I', '*'];
const draw = (seq: number, made: Partial<Draw>): LoggedDraw => ({
  seq,
  kind: 'index',
  purpose: 'p',
  who: -1,
  count: 6,
  index: 0,
  label: undefined,
  faces: undefined,
  ...made,
});
const roll = (seq: number, face: number, who = -1) =>
  draw(seq, { kind: 'roll', who, index: face - 1, label: face, faces: D6.faces });

/** Seats 0, 1, 0 have answered. */
const log = [{ seat: 0 }, { seat: 1 }, { seat: 0 }] as never;
const seats = [
  { name: 'Lya', player: 'human' },
  { name: 'Tom', player: 'human' },
];
const game = {} as never;
const state = {};

describe('the luck of each seat', () => {
  test('is told by the game, where it draws for other things than seats', () => {
    const draws = [roll(0, 6, 7), roll(1, 5, 1), roll(2, 2, 8)];
    const drawnFor = (owners: object, { who }: Pick<Draw, 'who'>) =>
      (owners as Record<number, number>)[who];
    const own = { draws, log, seats, game: { drawnFor } as never, state: { 7: 1, 8: 0 } };
    const luck = luckOf(own);
    expect(luck.whose).toBe('rolled-for');
    expect(luck.seats.map(({ dice }) => dice[0]?.counts)).toEqual([
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 1],
    ]);
    expect(luck.nobody.dice[0]?.counts).toEqual([0, 0, 0, 0, 1, 0]);
  });

  test('a draw for a seat is of that seat, whoever has answered, also before all answers', () => {
    const draws = [roll(0, 6, 1), roll(1, 5, 1), roll(2, 1, 0), draw(0, { kind: 'pick' })];
    const luck = luckOf({ draws, log, seats, game, state });
    expect(luck.whose).toBe('rolled-for');
    expect(luck.seats.map(({ dice }) => dice.map(({ counts }) => counts))).toEqual([
      [[1, 0, 0, 0, 0, 0]],
      [[0, 0, 0, 0, 1, 1]],
    ]);
    expect(luck.nobody).toEqual({ dice: [], drawn: 1, shuffles: 0 });
  });

  test('where the rules draw for creatures, a draw is of the seat whose answer led to it', () => {
    const draws = [roll(0, 6), roll(1, 5, 1), roll(2, 1, 0), roll(3, 2, 9)];
    const luck = luckOf({ draws, log, seats, game, state });
    expect(luck.whose).toBe('answered');
    expect(luck.seats.map(({ dice }) => dice[0]?.counts)).toEqual([
      [0, 1, 0, 0, 1, 0],
      [1, 0, 0, 0, 0, 0],
    ]);
    expect(luck.nobody.dice[0]?.counts).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('sums are told with what is expected; a few dice say nothing of chance', () => {
    const sixes = (count: number) => Array.from({ length: count }, () => roll(1, 6));
    const sumOf = (count: number) =>
      luckOf({ draws: sixes(count), log, seats, game, state }).seats[0]?.dice[0]?.sum;
    expect(sumOf(4)).toEqual({ mean: 6, expected: 3.5, side: 'more', chance: undefined });
    expect(sumOf(5)?.chance).toBeCloseTo(6 ** -5, 15);
  });

  test('dice of another kind are counted apart, and letters have no sum', () => {
    const letter = draw(1, { kind: 'roll', count: 3, index: 2, label: '*', faces: LETTERS });
    const { dice } =
      luckOf({ draws: [roll(1, 2), letter, letter], log, seats, game, state }).seats[0] ?? {};
    expect(dice?.map(({ faces, counts, sum }) => [faces, counts, sum !== undefined])).toEqual([
      [LETTERS, [0, 0, 2], false],
      [D6.faces, [0, 1, 0, 0, 0, 0], true],
    ]);
  });

  test('cards drawn and shuffles are counted, a shuffle once', () => {
    const shuffle = [5, 4, 3, 2].map((count) => draw(1, { kind: 'shuffle', count }));
    const drawn = [draw(1, { kind: 'take', label: 'B1' }), draw(1, {}), draw(2, { kind: 'pick' })];
    const luck = luckOf({ draws: [...shuffle, ...shuffle, ...drawn], log, seats, game, state });
    expect(luck.seats).toEqual([
      { dice: [], drawn: 2, shuffles: 2 },
      { dice: [], drawn: 1, shuffles: 0 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { cellAfterKey, cellNearest, type GridRows, placesOf } from './grid-moves.ts';

const CARD: GridRows<string> = [
  ['B1', 'I1', 'N1'],
  ['B2', 'I2', 'N2'],
  ['B3', 'I3', 'N3'],
];
/** A court with a pit in its middle and a corner cut off. */
const COURT: GridRows<number> = [
  [0, 1, 2],
  [3, undefined, 5],
  [undefined, 7, 8],
];

function press<K extends string | number>(
  rows: GridRows<K>,
  from: K,
  key: string,
  { ctrl = false, open = [] as readonly K[] } = {},
): K | undefined {
  const place = placesOf(rows).get(String(from));
  if (place === undefined) throw new Error(`there is no cell ${from}`);
  return cellAfterKey({ key, ctrl }, place, rows, (cell) => open.includes(cell));
}

describe('arrow keys', () => {
  test.each([
    ['ArrowLeft', 'B2'],
    ['ArrowRight', 'N2'],
    ['ArrowUp', 'I1'],
    ['ArrowDown', 'I3'],
  ])('%s goes to the neighbour', (key, to) => {
    expect(press(CARD, 'I2', key)).toBe(to);
  });

  test.each([
    ['B1', 'ArrowLeft'],
    ['B1', 'ArrowUp'],
    ['N3', 'ArrowRight'],
    ['N3', 'ArrowDown'],
  ])('at an edge the focus stays: %s %s', (from, key) => {
    expect(press(CARD, from, key)).toBe(from);
  });

  test('gaps are skipped', () => {
    expect(press(COURT, 3, 'ArrowRight')).toBe(5);
    expect(press(COURT, 1, 'ArrowDown')).toBe(7);
    expect(press(COURT, 3, 'ArrowDown')).toBe(3);
  });

  test('with Ctrl they keep their usual meaning', () => {
    expect(press(CARD, 'I2', 'ArrowLeft', { ctrl: true })).toBeUndefined();
  });
});

describe('Home and End', () => {
  test('go to the ends of the row', () => {
    expect(press(CARD, 'I2', 'Home')).toBe('B2');
    expect(press(CARD, 'I2', 'End')).toBe('N2');
    expect(press(COURT, 8, 'Home')).toBe(7);
  });

  test('with Ctrl go to the ends of the grid', () => {
    expect(press(COURT, 5, 'Home', { ctrl: true })).toBe(0);
    expect(press(COURT, 5, 'End', { ctrl: true })).toBe(8);
  });
});

describe('Page Up and Page Down', () => {
  const open = ['I1', 'N2', 'B3'];

  test('go from one cell that can be chosen to the next, row by row', () => {
    expect(press(CARD, 'B1', 'PageDown', { open })).toBe('I1');
    expect(press(CARD, 'I1', 'PageDown', { open })).toBe('N2');
    expect(press(CARD, 'N3', 'PageUp', { open })).toBe('B3');
  });

  test('start over at the end', () => {
    expect(press(CARD, 'B3', 'PageDown', { open })).toBe('I1');
    expect(press(CARD, 'I1', 'PageUp', { open })).toBe('B3');
  });

  test('stay where nothing else can be chosen', () => {
    expect(press(CARD, 'B1', 'PageDown')).toBe('B1');
    expect(press(CARD, 'N2', 'PageUp', { open: ['N2'] })).toBe('N2');
  });
});

test('other keys do not move the focus', () => {
  expect(press(CARD, 'I2', 'Enter')).toBeUndefined();
  expect(press(CARD, 'I2', 'a')).toBeUndefined();
});

test('the nearest cell is found for a place that is gone', () => {
  expect(cellNearest({ row: 1, column: 1 }, COURT)).toBe(1);
  expect(cellNearest({ row: 9, column: 9 }, COURT)).toBe(8);
  expect(cellNearest({ row: 0, column: 0 }, [])).toBeUndefined();
});

import { type Aim, coverOf } from '../court/cover.ts';
import type { Body } from '../court/footprint.ts';
import { type PlainField, plainField } from './plain-field.ts';

export const off = { lowCoverIntervenes: false, coverVsMelee: false };
export const ranged: Aim = { melee: false, prone: false, ignoreLow: false, options: off };
export const melee: Aim = { ...ranged, melee: true };

/** A board of floor with these squares, named by column and row. */
export function board(squares: Readonly<Record<string, '#' | 'o'>> = {}, side = 12): PlainField {
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => squares[`${x},${y}`] ?? '.').join(''),
  );
  return plainField(rows);
}

/** The cover against each square: `.` clear, `c` cover, `x` no shot; `T` is where the target is. */
export function seenBy(field: PlainField, target: Body, side: number, aim: Aim = ranged) {
  const sign = { clear: '.', cover: 'c', 'no-shot': 'x' };
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const cell = field.cellOf(x, y);
      if (cell === target.cell) return 'T';
      return field.isFull(cell) ? '#' : sign[coverOf(field, cell, target, aim)];
    }).join(''),
  );
}

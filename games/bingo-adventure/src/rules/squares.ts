import { LETTERS, type Spaces } from '../model.ts';

/** The centre space N3. */
export const CENTRE = 12;

/** All 25 spaces. */
export const ALL_SPACES: Spaces = (1 << 25) - 1;

/** Names of the spaces by bit, row by row: `B1`, `I1`, … `O5`. */
export const SQUARES: readonly string[] = Array.from(
  { length: 25 },
  (_, space) => `${LETTERS[space % 5] ?? ''}${Math.floor(space / 5) + 1}`,
);

/** The spiral, clockwise from the upper left, as spaces (BA-MTAKE-01). */
export const SPIRAL: readonly number[] =
  'B1 I1 N1 G1 O1 O2 O3 O4 O5 G5 N5 I5 B5 B4 B3 B2 I2 N2 G2 G3 G4 N4 I4 I3 N3'
    .split(' ')
    .map((name) => SQUARES.indexOf(name));

/** How many spaces a set has. */
export function countSpaces(spaces: Spaces): number {
  let left = spaces - ((spaces >> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >> 2) & 0x33333333);
  return (((left + (left >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The first space of a set in spiral order, or -1 (BA-MTAKE-01). */
export function firstInSpiral(spaces: Spaces): number {
  if (spaces === 0) return -1;
  for (let i = 0; i < 25; i += 1) {
    const space = SPIRAL[i] ?? 0;
    if ((spaces & (1 << space)) !== 0) return space;
  }
  return -1;
}

/** The last space of a set in spiral order, or -1. */
export function lastInSpiral(spaces: Spaces): number {
  if (spaces === 0) return -1;
  for (let i = 24; i >= 0; i -= 1) {
    const space = SPIRAL[i] ?? 0;
    if ((spaces & (1 << space)) !== 0) return space;
  }
  return -1;
}

/** The lowest space of a set, which must not be empty. */
export function lowestSpace(spaces: Spaces): number {
  return 31 - Math.clz32(spaces & -spaces);
}

/** The spaces of a set, row by row. */
export function spacesIn(spaces: Spaces): number[] {
  const list: number[] = [];
  for (let left = spaces; left !== 0; left &= left - 1) list.push(lowestSpace(left));
  return list;
}

/** The names of a set's spaces, row by row. */
export function squareNames(spaces: Spaces): string[] {
  return spacesIn(spaces).map((space) => SQUARES[space] ?? '');
}

/** The space of a name such as `B1`, or -1. */
export function spaceNamed(name: string): number {
  return SQUARES.indexOf(name);
}

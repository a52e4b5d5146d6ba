import { type Court, spotOf, squareAt, squaresUnder } from '../explain/index.ts';
import type { Creature } from '../model.ts';
import { UNIT } from './units.ts';

/** How a piece is drawn that shares squares with others, in drawing units from its own corner. */
export interface TokenSpot {
  /** How far it is moved from its place. */
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** The centre of its letters, if it is not the usual one. */
  readonly letters: { readonly x: number; readonly y: number } | undefined;
  /** How many more pieces lie under it in the same spot. */
  readonly below: number;
}

const ALONE: TokenSpot = { dx: 0, dy: 0, scale: 1, letters: undefined, below: 0 };
/** The scale of pieces that share their place: of one square, and of large ones. */
const SMALL = 0.62;
const LARGE = 0.8;
/** The corners of a place, in the order in which pieces that share it take them. */
const CORNERS = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
] as const;

/**
 * Arranges pieces that share squares, as mobs do (KZ-CREEP-12). Pieces of one size in one place are
 * drawn smaller, each in a corner; a large piece has its letters where nobody else stands.
 */
export function tokenSpots(
  court: Court,
  creatures: readonly Creature[],
): ReadonlyMap<number, TokenSpot> {
  const found = new Map<number, TokenSpot>();
  for (const [id, creature] of creatures.entries()) {
    if (creature.cell < 0) continue;
    const others = creatures.flatMap((other, at) =>
      at !== id && overlap(court, creature, other) ? [at] : [],
    );
    if (others.length === 0) continue;
    const equals = creatures.flatMap((other, at) => (isSameSpot(creature, other) ? [at] : []));
    const place = equals.indexOf(id);
    const spot = equals.length > 1 ? inCorner(creature, place, equals.length) : ALONE;
    const covering = others.flatMap((at) => creatures[at] ?? []);
    const letters = creature.width > 1 ? lettersOn(court, creature, covering, place) : undefined;
    found.set(id, { ...spot, letters });
  }
  return found;
}

function isSameSpot(a: Creature, b: Creature): boolean {
  return a.cell === b.cell && a.width === b.width && a.height === b.height;
}

/** Puts one of several pieces in the same place into its corner. */
function inCorner({ width }: Creature, place: number, count: number): TokenSpot {
  const last = CORNERS.length - 1;
  const at = Math.min(place, last);
  const [x, y] = CORNERS[at] ?? CORNERS[0];
  const scale = width > 1 ? LARGE : SMALL;
  const away = UNIT * width * (1 - scale);
  const below = place === last ? count - CORNERS.length : 0;
  return { ...ALONE, dx: x * away, dy: y * away, scale, below };
}

/**
 * The centre of the letters of a large piece: on a square that it shares with nobody, else on one
 * that it shares with large pieces only, else in its corner.
 */
function lettersOn(
  court: Court,
  { cell, width, height }: Creature,
  others: readonly Creature[],
  place: number,
): TokenSpot['letters'] {
  const { part, x, y } = spotOf(court, cell);
  const middle = (column: number, row: number) => ({
    x: (column + 0.5) * UNIT,
    y: (row + 0.5) * UNIT,
  });
  const shared: [number, number][] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = squareAt(part, x + column, y + row);
      const here = others.filter((other) => squaresUnder(court, other).includes(at));
      if (here.length === 0) return middle(column, row);
      if (here.every((other) => other.width > 1)) shared.push([column, row]);
    }
  }
  const ground = shared[place % Math.max(1, shared.length)];
  if (ground !== undefined) return middle(...ground);
  const [column, row] = CORNERS[place % CORNERS.length] ?? CORNERS[0];
  return middle(column * (width - 1), row * (height - 1));
}

function overlap(court: Court, a: Creature, b: Creature): boolean {
  if (a.cell < 0 || b.cell < 0) return false;
  const one = spotOf(court, a.cell);
  const other = spotOf(court, b.cell);
  return (
    one.part === other.part &&
    one.x < other.x + b.width &&
    other.x < one.x + a.width &&
    one.y < other.y + b.height &&
    other.y < one.y + a.height
  );
}

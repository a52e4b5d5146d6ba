import { type Court, spotOf, squaresUnder } from '../explain/index.ts';
import type { Creature } from '../model.ts';
import { UNIT } from './units.ts';

/** How a piece is drawn that shares squares with others, in drawing units from its own corner. */
export interface TokenSpot {
  /** How far it is moved from its place. */
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** The centre of the plate with its letters and HP, if others stand on it. */
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
 * drawn smaller, each in a corner; a large piece has a plate with its letters where nobody else
 * stands, and no plate lies on another.
 */
export function tokenSpots(
  court: Court,
  creatures: readonly Creature[],
): ReadonlyMap<number, TokenSpot> {
  const found = new Map<number, TokenSpot>();
  const plated: number[] = [];
  for (const [id, creature] of creatures.entries()) {
    if (creature.cell < 0) continue;
    const shares = creatures.some((other, at) => at !== id && overlap(court, creature, other));
    if (!shares) continue;
    const equals = creatures.flatMap((other, at) => (isSameSpot(creature, other) ? [at] : []));
    const place = equals.indexOf(id);
    found.set(id, equals.length > 1 ? inCorner(creature, place, equals.length) : ALONE);
    if (creature.width > 1) plated.push(id);
  }
  for (const [id, letters] of platesOf(court, creatures, plated)) {
    found.set(id, { ...(found.get(id) ?? ALONE), letters });
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
 * The centres of the plates of large pieces, from the corner of each: on a square that it shares with
 * nobody, else with large pieces only, else with fewest; several on one square lie below each other.
 */
function platesOf(
  court: Court,
  creatures: readonly Creature[],
  plated: readonly number[],
): ReadonlyMap<number, NonNullable<TokenSpot['letters']>> {
  const standing = new Map<number, { small: number; large: number }>();
  for (const creature of creatures) {
    for (const square of squaresUnder(court, creature)) {
      const here = standing.get(square) ?? { small: 0, large: 0 };
      here[creature.width > 1 ? 'large' : 'small'] += 1;
      standing.set(square, here);
    }
  }
  const plates = new Map<number, number[]>();
  for (const id of plated) {
    const [best] = squaresUnder(court, creatures[id] as Creature)
      .map((square) => {
        const { small, large } = standing.get(square) ?? { small: 0, large: 0 };
        const lying = plates.get(square)?.length ?? 0;
        // Two plates have room on a square; on an athlete there is none.
        return { square, worth: small * 100 + (lying > 1 ? 50 : 0) + lying * 10 + large };
      })
      .toSorted((a, b) => a.worth - b.worth);
    if (best !== undefined) plates.set(best.square, [...(plates.get(best.square) ?? []), id]);
  }
  const found = new Map<number, NonNullable<TokenSpot['letters']>>();
  for (const [square, ids] of plates) {
    for (const [place, id] of ids.entries()) {
      const own = spotOf(court, creatures[id]?.cell ?? square);
      const at = spotOf(court, square);
      const down = (place + 0.5) / ids.length;
      found.set(id, { x: (at.x - own.x + 0.5) * UNIT, y: (at.y - own.y + down) * UNIT });
    }
  }
  return found;
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

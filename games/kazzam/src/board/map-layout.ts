import type { CourtPart } from '../explain/index.ts';

/** How the parts of a map are laid out in their frame. */
export interface MapLayout {
  /** The other parts to the right of the largest, below it, or one part only. */
  readonly shows: 'row' | 'column' | 'one';
  /** The side of a square of the largest part, in CSS pixels, at which everything fits. */
  readonly fit: number;
  /** The side of a square of the other parts, as a share of that of the largest. */
  readonly share: number;
}

/** The space between parts and around them, in CSS pixels. */
const GAP = 12;
/** If squares would be smaller than this, parts are shown one at a time. */
const LEGIBLE = 24;
/** Squares of the other parts are at least this share of those of the largest. */
const LEAST_SHARE = 2 / 3;

/** The part with the most squares: the court. */
export function largestOf(parts: readonly CourtPart[]): CourtPart | undefined {
  const [first] = parts.toSorted((a, b) => b.columns * b.rows - a.columns * a.rows);
  return first;
}

/** The layout that makes the most of a frame of this size. */
export function layoutOf(
  parts: readonly CourtPart[],
  shown: CourtPart,
  { width, height }: { readonly width: number; readonly height: number },
): MapLayout {
  const w = Math.max(0, width - GAP);
  const h = Math.max(0, height - GAP);
  const alone = Math.min(w / shown.columns, h / shown.rows);
  const one = { shows: 'one', fit: alone, share: 1 } as const;
  const main = largestOf(parts);
  const others = parts.filter((part) => part !== main);
  if (main === undefined || others.length === 0) return one;
  const columns = (part: CourtPart) => part.columns;
  const rows = (part: CourtPart) => part.rows;
  const row = fitAlong(main, others, w - GAP, h, columns, rows);
  const column = fitAlong(main, others, h - GAP, w, rows, columns);
  const best =
    row.fit >= column.fit
      ? ({ shows: 'row', ...row } as const)
      : ({ shows: 'column', ...column } as const);
  return best.fit * best.share < LEGIBLE ? one : best;
}

/**
 * Fits the other parts beside the main one, across from each other: makes the main one as large as it
 * can be while the others get their least share, then gives the others the space that is left.
 */
function fitAlong(
  main: CourtPart,
  others: readonly CourtPart[],
  along: number,
  across: number,
  long: (part: CourtPart) => number,
  wide: (part: CourtPart) => number,
): { readonly fit: number; readonly share: number } {
  const rest = Math.max(...others.map(long));
  const beside = others.reduce((all, part) => all + wide(part), 0);
  const room = across - GAP * (others.length - 1);
  const fit = Math.min(
    along / (long(main) + LEAST_SHARE * rest),
    across / wide(main),
    room / (LEAST_SHARE * beside),
  );
  const side = Math.min(fit, (along - fit * long(main)) / rest, room / beside);
  return { fit, share: fit > 0 ? side / fit : 1 };
}

/** The smallest square that can be touched: with a finger on a phone, else with a pointer. */
export function leastSide(width: number): number {
  return width < 600 ? 44 : 24;
}

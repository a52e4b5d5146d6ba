import type { CourtPart } from '../explain/index.ts';

/** How the parts of a map lie in their frame. */
export interface MapLayout {
  /** Whether all parts are shown, beside each other or one above another, or only one. */
  readonly shows: 'row' | 'column' | 'one';
  /** The side of a square in the largest part that is shown, in CSS pixels, with which all fits. */
  readonly fit: number;
  /** The side of a square in the other parts, by that in the largest. */
  readonly share: number;
}

/** Room between parts and around them, in CSS pixels. */
const GAP = 12;
/** Below this side of a square, parts are shown one at a time. */
const LEGIBLE = 24;
/** The least share of the largest part's side that the other parts get, so that it fills the frame. */
const LEAST_SHARE = 2 / 3;

/** The part with most squares: the court. */
export function largestOf(parts: readonly CourtPart[]): CourtPart | undefined {
  const [first] = parts.toSorted((a, b) => b.columns * b.rows - a.columns * a.rows);
  return first;
}

/** How the parts are best shown in a frame of this size. */
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
  const gaps = GAP * others.length;
  const columns = (part: CourtPart) => part.columns;
  const rows = (part: CourtPart) => part.rows;
  const row = fitAlong(main, others, w - gaps, h, columns, rows);
  const column = fitAlong(main, others, h - gaps, w, rows, columns);
  const best =
    row.fit >= column.fit
      ? ({ shows: 'row', ...row } as const)
      : ({ shows: 'column', ...column } as const);
  return best.fit * best.share < LEGIBLE ? one : best;
}

/**
 * How large parts are that lie one after another: the main one as large as it can be while the
 * others have their least share, and those then as large as there is room for.
 */
function fitAlong(
  main: CourtPart,
  others: readonly CourtPart[],
  along: number,
  across: number,
  long: (part: CourtPart) => number,
  wide: (part: CourtPart) => number,
): { readonly fit: number; readonly share: number } {
  const rest = others.reduce((all, part) => all + long(part), 0);
  const fit = Math.min(along / (long(main) + LEAST_SHARE * rest), across / wide(main));
  const side = Math.min(
    fit,
    (along - fit * long(main)) / rest,
    ...others.map((part) => across / wide(part)),
  );
  return { fit, share: fit > 0 ? side / fit : 1 };
}

/** The least side of a square by which it is touched: for a finger, and for a pointer. */
export function leastSide(width: number): number {
  return width < 600 ? 44 : 24;
}

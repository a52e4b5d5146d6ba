import type { MapPart } from '../map/court-map.ts';

/** How the parts of a map lie in their frame. */
export interface MapLayout {
  /** Whether all parts are shown, beside each other or one above another, or only one. */
  readonly shows: 'row' | 'column' | 'one';
  /** The side of a square, in CSS pixels, with which what is shown just fits. */
  readonly fit: number;
}

/** Room between parts and around them, in CSS pixels. */
const GAP = 12;
/** Below this side of a square, parts are shown one at a time. */
const LEGIBLE = 28;

/** How the parts are best shown in a frame of this size. */
export function layoutOf(
  parts: readonly MapPart[],
  shown: MapPart,
  { width, height }: { readonly width: number; readonly height: number },
): MapLayout {
  const w = Math.max(0, width - GAP);
  const h = Math.max(0, height - GAP);
  const sum = (of: (part: MapPart) => number) => parts.reduce((all, part) => all + of(part), 0);
  const most = (of: (part: MapPart) => number) => Math.max(...parts.map(of));
  const gaps = GAP * (parts.length - 1);
  const columns = (part: MapPart) => part.grid.width;
  const rows = (part: MapPart) => part.grid.height;
  const inRow = Math.min((w - gaps) / sum(columns), h / most(rows));
  const inColumn = Math.min(w / most(columns), (h - gaps) / sum(rows));
  const alone = Math.min(w / columns(shown), h / rows(shown));
  if (parts.length === 1) return { shows: 'one', fit: alone };
  if (Math.max(inRow, inColumn) < LEGIBLE) return { shows: 'one', fit: alone };
  return inRow >= inColumn ? { shows: 'row', fit: inRow } : { shows: 'column', fit: inColumn };
}

/** The least side of a square by which it is touched: for a finger, and for a pointer. */
export function leastSide(width: number): number {
  return width < 600 ? 44 : 24;
}

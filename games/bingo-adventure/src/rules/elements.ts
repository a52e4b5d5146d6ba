import type { Element } from '../model.ts';

/** The element of each column: B earth, I air, N water, G fire, O none (BA-ELEM-06). */
const ELEMENT_OF_COLUMN: readonly (Element | 'none')[] = ['earth', 'air', 'water', 'fire', 'none'];

/** The element that each element opposes (BA-ELEM-01). */
const OPPOSITES: Readonly<Record<Element, Element>> = {
  earth: 'air',
  air: 'earth',
  fire: 'water',
  water: 'fire',
};

/** The element of a token's column (BA-ELEM-06, BA-ELEM-08). */
export function elementOfColumn(column: number): Element | 'none' {
  return ELEMENT_OF_COLUMN[column] ?? 'none';
}

/** The element that opposes this one (BA-ELEM-01). */
export function oppositeOf(element: Element): Element {
  return OPPOSITES[element];
}

/**
 * A number of one element against another: doubled against its opposite, halved and rounded up
 * against itself, else unchanged (BA-ELEM-02; rounding up favours the characters, BA-RES-02).
 */
export function againstElement(
  points: number,
  element: Element | 'none',
  other: Element | 'none',
): number {
  if (element === 'none' || other === 'none') return points;
  if (OPPOSITES[element] === other) return 2 * points;
  return element === other ? Math.ceil(points / 2) : points;
}

import type { ReactNode } from 'react';
import { useTableTop } from '../board-context.tsx';
import { bestOdds } from '../odds-words.ts';
import { UNIT } from './units.ts';

/** About how wide a character of a tag is, in units of the map: those that are no digit or sign like one. */
const WIDTHS: Readonly<Record<string, number>> = { ' ': 3, '%': 9.5, '▲': 9, '▼': 9 };
const DIGIT = 6.2;
const ENDS = 8;

/** What an attack on somebody promises, over its token: a chance as far as it is known, else what is added to the roll. */
export function OddsTag({ creature }: { readonly creature: number }): ReactNode {
  const found = bestOdds(useTableTop(), creature);
  if (found === undefined) return null;
  const wide = [...found].reduce((sum, sign) => sum + (WIDTHS[sign] ?? DIGIT), ENDS);
  // Somebody on the next square has a tag too.
  const scale = Math.min(1, (UNIT - 1) / wide);
  return (
    <g className="dt-odds" transform={`translate(${UNIT / 2} -4) scale(${scale})`}>
      <rect x={-wide / 2} y="-8" width={wide} height="15" rx="7.5" />
      <text>{found}</text>
    </g>
  );
}

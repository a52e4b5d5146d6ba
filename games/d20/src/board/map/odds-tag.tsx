import type { ReactNode } from 'react';
import { useTableTop } from '../board-context.tsx';
import { bestOdds } from '../odds-words.ts';
import { UNIT } from './units.ts';

/** What an attack on somebody promises, over its token: a chance as far as it is known, else what is added to the roll. */
export function OddsTag({ creature }: { readonly creature: number }): ReactNode {
  const found = bestOdds(useTableTop(), creature);
  if (found === undefined) return null;
  const wide = 9 + 6.2 * found.length;
  return (
    <g className="dt-odds" transform={`translate(${UNIT / 2} -4)`}>
      <rect x={-wide / 2} y="-8" width={wide} height="15" rx="7.5" />
      <text>{found}</text>
    </g>
  );
}

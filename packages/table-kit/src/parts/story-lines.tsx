import type { ReactNode } from 'react';
import type { Story, StoryPoint } from '../session/story.ts';
import { useWords } from '../words.tsx';
import { type Side, SideLine, SideSign } from './story-sides.tsx';

const WIDTH = 320;
const HEIGHT = 140;
/** Room for the signs at the ends of the lines, and for the numbers of both axes. */
const MARGIN = { top: 10, right: 22, bottom: 22, left: 40 } as const;

/** Where a share of the standing is drawn. */
function y(value: number): number {
  return HEIGHT - MARGIN.bottom - value * (HEIGHT - MARGIN.top - MARGIN.bottom);
}

/** The story as a picture: a line for each side with its sign, and the numbered turning points. */
export function StoryLines({
  story: { points, turns },
  sides,
  last,
}: {
  readonly story: Story;
  readonly sides: readonly Side[];
  /** Where the lines end. */
  readonly last: StoryPoint;
}): ReactNode {
  const words = useWords();
  const x = (seq: number): number =>
    MARGIN.left + (seq / last.seq) * (WIDTH - MARGIN.left - MARGIN.right);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words('story.chart')}>
      {[0, 0.5, 1].map((value) => (
        <g key={value}>
          <path className="tw-story-grid" d={`M${x(0)} ${y(value)}H${x(last.seq)}`} />
          <text className="tw-story-number" x={x(0) - 5} y={y(value)} textAnchor="end">
            {words('story.percent', { share: value })}
          </text>
        </g>
      ))}
      <text className="tw-story-number" x={x(0)} y={HEIGHT - 6}>
        0
      </text>
      <text className="tw-story-number" x={x(last.seq)} y={HEIGHT - 6} textAnchor="end">
        {words('story.answers', { count: last.seq })}
      </text>
      {turns.map(({ seq }, at) => (
        <g key={seq} className="tw-story-turn">
          <path d={`M${x(seq)} ${y(0)}V${y(1)}`} />
          <text x={x(seq)} y={MARGIN.top - 2} textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
      {sides.map((side, place) => (
        <SideLine key={side.name} side={side} place={place} d={stepsOf(points, place, x)} />
      ))}
      {signsOf(sides, last).map((side) => (
        <g key={side.name} transform={`translate(${x(last.seq) + 5} ${y(side.at) - 5})`}>
          <SideSign side={side} />
        </g>
      ))}
    </svg>
  );
}

/** A line that stays where it is until something changes. */
function stepsOf(points: readonly StoryPoint[], side: number, x: (seq: number) => number): string {
  return points
    .map(({ seq, values }, at) => {
      const to = y(values[side] ?? 0).toFixed(1);
      return at === 0 ? `M${x(seq).toFixed(1)} ${to}` : `H${x(seq).toFixed(1)}V${to}`;
    })
    .join('');
}

/** The signs at the ends of the lines, moved apart where lines end close together. */
function signsOf(sides: readonly Side[], last: StoryPoint) {
  const apart = 12 / (HEIGHT - MARGIN.top - MARGIN.bottom);
  const signs = sides
    .map((side, at) => ({ ...side, at: last.values[at] ?? 0 }))
    .sort((a, b) => b.at - a.at);
  let above = Number.POSITIVE_INFINITY;
  for (const sign of signs) {
    sign.at = Math.min(sign.at, above - apart);
    above = sign.at;
  }
  return signs;
}

import type { ReactNode } from 'react';
import { PLOT_HEIGHT, Plot } from '../charts/plot.tsx';
import type { Story, StoryPoint } from '../session/story.ts';
import { useWords } from '../words.tsx';
import { type Side, SideLine, SideSign } from './story-sides.tsx';

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
  return (
    <Plot
      label={words('story.chart')}
      upright={[0, 0.5, 1].map((at) => ({ at, label: words('story.percent', { share: at }) }))}
      across={[
        { at: 0, label: '0' },
        { at: 1, label: words('story.answers', { count: last.seq }) },
      ]}
    >
      {({ x, y }) => {
        const at = (seq: number): number => x(seq / last.seq);
        return (
          <>
            {turns.map(({ seq }, place) => (
              <g key={seq} className="tw-story-turn">
                <path d={`M${at(seq)} ${y(0)}V${y(1)}`} />
                <text x={at(seq)} y={y(1) - 2} textAnchor="middle">
                  {place + 1}
                </text>
              </g>
            ))}
            {sides.map((side, place) => (
              <SideLine
                key={side.name}
                side={side}
                place={place}
                d={stepsOf(points, place, at, y)}
              />
            ))}
            {signsOf(sides, last).map((side) => (
              <g key={side.name} transform={`translate(${at(last.seq) + 5} ${y(side.at) - 5})`}>
                <SideSign side={side} />
              </g>
            ))}
          </>
        );
      }}
    </Plot>
  );
}

/** A line that stays where it is until something changes. */
function stepsOf(
  points: readonly StoryPoint[],
  side: number,
  x: (seq: number) => number,
  y: (value: number) => number,
): string {
  return points
    .map(({ seq, values }, at) => {
      const to = y(values[side] ?? 0).toFixed(1);
      return at === 0 ? `M${x(seq).toFixed(1)} ${to}` : `H${x(seq).toFixed(1)}V${to}`;
    })
    .join('');
}

/** The signs at the ends of the lines, moved apart where lines end close together. */
function signsOf(sides: readonly Side[], last: StoryPoint) {
  const apart = 12 / PLOT_HEIGHT;
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

import type { ReactNode } from 'react';

/** Pixels of a plot's own; it is drawn as wide as its place. */
const WIDTH = 320;
const HEIGHT = 140;
/** Room for the signs at the ends of lines, and for the numbers of both axes. */
const MARGIN = { top: 10, right: 22, bottom: 22, left: 40 } as const;

/** A number on an axis, at a share of its length. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** Where a share of each axis is drawn, from its left and lower end. */
export interface Frame {
  readonly x: (share: number) => number;
  readonly y: (share: number) => number;
}

const FRAME: Frame = {
  x: (share) => MARGIN.left + share * (WIDTH - MARGIN.left - MARGIN.right),
  y: (share) => HEIGHT - MARGIN.bottom - share * (HEIGHT - MARGIN.top - MARGIN.bottom),
};

/** How high the part of a plot is in which something is drawn, in pixels of its own. */
export const PLOT_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;

/** Two axes with their numbers, and a line across for each number of the upright one. */
export function Plot({
  label,
  across,
  upright,
  children,
}: {
  /** What is seen in it, for those who do not see it; the same in numbers stands beside it. */
  readonly label: string;
  readonly across: readonly Tick[];
  readonly upright: readonly Tick[];
  readonly children: (frame: Frame) => ReactNode;
}): ReactNode {
  const { x, y } = FRAME;
  return (
    <svg className="tw-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {upright.map(({ at, label }) => (
        <g key={at}>
          <path className="tw-plot-grid" d={`M${x(0)} ${y(at)}H${x(1)}`} />
          <text className="tw-plot-number" x={x(0) - 5} y={y(at)} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {across.map(({ at, label }) => (
        <text
          key={at}
          className="tw-plot-number"
          x={x(at)}
          y={HEIGHT - 6}
          textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
      {children(FRAME)}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { DASHES } from './dashes.ts';
import { Plot } from './plot.tsx';
import { shareEnd } from './scale.ts';
import './charts.css';

/** A share that was counted on and on. */
export interface CourseLine {
  readonly name: string;
  readonly colour: string;
  /** In order; `at` is a share of the whole course, and so are the others, from 0 to 1. */
  readonly points: readonly {
    readonly at: number;
    readonly rate: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** How shares settle while more is counted: a line each, in the span between its bounds. */
export function CourseChart({
  label,
  lines,
  last,
  share,
}: {
  readonly label: string;
  readonly lines: readonly CourseLine[];
  /** What the end of the course is called. */
  readonly last: string;
  /** How a share is written. */
  readonly share: (rate: number) => string;
}): ReactNode {
  const most = lines.flatMap(({ points }) => points.slice(1).map(({ high }) => high));
  const end = shareEnd(most.reduce((top, high) => Math.max(top, high), 0));
  return (
    <>
      <Plot
        label={label}
        upright={[0, 0.5, 1].map((at) => ({ at, label: share(at * end) }))}
        across={[
          { at: 0, label: '0' },
          { at: 1, label: last },
        ]}
      >
        {({ x, y }) => {
          const place = (at: number, value: number) =>
            `${x(at).toFixed(1)} ${y(Math.min(1, value / end)).toFixed(1)}`;
          return lines.map(({ name, colour, points }, at) => (
            <g key={name}>
              <path
                className="tw-plot-band"
                fill={colour}
                d={`M${[
                  ...points.map((point) => place(point.at, point.high)),
                  ...points.toReversed().map((point) => place(point.at, point.low)),
                ].join('L')}Z`}
              />
              <path
                className="tw-plot-line"
                stroke={colour}
                strokeDasharray={DASHES[at % DASHES.length]}
                d={`M${points.map((point) => place(point.at, point.rate)).join('L')}`}
              />
            </g>
          ));
        }}
      </Plot>
      <ul className="tw-plot-key">
        {lines.map(({ name, colour }, at) => (
          <li key={name}>
            <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
              <path
                className="tw-plot-line"
                stroke={colour}
                strokeDasharray={DASHES[at % DASHES.length]}
                d="M0 4H24"
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

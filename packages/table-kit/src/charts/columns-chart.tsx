import type { ReactNode } from 'react';
import { Plot } from './plot.tsx';
import { labelledPlaces, roundUp } from './scale.ts';
import './charts.css';

/** Most numbers that have room below the columns. */
const MOST_LABELS = 5;
/** Space between two columns, as a share of their width. */
const GAP = 0.12;

/** A column: what it stands for, and how often that came up. */
export interface Column {
  readonly label: string;
  readonly count: number;
}

/** How something is distributed: a column for every value, or for values side by side. */
export function ColumnsChart({
  label,
  columns,
  mark,
  number,
}: {
  readonly label: string;
  readonly columns: readonly Column[];
  /** A value that is marked, in columns from the left: 2.5 is in the middle of the third. */
  readonly mark?: { readonly at: number; readonly label: string } | undefined;
  /** How a count is written. */
  readonly number: (count: number) => string;
}): ReactNode {
  const width = 1 / Math.max(1, columns.length);
  const end = roundUp(columns.reduce((most, { count }) => Math.max(most, count), 0));
  return (
    <Plot
      label={label}
      upright={[0, 0.5, 1].map((at) => ({ at, label: number(at * end) }))}
      across={labelledPlaces(columns.length, MOST_LABELS).map((place) => ({
        at: (place + 0.5) * width,
        label: columns[place]?.label ?? '',
      }))}
    >
      {({ x, y }) => (
        <>
          {columns.map(({ label, count }, at) => (
            <path
              key={label}
              className="tw-plot-column"
              d={`M${x((at + GAP / 2) * width)} ${y(0)}V${y(count / end)}H${x((at + 1 - GAP / 2) * width)}V${y(0)}Z`}
            />
          ))}
          {mark !== undefined && (
            <g className="tw-plot-mark">
              <path d={`M${x(mark.at * width)} ${y(0)}V${y(1)}`} />
              <text
                x={x(mark.at * width)}
                y={y(1)}
                textAnchor={mark.at * width > 0.6 ? 'end' : 'start'}
                dx={mark.at * width > 0.6 ? -4 : 4}
                dy={9}
              >
                {mark.label}
              </text>
            </g>
          )}
        </>
      )}
    </Plot>
  );
}

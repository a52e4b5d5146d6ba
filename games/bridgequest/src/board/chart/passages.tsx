import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { LOCATIONS } from '../../bridge/layout.ts';
import { passagesOf } from '../../explain/index.ts';
import { useBridge } from '../board-context.tsx';
import { stopOf } from '../offers.ts';
import { COLUMNS, cornerOf, lineOf, middleOf, type Point, ROWS } from './geometry.ts';

/** Units of the drawing to a cell. */
const CELL = 100;

/** The sky behind the worlds: its stars, the rows, and the passages as lines of a constellation. */
export function Passages(): ReactNode {
  const { view } = useBridge();
  const passages = useMemo(() => passagesOf({ doors: view.doors }), [view.doors]);
  return (
    <svg
      className="bq-lines"
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={row}
          className="bq-latitude"
          x1={0}
          x2={COLUMNS * CELL}
          y1={(row + 0.5) * CELL}
          y2={(row + 0.5) * CELL}
        />
      ))}
      {passages.map((passage) => {
        const [from, to] = lineOf(passage);
        const { from: a, to: b, bothWays } = passage;
        return (
          <line
            key={`${a.location}${a.corner}${b.location}${b.corner}`}
            className="bq-passage"
            data-one-way={!bothWays || undefined}
            x1={from.x * CELL}
            y1={from.y * CELL}
            x2={to.x * CELL}
            y2={to.y * CELL}
          />
        );
      })}
      <Ways />
    </svg>
  );
}

/** The ways that are being drawn: from where somebody stands over their stops. */
function Ways(): ReactNode {
  const { choices, begun, seats } = useBridge();
  return choices
    .filter(({ kind }) => kind === 'path')
    .map((choice) => {
      const start = choice.options[choice.from ?? 0]?.id;
      const ids = begun(choice);
      const points = ids.length === 0 ? [] : [start ?? '', ...ids].flatMap(pointOf);
      if (points.length === 0) return null;
      const colour = seats[choice.seat]?.mark.colour;
      return (
        <polyline
          key={choice.slot}
          className="bq-way"
          style={{ '--bq-seat': colour } as CSSProperties}
          points={points.map(({ x, y }) => `${x * CELL},${y * CELL}`).join(' ')}
        />
      );
    });
}

/** Where a stop of a way is on the chart; Homeworld lies below it, Boss Mode above. */
function pointOf(id: string): readonly Point[] {
  const stop = stopOf(id);
  if (stop === undefined) return [];
  const { spot, stand = 'CENTRE' } = stop;
  if (typeof spot !== 'number') return [];
  return [stand === 'CENTRE' ? middleOf(spot) : cornerOf({ location: spot, corner: stand })];
}

/** The whole Bridge in little: which worlds are open, who stands where, and which part is seen. */
export function Thumbnail({
  frame,
  onPoint,
  label,
}: {
  readonly frame: {
    readonly column: number;
    readonly row: number;
    readonly columns: number;
    readonly rows: number;
  };
  /** Somebody wants to see the part around this point, in cells. */
  readonly onPoint: (x: number, y: number) => void;
  readonly label: string;
}): ReactNode {
  const { view, seats } = useBridge();
  const figures = Object.values(view.figures);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows beside it do the same
    <svg
      className="bq-thumb"
      role="img"
      aria-label={label}
      viewBox={`-0.1 -0.1 ${COLUMNS + 0.2} ${ROWS + 0.2}`}
      onClick={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onPoint(((clientX - left) / width) * COLUMNS, ((clientY - top) / height) * ROWS);
      }}
    >
      {LOCATIONS.map((location) => {
        const { x, y } = middleOf(location);
        const here = figures.filter(
          ({ where }) => where.at === 'bridge' && where.place.location === location,
        );
        const hero = here.find(({ kind }) => kind === 'hero');
        const isGuarded = here.some(({ kind }) => kind === 'figurine' || kind === 'loose');
        const isOpen = view.doors[location] !== undefined;
        return (
          <g key={location}>
            <rect
              className="bq-thumb-world"
              data-open={isOpen || undefined}
              x={x - 0.46}
              y={y - 0.42}
              width={0.92}
              height={0.84}
              rx={0.2}
            />
            {isGuarded && <circle className="bq-thumb-foe" cx={x + 0.2} cy={y} r={0.19} />}
            {hero !== undefined && (
              <circle
                className="bq-thumb-hero"
                style={{ fill: seats[hero.owner ?? -1]?.mark.colour }}
                cx={isGuarded ? x - 0.18 : x}
                cy={y}
                r={0.3}
              />
            )}
          </g>
        );
      })}
      <rect
        className="bq-thumb-frame"
        x={frame.column}
        y={frame.row}
        width={frame.columns}
        height={frame.rows}
        rx={0.25}
      />
    </svg>
  );
}

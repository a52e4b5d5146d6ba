import { Grid } from '@tablewright/table-kit/grid';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  LocateFixed,
  Maximize,
  ZoomIn,
} from 'lucide-react';
import { type CSSProperties, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { inRow, LOCATIONS, type Location, spotOf } from '../../bridge/layout.ts';
import { figuresAtSpot } from '../../explain/index.ts';
import { useBridge } from '../board-context.tsx';
import { useWidth } from '../use-width.ts';
import { boardText } from '../words.ts';
import { COLUMNS, type Frame, frameAround, middleOf, type Point, ROWS } from './geometry.ts';
import { OuterSpot } from './outer-spot.tsx';
import { Passages, Thumbnail } from './passages.tsx';
import { offersAt } from './spot-offers.ts';
import { WorldLook } from './world-look.tsx';
import { WorldPlate } from './world-plate.tsx';

/** The locations row by row from the top, each in its column: arrow keys move as on the chart. */
const CELLS: readonly (readonly (Location | undefined)[])[] = Array.from(
  { length: ROWS },
  (_, at) => {
    const here = inRow(ROWS - at);
    return Array.from({ length: COLUMNS }, (__, column) =>
      here.find((location) => spotOf(location).column === column + 1),
    );
  },
);
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, at) => ROWS - at);
/** Where keys come to while the hero is not on the Bridge: the world above Homeworld (BQ-MAP-08). */
const LOWEST: Location = 20;
/** From this row on everything about doors doubles (BQ-TURN-16). */
const EPIC_ROW = 5;

/** Below this width, in CSS pixels, the chart begins with the part around the own hero. */
const NARROW = 620;
/** How wide a world’s cell is at least when one looks closer, in CSS pixels, and how many rows are seen then. */
const NEAR_CELL = 92;
const NEAR_ROWS = 4.4;
const WHOLE: Frame = { column: 0, row: 0, columns: COLUMNS, rows: ROWS };

/** The Bridge as a chart of worlds: the whole of it, or the rows around one’s own hero. */
export function StarChart(): ReactNode {
  const { view, own } = useBridge();
  const sky = useRef<HTMLDivElement>(null);
  const width = useWidth(sky, 960);
  const [wanted, setWanted] = useState<boolean>();
  const isNear = wanted ?? width < NARROW;
  const columns = Math.min(COLUMNS, Math.max(2.4, width / NEAR_CELL));
  const home = useHome(columns);
  const [moved, setMoved] = useState<{ readonly point: Point; readonly home: string }>();
  const homeKey = `${home.x} ${home.y}`;
  const around = moved?.home === homeKey ? moved.point : home;
  const frame = isNear ? frameAround(around, columns, NEAR_ROWS) : WHOLE;
  const goTo = (point: Point): void => setMoved({ point, home: homeKey });
  // Keys lead to worlds that are out of sight; what is pressed is in sight already.
  const follow = ({ target }: FocusEvent): void => {
    const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
    if (cell != null && target.matches(':focus-visible')) goTo(middleOf(Number(cell)));
  };
  const outer = figuresAtSpot(view, 'falling').length > 0;
  return (
    <section
      className="bq-chart"
      data-part="chart"
      data-near={isNear || undefined}
      aria-label={boardText('board.chart')}
    >
      <div className="bq-chart-head" data-near={isNear || undefined}>
        <OuterSpot spot="boss-mode" />
        <button type="button" className="bq-tool" onClick={() => setWanted(!isNear)}>
          {isNear ? <Maximize aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          {boardText(isNear ? 'board.chart.whole' : 'board.chart.near')}
        </button>
        {isNear && (
          <Thumbnail
            frame={frame}
            label={boardText('board.chart.thumb', rowsOf(frame))}
            onPoint={(x, y) => goTo({ x, y })}
          />
        )}
      </div>
      <div className="bq-sky" style={skyStyle(frame)}>
        <ol className="bq-rows" aria-hidden="true">
          {ROW_NUMBERS.map((row) => (
            <li key={row} data-epic={row >= EPIC_ROW || undefined} data-word={row} />
          ))}
        </ol>
        <div className="bq-window" data-window={isNear || undefined} ref={sky}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its worlds */}
          <div className="bq-map" onFocus={follow}>
            <Passages />
            <Grid
              label={boardText('board.chart')}
              rows={CELLS}
              start={locationOfHero(view, own ?? view.active) ?? LOWEST}
              classes={{ grid: 'bq-worlds', row: 'bq-worlds-row' }}
            >
              {(location, stop) => <WorldPlate location={location} stop={stop} />}
            </Grid>
          </div>
        </div>
      </div>
      {isNear && <Arrows frame={frame} goTo={goTo} goHome={() => goTo(home)} />}
      <div className="bq-chart-foot">
        <OuterSpot spot="homeworld" />
        <OuterSpot spot="friendzone" />
        {outer && <OuterSpot spot="falling" />}
      </div>
      <WorldLook />
    </section>
  );
}

function skyStyle({ column, row, columns, rows }: Frame): CSSProperties {
  return {
    '--bq-column': column,
    '--bq-from-row': row,
    '--bq-columns': columns,
    '--bq-seen-rows': rows,
  } as CSSProperties;
}

type View = ReturnType<typeof useBridge>['view'];

function locationOfHero({ heroes, figures }: View, seat: number): Location | undefined {
  const where = figures[heroes[seat]?.figure ?? '']?.where;
  return where?.at === 'bridge' ? where.place.location : undefined;
}

/**
 * What is looked at unless somebody looks elsewhere: the own hero, else whose turn it is; what is asked about where none
 * of it would be in sight.
 */
function useHome(columns: number): Point {
  const table = useBridge();
  const hero = useHero();
  if (table.choices.length === 0) return hero;
  const asked = LOCATIONS.filter((location) => offersAt(table, location).length > 0).map(middleOf);
  const frame = frameAround(hero, columns, NEAR_ROWS);
  const [first] = asked;
  return first === undefined || asked.some((point) => isIn(frame, point)) ? hero : first;
}

function isIn({ column, row, columns, rows }: Frame, { x, y }: Point): boolean {
  return x > column && x < column + columns && y > row && y < row + rows;
}

/** The own hero, else whose turn it is; row 1 from Homeworld. */
function useHero(): Point {
  const { view, own } = useBridge();
  const seat = own ?? view.active;
  const location = locationOfHero(view, seat);
  if (location !== undefined) return middleOf(location);
  const where = view.figures[view.heroes[seat]?.figure ?? '']?.where.at;
  return { x: COLUMNS / 2, y: where === 'boss-mode' ? 0 : ROWS };
}

/** The rows that are seen, the lower one first. */
function rowsOf({ row, rows }: Frame): { readonly from: number; readonly to: number } {
  return {
    from: Math.max(1, Math.ceil(ROWS - row - rows + 0.5)),
    to: Math.min(ROWS, Math.floor(ROWS - row + 0.5)),
  };
}

/** Which way the part that is seen is moved, in cells. */
const WAYS = [
  ['up', 0, -2, ArrowUp],
  ['down', 0, 2, ArrowDown],
  ['left', -2, 0, ArrowLeft],
  ['right', 2, 0, ArrowRight],
] as const;

/** Ways to look elsewhere, and back to the own hero. */
function Arrows({
  frame: { column, columns, row, rows },
  goTo,
  goHome,
}: {
  readonly frame: Frame;
  readonly goTo: (point: Point) => void;
  readonly goHome: () => void;
}): ReactNode {
  const middle = { x: column + columns / 2, y: row + rows / 2 };
  return (
    <div className="bq-arrows">
      {WAYS.map(([way, x, y, Sign]) => (
        <Arrow
          key={way}
          label={boardText(`board.chart.${way}`)}
          run={() => goTo({ x: middle.x + x, y: middle.y + y })}
        >
          <Sign aria-hidden="true" />
        </Arrow>
      ))}
      <Arrow label={boardText('board.chart.mine')} run={goHome}>
        <LocateFixed aria-hidden="true" />
      </Arrow>
    </div>
  );
}

function Arrow({
  label,
  run,
  children,
}: {
  readonly label: string;
  readonly run: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className="bq-arrow" aria-label={label} onClick={run}>
      {children}
    </button>
  );
}

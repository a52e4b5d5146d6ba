import type { Cell } from '@tablewright/geometry';
import { Grid, type GridRows, type GridStop } from '@tablewright/table-kit/grid';
import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { type CourtPart, isIn, placeIn, squareOfItem } from '../explain/index.ts';
import { type BoardTable, useBoard, useLook, usePicks } from './board-context.tsx';
import { partName, squaresInWords } from './square-words.ts';
import { wayAhead } from './use-way.ts';
import { wayLine } from './way-words.ts';
import { whyNotAt } from './why-not-words.ts';
import { boardText, withOffers } from './words.ts';

/**
 * The squares of a part, laid over its drawing: each is a button that says what is there, for the
 * keyboard and for screen readers. A pointer meets only squares that can be chosen; everywhere else
 * it pans and clicks the map below.
 */
export function SquareGrid({
  part,
  start,
}: {
  readonly part: CourtPart;
  /** The square that the Tab key comes to first. */
  readonly start: Cell;
}): ReactNode {
  const now = useBoard();
  // Hundreds of squares are drawn in between frames, so that none is dropped; what is touched is
  // judged by the board as it is.
  const board = useDeferredValue(now);
  const picks = useDeferredValue(usePicks());
  const touched = useTouched(now);
  const at = useDeferredValue(start);
  return <Squares part={part} start={at} board={board} picks={picks} touched={touched} />;
}

const Squares = memo(function Squares({
  part,
  start,
  board,
  picks: { picked, pointedAt },
  touched,
}: {
  readonly part: CourtPart;
  readonly start: Cell;
  readonly board: BoardTable;
  readonly picks: ReturnType<typeof usePicks>;
  readonly touched: Touched;
}): ReactNode {
  const rows = useMemo(() => rowsOf(part), [part]);
  const words = useMemo(() => squaresInWords(board.view, board.say), [board]);
  const sizes = useMemo(() => sizesIn(board, part), [board, part]);
  const worthwhile = useMemo(() => worthwhileIn(board, sizes), [board, sizes]);
  return (
    <Grid
      label={boardText('board.map', {
        part: partName(part.name),
        columns: part.columns,
        rows: part.rows,
      })}
      rows={rows}
      start={start}
      shows={(cell) => worthwhile.has(cell)}
      classes={{ grid: 'kz-grid' }}
    >
      {(cell, stop) => {
        const offers = board.offersAt(cell);
        const place = Math.max(0, ...offers.map(picked));
        const { width = 1, height = 1 } = sizes.get(cell) ?? {};
        return (
          <SquareButton
            cell={cell}
            stop={stop}
            {...placeIn(part, cell)}
            columns={part.columns}
            rows={part.rows}
            width={width}
            height={height}
            name={[
              withOffers(words(cell), {
                offers,
                picked: place,
                label: board.label,
                whyNot: whyNotAt(board, cell),
              }),
              ...aheadWords(board, cell),
            ].join('. ')}
            offered={offers.length > 0}
            lit={sizes.has(cell)}
            ground={offers[0]?.option.names?.creature === undefined}
            pointed={offers.some(pointedAt)}
            picked={place > 0}
            touched={touched}
          />
        );
      }}
    </Grid>
  );
});

/** What the way to a square would cost and bring about. */
function aheadWords(board: BoardTable, cell: Cell): readonly string[] {
  const ahead = wayAhead(board, cell);
  return ahead === undefined ? [] : [wayLine(ahead, board.say)];
}

function rowsOf({ first, columns, rows }: CourtPart): GridRows<Cell> {
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => first + y * columns + x),
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The squares that are lit because something can be chosen there; a large creature is lit as a
 * whole, from its corner.
 */
function sizesIn({ index, view }: BoardTable, part: CourtPart): ReadonlyMap<Cell, Size> {
  const sizes = new Map<Cell, Size>();
  for (const cell of index.onSquares.keys()) {
    if (isIn(part, cell)) sizes.set(cell, { width: 1, height: 1 });
  }
  for (const id of index.onCreatures.keys()) {
    const creature = view.creatures[id];
    if (creature === undefined || !isIn(part, creature.cell)) continue;
    const { cell, width, height } = creature;
    sizes.set(cell, { width, height });
  }
  return sizes;
}

/**
 * The squares that have a button all the time: where something can be chosen, somebody stands or an
 * orb lies. The others, bare ground and walls, get theirs when the keyboard comes to them: a button
 * for each would cost more than a frame.
 */
function worthwhileIn({ view }: BoardTable, sizes: ReadonlyMap<Cell, Size>): ReadonlySet<Cell> {
  return new Set([
    ...sizes.keys(),
    ...view.creatures.map(({ cell }) => cell),
    ...view.items.map((_, orb) => squareOfItem(view, orb)),
    ...view.pedestals.map(({ cell }) => cell),
  ]);
}

/** Handlers of squares, which never change: they use the latest board. */
interface Touched {
  readonly press: (cell: Cell) => void;
  readonly focus: (cell: Cell) => void;
  readonly point: (cell: Cell) => void;
  readonly leave: () => void;
}

function useTouched(board: BoardTable): Touched {
  const lookAt = useLook();
  const latest = useRef({ board, lookAt });
  useLayoutEffect(() => {
    latest.current = { board, lookAt };
  });
  return useMemo(() => {
    const point = (cell: Cell): void => {
      const { board: now } = latest.current;
      now.point(now.offersAt(cell));
    };
    return {
      press: (cell) => latest.current.board.touch(cell),
      focus: (cell) => {
        latest.current.lookAt(cell);
        point(cell);
      },
      point,
      leave: () => latest.current.board.point([]),
    };
  }, []);
}

/**
 * The button of a square. Takes plain values, so that it is drawn again only if one of them
 * changes.
 */
const SquareButton = memo(function SquareButton({
  cell,
  stop,
  x,
  y,
  columns,
  rows,
  width,
  height,
  name,
  offered,
  lit,
  ground,
  pointed,
  picked,
  touched,
}: Size & {
  readonly cell: Cell;
  readonly stop: GridStop;
  readonly x: number;
  readonly y: number;
  /** Of its part. */
  readonly columns: number;
  readonly rows: number;
  readonly name: string;
  readonly offered: boolean;
  /** Whether it is lit because it can be chosen: of a large creature, only the corner is. */
  readonly lit: boolean;
  /** Whether the square itself can be chosen, and nobody on it. */
  readonly ground: boolean;
  readonly pointed: boolean;
  readonly picked: boolean;
  readonly touched: Touched;
}): ReactNode {
  return (
    <button
      type="button"
      className="kz-square-button"
      {...stop}
      data-offered={lit || undefined}
      data-leads={(offered && !lit) || undefined}
      data-pointed={(lit && pointed) || undefined}
      data-picked={(lit && picked) || undefined}
      data-ground={(lit && ground) || undefined}
      aria-disabled={!offered}
      aria-label={name}
      // In shares of the part: so a map that grows needs no new styles for its squares.
      style={{
        left: `${(x / columns) * 100}%`,
        top: `${(y / rows) * 100}%`,
        width: `${(width / columns) * 100}%`,
        height: `${(height / rows) * 100}%`,
      }}
      onClick={(event) => {
        event.stopPropagation();
        touched.press(cell);
      }}
      onPointerEnter={() => touched.point(cell)}
      onPointerLeave={touched.leave}
      onFocus={() => touched.focus(cell)}
      onBlur={touched.leave}
    />
  );
});

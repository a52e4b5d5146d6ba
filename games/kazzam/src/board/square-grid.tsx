import type { Cell } from '@tablewright/geometry';
import { Grid, type GridRows, type GridStop } from '@tablewright/table-kit/grid';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type CourtPart, isIn, placeIn } from '../explain/index.ts';
import { type BoardTable, useBoard, useLook, usePicks } from './board-context.tsx';
import { partName, squaresInWords } from './square-words.ts';
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
  const board = useBoard();
  const { picked, pointedAt } = usePicks();
  const rows = useMemo(() => rowsOf(part), [part]);
  const words = useMemo(() => squaresInWords(board.view, board.say), [board]);
  const sizes = useMemo(() => sizesIn(board, part), [board, part]);
  const touched = useTouched(board);
  return (
    <Grid
      label={boardText('board.map', {
        part: partName(part.name),
        columns: part.columns,
        rows: part.rows,
      })}
      rows={rows}
      start={start}
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
            width={width}
            height={height}
            name={withOffers(words(cell), { offers, picked: place, label: board.label })}
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
      data-pointed={(lit && pointed) || undefined}
      data-picked={(lit && picked) || undefined}
      data-ground={(lit && ground) || undefined}
      aria-disabled={!offered}
      aria-label={name}
      style={{
        left: `calc(var(--kz-s) * ${x})`,
        top: `calc(var(--kz-s) * ${y})`,
        width: `calc(var(--kz-s) * ${width})`,
        height: `calc(var(--kz-s) * ${height})`,
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

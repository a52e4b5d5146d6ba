import type { Seat } from '@tablewright/engine';
import type { SeatMark } from '@tablewright/table-kit/board';
import { Grid, type GridClasses, type GridStop } from '@tablewright/table-kit/grid';
import type { ReactNode } from 'react';
import { squareFacts } from '../explain/index.ts';
import { COLUMNS, countSquares, type Line, ROWS, squareName } from '../squares.ts';
import { useArena } from './board-context.tsx';
import { lineOffers, squareOffers } from './offers.ts';
import { Bolt, Cube } from './pieces.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

const SQUARE_ROWS = ROWS.map(({ squares }) => squares);
const CLASSES: GridClasses = {
  grid: 'ub-card',
  row: 'ub-card-row',
  cell: 'ub-gridcell',
  columnHead: 'ub-card-head',
  rowHead: 'ub-card-head',
  corner: 'ub-card-corner',
};

/** One player's BINGO card: a grid of 25 squares with the cubes on them. */
export function BingoCard({
  seat,
  mark,
}: {
  readonly seat: Seat;
  readonly mark: SeatMark;
}): ReactNode {
  const { view, seatName, recent } = useArena();
  const scored = view.players[seat]?.scored ?? 0;
  const fresh = new Set(
    recent.flatMap(({ event }) => {
      const happened = event as {
        readonly type: string;
        readonly seat?: Seat;
        readonly square?: string;
      };
      return happened.type === 'scored' && happened.seat === seat ? [happened.square] : [];
    }),
  );
  return (
    <Grid
      label={boardText('board.card', { name: seatName(seat), count: countSquares(scored) })}
      part="card"
      rows={SQUARE_ROWS}
      columnHeads={COLUMNS.map((line) => <LineHead key={line.id} line={line} seat={seat} />)}
      rowHeads={ROWS.map((line) => <LineHead key={line.id} line={line} seat={seat} />)}
      classes={CLASSES}
    >
      {(square, stop) => (
        <Square
          seat={seat}
          mark={mark}
          square={square}
          stop={stop}
          fresh={fresh.has(squareName(square))}
        />
      )}
    </Grid>
  );
}

function LineHead({ line, seat }: { readonly line: Line; readonly seat: Seat }): ReactNode {
  const touch = useTouch(lineOffers(useArena().open, seat, line.face));
  const label = boardText(line.kind === 'column' ? 'board.line.column' : 'board.line.row', {
    face: line.face,
  });
  return touch.live ? (
    <button
      type="button"
      className="ub-card-line"
      aria-label={boardText('board.line.touch', { line: label })}
      {...touch.props}
    >
      {line.face}
    </button>
  ) : (
    line.face
  );
}

function Square({
  seat,
  mark,
  square,
  stop,
  fresh,
}: {
  readonly seat: Seat;
  readonly mark: SeatMark;
  readonly square: number;
  readonly stop: GridStop;
  readonly fresh: boolean;
}): ReactNode {
  const { view, open } = useArena();
  const { name, scored, coloured, winning } = squareFacts(view, seat, square);
  const touch = useTouch(squareOffers(open, seat, name));
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  return (
    <button
      type="button"
      className="ub-square"
      data-seen={`square/${seat}/${name}`}
      {...stop}
      data-scored={scored || undefined}
      data-coloured={coloured || undefined}
      data-winning={winning || undefined}
      data-fresh={fresh || undefined}
      aria-disabled={!touch.live || undefined}
      aria-label={boardText('board.square', {
        square: name,
        coloured: yes(coloured),
        scored: yes(scored),
        winning: yes(winning),
      })}
      {...touch.props}
    >
      <span className="ub-square-name">{name}</span>
      {coloured && <Bolt />}
      {scored && <Cube mark={mark} />}
    </button>
  );
}

import type { Seat } from '@tablewright/engine';
import type { SeatMark } from '@tablewright/table-kit/board';
import type { ReactNode } from 'react';
import { COLOURED_SQUARES } from '../content/components.ts';
import { COLUMNS, countSquares, LETTERS, LINES, type Line, ROWS, squareName } from '../squares.ts';
import { lineOffers, squareOffers } from './offers.ts';
import { Bolt, Cube } from './pieces.tsx';
import { type Roving, useRoving } from './roving.ts';
import { useArena } from './table.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

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
  const coloured = COLOURED_SQUARES[view.coloured];
  const roving = useRoving(LETTERS.length, 25);
  const fullLine = LINES.find(({ id }) => id === view.result?.line);
  const winning = view.result?.winner === seat ? (fullLine?.mask ?? 0) : 0;
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
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold cells that are buttons.
    <div
      className="ub-card"
      data-part="card"
      role="grid"
      tabIndex={-1}
      aria-label={boardText('board.card', { name: seatName(seat), count: countSquares(scored) })}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: rows are not focused, their cells are. */}
      <div className="ub-card-row" role="row">
        <span className="ub-card-corner" />
        {COLUMNS.map((line) => (
          <LineHead key={line.id} line={line} seat={seat} />
        ))}
      </div>
      {ROWS.map((line, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: as above.
        <div className="ub-card-row" role="row" key={line.id}>
          <LineHead line={line} seat={seat} />
          {LETTERS.map((letter, column) => {
            const square = column * 5 + row;
            const bit = 1 << square;
            return (
              <Square
                key={letter}
                seat={seat}
                mark={mark}
                square={square}
                place={row * 5 + column}
                roving={roving}
                scored={(scored & bit) !== 0}
                coloured={(coloured & bit) !== 0}
                winning={(winning & bit) !== 0}
                fresh={fresh.has(squareName(square))}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function LineHead({ line, seat }: { readonly line: Line; readonly seat: Seat }): ReactNode {
  const touch = useTouch(lineOffers(useArena().open, seat, line.face));
  const label = boardText(line.kind === 'column' ? 'board.line.column' : 'board.line.row', {
    face: line.face,
  });
  const role = line.kind === 'column' ? 'columnheader' : 'rowheader';
  return (
    <span className="ub-card-head" data-kind={line.kind} role={role}>
      {touch.live ? (
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
      )}
    </span>
  );
}

function Square({
  seat,
  mark,
  square,
  place,
  roving,
  scored,
  coloured,
  winning,
  fresh,
}: {
  readonly seat: Seat;
  readonly mark: SeatMark;
  readonly square: number;
  /** Its place row by row. */
  readonly place: number;
  readonly roving: Roving;
  readonly scored: boolean;
  readonly coloured: boolean;
  readonly winning: boolean;
  readonly fresh: boolean;
}): ReactNode {
  const name = squareName(square);
  const touch = useTouch(squareOffers(useArena().open, seat, name));
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is focused.
    <div className="ub-gridcell" role="gridcell" aria-selected={touch.picked > 0}>
      <button
        type="button"
        className="ub-square"
        data-cell={place}
        tabIndex={roving.at === place ? 0 : -1}
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
    </div>
  );
}

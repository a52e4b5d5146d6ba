import type { ReactNode } from 'react';
import type { GridKey, GridRows } from './grid-moves.ts';
import { useGridFocus } from './use-grid-focus.ts';

export type { GridKey, GridRows } from './grid-moves.ts';

/** What the button of a cell must be given, so that the Tab key stops at one cell of the grid only. */
export interface GridStop {
  readonly tabIndex: 0 | -1;
}

/** Class names for the elements that a grid makes. */
export interface GridClasses {
  readonly grid?: string;
  readonly row?: string;
  readonly cell?: string;
  /** The row of column headings, besides `row`. */
  readonly headRow?: string;
  readonly columnHead?: string;
  readonly rowHead?: string;
  /** The empty cell above the row headings. */
  readonly corner?: string;
}

/** See {@link Grid}. */
export interface GridProps<K extends GridKey> {
  /** What the grid is called. */
  readonly label: string;
  /** The keys of its cells, row by row. Keep it the same object while the cells are the same. */
  readonly rows: GridRows<K>;
  /** Draws a cell: one button, named in full by `aria-label` or its text, that is given `stop`. */
  readonly children: (cell: K, stop: GridStop) => ReactNode;
  /** The cell that the Tab key comes to first, while the reader is not in the grid; else the first. */
  readonly start?: K | undefined;
  /**
   * Whether a cell is drawn all the time; all are if left out. Any other is drawn while the Tab key
   * stops at it: for boards so large that a button for each cell would be slow.
   */
  readonly shows?: (cell: K) => boolean;
  readonly columnHeads?: readonly ReactNode[];
  readonly rowHeads?: readonly ReactNode[];
  readonly classes?: GridClasses;
  /** Its name as a part of the board, for lessons. */
  readonly part?: string;
}

const STOP: GridStop = { tabIndex: 0 };
const NO_STOP: GridStop = { tabIndex: -1 };

/**
 * A board of cells for the keyboard and for screen readers: a bingo card, a market, a court.
 *
 * The Tab key stops at a single cell. From there arrow keys move the focus, Home and End go to the
 * ends of the row (with Ctrl, to the first and the last cell), and Page Up and Page Down to the cells
 * that can be chosen: those whose button is not `aria-disabled`. A cell that cannot be chosen keeps
 * its button, since its name says what is there; never use `disabled`, which takes the focus away.
 *
 * The focus stays at its cell when the content of the grid changes, and goes to the nearest one if
 * that cell is gone. `start` moves the Tab stop only while the focus is elsewhere.
 *
 * The cells are drawn by the caller, who lays them out by `classes`. Moving the focus draws the grid
 * anew, and gives two cells another `stop`: on a large board let `children` return a `memo`.
 *
 * @example
 * ```tsx
 * const ROWS = [['A1', 'B1'], ['A2', 'B2']] as const;
 *
 * <Grid label="Harbour" rows={ROWS} columnHeads={['A', 'B']} start={ship.at}>
 *   {(square, stop) => (
 *     <button
 *       type="button"
 *       {...stop}
 *       aria-label={inWords(square)}
 *       aria-disabled={offersAt(square).length === 0}
 *       onClick={() => pick(offersAt(square))}
 *     />
 *   )}
 * </Grid>
 * ```
 */
export function Grid<K extends GridKey>({
  label,
  rows,
  children,
  start,
  shows,
  columnHeads,
  rowHeads,
  classes = {},
  part,
}: GridProps<K>): ReactNode {
  const { frame, stop, ...handlers } = useGridFocus(rows, start);
  const headed = columnHeads === undefined ? 0 : 1;
  const sided = rowHeads === undefined ? 0 : 1;
  const isLeftOut = (cell: K | undefined): boolean =>
    cell !== undefined && cell !== stop && shows?.(cell) === false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells of a table are no buttons
    <div
      ref={frame}
      role="grid"
      className={classes.grid}
      data-part={part}
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + headed}
      aria-colcount={Math.max(0, ...rows.map((row) => row.length)) + sided}
      {...handlers}
    >
      {columnHeads !== undefined && (
        <HeadRow heads={columnHeads} cornered={rowHeads !== undefined} classes={classes} />
      )}
      {rows.map((cells, row) =>
        cells.every(isLeftOut) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <GridRow at={row + headed} className={classes.row} key={row}>
            {rowHeads !== undefined && (
              <Box role="rowheader" at={0} className={classes.rowHead}>
                {rowHeads[row]}
              </Box>
            )}
            {cells.map((cell, column) =>
              isLeftOut(cell) ? null : (
                <Box
                  role="gridcell"
                  at={column + sided}
                  className={classes.cell}
                  cell={cell}
                  key={cell ?? `gap ${column}`}
                >
                  {cell !== undefined && children(cell, cell === stop ? STOP : NO_STOP)}
                </Box>
              ),
            )}
          </GridRow>
        ),
      )}
    </div>
  );
}

function HeadRow({
  heads,
  cornered,
  classes,
}: {
  readonly heads: readonly ReactNode[];
  /** Whether there are row headings under it. */
  readonly cornered: boolean;
  readonly classes: GridClasses;
}): ReactNode {
  return (
    <GridRow at={0} className={joined(classes.row, classes.headRow)}>
      {cornered && <Box role="gridcell" at={0} className={classes.corner ?? classes.rowHead} />}
      {heads.map((head, column) => (
        <Box
          role="columnheader"
          at={cornered ? column + 1 : column}
          className={classes.columnHead}
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
        >
          {head}
        </Box>
      ))}
    </GridRow>
  );
}

function GridRow({
  at,
  className,
  children,
}: {
  readonly at: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
    <div role="row" className={className} aria-rowindex={at + 1}>
      {children}
    </div>
  );
}

function Box({
  role,
  at,
  className,
  cell,
  children,
}: {
  readonly role: 'gridcell' | 'columnheader' | 'rowheader';
  readonly at: number;
  readonly className: string | undefined;
  readonly cell?: GridKey | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of these roles knows its column
    <div role={role} className={className} aria-colindex={at + 1} data-cell={cell}>
      {children}
    </div>
  );
}

function joined(...names: readonly (string | undefined)[]): string | undefined {
  const all = names.filter((name) => name !== undefined);
  return all.length === 0 ? undefined : all.join(' ');
}

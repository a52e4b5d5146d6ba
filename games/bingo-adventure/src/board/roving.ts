import { type KeyboardEvent, useState } from 'react';

/** One stop of the Tab key in a grid, moved by arrow keys. */
export interface Roving {
  /** 0 for the cell that Tab reaches, else -1. */
  readonly tabIndex: (index: number) => 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Call when a cell gets the focus in another way. */
  readonly enter: (index: number) => void;
}

/**
 * Arrow keys over a grid of so many columns and rows; Home and End go to the ends of a row. Every
 * cell's button carries `data-cell` with its index.
 *
 * @param start the cell that Tab reaches first
 */
export function useRoving(columns: number, rows: number, start = 0): Roving {
  const [moved, setMoved] = useState<number>();
  const active = moved ?? start;
  return {
    tabIndex: (index) => (index === active ? 0 : -1),
    enter: setMoved,
    onKeyDown: (event) => {
      const next = destination(event.key, active, columns, rows);
      if (next === undefined) return;
      event.preventDefault();
      setMoved(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    },
  };
}

function destination(key: string, at: number, columns: number, rows: number): number | undefined {
  const column = at % columns;
  const row = Math.floor(at / columns);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at;
    case 'ArrowRight':
      return column < columns - 1 ? at + 1 : at;
    case 'ArrowUp':
      return row > 0 ? at - columns : at;
    case 'ArrowDown':
      return row < rows - 1 ? at + columns : at;
    case 'Home':
      return at - column;
    case 'End':
      return at - column + columns - 1;
    default:
      return undefined;
  }
}

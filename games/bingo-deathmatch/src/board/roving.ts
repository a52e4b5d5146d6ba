import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What a grid and its cells need so that arrow keys move the focus inside it. */
export interface Roving {
  /** The only cell that the tab key reaches. */
  readonly at: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Arrow keys, Home and End over cells that carry `data-cell` with their place, row by row. */
export function useRoving(columns: number, cells: number): Roving {
  const [at, setAt] = useState(0);
  return {
    at: Math.min(at, cells - 1),
    onFocus: (event) => {
      const place = placeOf(event.target);
      if (place !== undefined) setAt(place);
    },
    onKeyDown: (event) => {
      const place = placeOf(event.target as Element);
      const to = place === undefined ? undefined : afterKey(event.key, place, columns, cells);
      if (to === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-cell='${to}']`)?.focus();
    },
  };
}

function placeOf(element: Element): number | undefined {
  const place = element.getAttribute('data-cell');
  return place === null ? undefined : Number(place);
}

function afterKey(key: string, place: number, columns: number, cells: number): number | undefined {
  const column = place % columns;
  const to = {
    ArrowLeft: column > 0 ? place - 1 : place,
    ArrowRight: column < columns - 1 ? place + 1 : place,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: place - column,
    End: place - column + columns - 1,
  }[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= cells ? place : to;
}

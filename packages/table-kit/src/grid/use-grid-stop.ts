import { useCallback, useState } from 'react';
import { cellNearest, type GridKey, type GridPlace, type GridRows } from './grid-moves.ts';

type PlacedCell<K> = GridPlace & { readonly key: K };

/** The cell of a grid at which the Tab key stops. */
interface GridStopState<K extends GridKey> {
  /** `undefined` in an empty grid. */
  readonly stop: K | undefined;
  /** Whether the focus is in a cell. */
  readonly within: boolean;
  /** Call it when a cell gets the focus, however it comes. */
  readonly enter: (place: PlacedCell<K>) => void;
  /** Call it when the focus leaves the cells. */
  readonly leave: () => void;
}

/**
 * Follows the focus: the Tab key comes back to where one was, or to `start` once that has moved. While
 * the focus is in the grid it stays where it is, or as near as the cells allow.
 */
export function useGridStop<K extends GridKey>(
  rows: GridRows<K>,
  places: ReadonlyMap<string, PlacedCell<K>>,
  start: K | undefined,
): GridStopState<K> {
  const [at, setAt] = useState<PlacedCell<K>>();
  const [within, setWithin] = useState(false);
  const [begun, setBegun] = useState(start);

  if (begun !== start && !within) {
    setBegun(start);
    setAt(undefined);
  }
  const first =
    start !== undefined && places.has(String(start)) ? start : places.values().next().value?.key;
  const stop =
    at === undefined ? first : places.has(String(at.key)) ? at.key : cellNearest(at, rows);

  const enter = useCallback((place: PlacedCell<K>) => {
    setAt(place);
    setWithin(true);
  }, []);
  const leave = useCallback(() => setWithin(false), []);
  return { stop, within, enter, leave };
}

import { useMemo } from 'react';
import { useBoard } from './board-context.tsx';
import { type DrawnWay, drawnWay } from './way-view.ts';

/** The way that the observer is asked for, as far as it is drawn; nothing if none is asked for. */
export function useDrawnWay(): DrawnWay | undefined {
  const { choices, drawn, table, ground } = useBoard();
  const choice = choices.find(({ kind }) => kind === 'path');
  return useMemo(
    () => (choice === undefined ? undefined : drawnWay(table, ground.map, choice, drawn)),
    [choice, table, ground, drawn],
  );
}

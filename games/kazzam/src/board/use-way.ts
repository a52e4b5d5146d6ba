import { useMemo } from 'react';
import { useBoard } from './board-context.tsx';
import { type DrawnWay, drawnWay, pickedWay } from './way-view.ts';

/** The way that the observer is asked for, as far as it is drawn; nothing if none is asked for. */
export function useDrawnWay(): DrawnWay | undefined {
  const { choices, picked, table, ground } = useBoard();
  const choice = choices.find(({ kind }) => kind === 'path');
  const ids = choice === undefined ? [] : pickedWay(choice, (option) => picked({ choice, option }));
  const way = ids.join(' ');
  return useMemo(
    () =>
      choice === undefined
        ? undefined
        : drawnWay(table, ground.map, choice, way === '' ? [] : way.split(' ')),
    [choice, table, ground, way],
  );
}

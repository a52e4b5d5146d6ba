import { useMemo } from 'react';
import { type WayFacts, wayFacts } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';

/** The way that the observer is asked for, as far as it is drawn; `undefined` if none is. */
export function useDrawnWay(): WayFacts | undefined {
  const { view, choices, drawn, court } = useBoard();
  const choice = choices.find(({ kind }) => kind === 'path');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that changes brings a new choice
  return useMemo(
    () => (choice === undefined ? undefined : wayFacts(view, choice, drawn)),
    [choice, view, court, drawn],
  );
}

import { useMemo } from 'react';
import { type WayFacts, wayFacts, wayOn } from '../explain/index.ts';
import { type BoardTable, useBoard, useLookedAt } from './board-context.tsx';

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

/**
 * The way that a touch on the square that is looked at would draw or go, before any is drawn; nothing
 * where none leads there.
 */
export function useWayAhead(): WayFacts | undefined {
  const board = useBoard();
  const cell = useLookedAt();
  return useMemo(() => (cell === undefined ? undefined : wayAhead(board, cell)), [board, cell]);
}

/** See {@link useWayAhead}. */
export function wayAhead(
  { view, choices, index, drawn, leads, offersAt }: BoardTable,
  cell: number,
): WayFacts | undefined {
  const choice = choices.find(({ kind }) => kind === 'path');
  if (choice === undefined) {
    const offers = offersAt(cell);
    const there = leads.onSquares.get(cell) ?? [];
    return there.find((lead) => offers.some(({ option }) => option === lead.offer.option))?.way;
  }
  if (drawn.length > 0) return undefined;
  const offer = index.onSquares.get(cell)?.find((one) => one.choice === choice);
  const ids = offer === undefined ? undefined : wayOn(view, choice, [], offer.option.id);
  if (ids === undefined) return undefined;
  const facts = wayFacts(view, choice, ids);
  return facts.mayEnd ? facts : undefined;
}

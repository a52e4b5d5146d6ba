import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type Offer, offersOf } from '@tablewright/table-kit/board';
import {
  type Court,
  reachablePlaces,
  squareNamed,
  squareOfItem,
  standingBySquare,
} from '../explain/index.ts';
import type { Creature, KazzamState } from '../model.ts';

/** The offers that can be touched now, by creature and by square. */
export interface OfferIndex {
  readonly onCreatures: ReadonlyMap<number, readonly Offer[]>;
  readonly onSquares: ReadonlyMap<Cell, readonly Offer[]>;
}

/**
 * Indexes offers by what their options name.
 *
 * @param drawn option ids of the way that is being drawn
 */
export function indexOffers(
  choices: readonly ChoiceView[],
  view: KazzamState,
  court: Court,
  drawn: readonly string[] = [],
): OfferIndex {
  const onCreatures = new Map<number, Offer[]>();
  const onSquares = new Map<Cell, Offer[]>();
  const within = new Map(
    choices
      .filter(({ kind }) => kind === 'path')
      .map((choice) => [choice, reachablePlaces(choice, drawn)]),
  );
  for (const offer of offersOf(choices)) {
    const { choice, option } = offer;
    // An order is made in the panel: the board could not show it.
    if (choice.kind === 'order') continue;
    if (within.get(choice)?.has(choice.options.indexOf(option)) === false) continue;
    const { creature, square, exit, orb, item = orb } = option.names ?? {};
    if (typeof square === 'string') {
      const cell = squareNamed(court, square);
      if (cell !== undefined) add(onSquares, cell, offer);
    } else if (typeof creature === 'number') add(onCreatures, creature, offer);
    else if (exit !== undefined) {
      const printed = court.exits.find(({ letter }) => letter === exit);
      if (printed !== undefined) add(onSquares, printed.inside, offer);
    } else if (typeof item === 'number') {
      if (view.items[item] !== undefined) add(onSquares, squareOfItem(view, item), offer);
    }
  }
  return { onCreatures, onSquares };
}

/**
 * Finds the offers that a touch on a square picks: those of the uppermost creature that has some,
 * else those of the square itself.
 */
export function offersBySquare(
  { onCreatures, onSquares }: OfferIndex,
  court: Court,
  creatures: readonly Creature[],
): (cell: Cell) => readonly Offer[] {
  const standing = standingBySquare(court, creatures);
  return (cell) => {
    for (const id of (standing.get(cell) ?? []).toReversed()) {
      const own = onCreatures.get(id);
      if (own !== undefined) return own;
    }
    return onSquares.get(cell) ?? NOTHING;
  };
}

const NOTHING: readonly Offer[] = [];

function add<K>(map: Map<K, Offer[]>, key: K, offer: Offer): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [offer]);
  else list.push(offer);
}

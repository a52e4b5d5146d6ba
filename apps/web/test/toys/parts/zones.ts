import type { CardMove } from '@tablewright/table-kit/cards';

/** Where the cards of the page are; a `place` of the drawing each. */
export interface Zones {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly row: readonly string[];
  readonly head: readonly string[];
  readonly feet: readonly string[];
  readonly hands: readonly string[];
  readonly allies: readonly string[];
  /** Of somebody else: nobody here knows which. */
  readonly other: number;
  readonly tapped: readonly string[];
  /** Cards by the one that they are attached to. */
  readonly attached: Readonly<Record<string, readonly string[]>>;
  /** What has moved unseen just now. */
  readonly moves: readonly CardMove[];
  readonly at: number;
}

type Zone = 'deck' | 'hand' | 'discard' | 'row' | 'head' | 'feet' | 'hands' | 'allies';

/** How the cards lie at first, with so many of them in the hand. */
export function laidOut(ids: readonly string[], held: number): Zones {
  const fixed = ['helmet', 'sharp', 'shiny', 'world', 'slime', 'staff', 'trap'];
  const free = ids.filter((id) => !fixed.includes(id));
  const hand = Array.from({ length: held }, (_, at) => {
    const id = free[at % free.length] ?? '';
    return at < free.length ? id : `${id}#${at}`;
  });
  return {
    deck: ['curse#1', 'potion#1', 'dragon#1', 'torch#1', 'portal#1', 'boots#1', 'power#1'],
    hand,
    discard: ['trap'],
    row: ['world', 'slime'],
    head: ['helmet'],
    feet: [],
    hands: ['staff'],
    allies: ['duck#2', 'sphinx#2'],
    other: 4,
    tapped: [],
    attached: { helmet: ['shiny'], staff: ['sharp', 'potion#7'] },
    moves: [],
    at: 0,
  };
}

/** The zones after these cards have gone from one to another. */
export function moved(zones: Zones, from: Zone, to: Zone, ids: readonly string[]): Zones {
  return {
    ...zones,
    [from]: zones[from].filter((id) => !ids.includes(id)),
    [to]: to === 'discard' ? [...ids, ...zones[to]] : [...zones[to], ...ids],
    tapped: zones.tapped.filter((id) => !ids.includes(id)),
    moves: ids.map((card) => ({ card, from, to })),
    at: zones.at + 1,
  };
}

/** After somebody else has drawn a card. */
export function drawnUnseen(zones: Zones): Zones {
  const moves = [{ from: 'deck', to: 'other' }];
  return { ...zones, deck: zones.deck.slice(1), other: zones.other + 1, moves, at: zones.at + 1 };
}

/** After a card was turned, or turned back. */
export function turned(zones: Zones, id: string): Zones {
  const tapped = zones.tapped.includes(id)
    ? zones.tapped.filter((one) => one !== id)
    : [...zones.tapped, id];
  return { ...zones, tapped, moves: [], at: zones.at + 1 };
}

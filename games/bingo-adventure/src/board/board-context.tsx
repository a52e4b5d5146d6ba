import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Payment } from '../explain/index.ts';
import type { AdventureState } from '../model.ts';
import type { OfferIndex } from './offer-index.ts';

/** What the game's view gives: everything is public. */
export type AdventureView = AdventureState;

/** What every part of the board knows. */
export interface BoardTable extends BoardProps<AdventureView> {
  readonly index: OfferIndex;
  /** The offers that somebody points at, here or in the panel. */
  readonly pointed: readonly Offer[];
  /** Where the power was paid that somebody points at. */
  readonly shown: readonly Payment[];
  readonly show: (shown: readonly Payment[]) => void;
}

/** The board around a part. */
export const BoardContext = createContext<BoardTable | undefined>(undefined);

/** The board around a part. Throws outside of one. */
export function useBoard(): BoardTable {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('a part of the board is outside of it');
  return board;
}

/** A place that may be touched, with all that lights it up. */
export interface Touchable {
  readonly offers: readonly Offer[];
  /** `sure` when one thing is pointed at, `maybe` when it is one of several. */
  readonly pointed: 'sure' | 'maybe' | undefined;
  /** Points or the place in an order; 0 when it is not picked. */
  readonly picked: number;
  readonly handlers: {
    readonly onClick: () => void;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** What may be done at a spot, and how to do it. */
export function useSpot(at: string): Touchable {
  const { index, pointed, pick, point, picked } = useBoard();
  const offers = index.at(at);
  const here = pointed.some((offer) => offers.some((own) => sameOffer(own, offer)));
  return {
    offers,
    pointed: here ? (pointed.length === 1 ? 'sure' : 'maybe') : undefined,
    picked: Math.max(0, ...offers.map(picked)),
    handlers: {
      onClick: () => pick(offers),
      onPointerEnter: () => point(offers),
      onPointerLeave: () => point([]),
      onFocus: () => point(offers),
      onBlur: () => point([]),
    },
  };
}

function sameOffer(a: Offer, b: Offer): boolean {
  return a.choice.slot === b.choice.slot && a.option.id === b.option.id;
}

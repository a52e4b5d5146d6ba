/** Which offers belong to which thing on the table, by what their options name. */
import type { Seat } from '@tablewright/engine';
import type { Offer } from '@tablewright/table-kit/board';
import type { Action, CardId, ItemId, PowerId } from '../model.ts';
import type { Letter, RowNumber, SquareName } from '../squares.ts';

function names(offer: Offer, key: string): string | undefined {
  const value = offer.option.names?.[key];
  return value === undefined ? undefined : String(value);
}

/** Squares are offered on the card of the seat that decides. */
export function squareOffers(open: readonly Offer[], seat: Seat, square: SquareName): Offer[] {
  return open.filter((offer) => offer.choice.seat === seat && names(offer, 'square') === square);
}

/** Lines are offered on the card that loses them, or else on that of the seat that decides. */
export function lineOffers(open: readonly Offer[], seat: Seat, face: Letter | RowNumber): Offer[] {
  return open.filter(
    (offer) =>
      names(offer, 'line') === String(face) &&
      (offer.choice.about?.dead ?? offer.choice.seat) === seat,
  );
}

/** Uses of an item by its owner, of one kind or any. */
export function itemOffers(
  open: readonly Offer[],
  seat: Seat,
  item: ItemId,
  action?: Action,
): Offer[] {
  return open.filter(
    (offer) =>
      offer.choice.seat === seat &&
      names(offer, 'item') === item &&
      (action === undefined || names(offer, 'action') === action),
  );
}

/** A player can be named as target, and after the target as the neighbour who is hit too. */
export function seatOffers(open: readonly Offer[], seat: Seat): Offer[] {
  const [first] = open;
  const target = first && names(first, 'target');
  const aimed =
    target !== undefined &&
    open.length > 1 &&
    open.every((offer) => names(offer, 'target') === target);
  const key =
    aimed && open.some((offer) => names(offer, 'adjacent') !== undefined) ? 'adjacent' : 'target';
  return open.filter(
    (offer) =>
      names(offer, key) === String(seat) ||
      // A roll is played upon where the dice lie.
      (names(offer, 'seat') === String(seat) && !isAct(offer, 'play')),
  );
}

/** What is on sale. The same card in a hand is offered by other options, so the act counts too. */
export function marketOffers(open: readonly Offer[], card: CardId): Offer[] {
  return open.filter((offer) => names(offer, 'card') === card && isAct(offer, 'buy'));
}

/** Basic items that can be put back. */
export function reserveOffers(open: readonly Offer[], seat: Seat, card: ItemId): Offer[] {
  return open.filter(
    (offer) =>
      offer.choice.seat === seat && names(offer, 'card') === card && isAct(offer, 'put-back'),
  );
}

/** Plays of a power card, one for each square or roll that it may name. */
export function powerOffers(open: readonly Offer[], seat: Seat, card: PowerId): Offer[] {
  return open.filter(
    (offer) => offer.choice.seat === seat && names(offer, 'card') === card && isAct(offer, 'play'),
  );
}

/** A whole roll, as a player's dice lie there. */
export function rollOffers(open: readonly Offer[], seat: Seat): Offer[] {
  return open.filter((offer) => names(offer, 'seat') === String(seat) && isAct(offer, 'play'));
}

/** One of the deciding seat's dice. */
export function dieOffers(open: readonly Offer[], seat: Seat, die: 'letter' | 'number'): Offer[] {
  return open.filter((offer) => offer.choice.seat === seat && names(offer, 'die') === die);
}

function isAct(offer: Offer, act: string): boolean {
  return names(offer, 'act') === act;
}

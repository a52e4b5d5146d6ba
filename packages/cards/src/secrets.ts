/**
 * Cards that an observer cannot tell from one another: it knows that these lie, in some order, where
 * these lie, and nothing else. A lot of one card is a card that it knows.
 */
export type Lot<Id> = Id[];

/**
 * What one observer knows of the cards whose faces it does not see. Hidden cards that are in no lot
 * make up one lot for each back: the stock, of which it has never known anything.
 */
export type Mind<Id> = Lot<Id>[];

/** Who knows what, as plain data of a state. */
export interface Secrets<Id> {
  /** The cards that lie face down in a place that shows faces. */
  readonly down: Id[];
  /** What each observer knows: first what all know, spectators too, then seat by seat. */
  readonly known: Mind<Id>[];
}

/** Nobody knows anything: for a new state. */
export function noSecrets<Id>(seatCount: number): Secrets<Id> {
  return { down: [], known: Array.from({ length: seatCount + 1 }, () => []) };
}

/** The observer has seen this hidden card, and keeps it in mind. */
export function remember<Id>(mind: Mind<Id>, card: Id): void {
  forget(mind, card);
  mind.push([card]);
}

/** The card lies open from now on, so that nothing need be kept of it. */
export function forget<Id>(mind: Mind<Id>, card: Id): void {
  const at = mind.findIndex((lot) => lot.includes(card));
  const lot = mind[at];
  if (lot === undefined) return;
  if (lot.length === 1) mind.splice(at, 1);
  else lot.splice(lot.indexOf(card), 1);
}

/**
 * From now on the observer cannot tell these hidden cards of one back from one another, nor from
 * those with which it confused any of them before.
 */
export function confuse<Id>(mind: Mind<Id>, cards: readonly Id[]): void {
  if (cards.length < 2) return;
  const wanted = new Set(cards);
  const touched = mind.filter((lot) => lot.some((card) => wanted.has(card)));
  if (touched.length === 0) return;
  const listed = touched.flat();
  const [first, ...others] = touched as [Lot<Id>, ...Lot<Id>[]];
  for (const card of listed) wanted.delete(card);
  // Whatever is confused with a card of the stock is a card of the stock.
  const gone = new Set(wanted.size > 0 ? touched : others);
  if (gone.size === 0) return;
  if (wanted.size === 0) first.splice(0, first.length, ...listed);
  mind.splice(0, mind.length, ...mind.filter((lot) => !gone.has(lot)));
}

/**
 * Whether an observer is sure of a hidden card.
 *
 * @param here the cards of the place where it lies, if their order means nothing there
 */
export function isSure<Id>(mind: Mind<Id>, card: Id, here: readonly Id[] | undefined): boolean {
  const lot = mind.find((one) => one.includes(card));
  if (lot === undefined) return false;
  return lot.length === 1 || (here !== undefined && lot.every((one) => here.includes(one)));
}

/** A move of a card that is seen at one end of its way at most. */
export interface CardMove {
  /** The card, if the observer knows which; without it a back travels. */
  readonly card?: string;
  /** Where it was: the `place` of a pile, a hand, a slot or a row. */
  readonly from: string;
  /** Where it is now. */
  readonly to: string;
}

/** Where something lies in the window: its middle and its size, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card as it was drawn at a moment. */
export interface Lying extends Spot {
  readonly place: string | undefined;
  readonly face: 'up' | 'down';
}

/** Everything that lay on the table at a moment. */
export interface Lie<C extends Lying = Lying> {
  readonly cards: ReadonlyMap<string, C>;
  readonly places: ReadonlyMap<string, Spot>;
}

/** What is to be seen travelling. */
export type Travel =
  /** A card that is drawn where it arrives. */
  | { readonly kind: 'fly'; readonly card: string; readonly from: Spot; readonly turns: boolean }
  /** A card that is not drawn any more. */
  | { readonly kind: 'leave'; readonly card: string; readonly to: Spot }
  /** A card that only makes room for others. */
  | { readonly kind: 'shift'; readonly card: string; readonly x: number; readonly y: number }
  /** A card that nobody here knows. */
  | { readonly kind: 'back'; readonly from: string; readonly to: string };

/** So far a card may have moved without anybody seeing it, in pixels. */
const STILL = 2;

/** What travels between two moments, in the order of the table. */
export function travelsBetween(before: Lie, now: Lie, moves: readonly CardMove[]): Travel[] {
  const moveOf = (id: string): CardMove | undefined => moves.find(({ card }) => card === id);
  const travels: Travel[] = [];
  for (const [card, lies] of now.cards) {
    const lay = before.cards.get(card);
    if (lay === undefined) {
      const from = before.places.get(moveOf(card)?.from ?? '');
      if (from !== undefined) {
        travels.push({ kind: 'fly', card, from: { ...lies, x: from.x, y: from.y }, turns: true });
      }
    } else if (lay.place !== lies.place) {
      travels.push({ kind: 'fly', card, from: lay, turns: lay.face !== lies.face });
    } else if (Math.hypot(lay.x - lies.x, lay.y - lies.y) > STILL) {
      travels.push({ kind: 'shift', card, x: lay.x - lies.x, y: lay.y - lies.y });
    }
  }
  for (const [card] of before.cards) {
    const to = now.cards.has(card) ? undefined : now.places.get(moveOf(card)?.to ?? '');
    if (to !== undefined) travels.push({ kind: 'leave', card, to });
  }
  for (const { card, from, to } of moves) {
    if (card === undefined && now.places.has(from) && now.places.has(to)) {
      travels.push({ kind: 'back', from, to });
    }
  }
  return travels;
}

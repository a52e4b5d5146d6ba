import type { SeenCard } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import { type Card, IDENTITIES, isHandheld } from '../content/card.ts';
import type { CardId } from '../model.ts';
import type { Lying } from '../rules/cards/cards-of.ts';
import {
  COUNTED_SLOTS,
  type CountedSlot,
  isCheat,
  POTIONS_A_HAND,
  usedIfActive,
} from '../rules/heroes/slots.ts';
import type { BridgeView } from '../view.ts';
import { printedCard } from './cards.ts';

/** What goes out of use where something else takes its slot. */
interface PutAway {
  readonly slot: CountedSlot;
  /** All of these go; or of these so many as are needed, which their owner chooses. */
  readonly cards: readonly CardId[];
  readonly isChosen: boolean;
}

/**
 * What a hero puts away for a card that it equips (BQ-CHAR-01, -05, -06, -12), or discards for one that it becomes
 * (BQ-CHAR-04), slot by slot; nothing where there is room.
 */
export function putAwayFor(view: BridgeView, seat: Seat, id: CardId): readonly PutAway[] {
  const card = printedCard(id);
  const slots = view.rooms[seat]?.slots;
  if (card === undefined || slots === undefined) return [];
  return COUNTED_SLOTS.flatMap((slot): readonly PutAway[] => {
    const needed = usedIfActive({ id, card }, slot);
    const over = slots[slot].used + needed - slots[slot].of - roomBroughtBy(card, slot);
    if (needed === 0 || over <= 0) return [];
    const using = activeOf(view, seat).filter(
      (one) => usedIfActive(one, slot) > 0 || (slot === 'hand' && isHandheld(one.card)),
    );
    if (using.length === 0) return [];
    // Where something could stay, its owner chooses.
    const isChosen = using.some((kept) => usedByAll(using, slot) - usedByAll([kept], slot) >= over);
    return [{ slot, cards: using.map((one) => one.id), isChosen }];
  });
}

/** How much of a slot cards use together (BQ-POT-02). */
function usedByAll(cards: readonly Lying[], slot: CountedSlot): number {
  const potions = slot === 'hand' ? cards.filter(({ card }) => isHandheld(card)).length : 0;
  const hands = Math.ceil(potions / POTIONS_A_HAND);
  return cards.reduce((sum, one) => sum + usedIfActive(one, slot), hands);
}

/** How much more of a slot a card brings by being active (BQC-VERB-26). */
function roomBroughtBy({ effects }: Card, slot: CountedSlot): number {
  const brings = effects
    .filter((effect) => effect.trigger === 'active' && effect.if.length === 0)
    .flatMap((effect) => effect.do);
  return brings.reduce(
    (sum, one) =>
      sum + (one.verb === 'slot' && one.slot === slot && typeof one.n === 'number' ? one.n : 0),
    0,
  );
}

/** Whether a slot is that of an identity, which is discarded when another takes it (BQ-CHAR-04). */
export const isIdentity = (slot: CountedSlot): boolean => IDENTITIES.some((one) => one === slot);

/** The active cards of a hero that use slots: nobody else carries them, and nothing frees them (BQ-CHAR-09, -11). */
function activeOf({ cards, figures }: BridgeView, seat: Seat): readonly Lying[] {
  const carried = new Set(
    Object.values(figures)
      .filter(({ owner, kind }) => owner === seat && kind === 'ally')
      .map(({ carries }) => carries),
  );
  return (cards[`active/${seat}`] ?? []).flatMap(({ card: id, on = [] }): readonly Lying[] => {
    const card = printedOf(id);
    if (id === undefined || card === undefined || carried.has(id) || on.some(isCheating)) return [];
    return [{ id, card }];
  });
}

const printedOf = (id: CardId | undefined): Card | undefined =>
  id === undefined ? undefined : printedCard(id);

function isCheating({ card: id }: SeenCard<CardId>): boolean {
  const card = printedOf(id);
  return card !== undefined && isCheat(card);
}

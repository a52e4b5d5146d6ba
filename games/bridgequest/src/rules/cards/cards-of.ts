import type { Card, Gear } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';

type Known = Pick<Bridge, 'state' | 'content'>;

/** A card that lies somewhere, and what it is. */
export interface Lying<C extends Card = Card> {
  readonly id: CardId;
  readonly card: C;
  /** The active card that it is on: the item of an enhancer, the ally that carries it. */
  readonly on?: CardId;
}

/** Whether a card has come into the game from a sheet (BQ-INV-02). */
export const isFromSheet = (id: CardId): boolean => /#s\d+$/.test(id);

/** The active cards of a hero, each followed by those that are on it (BQ-TERM-16, BQ-CHAR-09). */
export function activeOf(t: Known, { seat }: Pick<Hero, 'seat'>): readonly Lying[] {
  return ZONES.at(t.state, `active/${seat}`).flatMap((id): Lying[] => [
    { id, card: cardOf(t, id) },
    ...ZONES.at(t.state, `on/${id}`).map((one) => ({ id: one, card: cardOf(t, one), on: id })),
  ]);
}

/** Whether a card is gear, a steed or an ally. */
export function isGear(lying: Lying): lying is Lying<Gear> {
  const { type } = lying.card;
  return type === 'item' || type === 'steed' || type === 'ally';
}

/** The active gear of a hero. */
export function gearOf(t: Known, hero: Pick<Hero, 'seat'>): readonly Lying<Gear>[] {
  return activeOf(t, hero).filter(isGear);
}

/** The active items of a hero: gear that is neither a steed nor an ally. */
export function itemsOf(t: Known, hero: Pick<Hero, 'seat'>): readonly Lying<Gear>[] {
  return gearOf(t, hero).filter(({ card }) => card.type === 'item');
}

/** What the cards on a hero's table are worth in gold, active and tapped (BQC-COND-10). */
export function goldOf(t: Known, hero: Pick<Hero, 'seat'>): number {
  const tapped = ZONES.at(t.state, `tapped/${hero.seat}`).map((id) => cardOf(t, id));
  const cards = [...activeOf(t, hero).map(({ card }) => card), ...tapped];
  return cards.reduce((sum, { gold = 0 }) => sum + gold, 0);
}

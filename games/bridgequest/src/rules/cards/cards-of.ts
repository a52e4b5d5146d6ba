import { onto } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import type { Card, Gear } from '../../content/card.ts';
import type { CardId, Figure, Hero } from '../../model.ts';
import { perHero, type Seen } from '../../one-look.ts';
import type { Bridge } from '../../table.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';

type Known = Pick<Bridge, 'state' | 'content'> & Seen;

/** A card that lies somewhere, and what it is. */
export interface Lying<C extends Card = Card> {
  readonly id: CardId;
  readonly card: C;
  /** The active card that it is on: the item of an enhancer, the ally that carries it. */
  readonly on?: CardId;
}

/**
 * The active cards of a hero, each followed by those that are on it (BQ-TERM-16, BQ-CHAR-09). What an ally of the table
 * carries works where that ally is with its player (BQ-ALLY-07).
 */
export const activeOf = perHero(findActive);

function findActive(t: Known, { seat }: Pick<Hero, 'seat'>): readonly Lying[] {
  const carriers = carriersOf(t, seat);
  const lying: Lying[] = [];
  for (const id of ZONES.at(t.state, `active/${seat}`)) {
    const carrier = carriers.find(({ carries }) => carries === id);
    if (carrier === undefined) lying.push({ id, card: cardOf(t, id) });
    else if (isWithOwner(t, carrier)) lying.push({ id, card: cardOf(t, id), on: carrier.id });
    else continue;
    for (const one of ZONES.at(t.state, onto(id))) {
      lying.push({ id: one, card: cardOf(t, one), on: id });
    }
  }
  return lying;
}

/** The allies of the table that carry active cards of a player (BQ-ALLY-07). */
function carriersOf({ state }: Known, owner: Seat): readonly Figure[] {
  const carriers: Figure[] = [];
  // Asked all the time, and there is hardly ever one.
  for (const id in state.figures) {
    const one = state.figures[id];
    if (one?.carries !== undefined && one.owner === owner && one.kind === 'ally')
      carriers.push(one);
  }
  return carriers;
}

/** The ally of the table that carries an active card of a player, if one does (BQ-ALLY-07). */
export function carrierOf(t: Known, card: CardId, owner: Seat): Figure | undefined {
  return carriersOf(t, owner).find(({ carries }) => carries === card);
}

/** Whether an ally of the table is where its player is. */
export function isWithOwner({ state }: Known, { where, owner }: Figure): boolean {
  const hero = owner === undefined ? undefined : state.heroes[owner];
  const own = hero === undefined ? undefined : state.figures[hero.figure]?.where;
  if (own?.at !== where.at) return false;
  if (own.at !== 'bridge' || where.at !== 'bridge') return true;
  return own.place.location === where.place.location;
}

/** An ally of the table carries nothing any more: its player has it tapped (BQ-CHAR-09). */
export function laysDown(t: Bridge, ally: Figure, rule: string): void {
  const { carries, owner } = ally;
  ally.carries = undefined;
  if (carries === undefined || owner === undefined) return;
  if (ZONES.placeOf(t.state, carries) !== `active/${owner}`) return;
  ZONES.move(t, [carries], `active/${owner}`, `tapped/${owner}`, { rule, seat: owner });
}

/** Where a card lies that somebody may give away or lay elsewhere: it is played, or its own; worlds and monsters are nobody's. */
export function ownPlaceOf({ state }: Pick<Bridge, 'state'>, seat: Seat, card: CardId) {
  const place = ZONES.placeOf(state, card);
  const own = ['active', 'tapped', 'identities', 'hand', 'karma'].map((zone) => `${zone}/${seat}`);
  return place !== undefined && (place === 'played' || own.includes(place)) ? place : undefined;
}

/** Whether a card is gear, a steed or an ally. */
export function isGear(lying: Lying): lying is Lying<Gear> {
  const { type } = lying.card;
  return type === 'item' || type === 'steed' || type === 'ally';
}

/** The active gear of a hero. */
export const gearOf = perHero((t: Known, hero: Pick<Hero, 'seat'>): readonly Lying<Gear>[] =>
  activeOf(t, hero).filter(isGear),
);

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

import type { Flow, Option } from '@tablewright/engine';
import { type Card, type Gear, isHandheld } from '../../content/card.ts';
import type { CardId, Figure, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { isFromSheet, ZONES } from '../../zones.ts';
import { activeOf, carrierOf, isGear, isWithOwner, type Lying } from '../cards/cards-of.ts';
import { holds } from '../effects/conditions.ts';
import { noteCard, noteUse } from '../effects/noted.ts';
import { settleSlots } from '../heroes/settle.ts';
import { COUNTED_SLOTS, capacityOf, isCheat, potionRoom, usedIfActive } from '../heroes/slots.ts';
import { alliesOf } from '../standing/figures.ts';

/** Where cards lie that can be equipped from. */
type Store = 'hand' | 'tapped';

/** One change of what a hero has active (BQ-TURN-04, BQ-DEX-02). */
export type GearChange = Option & {
  readonly card: CardId;
  readonly what: 'equip' | 'carry' | 'attach' | 'tap';
  readonly from: Store | 'active';
  /** What it is laid on: an ally that carries it, an item that it enhances or frees. */
  readonly on?: CardId;
};

/** Every change that a hero could make: gear and potions into free slots, what goes on others, and back to the tapped. */
export function changesOf(t: Bridge, hero: Hero): readonly GearChange[] {
  return [...equipsOf(t, hero), ...tapsOf(t, hero)];
}

/** What a hero could make active. */
export function equipsOf(t: Bridge, hero: Hero): readonly GearChange[] {
  const { seat } = hero;
  return (['hand', 'tapped'] as const).flatMap((from) =>
    ZONES.at(t.state, `${from}/${seat}`).flatMap((id): readonly GearChange[] => {
      const card = cardOf(t, id);
      return [...intoSlots(t, hero, id, card, from), ...ontoOthers(t, hero, id, card, from)];
    }),
  );
}

function intoSlots(
  t: Bridge,
  hero: Hero,
  id: CardId,
  card: Card,
  from: Store,
): readonly GearChange[] {
  const fits = isHandheld(card)
    ? potionRoom(t, hero)
    : isGear({ id, card }) && isUsable(t, hero, card as Gear) && couldHold(t, hero, { id, card });
  return fits ? [{ id: `equip/${id}`, names: { card: id }, card: id, what: 'equip', from }] : [];
}

/** Whether whoever wants to use an item is what it asks for (BQC-SCH-14). */
export function isUsable(t: Bridge, hero: Hero, { usableBy }: Gear): boolean {
  return usableBy.every((condition) => holds(t, condition, { hero, marks: [], effect: '' }));
}

/** Whether there is as much of every slot as it needs, in use or not: what is in its place makes room (BQ-CHAR-01, -05, -06). */
function couldHold(t: Bridge, hero: Hero, lying: Lying): boolean {
  return COUNTED_SLOTS.every((slot) => {
    const needed = usedIfActive(lying, slot);
    return needed === 0 || needed <= capacityOf(t, hero, slot);
  });
}

/**
 * Enhancers go on items, cheats on what they free, and an ally, a card or a figure of the table, carries one item that is
 * neither Big nor two-handed (BQ-CHAR-09, BQ-ALLY-07).
 */
function ontoOthers(
  t: Bridge,
  hero: Hero,
  id: CardId,
  card: Card,
  from: Store,
): readonly GearChange[] {
  const on = (bearer: CardId, what: 'attach' | 'carry'): GearChange => ({
    ...{ id: `${what}/${id}/${bearer}`, names: { card: id, on: bearer } },
    ...{ card: id, what, from, on: bearer },
  });
  if (card.type === 'itemEnhancer') {
    return activeOf(t, hero)
      .filter(
        (lying) =>
          lying.card.type !== 'itemEnhancer' && isGear(lying) && fits(card.fits, lying.card),
      )
      .map((lying) => on(lying.id, 'attach'));
  }
  if (isCheat(card)) {
    const gear = [
      ...ZONES.at(t.state, `tapped/${hero.seat}`),
      ...ZONES.at(t.state, `active/${hero.seat}`),
    ];
    return gear
      .filter((one) => isGear({ id: one, card: cardOf(t, one) }))
      .map((one) => on(one, 'attach'));
  }
  if (card.type !== 'item' || card.isBig || card.hands > 1 || !isUsable(t, hero, card)) return [];
  const cards = activeOf(t, hero)
    .filter((lying) => isGear(lying) && lying.card.slot === 'ally' && !carries(t, lying.id))
    .map((lying) => lying.id);
  const figures = alliesOf(t.state, hero.seat)
    .filter((ally) => isWithOwner(t, ally) && !isLaden(t, ally))
    .map((ally) => ally.id);
  return [...cards, ...figures].map((ally) => on(ally, 'carry'));
}

/** Whether an ally of the table carries something already (BQ-ALLY-07). */
const isLaden = (t: Bridge, { carries: card, owner }: Figure): boolean =>
  card !== undefined && ZONES.placeOf(t.state, card) === `active/${owner}`;

const carries = (t: Bridge, ally: CardId): boolean =>
  ZONES.at(t.state, `on/${ally}`).some((one) => cardOf(t, one).type === 'item');

function fits(what: 'any' | 'twohanded' | 'steed', { hands, slot, type }: Gear): boolean {
  if (what === 'steed') return slot === 'steed' || slot === 'pet';
  return type === 'item' && (what === 'any' || hands === 2);
}

/** Whether an active card is not with an ally of the table that is elsewhere (BQ-ALLY-07). */
function isAtHand(t: Bridge, { seat }: Hero, card: CardId): boolean {
  const carrier = carrierOf(t, card, seat);
  return carrier === undefined || isWithOwner(t, carrier);
}

/** What could be tapped. */
export function tapsOf(t: Bridge, hero: Hero): readonly GearChange[] {
  const { seat } = hero;
  return ZONES.at(t.state, `active/${seat}`)
    .filter((id) => isGear({ id, card: cardOf(t, id) }) || isHandheld(cardOf(t, id)))
    .filter((id) => isAtHand(t, hero, id))
    .map((id) => ({ id: `tap/${id}`, names: { card: id }, card: id, what: 'tap', from: 'active' }));
}

/** By which rule a change is made: allies carry, cheats free what they lie on (BQ-CHAR-09, -11), potions go into a hand, in a combat only as gear does (BQ-POT-02, -04). */
function ruleOf(t: Bridge, { card, what, on }: GearChange): string {
  if (what === 'carry' && on !== undefined)
    return t.state.figures[on] === undefined ? 'BQ-CHAR-09' : 'BQ-ALLY-07';
  if (on !== undefined && isFromSheet(on)) return 'BQ-CRSD-03';
  if (what === 'attach' && cardOf(t, card).roles.includes('cheat')) return 'BQ-CHAR-11';
  if (what !== 'equip' || !isHandheld(cardOf(t, card))) return 'BQ-TURN-04';
  return t.state.combat === undefined ? 'BQ-POT-02' : 'BQ-POT-04';
}

/** Makes a change. */
export function* makeChange(t: Bridge, hero: Hero, change: GearChange): Flow<void> {
  const { seat } = hero;
  const { card, what, from, on } = change;
  noteCard(t, card);
  if (what === 'attach') noteUse(t, card);
  const about = { rule: ruleOf(t, change), seat };
  const place = `${from}/${seat}` as const;
  const carrier = on === undefined ? undefined : t.state.figures[on];
  // What is moved by hand is carried by nobody until it is given to somebody.
  for (const ally of alliesOf(t.state, seat)) if (ally.carries === card) ally.carries = undefined;
  if (carrier !== undefined) carrier.carries = card;
  if (what === 'tap') ZONES.move(t, [card], place, `tapped/${seat}`, about);
  else if (on === undefined || carrier !== undefined)
    ZONES.move(t, [card], place, `active/${seat}`, about);
  else ZONES.move(t, [card], place, `on/${on}`, about);
  // What has come stays: something else makes room.
  yield* settleSlots(t, card);
}

import { type Card, type Gear, IDENTITIES, isHandheld } from '../../content/card.ts';
import { SLOTS } from '../../effects/words.ts';
import type { Hero } from '../../model.ts';
import { oneLook } from '../../one-look.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { activeOf, isGear, type Lying } from '../cards/cards-of.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import type { Looking } from '../effects/situation.ts';
import { playsBoth } from '../standing/pair.ts';

/** Everything of which a character has only so many (BQ-CHAR-01, -07). */
export const COUNTED_SLOTS = [...new Set([...SLOTS, ...IDENTITIES])];
/** See {@link COUNTED_SLOTS}. */
export type CountedSlot = (typeof COUNTED_SLOTS)[number];

/** How many potions a hand holds (BQ-POT-02). */
export const POTIONS_A_HAND = 5;
/** Hands; of everything else a character has one (BQ-CHAR-01). */
const HANDS = 2;
/** Cards in the hand at the end of the own turn (BQ-CARD-02). */
const HAND_LIMIT = 5;

/** How many of a slot a hero has, with what cards and worlds add (BQ-CHAR-01, BQC-VERB-26). */
export function capacityOf(t: Looking, hero: Hero, slot: CountedSlot): number {
  const usual = slot === 'hand' ? HANDS : 1;
  const added = ofVerb(inForceFor(t, hero), 'slot')
    .filter(({ action }) => action.slot === slot)
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
  return Math.max(0, usual + added);
}

/** How many of a slot a hero's active cards use (BQ-CHAR-05, -06, BQ-POT-02); a hand without potions is free (BQ-POT-05). */
export function usedOf(t: Looking, hero: Hero, slot: CountedSlot): number {
  const lying = activeOf(t, hero);
  const hands = slot === 'hand' ? Math.ceil(potionsOf(t, hero) / POTIONS_A_HAND) : 0;
  return lying.reduce((sum, one) => sum + usedBy(t, one, slot), hands);
}

/** How many potions a hero holds. */
function potionsOf(t: Looking, hero: Hero): number {
  return activeOf(t, hero).filter(({ card, on }) => isHandheld(card) && on === undefined).length;
}

/** What a card would use of a slot if it were active, and nothing freed it. */
export function usedIfActive(lying: Lying, slot: CountedSlot): number {
  if (lying.card.type === slot) return 1;
  return isGear(lying) ? gearUses(lying.card, slot) : 0;
}

/** Whether one more potion can be held: in a hand that holds some, or in a free one (BQ-POT-02). */
export function potionRoom(t: Looking, hero: Hero): boolean {
  if (potionsOf(t, hero) % POTIONS_A_HAND !== 0) return true;
  return usedOf(t, hero, 'hand') < capacityOf(t, hero, 'hand');
}

/** Whether tapping a card would free some of a slot. */
export function usesSlot(t: Looking, lying: Lying, slot: CountedSlot): boolean {
  return usedBy(t, lying, slot) > 0 || (slot === 'hand' && isHandheld(lying.card));
}

/** What one card uses of a slot: nothing if somebody else carries it (BQ-CHAR-09), or cheats (BQ-CHAR-11). */
function usedBy(t: Looking, lying: Lying, slot: CountedSlot): number {
  const { card, id, on } = lying;
  if (on !== undefined) return 0;
  if (card.type === slot) return 1;
  if (!isGear(lying)) return 0;
  const uses = gearUses(lying.card, slot);
  return uses > 0 && isCheated(t, id) ? 0 : uses;
}

function gearUses({ slot: worn, hands, isBig }: Gear, slot: CountedSlot): number {
  if (slot === 'hand') return hands;
  if (slot === 'big') return isBig ? 1 : 0;
  return worn === slot ? 1 : 0;
}

/** Whether a card on it lets an item break every limit (BQ-CHAR-11, BQC-VERB-27). */
export function isCheated(t: Looking, id: string): boolean {
  return ZONES.at(t.state, `on/${id}`).some((one) => isCheat(cardOf(t, one)));
}

/** Whether a card is laid on an item to free it of every limit, by its role or by what it does (BQC-VERB-27). */
export function isCheat({ type, roles, effects }: Card): boolean {
  const does = effects.some(({ do: all }) => all.some(({ verb }) => verb === 'cheat'));
  return type === 'helper' && (roles.includes('cheat') || does);
}

/** The slots of which a hero's active cards use more than there are (BQ-CHAR-12, BQ-INV-09). */
export function overfull(table: Looking, hero: Hero): readonly CountedSlot[] {
  const t = oneLook(table);
  return COUNTED_SLOTS.filter((slot) => usedOf(t, hero, slot) > capacityOf(t, hero, slot));
}

/** How many cards a hero may hold at the end of its turn (BQ-CARD-02, BQC-VERB-28): sums first, then factors. */
export function handLimitOf(t: Looking, hero: Hero): number {
  if (playsBoth(t.state)) return jointLimitOf(t);
  const changes = ofVerb(inForceFor(t, hero), 'hand').map(({ action: { n } }) => n);
  const sum = changes.reduce<number>(
    (all, n) => (typeof n === 'number' ? all + n : all),
    HAND_LIMIT,
  );
  const times = changes.reduce<number>(
    (all, n) => (typeof n === 'object' && 'times' in n ? all * n.times : all),
    1,
  );
  return Math.max(0, Math.floor(sum * times));
}

/** What two characters of one player multiply their limit by, and how often what raises it counts (BQ-SOLO-03). */
const BOTH = 2;

/**
 * How many cards the one hand of two characters may hold (BQ-SOLO-03, decision 11): 5 times all factors, then what raises
 * it, which counts twice, then what lowers it. What works for both works once.
 */
function jointLimitOf(t: Looking): number {
  const seen = new Set<string>();
  const changes = t.state.heroes.flatMap((hero) =>
    ofVerb(inForceFor(t, hero), 'hand').filter(({ source, action }) => {
      const key = `${source}/${JSON.stringify(action)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
  const numbers = changes.map(({ action: { n } }) => n);
  const factors = numbers.reduce<number>(
    (all, n) => (typeof n === 'object' && 'times' in n ? all * n.times : all),
    BOTH,
  );
  const sums = numbers.filter((n) => typeof n === 'number');
  const raised = sums.filter((n) => n > 0).reduce((all, n) => all + n, 0);
  const lowered = sums.filter((n) => n < 0).reduce((all, n) => all + n, 0);
  return Math.max(0, Math.floor(HAND_LIMIT * factors) + BOTH * raised + lowered);
}

import type { Flow } from '@tablewright/engine';
import type { CardSet } from '../../content/card-set.ts';
import type { CardId, Hero } from '../../model.ts';
import { attemptItem, gearOf, oneShotsOf, takeOneShot } from '../../sheets/attempts.ts';
import type { Bridge } from '../../table.ts';
import { layNew, ZONES } from '../../zones.ts';
import { buys, discardsFromHand } from '../acts/paying.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { COUNTED_SLOTS, capacityOf, potionRoom, usedIfActive, usedOf } from '../heroes/slots.ts';
import type { Deed, Deeds } from '../plays/deed.ts';
import { figureOf } from '../standing/figures.ts';

/**
 * What was saved is taken into play (BQ-USE): items with a bonus in Homeworld, by a roll and for a card each; one-shots
 * without a roll.
 */
export const fromSheet: Deeds = (t, hero) => {
  if (ZONES.at(t.state, `hand/${hero.seat}`).length === 0) return [];
  const isHome = figureOf(t.state, hero).where.at === 'homeworld';
  const gear = isHome ? gearOf(hero.sheet) : [];
  return [
    ...gear
      .filter(({ card }) => hasRoom(t, hero, card))
      .map(
        (saved): Deed => ({
          ...{ id: `take/${saved.card}`, names: { card: saved.card, n: saved.number } },
          does: (table, who) => takesItem(table, who, saved.card),
        }),
      ),
    ...oneShotsOf(hero.sheet)
      .filter(({ card }) => knownCard(t, card) !== undefined)
      .map(
        (saved): Deed => ({
          ...{ id: `use/${saved.card}`, names: { card: saved.card, n: saved.quantity } },
          does: (table, who) => takesOneShot(table, who, saved.card),
        }),
      ),
  ];
};

const knownCard = ({ content }: Bridge, id: string) => {
  const { byId } = content as CardSet;
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
};

/** Whether the slots that a saved item needs are free (BQ-USE-02). */
function hasRoom(t: Bridge, hero: Hero, id: string): boolean {
  const card = knownCard(t, id);
  if (card === undefined) return false;
  return COUNTED_SLOTS.every((slot) => {
    const needed = usedIfActive({ id, card }, slot);
    return needed === 0 || usedOf(t, hero, slot) + needed <= capacityOf(t, hero, slot);
  });
}

/** A card of its own stands for what comes from a sheet (BQ-INV-02). */
function created(t: Bridge, hero: Hero, id: string): CardId {
  t.state.created += 1;
  const card = `${id}#s${t.state.created}`;
  t.tell?.({ type: 'taken-from-sheet', rule: 'BQ-USE-03', seat: hero.seat, card });
  return card;
}

function* takesItem(t: Bridge, hero: Hero, id: string): Flow<void> {
  const { seat } = hero;
  const isPossible = () =>
    figureOf(t.state, hero).where.at === 'homeworld' &&
    gearOf(hero.sheet).some((one) => one.card === id);
  const pay = () => discardsFromHand(t, hero, 1, 'BQ-USE-03');
  if (!(yield* buys(t, hero, pay, isPossible))) return;
  const about = { sides: 20, purpose: 'item', rule: 'BQ-USE-03', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const ease = ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'sheet')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
  const { success, sheet } = attemptItem(hero.sheet, id, face, ease);
  hero.sheet = sheet;
  t.tell?.({ type: 'item-attempted', rule: 'BQ-USE-03', seat, card: id, success });
  if (!success) return;
  layNew(t.state, `active/${seat}`, created(t, hero, id));
}

function* takesOneShot(t: Bridge, hero: Hero, id: string): Flow<void> {
  const { seat } = hero;
  if (!(yield* buys(t, hero, () => discardsFromHand(t, hero, 1, 'BQ-USE-06')))) return;
  hero.sheet = takeOneShot(hero.sheet, id);
  const isHeld = knownCard(t, id)?.type === 'potion' && potionRoom(t, hero);
  layNew(t.state, `${isHeld ? 'active' : 'tapped'}/${seat}`, created(t, hero, id));
}

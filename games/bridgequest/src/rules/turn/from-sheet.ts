import type { Flow } from '@tablewright/engine';
import { isHandheld } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import { attemptItem, gearOf, oneShotsOf, takeOneShot } from '../../sheets/attempts.ts';
import { isNatural } from '../../sheets/naturals.ts';
import type { SavedGear } from '../../sheets/sheet.ts';
import { type Bridge, knownCard } from '../../table.ts';
import { layNew, ZONES } from '../../zones.ts';
import { buys, discardsFromHand } from '../acts/paying.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { tellSaved } from '../heroes/saved.ts';
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
function created(t: Bridge, hero: Hero, id: string, rule: string): CardId {
  t.state.created += 1;
  const card = `${id}#s${t.state.created}`;
  t.tell?.({ type: 'taken-from-sheet', rule, seat: hero.seat, card });
  return card;
}

const savedAs = ({ sheet }: Hero, id: string): SavedGear | undefined =>
  gearOf(sheet).find((one) => one.card === id);

/** An attempt to take an item: it stays on the sheet, whatever becomes of it in this game (BQ-USE-03, -04). */
function* takesItem(t: Bridge, hero: Hero, id: string): Flow<void> {
  const { seat } = hero;
  const isPossible = () =>
    figureOf(t.state, hero).where.at === 'homeworld' && savedAs(hero, id) !== undefined;
  const pay = () => discardsFromHand(t, hero, 1, 'BQ-USE-03');
  if (!(yield* buys(t, hero, pay, isPossible))) return;
  const saved = savedAs(hero, id);
  if (saved === undefined) return;
  const { number: before, enhancers } = saved;
  const about = { sides: 20, purpose: 'item', rule: 'BQ-USE-03', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const ease = ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'sheet')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
  const { success, sheet } = attemptItem(hero.sheet, id, face, ease);
  hero.sheet = sheet;
  const rule = isNatural(face) ? 'BQ-USE-05' : 'BQ-USE-03';
  t.tell?.({ type: 'item-attempted', rule, seat, card: id, success });
  tellSaved(t, seat, id, { before, after: savedAs(hero, id)?.number });
  if (!success) return;
  const item = created(t, hero, id, 'BQ-USE-02');
  layNew(t.state, `active/${seat}`, item);
  // With the enhancers that were saved with it (BQ-ADD-08).
  for (const { card } of enhancers) {
    if (knownCard(t, card)?.type === 'itemEnhancer')
      layNew(t.state, `on/${item}`, created(t, hero, card, 'BQ-ADD-08'));
  }
}

function* takesOneShot(t: Bridge, hero: Hero, id: string): Flow<void> {
  const { seat } = hero;
  if (!(yield* buys(t, hero, () => discardsFromHand(t, hero, 1, 'BQ-USE-06')))) return;
  hero.sheet = takeOneShot(hero.sheet, id);
  if (!oneShotsOf(hero.sheet).some((one) => one.card === id)) {
    t.tell?.({ type: 'saved-erased', rule: 'BQ-USE-06', seat, card: id });
  }
  const card = knownCard(t, id);
  const isHeld = card !== undefined && isHandheld(card) && potionRoom(t, hero);
  layNew(t.state, `${isHeld ? 'active' : 'tapped'}/${seat}`, created(t, hero, id, 'BQ-USE-06'));
}

import {
  type Card,
  type Gear,
  IDENTITIES,
  type ItemEnhancer,
  type Plain,
  type Potion,
  type Quantity,
} from '../content/card.ts';
import type { Saved, SavedEnhancer, SavedItem, SavedPower } from './sheet.ts';

/** As what a card can be saved; each costs a point, and has its own roll (BQ-ADD-02). */
export const SAVES = ['gear', 'one-shot', 'power'] as const;
/** See {@link SAVES}. */
export type Save = (typeof SAVES)[number];

type OneShot = Potion | Plain;

/**
 * As what a card of the table can be saved: what has a combat bonus and what is used up are items, the rest
 * of what works is a power (BQ-USE-01, BQ-ADD-05); an item can be both (BQ-ADD-02). Nothing for a card
 * that does nothing by itself.
 */
export function savesOf(card: Card): readonly Save[] {
  if (isOneShot(card)) return ['one-shot'];
  if (isGear(card)) {
    return [
      ...(card.bonus === 0 ? [] : (['gear'] as const)),
      ...(card.effects.length === 0 ? [] : (['power'] as const)),
    ];
  }
  return isAbility(card) && card.effects.length > 0 ? ['power'] : [];
}

function isGear(card: Card): card is Gear {
  return card.type === 'item' || card.type === 'steed' || card.type === 'ally';
}

/** Whether a card is used once only (BQ-TERM-15): a helper is unless it goes on working. */
function isOneShot(card: Card): card is OneShot {
  if (card.type === 'potion' || card.type === 'gual') return true;
  return card.type === 'helper' && card.effects.some(({ trigger }) => trigger === 'play');
}

function isAbility({ type }: Card): boolean {
  return type === 'power' || type === 'helper' || IDENTITIES.some((identity) => identity === type);
}

/** The sides of the die for how often a one-shot is saved; nothing where it is once. */
export function dieOfQuantity(quantity: Quantity): number | undefined {
  return QUANTITY_DIE[quantity];
}

const QUANTITY_DIE: Readonly<Record<Quantity, number | undefined>> = {
  d6: 6,
  d4: 4,
  '1': undefined,
};

/** The sides of the die for a saved card; nothing where the number is 1 without a roll (BQ-ADD-03 to -05). */
export function dieOfSave(card: Card, as: Save): number | undefined {
  if (as !== 'one-shot') return 20;
  return isOneShot(card) ? dieOfQuantity(card.quantity) : undefined;
}

/**
 * The Items with a card saved among them, as rolled (BQ-ADD-03, -04). An entry that is there keeps the
 * better number, and its enhancers (BQ-ADD-13).
 */
export function withItem(
  items: readonly SavedItem[],
  card: Card,
  rolled: number,
): readonly SavedItem[] {
  const { id, name } = card;
  const saved = { card: id, name };
  if (!isGear(card)) return withBetter(items, { ...saved, kind: 'one-shot', quantity: rolled });
  const { bonus, side, slot, hands, isBig } = card;
  return withBetter(items, {
    ...saved,
    kind: 'gear',
    ...{ bonus, side, slot, hands, isBig },
    enhancers: [],
    number: rolled,
  });
}

/** The Powers with a card saved among them, as rolled (BQ-ADD-05, -13). */
export function withPower(
  powers: readonly SavedPower[],
  { id, name }: Card,
  rolled: number,
): readonly SavedPower[] {
  return withBetter(powers, { card: id, name, number: rolled });
}

function withBetter<T extends SavedItem | SavedPower>(
  entries: readonly T[],
  saved: T,
): readonly T[] {
  if (!entries.some(({ card }) => card === saved.card)) return [...entries, saved];
  return entries.map((one) => (one.card === saved.card ? better(one, saved) : one));
}

function better<T extends SavedItem | SavedPower>(before: T, now: T): T {
  if ('quantity' in before && 'quantity' in now) {
    return { ...before, quantity: Math.max(before.quantity, now.quantity) };
  }
  if ('number' in before && 'number' in now) {
    return { ...before, number: Math.max(before.number, now.number) };
  }
  return before;
}

/** The Items with all enhancers of this game joined to a saved item (BQ-ADD-08). */
export function withEnhancers(
  items: readonly SavedItem[],
  item: Saved['card'],
  enhancers: readonly ItemEnhancer[],
): readonly SavedItem[] {
  const joined = enhancers.map(({ id, name, bonus }): SavedEnhancer => ({ card: id, name, bonus }));
  return items.map((one) =>
    one.kind === 'gear' && one.card === item
      ? { ...one, enhancers: [...one.enhancers, ...joined] }
      : one,
  );
}

import type { CardSet, Family } from '../content/card-set.ts';
import { ownCardsOf } from '../decks/own-cards.ts';
import type { BridgeState } from '../model.ts';
import { type BridgeContent, cardOf } from '../table.ts';
import { isFromSheet, ZONES } from '../zones.ts';

/** What is wrong with a state, or nothing. */
export type Check = (state: BridgeState) => string | undefined;
/** The same where what cards are matters. */
export type CheckWith = (state: BridgeState, content: BridgeContent) => string | undefined;

/** Every card is in exactly one place (BQ-INV-01). */
export const cardsAreSomewhere: Check = (state) => {
  const seen = new Set<string>();
  for (const [place, cards] of Object.entries(state.places)) {
    for (const card of cards) {
      if (seen.has(card)) return `${card} lies in ${place}, and somewhere else`;
      seen.add(card);
    }
  }
  return undefined;
};

let known: { readonly of: object; readonly decks: string; readonly set: CardSet } | undefined;

/** All cards with which the game began. */
function wholeSet({ ownDecks }: BridgeState, content: CardSet): CardSet {
  if (ownDecks === undefined) return content;
  // It never changes, but another copy of the same state has another one.
  if (known?.of === ownDecks) return known.set;
  const decks = JSON.stringify(ownDecks);
  const set = known?.decks === decks ? known.set : ownCardsOf(ownDecks.files, ownDecks).set;
  known = { of: ownDecks, decks, set };
  return set;
}

/** No family gains or loses a card but by what comes from sheets, which is counted (BQ-INV-02). */
export const noneComesOrGoes: CheckWith = (state, content) => {
  const t = { content, state };
  const counts: Partial<Record<Family, number>> = {};
  const fromSheets: number[] = [];
  for (const cards of Object.values(state.places)) {
    for (const card of cards) {
      if (isFromSheet(card)) {
        fromSheets.push(Number(card.slice(card.lastIndexOf('#') + 2)));
        continue;
      }
      const { family } = cardOf(t, card);
      counts[family] = (counts[family] ?? 0) + 1;
    }
  }
  const { instances } = wholeSet(state, content);
  for (const family of ['door', 'treasure', 'world', 'dust', 'spell'] as const) {
    const count = counts[family] ?? 0;
    const whole = instances[family]?.length ?? 0;
    if (count !== whole) return `${count} of ${whole} ${family} cards are in the game`;
  }
  const isCounted =
    new Set(fromSheets).size === fromSheets.length &&
    fromSheets.every((number) => number >= 1 && number <= state.created);
  return isCounted
    ? undefined
    : `cards ${fromSheets.join(', ')} of sheets are in the game, and ${state.created} have come`;
};

/** What was dealt face up is in nobody’s hand (BQ-INV-12). */
export const dealtUpStaysUp: Check = (state) => {
  for (const { seat } of state.heroes) {
    const held = ZONES.at(state, `hand/${seat}`).find((card) => state.dealtUp.includes(card));
    if (held !== undefined) return `${held} was dealt face up, and seat ${seat} holds it`;
  }
  return undefined;
};

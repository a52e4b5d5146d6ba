import type { CardSet } from '../content/card-set.ts';
import { ownCardsOf } from '../decks/own-cards.ts';
import type { BridgeState } from '../model.ts';
import { type BridgeContent, cardOf } from '../table.ts';
import { ZONES } from '../zones.ts';

/** What is wrong with a state, or nothing. */
export type Check = (state: BridgeState) => string | undefined;
/** The same where what cards are matters. */
export type CheckWith = (state: BridgeState, content: BridgeContent) => string | undefined;

/** A copy that has come from a sheet, and the how manieth of this game it is (BQ-USE-03). */
const FROM_SHEET = /#s(\d+)$/;

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

let known: { readonly decks: string; readonly set: CardSet } | undefined;

/** All cards with which the game began. */
function wholeSet({ ownDecks }: BridgeState, content: CardSet): CardSet {
  if (ownDecks === undefined) return content;
  const decks = JSON.stringify(ownDecks);
  if (known?.decks !== decks) known = { decks, set: ownCardsOf(ownDecks.files, ownDecks).set };
  return known.set;
}

/** No family gains or loses a card but by what comes from sheets, which is counted (BQ-INV-02). */
export const noneComesOrGoes: CheckWith = (state, content) => {
  const all = Object.values(state.places).flat();
  const printed = Map.groupBy(
    all.filter((card) => !FROM_SHEET.test(card)),
    (card) => cardOf({ content, state }, card).family,
  );
  const { instances } = wholeSet(state, content);
  for (const family of ['door', 'treasure', 'world', 'dust', 'spell'] as const) {
    const count = printed.get(family)?.length ?? 0;
    const whole = instances[family]?.length ?? 0;
    if (count !== whole) return `${count} of ${whole} ${family} cards are in the game`;
  }
  const fromSheets = all.flatMap((card) => FROM_SHEET.exec(card)?.[1] ?? []).map(Number);
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

import { didYouMean } from '@tablewright/engine';
import { readRecord, wrong } from '@tablewright/engine/given';
import { DECKS } from '../effects/words.ts';
import type { BridgeState, CardId } from '../model.ts';
import type { BridgeContent } from '../table.ts';
import { readList, type Written } from './fields.ts';

/** What is told of a position: its state, and the cards of its table. */
export interface Told {
  readonly state: BridgeState;
  readonly content: BridgeContent;
}

/** A copy that came from a sheet (BQ-USE-03). */
const FROM_SHEET = /#s(\d+)$/;
/** The copy that is meant where none is named. */
const FIRST = '#1';

/** How a card is written: without its copy where that is the first. Other words stay as they are. */
export function cardName({ content }: Pick<Told, 'content'>, card: string): string {
  const id = card.endsWith(FIRST) ? card.slice(0, -FIRST.length) : card;
  return Object.hasOwn(content.byId, id) ? id : card;
}

/** The card that is meant, or the same word if it is none. */
export function meant({ content }: Pick<Told, 'content'>, word: string): string {
  return Object.hasOwn(content.byId, word) ? `${word}${FIRST}` : word;
}

/** Whether a word names a card of the table, in which copy it may be. */
export function isCardOf({ content }: Pick<Told, 'content'>, card: string): boolean {
  const id = card.slice(0, card.lastIndexOf('#'));
  if (!card.includes('#') || !Object.hasOwn(content.byId, id)) return false;
  const family = content.byId[id]?.family;
  const copies = family === undefined ? [] : (content.instances[family] ?? []);
  return FROM_SHEET.test(card) || copies.includes(card);
}

/** A card by its id, with or without its copy. @throws GivenError for anything else */
export function readCard(told: Pick<Told, 'content'>, value: unknown, key: string): CardId {
  if (typeof value !== 'string') wrong(key, 'must be the id of a card, such as "BQC-DOOR-012"');
  const card = meant(told, value);
  if (isCardOf(told, card)) return card;
  const ids = Object.keys(told.content.byId);
  return wrong(
    key,
    `is "${value}", which is no card of this table${didYouMean(value, ids)}; a second copy is "${ids[0]}#2"`,
  );
}

/**
 * Lays cards into their places. All of them are taken up first; what nothing has named in the end lies in its deck, in
 * the order of the set-up, below what was named there (BQ-INV-01).
 */
export class Laying implements Told {
  readonly state: BridgeState;
  readonly content: BridgeContent;
  readonly #decks: Readonly<Record<string, readonly CardId[]>>;
  readonly #where = new Map<CardId, string>();

  constructor({ state, content }: Told) {
    this.state = state;
    this.content = content;
    this.#decks = { ...state.places };
    state.places = {};
  }

  /** Lays a list of cards into a place, if there is one; each may say in `with` what lies on it. */
  lay(place: string, value: unknown, key: string): void {
    const entries = readList(value, key);
    if (entries === undefined) return;
    this.put(
      place,
      entries.map((entry, at) => this.#entry(entry, `${key}.${at}`)),
      key,
    );
  }

  /** Lays these cards into a place. */
  put(place: string, cards: readonly CardId[], key: string): void {
    for (const card of cards) {
      const there = this.#where.get(card);
      if (there !== undefined)
        wrong(key, `names ${cardName(this, card)}, which ${there} names already (BQ-INV-01)`);
      this.#where.set(card, key);
    }
    this.state.places[place] = [...cards];
  }

  #entry(value: unknown, key: string): CardId {
    if (typeof value === 'string') return readCard(this, value, key);
    const { card: named, with: on } = readRecord(value, key, ['card', 'with']) ?? {};
    const card = readCard(this, named, `${key}.card`);
    if (on !== undefined) this.lay(`on/${card}`, on, `${key}.with`);
    return card;
  }

  /** The highest number of a card from a sheet. */
  get created(): number {
    const numbers = [...this.#where.keys()].map((card) => Number(FROM_SHEET.exec(card)?.[1] ?? 0));
    return Math.max(0, ...numbers);
  }

  /** Lays the decks: what was named of each on top, then all of its cards that lie nowhere else. */
  finish(tops: Readonly<Record<string, readonly CardId[]>>): void {
    for (const [family, cards] of Object.entries(tops)) {
      this.put(`${family}-deck`, cards.toReversed(), `decks.${family}`);
    }
    for (const [place, all] of Object.entries(this.#decks)) {
      const top = this.state.places[place] ?? [];
      this.state.places[place] = [...all.filter((card) => !this.#where.has(card)), ...top];
    }
  }
}

/** A list of cards as it is written, each with what lies on it; of monsters in a combat that is said there. */
export function writeCards(told: Told, cards: readonly CardId[]): readonly unknown[] {
  const foes = told.state.combat?.foes ?? [];
  return cards.map((card) => {
    const on = told.state.places[`on/${card}`];
    const name = cardName(told, card);
    return on === undefined || foes.some(({ id }) => id === card)
      ? name
      : { card: name, with: writeCards(told, on) };
  });
}

/** The cards of a place under a key, if there is such a place. */
export function writePlace(told: Told, key: string, place: string): Written {
  const cards = told.state.places[place];
  return cards === undefined ? {} : { [key]: writeCards(told, cards) };
}

/** The families that have a deck. */
export const FAMILIES = DECKS.filter((deck) => deck !== 'pocket' && deck !== 'pocketTreasure');

/** The top of each deck, as far as the rest is in the order of the set-up. */
export function writeDecks(told: Told): Written {
  const entries = FAMILIES.map((family) => {
    const deck = told.state.places[`${family}-deck`] ?? [];
    const order = told.content.instances[family] ?? [];
    const numbers = deck.map((card) => order.indexOf(card));
    let rest = 0;
    while (rest < numbers.length && (numbers[rest] ?? 0) > (numbers[rest - 1] ?? -1)) rest += 1;
    return [
      family,
      deck
        .slice(rest)
        .toReversed()
        .map((card) => cardName(told, card)),
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, top]) => top.length > 0));
}

/** The tops of decks, by family. */
export function readDecks(told: Told, value: unknown): Readonly<Record<string, readonly CardId[]>> {
  const decks = readRecord(value, 'decks', FAMILIES) ?? {};
  return Object.fromEntries(
    Object.entries(decks).map(([family, cards]) => {
      const key = `decks.${family}`;
      const named = (readList(cards, key) ?? []).map((card, at) =>
        inFamily(told, readCard(told, card, `${key}.${at}`), family, `${key}.${at}`),
      );
      return [family, named];
    }),
  );
}

function inFamily(told: Told, card: CardId, family: string, key: string): CardId {
  const id = card.slice(0, card.lastIndexOf('#'));
  const own = told.content.byId[id]?.family;
  if (own !== family) wrong(key, `names ${id}, which is a card of the ${own} deck`);
  return card;
}

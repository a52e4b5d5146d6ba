import type { Card } from '../content/card.ts';
import { BACKS, type CardSet, cardSetOf, defaultCards, type Family } from '../content/card-set.ts';
import type { CardFault } from '../content/fields.ts';
import { joinDecks } from '../content/join-decks.ts';
import { type DeckFile, readDecks } from '../content/read-decks.ts';
import { missingRoles } from '../content/roles.ts';
import { DECKS } from '../effects/words.ts';

/** What of a deck a table replaces, and whether what is missing then is put back. */
export interface ImportOptions {
  readonly replacedDecks: readonly Family[];
  readonly fillRoles: boolean;
}

/** So many decks of its players a table takes (BQC-IMP-04). */
export const MOST_DECKS = 3;

/** The place of a deck among the documents of a table. */
export const deckSlot = (at: number) => `deck/${at}`;

/** The decks among the documents of a table, in the order of their places. */
export function decksIn(documents: Readonly<Record<string, unknown>>): readonly DeckFile[] {
  return Array.from({ length: MOST_DECKS }, (_, at) => documents[deckSlot(at)] as DeckFile).filter(
    (deck) => deck !== undefined,
  );
}

/** What tells a card of an own deck from the built-in ones. */
const OWN = 'OWN-';

/** Whether a card, with its copy or without, is of a deck that somebody has brought (BQC-IMP-08). */
export function isOwn(card: string): boolean {
  return card.startsWith(OWN);
}

/** A card as it lies at a table: no built-in card is called so, and it has the back of its family. */
function atTable(card: Card): Card {
  return { ...card, id: `${OWN}${BACKS[card.family] ?? 'DOOR'}-${card.id}` };
}

/** The cards of a table with decks of its players: all of them, and those of these decks by their ids. */
export interface OwnCards {
  readonly set: CardSet;
  readonly own: CardSet['byId'];
}

/**
 * The built-in cards with those of decks that were brought (BQC-IMP-04): beside them, or of some families in their
 * place; then roles that no card carries are carried by the built-in cards again (BQC-IMP-05).
 * @throws Error if they do not fit together; `deckFaults` says before what is wrong
 */
export function ownCardsOf(decks: readonly DeckFile[], options: ImportOptions): OwnCards {
  const joined = join(decks, options);
  if (!joined.ok) throw new Error(joined.faults.map(({ message }) => message).join('; '));
  const cards = options.fillRoles ? [...joined.cards, ...rolesFor(joined.cards)] : joined.cards;
  const set = cardSetOf(cards);
  const own = Object.fromEntries(Object.entries(set.byId).filter(([id]) => isOwn(id)));
  return { set, own };
}

/** The families that a game plays with; the others belong to expansions. */
const PLAYED = DECKS.filter((deck) => deck !== 'pocket' && deck !== 'pocketTreasure');

/** The decks of a table before anything has happened. */
export function deckPlaces(instances: CardSet['instances']): Record<string, string[]> {
  return Object.fromEntries(PLAYED.map((deck) => [`${deck}-deck`, [...(instances[deck] ?? [])]]));
}

/** What is wrong with a deck at a table where those before it lie already (BQC-IMP-09, BQC-INV-01). */
export function deckFaults(
  before: readonly DeckFile[],
  deck: DeckFile,
  options: ImportOptions,
): readonly CardFault[] {
  const joined = join([deck], options);
  if (!joined.ok) return joined.faults;
  const taken = new Set(before.flatMap(cardsOf).map(({ id }) => id));
  return cardsOf(deck).flatMap(({ id }, at) =>
    taken.has(id)
      ? [{ path: `cards[${at}].id`, message: 'another deck has a card with this id already' }]
      : [],
  );
}

function join(decks: readonly DeckFile[], { replacedDecks }: ImportOptions) {
  return joinDecks(
    defaultCards(),
    decks.map(cardsOf),
    Object.fromEntries(replacedDecks.map((family) => [family, 'replace'])),
  );
}

/** The cards of a deck as they lie at a table. */
function cardsOf(deck: DeckFile): readonly Card[] {
  const read = readDecks(deck);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('; '));
  return read.cards.map(atTable);
}

/** The built-in cards for roles that no card of a set carries. */
function rolesFor(cards: readonly Card[]): readonly Card[] {
  const offered = new Set(missingRoles(cards).flatMap((missing) => missing.offered));
  return defaultCards().filter(({ id }) => offered.has(id));
}

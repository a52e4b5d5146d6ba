import { cardsByHand } from '../content/by-hand.ts';
import type { Card } from '../content/card.ts';
import type { DeckFile } from '../content/read-decks.ts';
import { type MissingRole, missingRoles, unknownRoles } from '../content/roles.ts';
import { type OddShare, oddShares } from '../content/shares.ts';
import { ownCardsOf } from '../decks/own-cards.ts';

/** What its owner wants to know of a deck before it comes to a table. */
export interface DeckFacts {
  /** By their ids at a table. */
  readonly cards: Readonly<Record<string, Card>>;
  /** Roles that it leaves open where it stands in place of all built-in decks (BQC-IMP-05). */
  readonly missing: readonly MissingRole[];
  /** Roles of its cards that no rule asks for: they may be misspelt. */
  readonly unknown: readonly string[];
  /** Shares that are out of proportion beside the built-in decks (BQ-PREP-14). */
  readonly odd: readonly OddShare[];
  /** How many of its cards are done by hand (BQC-IMP-03). */
  readonly byHand: number;
}

/** See {@link DeckFacts}. */
export function deckFacts(deck: DeckFile): DeckFacts {
  const { own } = ownCardsOf([deck], { replacedDecks: [], fillRoles: false });
  const cards = Object.values(own);
  return {
    cards: own,
    missing: missingRoles(cards),
    unknown: [...new Set(unknownRoles(cards).map(({ role }) => role))],
    odd: oddShares(cards),
    byHand: cardsByHand(cards).length,
  };
}

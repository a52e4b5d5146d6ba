import type { DocumentKind } from '@tablewright/engine/documents';
import { DECK_FORMAT, type DeckFile, readDecks } from '../content/read-decks.ts';
import { sampleCards } from './sample-cards.ts';

/**
 * A deck of one's own as a document: the content is a deck file (BQC-IMP-01), and a match takes a copy. It stays
 * with those who have it: no file of a match has it in it (BQC-IMP-08).
 */
export const DECK_KIND: DocumentKind<DeckFile> = {
  version: 1,
  copied: true,
  confidential: true,
  fileFormat: DECK_FORMAT,
  choices: { format: [DECK_FORMAT] },
  read(content) {
    const read = readDecks(content);
    return read.ok ? { ok: true, value: content as DeckFile } : { ok: false, error: read.faults };
  },
  blank: () => fileOf([{ ...ITEM, id: 'first', name: 'A first card' }]),
  sample: (random) => fileOf(sampleCards(random)),
};

/** What a deck that is written by hand begins with. */
const ITEM = { type: 'item', slot: 'none', gold: 100, effects: ['active: def(1)'] };

const fileOf = (cards: readonly unknown[]): DeckFile => ({
  ...{ format: DECK_FORMAT, name: 'A deck', cards },
});

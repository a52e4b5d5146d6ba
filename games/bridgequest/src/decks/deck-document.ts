import { type RandomSource, sampleOf } from '@tablewright/engine';
import type { DocumentKind } from '@tablewright/engine/documents';
import { DEFAULT_DECKS } from '../content/default-decks.ts';
import { DECK_FORMAT, type DeckFile, readDecks } from '../content/read-decks.ts';

/**
 * A deck of one's own as a document: the content is a deck file (BQC-IMP-01), and a match takes a copy. It stays
 * with those who have it: no file of a match has it in it (BQC-IMP-08).
 */
export const DECK_KIND: DocumentKind<DeckFile> = {
  version: 1,
  copied: true,
  confidential: true,
  fileFormat: DECK_FORMAT,
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

/** Most cards of a sample. */
const MOST = 40;
/** One card in so many of a sample is done by hand. */
const BY_HAND = 12;

/** Cards that can occur: those of the game under other ids, some of which say what is to be done by hand. */
function sampleCards(random: Pick<RandomSource, 'index'>): readonly unknown[] {
  const count = 1 + random.index(MOST, 'cards');
  const deck = random.index(1000, 'deck');
  return sampleOf(DEFAULT_DECKS, count, random).map((card, at) => {
    const own = { ...card, id: `own-${deck}-${at}`, name: `Card ${at}` };
    return card.type === 'item' && random.index(BY_HAND, 'by-hand') === 0
      ? { ...own, effects: ['play: manual("Everybody swaps seats.")'] }
      : own;
  });
}

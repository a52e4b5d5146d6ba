import type { Card } from './card.ts';
import { dealMarks } from './deal-marks.ts';
import type { CardFault } from './fields.ts';
import { readCard } from './read-card.ts';

/** What a deck file says that it is (BQC-IMP-01). */
export const DECK_FORMAT = 'bq-cards/1';

/** A deck file, in which nothing is wrong (BQC-IMP-01). */
export interface DeckFile {
  readonly format: typeof DECK_FORMAT;
  readonly name: string;
  /** Cards as they are written; see `card-data.ts`. */
  readonly cards: readonly unknown[];
}

/** So many faults of a file are told; further ones come when these are mended. */
const MOST_FAULTS = 100;

/** What came of reading a deck file: all its cards, or all that is wrong with it. */
export type ReadDecks =
  | { readonly ok: true; readonly name: string; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/** Reads a deck file (BQC-IMP-01, -02). A file in which anything is wrong is refused whole. */
export function readDecks(file: unknown): ReadDecks {
  const raw = (typeof file === 'object' && file !== null ? file : {}) as Readonly<
    Record<string, unknown>
  >;
  const { format, name, cards } = raw;
  if (format !== DECK_FORMAT) {
    const message = `a deck file says "format": "${DECK_FORMAT}"`;
    return { ok: false, faults: [{ path: 'format', message }] };
  }
  if (!Array.isArray(cards)) {
    return { ok: false, faults: [{ path: 'cards', message: 'a deck file has a list of cards' }] };
  }
  const faults: CardFault[] = [];
  const read = readCards(dealMarks(cards), (fault) => faults.push(fault));
  if (typeof name !== 'string' || name.trim() === '') {
    faults.unshift({ path: 'name', message: 'a deck file has a name' });
  }
  return faults.length > 0
    ? { ok: false, faults: faults.slice(0, MOST_FAULTS) }
    : { ok: true, name: String(name), cards: read };
}

/** Reads a list of cards and reports everything that is wrong with them. */
export function readCards(
  cards: readonly unknown[],
  report: (fault: CardFault) => void,
): readonly Card[] {
  const first = new Map<string, number>();
  return cards.flatMap((raw, at) => {
    const path = `cards[${at}]`;
    const card = readCard(raw, path, report);
    if (card === undefined) return [];
    const before = first.get(card.id);
    if (before !== undefined) {
      report({ path: `${path}.id`, message: `cards[${before}] has the id "${card.id}" already` });
      return [];
    }
    first.set(card.id, at);
    return [card];
  });
}

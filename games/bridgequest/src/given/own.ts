import { readFlag, readRecord, readTexts, readWord, wrong } from '@tablewright/engine/given';
import { type DeckFile, readDecks } from '../content/read-decks.ts';
import { deckFaults, deckPlaces, ownCardsOf } from '../decks/own-cards.ts';
import { OPTIONS } from '../options.ts';
import { contentAt } from '../table.ts';
import { readList, type Written } from './fields.ts';
import type { Told } from './laying.ts';

/** The decks that players have brought, as they are written (BQC-IMP-04). */
export function writeOwn({ state: { ownDecks } }: Told): Written {
  if (ownDecks === undefined) return {};
  const { files, replacedDecks, fillRoles } = ownDecks;
  return { own: { decks: files, replaced: replacedDecks, filled: fillRoles } };
}

/**
 * Takes such decks into a state that was just set up, and returns what is told of it then.
 * @throws GivenError for a deck that is wrong, or does not fit those before it
 */
export function layOwn(told: Told, value: unknown): Told {
  if (value === undefined) return told;
  const { state, content } = told;
  const { decks, replaced, filled } =
    readRecord(value, 'own', ['decks', 'replaced', 'filled']) ?? {};
  const families = OPTIONS.replacedDecks.values;
  const options = {
    replacedDecks: (readTexts(replaced, 'own.replaced') ?? []).flatMap(
      (family, at) => readWord(family, `own.replaced.${at}`, families) ?? [],
    ),
    fillRoles: readFlag(filled, 'own.filled') ?? true,
  };
  const files: DeckFile[] = [];
  for (const [at, file] of (readList(decks, 'own.decks') ?? []).entries()) {
    const read = readDecks(file);
    const deck = file as DeckFile;
    const [fault] = read.ok ? deckFaults(files, deck, options) : read.faults;
    if (fault !== undefined) wrong(`own.decks.${at}.${fault.path}`, fault.message);
    files.push(deck);
  }
  const { set, own } = ownCardsOf(files, options);
  const laid = { ownDecks: { files, ...options }, ownCards: own };
  Object.assign(state, laid, { places: deckPlaces(set.instances) });
  return { state, content: contentAt(state, content) };
}

import { DEFAULT_DECKS } from '../content/default-decks.ts';
import { FIGURINES } from '../content/figures/figures.ts';

/** A name as a message: an apostrophe would quote what follows. */
const said = (name: string): string => name.replaceAll("'", '’');

/** What cards and figurines are called, the same in every language (decision 7). */
export const NAME_TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DEFAULT_DECKS.map(({ id, name }) => [`card.${id}`, said(name)])),
  ...Object.fromEntries(FIGURINES.map(({ id, name }) => [`figure.${id}`, said(name)])),
};

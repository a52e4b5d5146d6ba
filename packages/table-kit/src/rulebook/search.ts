import MiniSearch from 'minisearch';
import { plainText, type RulesText } from '../rules/rules-text.ts';
import { wordForms } from '../search/word-forms.ts';
import { type BookSection, passagesOf, type Rulebook, wordsOf } from './rulebook.ts';

/** Something that a search has found. */
export interface Finding {
  /** The section, the word or the rule, as an address ends in it. */
  readonly place: string;
  readonly kind: 'section' | 'word' | 'rule';
  readonly title: string;
  /** The chapter that it stands in. */
  readonly within: string;
  /** What is found there, as plain text. */
  readonly text: string;
}

/** Finds what is meant in the rules of a game, the likeliest first. */
export type RulesSearch = (query: string) => readonly Finding[];

interface Entry extends Finding {
  /** What else it is called. */
  readonly also: readonly string[];
}

/** What the book says counts for more than the ledger, which says everything. */
const WEIGHTS = { section: 1, word: 0.7, rule: 0.15 } as const satisfies Record<
  Finding['kind'],
  number
>;

/** More than anybody looks through. */
const MOST = 40;

/** Prepares the search in a book, if there is one, and in the ledger. */
export function rulesSearch(book: Rulebook | undefined, rules: RulesText): RulesSearch {
  const entries = [...(book === undefined ? [] : bookEntries(book)), ...ledgerEntries(rules)];
  const { plain, root, telling } = wordForms(book?.language);
  const nameOf = (text: string): string => telling(text).map(root).sort().join(' ');
  const titled = new Map(
    entries.flatMap(({ kind, title }, id) =>
      kind === 'word' ? [] : [[plain(title), id] as const],
    ),
  );
  const named = namesOf(entries, nameOf);
  const index = indexOf(entries, (word) => [root(word), plain(word)]);
  const find = (
    words: readonly string[],
    combineWith: 'AND' | 'OR',
    processTerm = root,
  ): readonly number[] =>
    index
      .search(words.join(' '), {
        combineWith,
        processTerm,
        boost: { title: 8, also: 8 },
        prefix: (word) => word.length > 2,
        fuzzy: (word) => (word.length > 3 ? 0.25 : false),
        maxFuzzy: 2,
        weights: { prefix: 0.4, fuzzy: 0.25 },
        boostDocument: (id: number) => WEIGHTS[entries[id]?.kind ?? 'rule'],
      })
      .map(({ id }) => id as number);
  return (query) => {
    const words = telling(query);
    if (words.length === 0) return [];
    // What is called so comes first, then what has all of the words, then what has any.
    const exactly = titled.get(plain(query.trim()));
    const called = [
      ...(exactly === undefined ? [] : [exactly]),
      ...(named.get(nameOf(query)) ?? []),
    ];
    const whole = find(words, 'AND');
    // A misspelt word often has another stem: it is looked for as it is.
    const misspelt = called.length + whole.length > 0 ? [] : find(words, 'AND', plain);
    const ids = new Set([...called, ...whole, ...misspelt, ...find(words, 'OR')]);
    return [...ids].slice(0, MOST).flatMap((id) => entries[id] ?? []);
  };
}

function indexOf(
  entries: readonly Entry[],
  formsOf: (word: string) => readonly string[],
): MiniSearch<{ readonly id: number }> {
  const index = new MiniSearch<{ readonly id: number }>({
    fields: ['title', 'also', 'text'],
    processTerm: (word) => [...new Set(formsOf(word))],
  });
  index.addAll(
    entries.map(({ kind, title, also, text }, id) => ({
      id,
      // Parts of an id are no words.
      title: kind === 'rule' ? '' : title,
      also: also.join(' '),
      text,
    })),
  );
  return index;
}

/** Which entries are called how: by their titles first, then by what else they are called. */
function namesOf(
  entries: readonly Entry[],
  nameOf: (text: string) => string,
): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>();
  const add = (name: string, id: number): void => {
    const key = nameOf(name);
    const ids = named.get(key);
    if (ids === undefined) named.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  entries.forEach(({ title }, id) => {
    add(title, id);
  });
  entries.forEach(({ also }, id) => {
    for (const name of also) add(name, id);
  });
  return named;
}

function bookEntries({ chapters }: Rulebook): readonly Entry[] {
  const passages = passagesOf(chapters);
  const bare = chapters
    .filter(({ id, sections }) => sections[0]?.id !== id)
    .map(({ id, title, also }): Entry => {
      return { place: id, kind: 'section', title, within: title, also, text: '' };
    });
  const sections = chapters.flatMap((chapter) =>
    chapter.sections.map((section): Entry => {
      const said = passages.filter((one) => one.section === section && one.kind !== 'term');
      return {
        place: section.id,
        kind: 'section',
        title: section.title,
        within: chapter.title,
        also: section.also,
        text: said.map(({ spans }) => wordsOf(spans)).join(' '),
      };
    }),
  );
  const words = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => wordsIn(section, chapter.title)),
  );
  // A list of words is found by its words.
  return [...bare, ...sections.filter(({ text }) => text !== ''), ...words];
}

function wordsIn({ blocks }: BookSection, within: string): readonly Entry[] {
  return blocks.flatMap((block) =>
    block.kind === 'terms'
      ? block.terms.map(
          ({ id, term, forms, spans }): Entry => ({
            place: `word-${id}`,
            kind: 'word',
            title: term,
            within,
            also: forms,
            text: wordsOf(spans),
          }),
        )
      : [],
  );
}

function ledgerEntries({ blocks }: RulesText): readonly Entry[] {
  let within = '';
  return blocks.flatMap((block): Entry[] => {
    const entry = (id: string, text: string): Entry => ({
      place: id,
      kind: 'rule',
      title: id,
      within,
      also: [],
      text,
    });
    if (block.kind === 'heading') within = plainText(block.parts);
    if (block.kind === 'rule') return [entry(block.id, plainText(block.parts))];
    if (block.kind !== 'table') return [];
    return block.rows.flatMap(({ id, cells }) =>
      id === undefined ? [] : [entry(id, cells.slice(1).map(plainText).join(' · '))],
    );
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameEvent, OptionsSchema } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { type Diagrams, diagramSession } from '../src/rulebook/diagram.ts';
import { readRulebook } from '../src/rulebook/read-rulebook.ts';
import { means } from '../src/rulebook/rule-ids.ts';
import { type BookSection, passagesOf, type Rulebook, wordsOf } from '../src/rulebook/rulebook.ts';
import { rulesSearch } from '../src/rulebook/search.ts';
import { readRules } from '../src/rules/read-rules.ts';
import type { RulesText } from '../src/rules/rules-text.ts';

/** What a book is held to, beside it in `checks.json`. */
interface Checks {
  /** Rules of the ledger that the book says nothing of, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Abbreviations that the pieces print, and that the book therefore explains. */
  readonly signs?: readonly string[];
  /** What a player types, and the place that must be found first, by language. */
  readonly queries: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All that the book of a game is held against. */
interface Subject {
  readonly game: Game;
  /** In English first, then in every language that the game speaks. */
  readonly books: readonly Rulebook[];
  readonly languages: readonly string[];
  readonly rules: RulesText;
  readonly checks: Checks;
  /** What is not played yet, as `coverage.json` says it. */
  readonly later: readonly string[];
  readonly diagrams: Diagrams;
  /** Keys that a book says and the catalogue has not. */
  readonly unsaid: readonly string[];
}

/** How many questions a book is asked in each language, if it has so many sections. */
const QUESTIONS = 18;

/**
 * The tests of a game's rulebook; see `docs/guide/rulebook.md`.
 *
 * @param folder the folder of the game
 */
export async function rulebookSuite<
  S extends object,
  O extends OptionsSchema,
  E extends GameEvent,
  V,
>(game: Game<S, O, E, V>, folder: string): Promise<void> {
  // What is asked of it is asked of any game.
  const subject = await subjectOf(game as unknown as Game, folder);
  describe(`the rulebook of ${game.id}`, () => {
    textTests(subject);
    coverageTests(subject);
    diagramTests(subject);
    for (const book of subject.books) searchTests(subject, book);
  });
}

async function subjectOf(game: Game, folder: string): Promise<Subject> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const json = <T>(name: string): T => JSON.parse(read(name)) as T;
  const languages = ['en', ...Object.keys(game.translations ?? {})];
  const unsaid: string[] = [];
  const books = await Promise.all(
    languages.map(async (language) => {
      const texts = { ...game.texts, ...(await game.translations?.[language]?.()) };
      const say = (key: string): string => {
        const said = texts[key];
        if (said === undefined) unsaid.push(key);
        return said ?? key;
      };
      const path = `rulebook/${language}.md`;
      return readRulebook(existsSync(join(folder, path)) ? read(path) : '', { language, say });
    }),
  );
  const waiting = json<{ readonly later?: Readonly<Record<string, string>> }>('coverage.json');
  return {
    game,
    books,
    languages,
    rules: readRules(read('RULES.md')),
    checks: json('rulebook/checks.json'),
    later: Object.keys(waiting.later ?? {}),
    diagrams: json('rulebook/diagrams.json'),
    unsaid,
  };
}

function textTests({ game, books, rules, checks, unsaid }: Subject): void {
  const [english, ...others] = books as [Rulebook, ...Rulebook[]];

  test('is written in every language, with the same bones', () => {
    expect(english.chapters.length).toBeGreaterThan(0);
    for (const other of others) expect(bones(other)).toEqual(bones(english));
  });

  test('says only what the catalogue has', () => expect(unsaid).toEqual([]));

  test('has a turn on one page', () => {
    expect(english.chapters.map(({ id }) => id)).toContain('one-page');
  });

  test('leads only to places that there are, and has each place once', () => {
    for (const { chapters, places } of books) {
      const to = passagesOf(chapters).flatMap(({ spans }) => linksIn(spans));
      expect(to.filter((place) => !places.has(place))).toEqual([]);
      expect(twice(sectionsOf(chapters).map(({ id }) => id))).toEqual([]);
    }
  });

  test('has words for players: no ids, rulings, names of settings or abbreviations', () => {
    const options = Object.keys(game.options).filter((name) => /[a-z][A-Z]/.test(name));
    const short = rules.glossary.terms
      .map(({ term }) => term)
      .filter((term) => /^\[?[A-Z][A-Z-]{0,5}\]?$|^\[/.test(term))
      .filter((term) => checks.signs?.includes(term) !== true);
    for (const line of books.flatMap(linesOf)) {
      const words = line.split(/[\s.,;:()]+/);
      const faults = [
        ...(line.match(/\b[A-Z]{2,4}-[A-Z0-9]+-\d+\b/g) ?? []),
        ...(line.match(/\((ruling|designed|option)\b[^)]*\)?/g) ?? []),
        ...options.filter((name) => line.includes(name)),
        ...short.filter((term) => words.includes(term)),
        ...(line.match(/[{}]|!(?=\s|$)/g) ?? []),
      ];
      expect([line, faults]).toEqual([line, []]);
    }
  });

  test('explains each of its words once, and uses those of its glossary', () => {
    for (const { glossary, chapters } of books) {
      expect(twice(glossary.terms.map(({ term }) => term))).toEqual([]);
      const text = passagesOf(chapters)
        .filter(({ kind }) => kind !== 'term')
        .map(({ spans }) => wordsOf(spans))
        .join('\n');
      const used = new Set(
        [...text.matchAll(glossary.pattern ?? /$^/g)].map(
          ([, word = '']) => glossary.byWord.get(word.toLowerCase())?.term,
        ),
      );
      // A list in another chapter, of statuses say, is whole whether the text names them or not.
      const terms = sectionsOf(chapters.filter(({ id }) => id === 'words')).flatMap(termsOf);
      expect(terms.filter((term) => !used.has(term))).toEqual([]);
    }
  });
}

function coverageTests({ game, books: [english], rules, checks, later }: Subject): void {
  const cited = new Set(english?.saying.keys());
  const known = [...rules.at.keys()];

  test('rests on rules that there are', () => {
    expect([...cited].filter((rule) => !rules.at.has(rule))).toEqual([]);
  });

  test('covers every rule of the ledger, or says why not', () => {
    // What is not played yet is promised to nobody.
    const patterns = [...later, ...Object.keys(checks.leftOut)];
    expect(patterns.filter((pattern) => !known.some((rule) => means(pattern, rule)))).toEqual([]);
    const left = (rule: string): boolean => patterns.some((pattern) => means(pattern, rule));
    expect(known.filter((rule) => !cited.has(rule) && !left(rule))).toEqual([]);
    expect(Object.values(checks.leftOut).filter((why) => why.length < 20)).toEqual([]);
  });

  test('tells of every setting', () => {
    const ruled = Object.entries(game.options as Record<string, { readonly rule?: string }>);
    expect(
      ruled.filter(([, { rule }]) => rule !== undefined && !cited.has(rule)).map(([name]) => name),
    ).toEqual([]);
  });
}

function diagramTests({ game, books, diagrams }: Subject): void {
  test('shows positions that there are, at rest, and all of them', () => {
    const [english] = books;
    const shown = sectionsOf(english?.chapters ?? []).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'diagram' ? [block.id] : [])),
    );
    expect(new Set(shown)).toEqual(new Set(Object.keys(diagrams)));
    for (const [name, diagram] of Object.entries(diagrams)) {
      const { match } = diagramSession(game, name, diagram);
      expect([name, match.unusedResults]).toEqual([name, []]);
      // Never in the middle of what plays by itself.
      expect([name, match.choices.length > 0 || match.over]).toEqual([name, true]);
    }
  });
}

function searchTests({ rules, checks }: Subject, book: Rulebook): void {
  const search = rulesSearch(book, rules);
  const queries = Object.entries(checks.queries[book.language] ?? {});
  const least = Math.min(QUESTIONS, sectionsOf(book.chapters).length);

  test(`is asked enough in ${book.language}`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  test.each(queries)(`in ${book.language} "%s" finds %s first`, (query, place) => {
    const [first] = search(query);
    expect(first?.place.replace(/^word-/, '')).toBe(place);
  });
}

/** What is the same in every language: chapters, sections, blocks, ids, diagrams, places led to. */
function bones({ chapters }: Rulebook): unknown {
  return chapters.map(({ id, sections }) => [id, sections.map(bonesOf)]);
}

function bonesOf(section: BookSection): unknown {
  const blocks = section.blocks.map((block) => {
    if (block.kind === 'diagram') return `diagram ${block.id}`;
    return block.kind === 'terms' ? block.terms.map(({ id }) => id) : block.kind;
  });
  const passages = passagesOf([{ id: '', title: '', also: [], sections: [section] }]);
  return [section.id, blocks, passages.map(({ rules, spans }) => [rules, linksIn(spans)])];
}

/** Everything that a book says, a line each. */
function linesOf({ chapters }: Rulebook): readonly string[] {
  const said = passagesOf(chapters).map(({ spans }) => wordsOf(spans));
  const around = sectionsOf(chapters).flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === 'diagram' ? [block.alt, block.caption] : [])),
  ]);
  return [...said, ...around, ...chapters.map(({ title }) => title)];
}

function linksIn(spans: Parameters<typeof wordsOf>[0]): readonly string[] {
  return spans.flatMap((span) => (span.kind === 'link' ? [span.to] : []));
}

function sectionsOf(chapters: Rulebook['chapters']): readonly BookSection[] {
  return chapters.flatMap(({ sections }) => sections);
}

function termsOf({ blocks }: BookSection): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'terms' ? block.terms.map(({ term }) => term) : [],
  );
}

function twice(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

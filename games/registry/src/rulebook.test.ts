import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import { folderOf } from '@tablewright/registry/folders';
import { readDiagrams, readRulebookText } from '@tablewright/registry/rulebooks';
import {
  type Diagrams,
  diagramSession,
  means,
  passagesOf,
  type Rulebook,
  readRulebook,
  wordsOf,
} from '@tablewright/table-kit/rulebook';
import { rulesSearch } from '@tablewright/table-kit/rulebook-search';
import { readRules } from '@tablewright/table-kit/rules';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from './index.ts';

/** What a book is held to, beside it in `checks.json`. */
interface Checks {
  /** Rules of the ledger that the book says nothing of, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Abbreviations that the pieces print, and that the book therefore explains. */
  readonly signs?: readonly string[];
  /** What a player types, and the place that must be found first, by language. */
  readonly queries: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LANGUAGES = ['en', 'de'];

/** The rule that each setting of a game is about. */
function ruledOptions({ options }: Game): readonly (readonly [string, string])[] {
  return Object.entries(options as Record<string, { readonly rule?: string }>).flatMap(
    ([name, { rule }]) => (rule === undefined ? [] : [[name, rule] as const]),
  );
}

/** What is the same in every language: chapters, sections, blocks, ids, diagrams, places led to. */
function bones({ chapters }: Rulebook): unknown {
  return chapters.map(({ id, sections }) => [
    id,
    sections.map((section) => [
      section.id,
      section.blocks.map((block) =>
        block.kind === 'diagram'
          ? `diagram ${block.id}`
          : block.kind === 'terms'
            ? block.terms.map((term) => term.id)
            : block.kind,
      ),
      passagesOf([{ id, title: '', also: [], sections: [section] }]).map(({ rules, spans }) => [
        rules,
        spans.flatMap((span) => (span.kind === 'link' ? [span.to] : [])),
      ]),
    ]),
  ]);
}

/** Everything that a book says, a line each. */
function lines({ chapters }: Rulebook): readonly string[] {
  const said = passagesOf(chapters).map(({ spans }) => wordsOf(spans));
  const around = chapters.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => [
      section.title,
      ...section.blocks.flatMap((block) =>
        block.kind === 'diagram' ? [block.alt, block.caption] : [],
      ),
    ]),
  ]);
  return [...said, ...around];
}

describe.each(GAMES.filter(({ status }) => status === 'ready'))(
  'the rulebook of $id',
  async ({ id }) => {
    const folder = folderOf(id);
    const has = existsSync(join(folder, 'rulebook'));
    test('is there', () => expect(has).toBe(true));
    if (!has) return;
    const game = await loadGame(id);
    const rules = readRules(readFileSync(join(folder, 'RULES.md'), 'utf8'));
    const checks = JSON.parse(readFileSync(join(folder, 'rulebook/checks.json'), 'utf8')) as Checks;
    const unsaid: string[] = [];
    const books = await Promise.all(
      LANGUAGES.map(async (language) => {
        const texts = { ...game.texts, ...(await game.translations?.[language]?.()) };
        const read = await readRulebookText(id, language);
        return readRulebook(read?.text ?? '', {
          language: read?.language ?? '',
          say: (key) => {
            const said = texts[key];
            if (said === undefined) unsaid.push(key);
            return said ?? key;
          },
        });
      }),
    );
    const [english, ...others] = books as [Rulebook, ...Rulebook[]];
    const cited = new Set(english.saying.keys());

    test('is written in every language, with the same bones', () => {
      expect(books.map(({ language }) => language)).toEqual(LANGUAGES);
      for (const other of others) expect(bones(other)).toEqual(bones(english));
    });

    test('says only what the catalogue has', () => expect(unsaid).toEqual([]));

    test('rests on rules that there are', () => {
      expect([...cited].filter((rule) => !rules.at.has(rule))).toEqual([]);
    });

    test('covers every rule of the ledger, or says why not', () => {
      const known = [...rules.at.keys()];
      // What is not played yet is promised to nobody.
      const waiting = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8')) as {
        readonly later?: Readonly<Record<string, string>>;
      };
      const patterns = Object.keys({ ...waiting.later, ...checks.leftOut });
      expect(patterns.filter((pattern) => !known.some((rule) => means(pattern, rule)))).toEqual([]);
      const left = (rule: string) => patterns.some((pattern) => means(pattern, rule));
      expect(known.filter((rule) => !cited.has(rule) && !left(rule))).toEqual([]);
      expect(Object.values(checks.leftOut).filter((why) => why.length < 20)).toEqual([]);
    });

    test('tells of every setting', () => {
      expect(ruledOptions(game).filter(([, rule]) => !cited.has(rule))).toEqual([]);
    });

    test('leads only to places that there are, and has each place once', () => {
      for (const { chapters, places } of books) {
        const to = passagesOf(chapters).flatMap(({ spans }) =>
          spans.flatMap((span) => (span.kind === 'link' ? [span.to] : [])),
        );
        expect(to.filter((place) => !places.has(place))).toEqual([]);
        const ids = chapters.flatMap(({ sections }) => sections.map((section) => section.id));
        expect(ids.filter((one, at) => ids.indexOf(one) !== at)).toEqual([]);
      }
    });

    test('has words for players: no ids, rulings, names of settings or abbreviations', () => {
      const options = Object.keys(game.options).filter((name) => /[a-z][A-Z]/.test(name));
      const short = rules.glossary.terms
        .map(({ term }) => term)
        .filter((term) => /^[[A-Z][A-Za-z-]{0,5}\]?$/.test(term) && !/[a-z]{3}/.test(term))
        .filter((term) => checks.signs?.includes(term) !== true);
      for (const book of books) {
        for (const line of lines(book)) {
          const faults = [
            ...(line.match(/\b[A-Z]{2,4}-[A-Z0-9]+-\d+\b/g) ?? []),
            ...(line.match(/\((ruling|designed|option)\b[^)]*\)?/g) ?? []),
            ...options.filter((name) => line.includes(name)),
            ...short.filter((term) => line.split(/[\s.,;:()]+/).includes(term)),
            ...(line.match(/[{}]|!$|! /g) ?? []),
          ];
          expect([line, faults]).toEqual([line, []]);
        }
      }
    });

    test('explains each of its words once, and uses it', () => {
      for (const { glossary, chapters } of books) {
        const all = glossary.terms.map(({ term }) => term);
        expect(all.filter((term, at) => all.indexOf(term) !== at)).toEqual([]);
        // A list in another chapter, of statuses say, is whole whether the text names them or not.
        const terms = chapters
          .filter((chapter) => chapter.id === 'words')
          .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
          .flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : []));
        const text = passagesOf(chapters)
          .filter(({ kind }) => kind !== 'term')
          .map(({ spans }) => wordsOf(spans))
          .join('\n');
        const used = new Set(
          [...text.matchAll(glossary.pattern ?? /$^/g)].map(
            ([, word = '']) => glossary.byWord.get(word.toLowerCase())?.term,
          ),
        );
        expect(terms.filter((term) => !used.has(term))).toEqual([]);
      }
    });

    test('shows positions that there are, and all of them', async () => {
      const diagrams = (await readDiagrams(id)) as Diagrams;
      const shown = english.chapters.flatMap(({ sections }) =>
        sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'diagram' ? [block.id] : [])),
        ),
      );
      expect(new Set(shown)).toEqual(new Set(Object.keys(diagrams)));
      for (const [name, diagram] of Object.entries(diagrams)) {
        const { match } = diagramSession(game, name, diagram);
        expect(match.unusedResults).toEqual([]);
        // At rest, or over: never in the middle of what plays by itself.
        expect([name, match.choices.length > 0 || match.over]).toEqual([name, true]);
      }
    });

    describe.each(books)('in $language', (book) => {
      const search = rulesSearch(book, rules);
      const queries = Object.entries(checks.queries[book.language] ?? {});
      test('is asked some twenty questions', () => expect(queries.length).toBeGreaterThan(17));
      test.each(queries)('"%s" finds %s first', (query, place) => {
        const [first] = search(query);
        expect(first?.place.replace(/^word-/, '')).toBe(place);
      });
    });
  },
);

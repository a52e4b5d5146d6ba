import { glossaryOf } from '../glossary/glossary.ts';
import {
  type BookChapter,
  type BookSection,
  type Passage,
  passagesOf,
  type Rulebook,
  wordsOf,
} from './rulebook.ts';

/** A rulebook of these chapters, with its words and places found. */
export function bookOf(chapters: readonly BookChapter[], language: string): Rulebook {
  const passages = passagesOf(chapters);
  const terms = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'terms' ? block.terms : [])),
    ),
  );
  return {
    language,
    chapters,
    glossary: glossaryOf(
      terms.map(({ id, term, forms, spans }) => ({ id, term, forms, meaning: wordsOf(spans) })),
      language,
    ),
    saying: best(passages),
    places: placesOf(chapters),
  };
}

/** Sections by their ids, chapters by the section that they begin with, and lists by their words. */
function placesOf(chapters: readonly BookChapter[]): ReadonlyMap<string, BookSection> {
  const places = new Map<string, BookSection>();
  for (const { id, sections } of chapters) {
    const [first] = sections;
    if (first !== undefined) places.set(id, first);
    for (const section of sections) {
      places.set(section.id, section);
      for (const block of section.blocks) {
        if (block.kind !== 'terms') continue;
        for (const term of block.terms) places.set(`word-${term.id}`, section);
      }
    }
  }
  return places;
}

/** Chapters that say in short, or otherwise, what others say in full. */
const GIVE_WAY: ReadonlySet<string> = new Set(['one-page', 'variants']);

/** For every rule the passage that says it best: plain text before others, then whatever says least else. */
function best(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const rank = ({ kind, chapter, rules }: Passage): number =>
    (GIVE_WAY.has(chapter.id) ? 3_000 : 0) +
    ['text', 'term', 'example'].indexOf(kind) * 1_000 +
    rules.length;
  const found = new Map<string, Passage>();
  for (const passage of passages) {
    for (const id of passage.rules) {
      const before = found.get(id);
      // What is said later in a book says it in full.
      if (before === undefined || rank(passage) <= rank(before)) found.set(id, passage);
    }
  }
  return found;
}

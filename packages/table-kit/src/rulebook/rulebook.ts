import type { Glossary } from '../glossary/glossary.ts';

/** A run of text within a rulebook. */
export type Span =
  | { readonly kind: 'plain' | 'strong' | 'em'; readonly text: string }
  /** Leads to a section of the same book. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** The text of a paragraph, of an item or of a cell. */
export type Spans = readonly Span[];

/** A piece of text with the rules of the ledger that it rests on. */
export interface Said {
  readonly spans: Spans;
  /** Ids of the ledger, ranges written out. */
  readonly rules: readonly string[];
}

/** A word that the book explains. */
export interface BookTerm extends Said {
  readonly id: string;
  readonly term: string;
  /** Other forms in which a text may have it. */
  readonly forms: readonly string[];
}

/** A piece of a section, in reading order. */
export type BookBlock =
  | ({ readonly kind: 'paragraph' } & Said)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Said[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Spans[];
      readonly rows: readonly BookRow[];
    }
  /** An example, told with names. */
  | { readonly kind: 'example'; readonly paragraphs: readonly Said[] }
  /** A position, drawn by the game's own board. */
  | {
      readonly kind: 'diagram';
      readonly id: string;
      readonly alt: string;
      readonly caption: string;
    }
  | { readonly kind: 'terms'; readonly terms: readonly BookTerm[] };

/** A row of a table. */
export interface BookRow {
  readonly cells: readonly Spans[];
  readonly rules: readonly string[];
}

/** What stands under one heading. */
export interface BookSection {
  /** The same in every language; addresses end in it. */
  readonly id: string;
  readonly title: string;
  /** What else somebody may look for who means this. */
  readonly also: readonly string[];
  readonly blocks: readonly BookBlock[];
}

/** A chapter; what it says before its first heading is a section with its own id and title. */
export interface BookChapter {
  readonly id: string;
  readonly title: string;
  /** See {@link BookSection.also}. */
  readonly also: readonly string[];
  readonly sections: readonly BookSection[];
}

/** A passage of the book: where it stands and what it says. */
export interface Passage extends Said {
  readonly chapter: BookChapter;
  readonly section: BookSection;
  readonly kind: 'text' | 'term' | 'example';
}

/** The rules of a game for players, in one language. */
export interface Rulebook {
  /** BCP 47 tag. */
  readonly language: string;
  readonly chapters: readonly BookChapter[];
  readonly glossary: Glossary;
  /** For every rule that the book rests on, the passage that says it best. */
  readonly saying: ReadonlyMap<string, Passage>;
  /** Chapters and sections by their ids. */
  readonly places: ReadonlyMap<string, BookSection>;
}

/** Every passage of a book, in reading order. */
export function passagesOf(chapters: readonly BookChapter[]): readonly Passage[] {
  return chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        saidIn(block).map(([kind, said]): Passage => ({ ...said, kind, chapter, section })),
      ),
    ),
  );
}

function saidIn(block: BookBlock): readonly (readonly [Passage['kind'], Said])[] {
  switch (block.kind) {
    case 'paragraph':
      return [['text', { spans: block.spans, rules: block.rules }]];
    case 'list':
      return block.items.map((item) => ['text', item]);
    case 'table':
      return block.rows.map(({ cells, rules }) => ['text', { spans: inOneLine(cells), rules }]);
    case 'example':
      return block.paragraphs.map((said) => ['example', said]);
    case 'terms':
      return block.terms.map(({ term, spans, rules }) => [
        'term',
        { spans: [{ kind: 'strong', text: term }, { kind: 'plain', text: ': ' }, ...spans], rules },
      ]);
    case 'diagram':
      return [];
  }
}

/** A row of a table as a line: its first cell in bold, the others after it. */
function inOneLine([first = [], ...rest]: readonly Spans[]): Spans {
  const mark = (at: number): Span => ({ kind: 'plain', text: at === 0 ? ': ' : ' · ' });
  return [
    { kind: 'strong', text: wordsOf(first) },
    ...rest.flatMap((cell, at) => [mark(at), ...cell]),
  ];
}

/** The words of a text, without marks. */
export function wordsOf(spans: Spans): string {
  return spans.map(({ text }) => text).join('');
}

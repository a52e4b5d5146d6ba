import { lexer, type Token, type Tokens } from 'marked';
import { glossaryOf } from '../glossary/glossary.ts';
import { withoutIds } from './rule-ids.ts';
import {
  type BookBlock,
  type BookChapter,
  type BookSection,
  type BookTerm,
  type Passage,
  passagesOf,
  type Rulebook,
  type Said,
  type Span,
  type Spans,
  wordsOf,
} from './rulebook.ts';

/** A rulebook that does not have the form of one. */
export class RulebookError extends Error {}

/** A heading: `Winning {#winning | goal, end of the game}`. */
const HEADING = /^(.*?)\s*\{#([a-z0-9-]+)(?:\s*\|\s*([^}]*))?\}$/;

/** A term: `**Pool** {#pool | pools}: your cubes …`; the colon may stand within the bold. */
const TERM = /^\s*\{#([a-z0-9-]+)(?:\s*\|\s*([^}]*))?\}:?\s*/;

/**
 * Reads a rulebook: Markdown with an id on every heading, the ids of the ledger in braces at the end of
 * what rests on them, and positions as pictures. The whole form is in `docs/guide/rulebook.md`.
 *
 * @param say says a key of the game's catalogue, for what is written as `{=key}`
 * @throws RulebookError where the form is broken, with the place
 */
export function readRulebook(
  markdown: string,
  { language, say }: { readonly language: string; readonly say: (key: string) => string },
): Rulebook {
  const text = markdown.replaceAll(/\{=([\w.-]+)\}/g, (_, key: string) => say(key));
  const chapters = chaptersOf(lexer(text));
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

function chaptersOf(tokens: readonly Token[]): readonly BookChapter[] {
  const chapters: (Omit<BookChapter, 'sections'> & { sections: Draft[] })[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      // The title of the book is the name of the game.
      if (depth === 1) continue;
      const { id, title, also } = headingOf(text);
      const section: Draft = { id, title, also, blocks: [] };
      if (depth === 2) chapters.push({ id, title, also, sections: [section] });
      else chapters.at(-1)?.sections.push(section);
      continue;
    }
    const section = chapters.at(-1)?.sections.at(-1);
    if (section === undefined) throw new RulebookError(`before any chapter: ${token.raw}`);
    addBlock(section, token);
  }
  return chapters.map(({ sections, ...chapter }) => ({
    ...chapter,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  }));
}

interface Draft extends BookSection {
  readonly blocks: BookBlock[];
}

function headingOf(text: string): Pick<BookSection, 'id' | 'title' | 'also'> {
  const [, title, id, also = ''] = HEADING.exec(text) ?? [];
  if (title === undefined || id === undefined) {
    throw new RulebookError(`a heading needs an id, as in "${text} {#its-id}"`);
  }
  return { id, title, also: listed(also) };
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function addBlock({ id, blocks }: Draft, token: Token): void {
  switch (token.type) {
    case 'paragraph': {
      const picture = pictureOf(token as Tokens.Paragraph);
      blocks.push(picture ?? { kind: 'paragraph', ...saidBy(token.tokens) });
      return;
    }
    case 'list':
      blocks.push(listOf(token as Tokens.List));
      return;
    case 'table':
      blocks.push(tableOf(token as Tokens.Table));
      return;
    case 'blockquote': {
      const within = (token as Tokens.Blockquote).tokens.filter(({ type }) => type !== 'space');
      blocks.push({
        kind: 'example',
        paragraphs: within.map((one) => saidBy('tokens' in one ? one.tokens : [])),
      });
      return;
    }
    default:
      throw new RulebookError(`"${id}" has something that no rulebook has: ${token.raw}`);
  }
}

/** `![What is seen](diagram:its-id "What it shows")`, alone in its paragraph. */
function pictureOf({ tokens }: Tokens.Paragraph): BookBlock | undefined {
  const [image, more] = tokens;
  if (image?.type !== 'image' || more !== undefined) return undefined;
  const { href, text, title } = image as Tokens.Image;
  if (!href.startsWith('diagram:') || title === null || text === '') {
    throw new RulebookError(`a diagram is ![alternative text](diagram:id "caption"): ${image.raw}`);
  }
  return { kind: 'diagram', id: href.slice('diagram:'.length), alt: text, caption: title };
}

function listOf({ ordered, items }: Tokens.List): BookBlock {
  const lines = items.map(({ tokens }) =>
    tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : [token])),
  );
  const terms = lines.map(termOf);
  if (terms.every((term) => term !== undefined)) return { kind: 'terms', terms };
  return { kind: 'list', ordered, items: lines.map(saidBy) };
}

function termOf([first, second, ...rest]: readonly Token[]): BookTerm | undefined {
  if (first?.type !== 'strong' || second?.type !== 'text') return undefined;
  const found = TERM.exec(second.raw);
  if (found === null) return undefined;
  const [head = '', id = '', forms = ''] = found;
  const opening: Tokens.Text = {
    type: 'text',
    raw: second.raw.slice(head.length),
    text: second.raw.slice(head.length),
    escaped: false,
  };
  return { id, term: first.text, forms: listed(forms), ...saidBy([opening, ...rest]) };
}

function tableOf({ header, rows }: Tokens.Table): BookBlock {
  return {
    kind: 'table',
    head: header.map(({ tokens }) => saidBy(tokens).spans),
    rows: rows.map((row) => {
      const cells = row.map(({ tokens }) => saidBy(tokens));
      return {
        cells: cells.map(({ spans }) => spans),
        rules: cells.flatMap(({ rules }) => rules),
      };
    }),
  };
}

/** What a line says, and the ids at its end. */
function saidBy(tokens: readonly Token[] = []): Said {
  const spans = tokens.map(spanOf);
  const last = spans.at(-1);
  if (last?.kind !== 'plain') return { spans: joined(spans), rules: [] };
  const { text, rules } = withoutIds(last.text);
  return { spans: joined([...spans.slice(0, -1), { kind: 'plain', text }]), rules };
}

function spanOf(token: Token): Span {
  const text = innerText(token).replaceAll(/\s*\n\s*/g, ' ');
  if (token.type === 'strong' || token.type === 'em') return { kind: token.type, text };
  if (token.type !== 'link') return { kind: 'plain', text };
  const { href } = token as Tokens.Link;
  if (!href.startsWith('#')) throw new RulebookError(`a link leads to a section: ${token.raw}`);
  return { kind: 'link', text, to: href.slice(1) };
}

/** What the parser splits at an escaped sign is one run of text. */
function joined(spans: Spans): Spans {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (span.kind === 'plain' && last?.kind === 'plain') {
      runs[runs.length - 1] = { kind: 'plain', text: last.text + span.text };
    } else if (span.text !== '') runs.push(span);
  }
  return runs;
}

function innerText(token: Token): string {
  if (token.type === 'escape' || token.type === 'codespan') return token.text;
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined && inner.length > 0) return inner.map(innerText).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

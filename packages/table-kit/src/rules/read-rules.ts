import { lexer, type Token, type Tokens } from 'marked';
import { readGlossary } from '../glossary/glossary.ts';
import type { Inline, Inlines, RulesBlock, RulesTable, RulesText } from './rules-text.ts';

const RULE_ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*$/;
/** Whatever may be the id of a rule: whether it is one is looked up. */
const MAYBE_RULE_IDS = /(?<![A-Za-z0-9-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?![A-Za-z0-9-])/g;

/**
 * Reads a ledger. A rule is a list item or a table row that begins with its id in bold; wherever else
 * the text names the id of such a rule, it becomes a link.
 */
export function readRules(markdown: string): RulesText {
  const tokens = lexer(markdown);
  const title = tokens.find(isTitle);
  const blocks = tokens.flatMap((token) => (token === title ? [] : blocksOf(token)));
  const at = new Map<string, number>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'rule') at.set(block.id, index);
    if (block.kind !== 'table') continue;
    for (const { id } of block.rows) if (id !== undefined) at.set(id, index);
  }
  const paragraphs = tokens.flatMap((token) =>
    token.type === 'paragraph' ? [onOneLine(token.raw)] : [],
  );
  return {
    title: title?.text ?? '',
    blocks: blocks.map((block) => linked(block, at)),
    at,
    glossary: readGlossary(paragraphs),
    examples: new Map(),
  };
}

function isTitle(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 1;
}

function blocksOf(token: Token): readonly RulesBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, parts: partsOf(token.tokens) }];
    case 'list':
      return itemsOf(token as Tokens.List, 0);
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blocksOf);
    case 'paragraph':
      return [{ kind: 'paragraph', parts: partsOf(token.tokens) }];
    default:
      return [];
  }
}

function itemsOf({ items }: Tokens.List, depth: number): readonly RulesBlock[] {
  return items.flatMap((item) => {
    const lists = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
    const own = item.tokens.filter(({ type }) => type !== 'list').flatMap(inlineTokens);
    const [first, ...rest] = own;
    const id = idIn(first);
    const block: RulesBlock =
      depth === 0 && id !== undefined
        ? { kind: 'rule', id, parts: afterId(partsOf(rest)) }
        : { kind: 'item', parts: partsOf(own), depth: Math.min(depth, 1) };
    return [block, ...lists.flatMap((list) => itemsOf(list, depth + 1))];
  });
}

function tableOf({ header, rows }: Tokens.Table): RulesTable {
  return {
    kind: 'table',
    head: header.map(({ text }) => text),
    rows: rows.map((row) => {
      const [first] = row;
      const id = first?.tokens.length === 1 ? idIn(first.tokens[0]) : undefined;
      const cells = row.map(({ tokens }) => partsOf(tokens));
      return id === undefined ? { cells } : { id, cells };
    }),
  };
}

/** The rule id that a token is, if it is one in bold. */
function idIn(token: Token | undefined): string | undefined {
  return token?.type === 'strong' && RULE_ID.test(token.text) ? token.text : undefined;
}

/** What follows a rule's id, without the mark that parts them. */
function afterId([first, ...rest]: Inlines): Inlines {
  if (first?.kind !== 'plain') return first === undefined ? rest : [first, ...rest];
  const text = first.text.replace(/^[:.]?\s*/, '');
  return text === '' ? rest : [{ kind: 'plain', text }, ...rest];
}

/** The tokens of a line; a paragraph or a loose item has them one level down. */
function inlineTokens(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [token];
}

function partsOf(tokens: readonly Token[] = []): Inlines {
  const parts: Inline[] = [];
  for (const token of tokens) {
    const kind = KINDS[token.type] ?? 'plain';
    const text = onOneLine(wordsOf(token));
    const last = parts.at(-1);
    // What the parser splits at an escaped sign is one run of text.
    if (kind === 'plain' && last?.kind === 'plain') {
      parts[parts.length - 1] = { kind, text: last.text + text };
    } else parts.push({ kind, text });
  }
  return parts;
}

const KINDS: Readonly<Record<string, 'strong' | 'em' | 'code'>> = {
  strong: 'strong',
  em: 'em',
  codespan: 'code',
};

/** The words of a token without the marks of those inside it. */
function wordsOf(token: Token): string {
  if (token.type === 'codespan' || token.type === 'escape') return token.text;
  if (token.type === 'br') return ' ';
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined && inner.length > 0) return inner.map(wordsOf).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

function onOneLine(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
}

function linked(block: RulesBlock, known: { has(id: string): boolean }): RulesBlock {
  if (block.kind === 'code') return block;
  if (block.kind !== 'table') return { ...block, parts: withLinks(block.parts, known) };
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => withLinks(cell, known)),
  }));
  return { ...block, rows };
}

/** Makes links of the ids of known rules, in plain text and where they stand alone in bold. */
function withLinks(parts: Inlines, known: { has(id: string): boolean }): Inlines {
  return parts.flatMap((part): Inlines => {
    if (part.kind === 'strong' && known.has(part.text)) return [{ kind: 'rule', id: part.text }];
    return part.kind === 'plain' ? splitAtIds(part.text, known) : [part];
  });
}

function splitAtIds(text: string, known: { has(id: string): boolean }): Inlines {
  const parts: Inline[] = [];
  let done = 0;
  for (const { 0: id, index } of text.matchAll(MAYBE_RULE_IDS)) {
    if (!known.has(id)) continue;
    if (index > done) parts.push({ kind: 'plain', text: text.slice(done, index) });
    parts.push({ kind: 'rule', id });
    done = index + id.length;
  }
  if (done < text.length) parts.push({ kind: 'plain', text: text.slice(done) });
  return parts;
}

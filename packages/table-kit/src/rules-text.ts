import { type Glossary, readGlossary } from './glossary/glossary.ts';

/** A piece of a rules text, as the drawer shows it. */
export type RulesBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'item'; readonly text: string; readonly depth: number }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly RulesRow[];
    };

/** A row of a table; many rules are rows. */
export interface RulesRow {
  readonly id?: string;
  readonly cells: readonly string[];
}

/** A run of text within a block. */
export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string };

/** A rules ledger, read. */
export interface RulesText {
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
  /** Where each rule id stands, as an index into `blocks`. */
  readonly at: ReadonlyMap<string, number>;
  /** The words that it explains before it begins. */
  readonly glossary: Glossary;
  /** Addresses at which a rule can be seen on a table, by its id; empty where nobody shows any. */
  readonly examples: ReadonlyMap<string, string>;
}

const RULE_ID = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*/;
const RULE_ITEM = new RegExp(`^- \\*\\*(${RULE_ID.source})\\*\\*[:.]?\\s*(.*)$`);
const RULE_CELL = new RegExp(`^\\*\\*(${RULE_ID.source})\\*\\*$`);

/** Reads a ledger written in the ledgers' Markdown: headings, list items and table rows by id. */
export function readRules(markdown: string): RulesText {
  const blocks: RulesBlock[] = [];
  const at = new Map<string, number>();
  const lines = markdown.split(/\r?\n/);
  let title = '';
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line.trim() === '') continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading !== null) {
      const level = heading[1]?.length ?? 1;
      if (level === 1 && title === '') title = heading[2] ?? '';
      else blocks.push({ kind: 'heading', level, text: heading[2] ?? '' });
      continue;
    }
    if (line.startsWith('```')) {
      const end = lines.findIndex((other, j) => j > i && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(i + 1, stop).join('\n') });
      i = stop;
      continue;
    }
    if (line.startsWith('|')) {
      const stop = lines.findIndex((other, j) => j > i && !other.startsWith('|'));
      const table = readTable(lines.slice(i, stop < 0 ? lines.length : stop));
      for (const { id } of table.rows) if (id !== undefined) at.set(id, blocks.length);
      blocks.push(table);
      i = (stop < 0 ? lines.length : stop) - 1;
      continue;
    }
    const rule = RULE_ITEM.exec(line);
    const text = [line];
    // Lines that go on without a marker of their own belong to the same block.
    while (isContinuation(lines[i + 1])) {
      i += 1;
      text.push((lines[i] ?? '').trim());
    }
    if (rule !== null) {
      const id = rule[1] ?? '';
      at.set(id, blocks.length);
      blocks.push({ kind: 'rule', id, text: [rule[2], ...text.slice(1)].join(' ') });
      continue;
    }
    const item = /^(\s*)(?:[-*]|\d+\.)\s+/.exec(line);
    if (item !== null) {
      const rest = [line.slice(item[0].length), ...text.slice(1)].join(' ');
      blocks.push({ kind: 'item', text: rest, depth: (item[1]?.length ?? 0) >= 2 ? 1 : 0 });
    } else {
      blocks.push({ kind: 'paragraph', text: text.join(' ').trim() });
    }
  }
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return { title, blocks, at, glossary: readGlossary(paragraphs), examples: new Map() };
}

function isContinuation(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '' && !/^(#|\||```|\s*([-*]|\d+\.)\s)/.test(line);
}

function readTable(lines: readonly string[]): Extract<RulesBlock, { kind: 'table' }> {
  const cellsOf = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [head = '', ...rest] = lines;
  const rows = rest
    .filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line))
    .map((line) => {
      const cells = cellsOf(line);
      const id = RULE_CELL.exec(cells[0] ?? '')?.[1];
      return id === undefined ? { cells } : { id, cells };
    });
  return { kind: 'table', head: cellsOf(head), rows };
}

/** Splits text at bold, emphasis, code and the ids of known rules. */
export function inlineOf(text: string, known: { has(id: string): boolean }): readonly Inline[] {
  const parts: Inline[] = [];
  const pattern = new RegExp(
    `\\*\\*(.+?)\\*\\*|\\*([^*\\s][^*]*?)\\*|(?<![A-Za-z0-9])_([^_\\s][^_]*?)_(?![A-Za-z0-9])|\`([^\`]+)\`|(?<![A-Za-z0-9-])(${RULE_ID.source})(?![A-Za-z0-9-])`,
    'g',
  );
  let done = 0;
  const plain = (until: number) => {
    if (until > done) parts.push({ kind: 'plain', text: text.slice(done, until) });
  };
  for (const match of text.matchAll(pattern)) {
    const [whole, strong, starred, lined, code, id] = match;
    const em = starred ?? lined;
    if (id !== undefined && !known.has(id)) continue;
    plain(match.index);
    if (strong !== undefined) {
      parts.push(
        known.has(strong) ? { kind: 'rule', id: strong } : { kind: 'strong', text: strong },
      );
    } else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'rule', id: id ?? '' });
    done = match.index + whole.length;
  }
  plain(text.length);
  return parts;
}

/** The indexes of blocks that hold every word of a query, whatever its case; all if it is empty. */
export function searchRules({ blocks }: RulesText, query: string): readonly number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return blocks.flatMap((block, index) => {
    const text = textOf(block).toLowerCase();
    return words.every((word) => text.includes(word)) ? [index] : [];
  });
}

/** One rule's own text: of a list item, or of a table row with its column heads. */
export function ruleText(
  { blocks, at }: RulesText,
  id: string,
):
  | { readonly text: string }
  | { readonly cells: readonly (readonly [string, string])[] }
  | undefined {
  const block = blocks[at.get(id) ?? -1];
  if (block?.kind === 'rule') return { text: block.text };
  if (block?.kind !== 'table') return undefined;
  const row = block.rows.find((other) => other.id === id);
  return row && { cells: row.cells.slice(1).map((cell, i) => [block.head[i + 1] ?? '', cell]) };
}

function textOf(block: RulesBlock): string {
  switch (block.kind) {
    case 'rule':
      return `${block.id} ${block.text}`;
    case 'table':
      return [block.head, ...block.rows.map((row) => row.cells)].flat().join(' ');
    default:
      return block.text;
  }
}

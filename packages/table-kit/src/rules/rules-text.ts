import type { Glossary } from '../glossary/glossary.ts';

/** A run of text within a block. */
export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'em' | 'code'; readonly text: string }
  /** The id of a rule that the ledger has. */
  | { readonly kind: 'rule'; readonly id: string };

/** The text of a block or of a cell. */
export type Inlines = readonly Inline[];

/** A piece of a rules text, as the drawer shows it. */
export type RulesBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly parts: Inlines }
  | { readonly kind: 'rule'; readonly id: string; readonly parts: Inlines }
  | { readonly kind: 'item'; readonly parts: Inlines; readonly depth: number }
  | { readonly kind: 'paragraph'; readonly parts: Inlines }
  | { readonly kind: 'code'; readonly text: string }
  | RulesTable;

/** A table of a rules text. */
export interface RulesTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly RulesRow[];
}

/** A row of a table; many rules are rows. */
export interface RulesRow {
  readonly id?: string;
  readonly cells: readonly Inlines[];
}

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

/** One rule's own text, without marks: a list item, or a table row with its column heads. */
export function ruleText({ blocks, at }: RulesText, id: string): string | undefined {
  const block = blocks[at.get(id) ?? -1];
  if (block?.kind === 'rule') return plainText(block.parts);
  if (block?.kind !== 'table') return undefined;
  const row = block.rows.find((other) => other.id === id);
  return row?.cells
    .slice(1)
    .map((cell, i) => `${block.head[i + 1] ?? ''}: ${plainText(cell)}`)
    .join('\n');
}

/** The words of a text, without marks. */
export function plainText(parts: Inlines): string {
  return parts.map((part) => (part.kind === 'rule' ? part.id : part.text)).join('');
}

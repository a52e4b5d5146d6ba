import { PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';

/** A paragraph of a long text. */
export interface Block {
  /** `part`: a large heading, `head`: a small one, `name`: a name before its text. */
  readonly is: 'part' | 'head' | 'text' | 'line' | 'name';
  readonly text: string;
  /** Printed bold before the text, of a `name`. */
  readonly name?: string;
}

/** How many signs a line of a column holds, and how many lines two columns of a page hold, each a little less than they do. */
const LINE = 50;
const LINES = 2 * 61;
/** What stands above and below a block, in lines. */
const AROUND = { part: 2.2, head: 1.4, text: 0.5, line: 0.25, name: 0.4 } as const;

/** How many lines a block takes, rather too many than too few. */
function linesOf({ is, text, name = '' }: Block): number {
  const wide = is === 'part' ? 1.5 : is === 'head' ? 1.2 : 1;
  return wide * Math.ceil((wide * (text.length + name.length)) / LINE) + AROUND[is];
}

/** A long text page by page; a heading is never the last thing on one. */
export function pagesIn(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  let page: Block[] = [];
  let lines = 0;
  for (const [at, block] of blocks.entries()) {
    const isHeading = block.is === 'part' || block.is === 'head';
    const next = blocks[at + 1];
    const needed = linesOf(block) + (isHeading && next !== undefined ? linesOf(next) : 0);
    if (lines + needed > LINES && page.length > 0) {
      pages.push(page);
      page = [];
      lines = 0;
    }
    page.push(block);
    lines += linesOf(block);
  }
  return page.length === 0 ? pages : [...pages, page];
}

/** A long text in two columns, on as many pages as it takes. */
export function TextPages({
  blocks,
  titleOf,
}: {
  readonly blocks: readonly Block[];
  /** What stands above a page, by its number from 1. */
  readonly titleOf: (page: number) => string;
}): ReactNode {
  return pagesIn(blocks).map((page, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
    <PaperPage key={at} title={titleOf(at + 1)}>
      <div className="dtp-columns">
        {page.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do paragraphs
          <BlockShown key={place} block={block} />
        ))}
      </div>
    </PaperPage>
  ));
}

function BlockShown({ block: { is, text, name } }: { readonly block: Block }): ReactNode {
  if (is === 'part') return <h3>{text}</h3>;
  if (is === 'head') return <h4>{text}</h4>;
  return (
    <p data-is={is}>
      {name !== undefined && <b>{name}</b>} {text}
    </p>
  );
}

import { type Prose, showableProse } from '@tablewright/engine';
import type { ProseBlock, ProseRun } from '@tablewright/words/prose';
import { Fragment, memo, type ReactNode } from 'react';
import { useProseReader } from './prose-reader.ts';

/** Which elements prose is drawn with: where a sentence stands, as in a button, there are no others. */
type Drawn = 'blocks' | 'phrases';

/**
 * What a person wrote, as they meant it. A single paragraph flows with the sentence around it; anything
 * longer stands by itself. Its reading direction stays inside.
 */
export const ProseView = memo(
  function ProseView({
    prose,
    as = 'blocks',
  }: {
    readonly prose: Prose;
    readonly as?: Drawn;
  }): ReactNode {
    const reader = useProseReader();
    if (reader === undefined) {
      return <bdi className="tw-prose-line">{showableProse(prose.prose)}</bdi>;
    }
    const blocks = reader.readProse(prose);
    const [first] = blocks;
    if (blocks.length === 1 && first?.kind === 'paragraph') {
      return (
        <bdi className="tw-prose-line">
          <Runs runs={first.runs} />
        </bdi>
      );
    }
    const Around = as === 'blocks' ? 'div' : 'span';
    return (
      <Around className="tw-prose" dir="auto">
        <Blocks blocks={blocks} as={as} />
      </Around>
    );
  },
  (before, now) => before.prose.prose === now.prose.prose && before.as === now.as,
);

// Parts of prose never change places: it is written anew, or stays as it is.
function Blocks({
  blocks,
  as,
}: {
  readonly blocks: readonly ProseBlock[];
  readonly as: Drawn;
}): ReactNode {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Block key={at} block={block} as={as} />
  ));
}

function Block({ block, as }: { readonly block: ProseBlock; readonly as: Drawn }): ReactNode {
  const inPhrases = as === 'phrases';
  switch (block.kind) {
    case 'paragraph':
    case 'heading': {
      const Line = inPhrases ? 'span' : 'p';
      return (
        <Line className={block.kind === 'heading' ? 'tw-prose-head' : 'tw-prose-paragraph'}>
          <Runs runs={block.runs} />
        </Line>
      );
    }
    case 'quote': {
      const Quote = inPhrases ? 'span' : 'blockquote';
      return (
        <Quote className="tw-prose-quote">
          <Blocks blocks={block.blocks} as={as} />
        </Quote>
      );
    }
    case 'list':
      return inPhrases ? <ListInPhrases list={block} /> : <List list={block} />;
  }
}

type ProseList = Extract<ProseBlock, { kind: 'list' }>;

function List({ list: { from, items } }: { readonly list: ProseList }): ReactNode {
  const drawn = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={at}>
      <Blocks blocks={item} as="blocks" />
    </li>
  ));
  return from === undefined ? <ul>{drawn}</ul> : <ol start={from}>{drawn}</ol>;
}

function ListInPhrases({ list: { from, items } }: { readonly list: ProseList }): ReactNode {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={at} className="tw-prose-item">
      {from === undefined ? '• ' : `${from + at}. `}
      <Blocks blocks={item} as="phrases" />
    </span>
  ));
}

function Runs({ runs }: { readonly runs: readonly ProseRun[] }): ReactNode {
  return runs.map(({ text, em, strong }, at) => {
    const words = strong ? <strong>{text}</strong> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <Fragment key={at}>{em ? <em>{words}</em> : words}</Fragment>;
  });
}

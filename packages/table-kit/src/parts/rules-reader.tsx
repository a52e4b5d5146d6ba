import { type ReactNode, useEffect, useRef } from 'react';
import type { Glossary } from '../glossary/glossary.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import {
  type Inline,
  type Inlines,
  plainText,
  type RulesBlock,
  type RulesTable,
  type RulesText,
} from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';

const HEADINGS = ['h2', 'h3', 'h4'] as const;

/** The ledger of a game: linked within itself, and open at a rule when asked. */
export function RulesReader({
  rules,
  at,
  onGoTo,
  level,
  note,
}: {
  readonly rules: RulesText;
  /** The rule to show. */
  readonly at: string | undefined;
  /** Somebody wants to see a rule that the text names. */
  readonly onGoTo: (id: string) => void;
  /** The level of its chapters' headings: one below the heading that it stands under. */
  readonly level: 2 | 3;
  /** Whether to say what it is, beside a book. */
  readonly note: boolean;
}): ReactNode {
  const words = useWords();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    // After the frame in which all rules are shown again, and a sheet opens around them.
    const frame = requestAnimationFrame(() => {
      const place = body.current?.querySelector(`[data-rule-id="${CSS.escape(at)}"]`);
      place?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <>
      {note && <p className="tw-quiet">{words('book.reference.note')}</p>}
      <Contents rules={rules} body={body} />
      <div ref={body} className="tw-rules-text" lang="en">
        {rules.blocks.map((block, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            key={index}
            index={index}
            block={block}
            rules={rules}
            at={at}
            goTo={onGoTo}
            level={level}
          />
        ))}
      </div>
    </>
  );
}

function Contents({
  rules,
  body,
}: {
  readonly rules: RulesText;
  readonly body: React.RefObject<HTMLDivElement | null>;
}): ReactNode {
  const words = useWords();
  const headings = rules.blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ text: plainText(block.parts), index }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <details className="tw-contents">
      <summary>{words('rules.contents')}</summary>
      <ul lang="en">
        {headings.map(({ text, index }) => (
          <li key={index}>
            <button
              type="button"
              className="tw-link"
              onClick={() =>
                body.current?.querySelector(`[data-block="${index}"]`)?.scrollIntoView()
              }
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Block({
  index,
  block,
  rules,
  at,
  goTo,
  level,
}: {
  readonly index: number;
  readonly block: RulesBlock;
  readonly rules: RulesText;
  readonly at: string | undefined;
  readonly goTo: (id: string) => void;
  readonly level: 2 | 3;
}): ReactNode {
  const inline = (parts: Inlines) => (
    <InlineText parts={parts} goTo={goTo} glossary={rules.glossary} />
  );
  switch (block.kind) {
    case 'heading': {
      const depth = block.level <= 2 ? 0 : 1;
      const Heading = HEADINGS[level - 2 + depth] ?? 'h4';
      return (
        <Heading data-block={index} data-depth={depth}>
          {inline(block.parts)}
        </Heading>
      );
    }
    case 'rule':
      return (
        <p className="tw-rule" data-rule-id={block.id} data-shown={block.id === at || undefined}>
          <span className="tw-rule-id">{block.id}</span> {inline(block.parts)}
          <ShowMe id={block.id} rules={rules} />
        </p>
      );
    case 'item':
      return (
        <p className="tw-rule-item" data-depth={block.depth}>
          {inline(block.parts)}
        </p>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'paragraph':
      return <p>{inline(block.parts)}</p>;
    case 'table':
      return <RuleTable block={block} at={at} inline={inline} rules={rules} />;
  }
}

/** A table as a list of its rows, so that nothing has to be scrolled sideways on a narrow screen. */
function RuleTable({
  block,
  at,
  inline,
  rules,
}: {
  readonly block: RulesTable;
  readonly at: string | undefined;
  readonly inline: (parts: Inlines) => ReactNode;
  readonly rules: RulesText;
}): ReactNode {
  return (
    <div className="tw-rule-table">
      {block.rows.map((row, i) => {
        const cells = row.cells.map((cell, column) => [block.head[column] ?? '', cell] as const);
        const [title, ...rest] = row.id === undefined ? cells : cells.slice(1);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text never change places
            key={i}
            className="tw-rule"
            data-rule-id={row.id}
            data-shown={(row.id !== undefined && row.id === at) || undefined}
          >
            {row.id !== undefined && <span className="tw-rule-id">{row.id}</span>}{' '}
            <strong>{inline(title?.[1] ?? [])}</strong>
            {row.id !== undefined && <ShowMe id={row.id} rules={rules} />}
            <dl>
              {rest.map(([head, cell]) => (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{inline(cell)}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}

/** A way to a table on which the rule can be seen, where there is one. */
function ShowMe({ id, rules }: { readonly id: string; readonly rules: RulesText }): ReactNode {
  const words = useWords();
  const address = rules.examples.get(id);
  if (address === undefined) return null;
  return (
    <>
      {' '}
      <a
        className="tw-link tw-show-me"
        href={address}
        aria-label={words('rules.show-me.of', { id })}
      >
        {words('rules.show-me')}
      </a>
    </>
  );
}

function InlineText({
  parts,
  goTo,
  glossary,
}: {
  readonly parts: Inlines;
  readonly goTo: (id: string) => void;
  readonly glossary: Glossary;
}): ReactNode {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <InlinePart key={i} part={part} goTo={goTo} glossary={glossary} />
  ));
}

function InlinePart({
  part,
  goTo,
  glossary,
}: {
  readonly part: Inline;
  readonly goTo: (id: string) => void;
  readonly glossary: Glossary;
}): ReactNode {
  switch (part.kind) {
    case 'plain':
      return <WithTerms text={part.text} glossary={glossary} />;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'em':
      return <em>{part.text}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'rule':
      return (
        <button type="button" className="tw-rule-link" onClick={() => goTo(part.id)}>
          {part.id}
        </button>
      );
  }
}

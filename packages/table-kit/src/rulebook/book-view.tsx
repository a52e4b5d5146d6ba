import type { ReactNode } from 'react';
import type { RulesText } from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';
import { Exactly } from './exactly.tsx';
import {
  type BookBlock,
  type BookSection,
  passagesOf,
  type Rulebook,
  type Said,
  type Spans,
  wordsOf,
} from './rulebook.ts';
import { SpansText } from './spans-text.tsx';

/** What the parts of a book need to know. */
interface Reading {
  readonly book: Rulebook;
  readonly rules: RulesText;
  /** The section or word to show. */
  readonly at: string | undefined;
  readonly goTo: (place: string) => void;
  /** Draws a position by its id; where nobody draws, its caption says what it shows. */
  readonly draw: ((id: string, alt: string) => ReactNode) | undefined;
  /** The level of its chapters' headings. */
  readonly level: 2 | 3;
}

const HEADINGS = ['h2', 'h3', 'h4'] as const;

/** A rulebook, from its first chapter to its last. */
export function BookView(reading: Reading): ReactNode {
  const { book, level, at } = reading;
  const Heading = HEADINGS[level - 2] ?? 'h3';
  return (
    <div className="tw-book" lang={book.language}>
      {book.chapters.map(({ id, title, sections }) => (
        <section key={id} className="tw-chapter" data-chapter={id}>
          <Heading
            tabIndex={-1}
            data-place={id}
            data-shown={(id === at && sections[0]?.id !== id) || undefined}
          >
            {title}
          </Heading>
          {sections.map((section) => (
            <SectionView key={section.id} section={section} own={section.id === id} {...reading} />
          ))}
        </section>
      ))}
    </div>
  );
}

function SectionView({
  section,
  own,
  ...reading
}: Reading & {
  readonly section: BookSection;
  /** Whether it is what its chapter says before any heading. */
  readonly own: boolean;
}): ReactNode {
  const { id, title, blocks } = section;
  const Heading = HEADINGS[reading.level - 1] ?? 'h4';
  const shows = examplesIn(section, reading.rules);
  return (
    <section
      className="tw-section"
      data-section={id}
      data-shown={id === reading.at || undefined}
      aria-label={own ? undefined : title}
    >
      {!own && (
        <Heading tabIndex={-1} data-place={id}>
          {title}
        </Heading>
      )}
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <BlockView key={i} block={block} about={title} shows={shows} {...reading} />
      ))}
    </section>
  );
}

type BlockReading = Reading & {
  readonly about: string;
  /** Where what rests on these rules is shown on a table. */
  readonly shows: ReadonlyMap<readonly string[], string>;
};

/** The examples of a section, each beside the first passage that it shows. */
function examplesIn(section: BookSection, { examples }: RulesText): BlockReading['shows'] {
  const shows = new Map<readonly string[], string>();
  const known = new Set<string>();
  for (const { rules } of passagesOf([{ id: '', title: '', also: [], sections: [section] }])) {
    const address = rules.map((id) => examples.get(id)).find((one) => one !== undefined);
    if (address === undefined || known.has(address)) continue;
    known.add(address);
    shows.set(rules, address);
  }
  return shows;
}

function BlockView({ block, ...reading }: BlockReading & { readonly block: BookBlock }): ReactNode {
  const words = useWords();
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <SaidText said={block} {...reading} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="tw-book-list">
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
            <li key={i}>
              <SaidText said={item} {...reading} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} {...reading} />;
    case 'example':
      return (
        <div className="tw-example" role="note" aria-label={words('book.example')}>
          {block.paragraphs.map((said, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
            <p key={i}>
              {i === 0 && <b className="tw-example-head">{words('book.example')}</b>}
              <SaidText said={said} {...reading} />
            </p>
          ))}
        </div>
      );
    case 'diagram':
      return (
        <figure className="tw-diagram">
          {reading.draw?.(block.id, block.alt) ?? (
            <div role="img" aria-label={block.alt} className="tw-visually-hidden" />
          )}
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'terms':
      return <TermsView block={block} {...reading} />;
  }
}

function TermsView({
  block,
  ...reading
}: BlockReading & { readonly block: BookBlock & { readonly kind: 'terms' } }): ReactNode {
  return (
    <dl className="tw-words">
      {block.terms.map((term) => (
        <div
          key={term.id}
          data-section={`word-${term.id}`}
          data-shown={`word-${term.id}` === reading.at || undefined}
        >
          <dt tabIndex={-1} data-place={`word-${term.id}`}>
            {term.term}
          </dt>
          <dd>
            <SpansText spans={term.spans} glossary={undefined} goTo={reading.goTo} />
            <Ways said={term} {...reading} about={term.term} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TableView({
  block: { head, rows },
  ...reading
}: BlockReading & { readonly block: BookBlock & { readonly kind: 'table' } }): ReactNode {
  const { glossary } = reading.book;
  const last = head.length - 1;
  const cellOf = (spans: Spans): ReactNode => (
    <SpansText spans={spans} glossary={glossary} goTo={reading.goTo} />
  );
  return (
    <table className="tw-book-table">
      <thead>
        <tr>
          {head.map((spans, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={i} scope="col">
              {cellOf(spans)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, rules }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <tr key={row}>
            {cells.map((spans, i) => {
              const inside = (
                <>
                  {cellOf(spans)}
                  {i === last && <Ways said={{ spans, rules }} {...reading} />}
                </>
              );
              return i === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <th key={i} scope="row">
                  {inside}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={i} data-head={wordsOf(head[i] ?? [])}>
                  {inside}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SaidText({ said, ...reading }: BlockReading & { readonly said: Said }): ReactNode {
  const { book, goTo } = reading;
  return (
    <>
      <SpansText spans={said.spans} glossary={book.glossary} goTo={goTo} />
      <Ways said={said} {...reading} />
    </>
  );
}

/** The ways from a passage: to its entries in the ledger, and to a table on which it can be seen. */
function Ways({ said, ...reading }: BlockReading & { readonly said: Said }): ReactNode {
  const words = useWords();
  const { rules, about, shows, goTo } = reading;
  const shown = shows.get(said.rules);
  return (
    <>
      {shown !== undefined && (
        <>
          {' '}
          <a
            className="tw-link tw-show-me"
            href={shown}
            aria-label={words('rules.show-me.of', { id: about })}
          >
            {words('rules.show-me')}
          </a>
        </>
      )}{' '}
      <Exactly rules={rules} ids={said.rules} about={about} goTo={goTo} />
    </>
  );
}

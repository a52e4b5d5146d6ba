import type { ReactNode } from 'react';
import type { Glossary } from '../glossary/glossary.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import type { Span, Spans } from './rulebook.ts';

/** The text of a rulebook, with its terms and its links. */
export function SpansText({
  spans,
  glossary,
  goTo,
}: {
  readonly spans: Spans;
  readonly glossary: Glossary | undefined;
  /** Goes to a section of the book; without it links are plain words. */
  readonly goTo?: ((place: string) => void) | undefined;
}): ReactNode {
  return spans.map((span, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <SpanText key={i} span={span} glossary={glossary} goTo={goTo} />
  ));
}

function SpanText({
  span,
  glossary,
  goTo,
}: {
  readonly span: Span;
  readonly glossary: Glossary | undefined;
  readonly goTo: ((place: string) => void) | undefined;
}): ReactNode {
  const words = <WithTerms text={span.text} glossary={glossary} />;
  switch (span.kind) {
    case 'plain':
      return words;
    case 'strong':
      return <strong>{words}</strong>;
    case 'em':
      return <em>{words}</em>;
    case 'link':
      return goTo === undefined ? (
        span.text
      ) : (
        <a
          href={`#${span.to}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(span.to);
          }}
        >
          {span.text}
        </a>
      );
  }
}

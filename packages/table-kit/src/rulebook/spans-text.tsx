import type { ReactNode } from 'react';
import type { Glossary } from '../glossary/glossary.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import type { Spans } from './rulebook.ts';

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
  return spans.map((span, i) => {
    const words = <WithTerms text={span.text} glossary={glossary} />;
    const key = `${i}`;
    switch (span.kind) {
      case 'plain':
        return <span key={key}>{words}</span>;
      case 'strong':
        return <strong key={key}>{words}</strong>;
      case 'em':
        return <em key={key}>{words}</em>;
      case 'link':
        return goTo === undefined ? (
          <span key={key}>{span.text}</span>
        ) : (
          <a
            key={key}
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
  });
}

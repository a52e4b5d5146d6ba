import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import type { Finding } from './search.ts';

/** How much of a passage is shown. */
const SHOWN = 180;

/** What a search has found, the likeliest first. */
export function FoundList({
  found,
  query,
  language,
  goTo,
}: {
  readonly found: readonly Finding[];
  readonly query: string;
  /** Of the book; the ledger is in English. */
  readonly language: string;
  readonly goTo: (place: string) => void;
}): ReactNode {
  const words = useWords();
  return (
    <ol className="tw-found">
      {found.map(({ place, kind, title, within, text }) => (
        <li key={place} lang={kind === 'rule' ? 'en' : language}>
          <a
            href={`#${place}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(place);
            }}
          >
            <b>{title}</b>
            <span className="tw-quiet" lang={kind === 'rule' ? undefined : language}>
              {kind === 'rule' ? words('book.reference') : within === title ? '' : within}
            </span>
          </a>
          <p>{around(text, query)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The stretch of a text in which a query begins, or its beginning; whole words. */
function around(text: string, query: string): string {
  const [word = ''] = query.toLowerCase().split(/\s+/).filter(Boolean);
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  if (text.length - from <= SHOWN) return `${from > 0 ? '… ' : ''}${text.slice(from)}`;
  const piece = text.slice(from, text.lastIndexOf(' ', from + SHOWN));
  return `${from > 0 ? '… ' : ''}${piece} …`;
}

import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { RulesReader } from '../parts/rules-reader.tsx';
import type { RulesText } from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';
import { BookView } from './book-view.tsx';
import { FoundList } from './found-list.tsx';
import type { Rulebook } from './rulebook.ts';
import type { RulesSearch } from './search.ts';

/** The place that stands for the ledger as a whole. */
const REFERENCE = 'reference';

/** The rules of a game: the book for players, the ledger beside it, and a search in both. */
export default function RulesBook({
  rules,
  book,
  at,
  onGoTo,
  draw,
  level = 3,
}: {
  readonly rules: RulesText;
  /** Nothing for a game that has none: then there is only the ledger. */
  readonly book: Rulebook | undefined;
  /** A section or a word of the book, a rule of the ledger, or `reference`. */
  readonly at: string | undefined;
  /** Somebody wants to see such a place. */
  readonly onGoTo: (place: string) => void;
  /** Draws a position by its id. */
  readonly draw?: ((id: string, alt: string) => ReactNode) | undefined;
  /** The level of its chapters' headings: one below the heading that it stands under. */
  readonly level?: 2 | 3;
}): ReactNode {
  const words = useWords();
  const [query, setQuery] = useState('');
  const search = useRulesSearch(book, rules, query !== '');
  const found = query.trim() === '' ? undefined : search?.(query);
  const body = useRef<HTMLDivElement>(null);
  const inLedger = book === undefined || at === REFERENCE || (at !== undefined && rules.at.has(at));
  const known = at === undefined || at === REFERENCE || rules.at.has(at) || book?.places.has(at);
  useShown(body, at);
  const goTo = (place: string): void => {
    setQuery('');
    onGoTo(place);
  };
  return (
    <div className="tw-rules">
      <div className="tw-rules-tools">
        {book !== undefined && (
          <fieldset className="tw-rules-views">
            <legend className="tw-visually-hidden">{words('book.views')}</legend>
            <button
              type="button"
              aria-pressed={!inLedger}
              onClick={() => goTo(book.chapters[0]?.id ?? '')}
            >
              {words('book.book')}
            </button>
            <button type="button" aria-pressed={inLedger} onClick={() => goTo(REFERENCE)}>
              {words('book.reference')}
            </button>
          </fieldset>
        )}
        <SearchField
          query={query}
          onQuery={setQuery}
          onFirst={() => {
            const [first] = found ?? [];
            if (first !== undefined) goTo(first.place);
          }}
        />
      </div>
      {!known && <p>{words('rules.unknown', { id: at ?? '' })}</p>}
      {found !== undefined && (
        <>
          <p className="tw-quiet" role="status">
            {words('rules.found', { count: found.length })}
          </p>
          <FoundList found={found} query={query} language={book?.language ?? 'en'} goTo={goTo} />
        </>
      )}
      <div ref={body} className="tw-rules-body" hidden={found !== undefined}>
        {inLedger ? (
          <RulesReader
            rules={rules}
            at={at}
            onGoTo={goTo}
            level={level}
            note={book !== undefined}
          />
        ) : (
          <>
            <BookContents book={book} at={at} goTo={goTo} />
            <BookView book={book} rules={rules} at={at} goTo={goTo} draw={draw} level={level} />
          </>
        )}
      </div>
    </div>
  );
}

function SearchField({
  query,
  onQuery,
  onFirst,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Goes to what was found first. */
  readonly onFirst: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <label className="tw-search">
      <Search aria-hidden="true" size={18} />
      <input
        type="search"
        value={query}
        placeholder={words('rules.search')}
        aria-label={words('rules.search')}
        enterKeyHint="search"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFirst();
        }}
      />
    </label>
  );
}

/** The contents of a book: beside it where there is room, folded above it where there is not. */
function BookContents({
  book,
  at,
  goTo,
}: {
  readonly book: Rulebook;
  readonly at: string | undefined;
  readonly goTo: (place: string) => void;
}): ReactNode {
  const words = useWords();
  const chapter = book.chapters.find(
    ({ id, sections }) => id === at || sections.some((section) => section.id === at),
  );
  return (
    <details className="tw-contents tw-book-contents" open={wide()}>
      <summary>{words('rules.contents')}</summary>
      <nav aria-label={words('rules.contents')} lang={book.language}>
        <ol>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="tw-link"
                aria-current={chapter?.id === id ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Whether there is room for the contents beside the text, as the page begins. */
function wide(): boolean {
  return window.matchMedia('(width >= 1024px)').matches;
}

/** Prepares the search once somebody types. */
function useRulesSearch(
  book: Rulebook | undefined,
  rules: RulesText,
  wanted: boolean,
): RulesSearch | undefined {
  const [made, setMade] = useState<{ readonly of: unknown; readonly search: RulesSearch }>();
  const of = book ?? rules;
  useEffect(() => {
    if (!wanted || made?.of === of) return;
    let here = true;
    import('./search.ts').then(
      ({ rulesSearch }) => here && setMade({ of, search: rulesSearch(book, rules) }),
      // Without the search the text is still there to be read.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted, made, of, book, rules]);
  return made?.of === of ? made.search : undefined;
}

/** Brings the place that is to be shown into sight, and the focus to it when somebody goes there. */
function useShown(body: RefObject<HTMLDivElement | null>, at: string | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    const begins = first.current;
    first.current = false;
    if (at === undefined) return;
    // After the frame in which all is shown again, and a sheet opens around it.
    const frame = requestAnimationFrame(() => {
      const place = body.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(at)}"]`);
      place?.scrollIntoView({ block: 'start' });
      if (!begins) place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [body, at]);
}

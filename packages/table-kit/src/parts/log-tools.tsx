import type { ReactNode } from 'react';
import { useId } from 'react';
import type { LogFilter } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** How much is read aloud by itself: all that happens, what matters to one, decisions alone. */
export const SPOKEN = ['all', 'main', 'decisions'] as const;
/** See {@link SPOKEN}. */
export type SpokenLines = (typeof SPOKEN)[number];

/** The filter that lets everything through. */
export const EVERYTHING: LogFilter = { seat: undefined, query: '' };

/** What narrows the log: a seat, words; and how much of it is read aloud. */
export function LogTools({
  filter,
  onFilter,
  spoken,
  onSpoken,
}: {
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  readonly spoken: SpokenLines;
  /** Without it, the choice is not offered. */
  readonly onSpoken: ((spoken: SpokenLines) => void) | undefined;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const id = useId();
  const narrowed = filter.seat !== undefined || filter.query.trim() !== '';
  return (
    <details className="tw-log-tools" data-narrowed={narrowed || undefined}>
      <summary>{words(narrowed ? 'log.tools.narrowed' : 'log.tools')}</summary>
      <div>
        <label htmlFor={`${id}q`}>{words('log.search')}</label>
        <input
          id={`${id}q`}
          type="search"
          value={filter.query}
          onChange={({ target: { value } }) => onFilter({ ...filter, query: value })}
        />
        <label htmlFor={`${id}s`}>{words('log.seat')}</label>
        <select
          id={`${id}s`}
          value={filter.seat ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, seat: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{words('log.seat.all')}</option>
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
        {onSpoken !== undefined && (
          <>
            <label htmlFor={`${id}v`}>{words('log.spoken')}</label>
            <select
              id={`${id}v`}
              value={spoken}
              onChange={({ target: { value } }) =>
                onSpoken(SPOKEN.find((how) => how === value) ?? 'all')
              }
            >
              {SPOKEN.map((how) => (
                <option key={how} value={how}>
                  {words(`log.spoken.${how}`)}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
    </details>
  );
}

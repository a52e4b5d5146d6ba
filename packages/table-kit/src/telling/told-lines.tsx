import type { HeardEvent } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';

/** Lines that have been told, the last of them standing out. */
export function ToldLines({
  told,
  count,
}: {
  /** Oldest first. */
  readonly told: readonly HeardEvent[];
  /** How many lines have been told so far, these among them. */
  readonly count: number;
}): ReactNode {
  const { speaker, eventText } = useTable();
  return (
    <ol className="tw-told">
      {told.map(({ event }, place) => {
        const number = count - told.length + place + 1;
        return (
          <li key={number} data-line={number} data-now={number === count || undefined}>
            {sayOrShow(speaker, eventText(event))}
          </li>
        );
      })}
    </ol>
  );
}

import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWebWords } from '../web-words.ts';
import { goToNext } from './go-to-next.ts';
import type { Place } from './place.ts';
import { Problem } from './problem.tsx';
import { useDoing } from './use-doing.ts';

/**
 * The way on from a match that is over: whoever sat there opens a table for the same people, and
 * from then on everybody is told of it and goes there, to their seats or to watch.
 */
export function NextTable({
  place: { you },
  face,
}: {
  readonly place: Place;
  readonly face: TableFace;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const { status, next, seats } = face;
  const seated = you.seats.length > 0;
  if (status !== 'finished' || (next === undefined && !seated && !you.host)) return null;
  const opener = next?.seat === undefined ? undefined : seats[next.seat]?.name;
  return (
    <div className="next-table">
      <p role="status">
        {next !== undefined &&
          (opener === undefined || you.seats.includes(next.seat ?? -1)
            ? words('next.is-open')
            : words('next.opened-by', { name: opener }))}
      </p>
      <button
        type="button"
        className="tw-button tw-primary"
        disabled={busy}
        onClick={() =>
          run(async () => {
            go(`/table/${await goToNext(face, you.seats)}`);
          })
        }
      >
        {words(next === undefined ? 'next.open' : seated ? 'next.sit' : 'next.watch')}
      </button>
      <Problem of={problem} />
    </div>
  );
}

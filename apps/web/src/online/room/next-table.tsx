import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { codeOf } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { goToNext } from './go-to-next.ts';
import { useNextClosed } from './use-next-closed.ts';

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
  const sat = seated || you.host;
  const { closed, look, isClosed } = useNextClosed(next?.table, sat);
  // The next match of a campaign begins on its page.
  if (face.campaign !== undefined) return null;
  if (status !== 'finished' || (next === undefined && !sat)) return null;
  const opener = next?.seat === undefined ? undefined : seats[next.seat]?.name;
  const goThere = async (): Promise<void> => {
    // Another one is opened only by whoever was told that this one is closed.
    if (!closed && (await look())) return;
    try {
      go(`/table/${await goToNext(face, you.seats)}`);
    } catch (thrown) {
      const onlyToWatch = next !== undefined && !sat && codeOf(thrown) === 'not-allowed';
      if (!onlyToWatch) throw thrown;
      // They would have to open another, which is not theirs to do.
      isClosed();
    }
  };
  return (
    <div className="next-table">
      <p role="status">
        {closed && words(sat ? 'next.closed' : 'next.closed.watch')}
        {next !== undefined &&
          !closed &&
          (opener === undefined || you.seats.includes(next.seat ?? -1)
            ? words('next.is-open')
            : words('next.opened-by', { name: opener }))}
      </p>
      {(sat || !closed) && (
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={busy}
          onClick={() => run(goThere)}
        >
          {words(next === undefined || closed ? 'next.open' : seated ? 'next.sit' : 'next.watch')}
        </button>
      )}
      <Problem of={problem} />
    </div>
  );
}

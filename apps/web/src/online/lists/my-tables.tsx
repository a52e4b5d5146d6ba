import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { showAppBadge } from '../../pwa/app-badge.ts';
import { useWebWords } from '../../web-words.ts';
import { hasBeenOnline } from '../kept/visitor.ts';
import { api, type OwnTable, waitingFor } from '../server/api.ts';
import { usePolled } from '../server/use-polled.ts';
import { OwnTableLine } from './table-lines.tsx';

/** The first page does without it. */
const TurnCalls = lazy(async () => ({
  default: (await import('../push/turn-calls.tsx')).TurnCalls,
}));

/** How often it is asked for news, in milliseconds. */
const EVERY = 30_000;

/**
 * The tables on the server that this browser is at, those that wait for it first. Nothing for
 * somebody who has never been at one, and nothing but a line when the server cannot be reached.
 */
export function MyTables({
  most,
}: {
  /** Without it, all of them; with it, so many of those that are not over. */
  readonly most?: number;
}): ReactNode {
  const words = useWebWords();
  const [been] = useState(hasBeenOnline);
  const { value, failed } = usePolled(api.mine, EVERY, been);
  useEffect(() => {
    if (value !== undefined) showAppBadge(waitingFor(value));
  }, [value]);
  if (!been || (value === undefined && !failed)) return null;
  const shown =
    most === undefined ? value : value?.filter(({ face }) => goesOn(face.status)).slice(0, most);
  if (!failed && (shown === undefined || shown.length === 0)) return null;
  return (
    <section aria-labelledby="online">
      <h2 id="online">{words('lists.mine')}</h2>
      {failed && (
        <p className="tw-quiet" role="status">
          {words('lists.offline')}
        </p>
      )}
      <ul className="match-list">
        {shown?.map((table) => (
          <OwnTableLine key={table.face.table} table={table} />
        ))}
      </ul>
      {most === undefined && (
        <Suspense>
          <TurnCalls />
        </Suspense>
      )}
      {most !== undefined && hasMore(value, shown) && (
        <Link href="/matches">{words('lists.mine.all')}</Link>
      )}
    </section>
  );
}

function goesOn(status: OwnTable['face']['status']): boolean {
  return status === 'gathering' || status === 'playing';
}

function hasMore(
  all: readonly OwnTable[] | undefined,
  shown: readonly OwnTable[] | undefined,
): boolean {
  return (all?.length ?? 0) > (shown?.length ?? 0);
}

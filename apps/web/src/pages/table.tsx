import type { Match } from '@tablewright/engine/host';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLoading } from '../games.ts';
import { goOnAsNew } from '../matches/go-on.ts';
import { takeMatch } from '../matches/take.ts';
import { Page } from '../parts/page.tsx';
import { Reason } from '../parts/reason.tsx';
import { TableFetching } from '../parts/table-fetching.tsx';
import { TableRoom } from '../table/table-room.tsx';
import { useWebWords } from '../web-words.ts';

/** The table of one kept match. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const loading = useLoading(id, () => takeMatch(id));
  if (loading.kind !== 'ready') return <TableFetching loading={loading} />;
  const taken = loading.value;
  if (taken.kind === 'match') return <TableRoom loaded={taken.loaded} match={taken.match} />;
  return (
    <Page title={words('table.menu')}>
      <p role="alert">
        {taken.kind === 'none' && words('table.unknown', { id })}
        {taken.kind === 'unloadable' &&
          words(taken.shared === undefined ? 'table.unloadable' : 'table.other-rules')}
      </p>
      {taken.kind === 'unloadable' && <Reason>{taken.reason}</Reason>}
      <div className="tw-actions">
        {taken.kind === 'unloadable' && taken.shared !== undefined && <GoOn match={taken.shared} />}
        <Link href="/matches" className="tw-button">
          {words('home.all-matches')}
        </Link>
      </div>
    </Page>
  );
}

/** Goes on from what a match shares with the rules of now. */
function GoOn({ match }: { readonly match: Match }): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="tw-button tw-primary"
      onClick={() => goOnAsNew(match).then((id) => go(`/match/${id}`))}
    >
      {words('table.go-on', { count: match.seq })}
    </button>
  );
}

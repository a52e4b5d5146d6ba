import { type Match, openFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type LoadedGame, loadGameOf, useLoading } from '../games.ts';
import { goOnAsNew, sharedPart } from '../matches/go-on.ts';
import { shelf } from '../matches/shelf.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { Reason } from '../parts/reason.tsx';
import { TableRoom } from '../table/table-room.tsx';
import { useWebWords } from '../web-words.ts';

/** A match taken from the shelf, or why it cannot be played. */
type Taken =
  | { readonly kind: 'match'; readonly loaded: LoadedGame; readonly match: Match }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'unloadable';
      readonly reason: string;
      /** What it shares with the rules of now, if it was played by others. */
      readonly shared?: Match | undefined;
    };

/** The table of one kept match. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const loading = useLoading(id, () => take(id));
  if (loading.kind === 'ready' && loading.value.kind === 'match') {
    const { loaded, match } = loading.value;
    return <TableRoom loaded={loaded} match={match} />;
  }
  return (
    <Page title={words('table.menu')}>
      <Fetching what={words('table.menu')} loading={loading}>
        {(taken) => (
          <>
            <p role="alert">
              {taken.kind === 'none' && words('table.unknown', { id })}
              {taken.kind === 'unloadable' &&
                words(taken.shared === undefined ? 'table.unloadable' : 'table.other-rules')}
            </p>
            {taken.kind === 'unloadable' && <Reason>{taken.reason}</Reason>}
            <div className="tw-actions">
              {taken.kind === 'unloadable' && taken.shared !== undefined && (
                <GoOn match={taken.shared} />
              )}
              <Link href="/matches" className="tw-button">
                {words('home.all-matches')}
              </Link>
            </div>
          </>
        )}
      </Fetching>
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

async function take(id: string): Promise<Taken> {
  const shelved = await shelf.load(id);
  if (shelved === undefined) return { kind: 'none' };
  const { file } = shelved;
  if (findGame(file.game)?.status !== 'ready') return { kind: 'unloadable', reason: file.game };
  const loaded = await loadGameOf(file);
  const match = openFile(loaded.game, file);
  return match.ok
    ? { kind: 'match', loaded, match: match.value }
    : { kind: 'unloadable', reason: match.error, shared: sharedPart(loaded.game, file) };
}

import { Match } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
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
  | { readonly kind: 'unloadable'; readonly reason: string };

/** The table of one kept match. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
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
              {taken.kind === 'unloadable'
                ? words('table.unloadable')
                : words('table.unknown', { id })}
            </p>
            {taken.kind === 'unloadable' && <Reason>{taken.reason}</Reason>}
            <Link href="/matches" className="tw-button">
              {words('home.all-matches')}
            </Link>
          </>
        )}
      </Fetching>
    </Page>
  );
}

async function take(id: string): Promise<Taken> {
  const shelved = await shelf.load(id);
  if (shelved === undefined) return { kind: 'none' };
  const { file } = shelved;
  if (findGame(file.game)?.status !== 'ready') return { kind: 'unloadable', reason: file.game };
  const loaded = await loadWholeGame(file.game);
  const match = Match.load(loaded.game, file);
  return match.ok
    ? { kind: 'match', loaded, match: match.value }
    : { kind: 'unloadable', reason: match.error };
}

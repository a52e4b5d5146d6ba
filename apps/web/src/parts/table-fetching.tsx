import type { ReactNode } from 'react';
import type { Loading } from '../games.ts';
import { useWebWords } from '../web-words.ts';
import { Fetching } from './fetching.tsx';
import { Page } from './page.tsx';

/**
 * What stands where a table will, as long as it is fetched: nothing of the house, as around a table itself. The ways
 * to other pages are there if it does not come.
 */
export function TableFetching({
  loading,
}: {
  readonly loading: Exclude<Loading<unknown>, { readonly kind: 'ready' }>;
}): ReactNode {
  const words = useWebWords();
  const fetching = (
    <Fetching what={words('table.menu')} loading={loading}>
      {() => null}
    </Fetching>
  );
  if (loading.kind === 'failed') return <Page title={undefined}>{fetching}</Page>;
  return (
    <>
      <title>{words('app.name')}</title>
      <main className="page">{fetching}</main>
    </>
  );
}

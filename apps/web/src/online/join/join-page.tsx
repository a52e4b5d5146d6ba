import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { loadTableGame, useLoading } from '../../games.ts';
import { Fetching } from '../../parts/fetching.tsx';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { ApiRefusal } from '../server/api.ts';
import { atPublicTable, type Leads, whereKeyLeads } from './invited.ts';
import { JoinTable } from './join-table.tsx';
import { isKey, useKeyInAddress } from './use-key-in-address.ts';

/** What came of looking where a link leads. */
type Found = Leads | { readonly kind: 'wrong' };

/**
 * Where invitations and private links lead: `/join#key`, or `/join/table` at a public table.
 */
export default function JoinPage({ table }: { readonly table?: string | undefined }): ReactNode {
  const words = useWebWords();
  const key = useKeyInAddress();
  const loading = useLoading(`${table ?? ''}#${key}`, () => find(table, key));
  const found = loading.kind === 'ready' ? loading.value : undefined;
  const [, go] = useLocation();
  const at = found?.kind === 'table' ? found.table : undefined;
  useEffect(() => {
    // In place of this page: the key is not to be found by going back.
    if (at !== undefined) go(`/table/${at}`, { replace: true });
  }, [at, go]);
  if (found?.kind === 'invited') {
    const { face } = found.invited;
    return <JoinTable key={`${face.table}#${key}`} invited={found.invited} />;
  }
  if (found?.kind === 'wrong') return <WrongLink />;
  return (
    <Page title={words('join.title')}>
      <Fetching what={words('join.what')} loading={loading}>
        {() => null}
      </Fetching>
    </Page>
  );
}

async function find(table: string | undefined, key: string): Promise<Found> {
  if (table === undefined && !isKey(key)) return { kind: 'wrong' };
  try {
    const leads = await (table === undefined ? whereKeyLeads(key) : atPublicTable(table));
    // Meanwhile, so that the table is there at once.
    if (leads.kind === 'invited') loadTableGame(leads.invited.face.game).catch(() => undefined);
    return leads;
  } catch (thrown) {
    const wrong = thrown instanceof ApiRefusal && [400, 403, 404].includes(thrown.status);
    if (wrong) return { kind: 'wrong' };
    throw thrown;
  }
}

/** A link that opens nothing. */
function WrongLink(): ReactNode {
  const words = useWebWords();
  return (
    <Page title={words('join.wrong.title')}>
      <p role="alert">{words('join.wrong')}</p>
      <p>{words('join.wrong.help')}</p>
      <div className="tw-actions">
        <Link href="/tables" className="tw-button">
          {words('lists.public')}
        </Link>
        <Link href="/" className="tw-button">
          {words('missing.home')}
        </Link>
      </div>
    </Page>
  );
}

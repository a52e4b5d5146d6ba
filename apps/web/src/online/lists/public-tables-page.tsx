import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { hasBeenOnline } from '../kept/visitor.ts';
import { api } from '../server/api.ts';
import { usePolled } from '../server/use-polled.ts';
import { PublicTableLine } from './table-lines.tsx';

/** How often it is asked for news, in milliseconds. */
const EVERY = 20_000;

/** The tables where anybody may sit down or watch. */
export default function PublicTablesPage(): ReactNode {
  const words = useWebWords();
  const [been] = useState(hasBeenOnline);
  const { value, failed, again } = usePolled(api.listed, EVERY);
  const { value: mine } = usePolled(api.mine, EVERY, been);
  const own = new Set(
    mine?.filter(({ seats }) => seats.some((seat) => seat >= 0)).map(({ face }) => face.table),
  );
  return (
    <Page title={words('lists.public')}>
      <p>{words('lists.public.what')}</p>
      {failed && (
        <div className="tw-notice" role="alert">
          <p>{words('online.offline')}</p>
          <button type="button" className="tw-button" onClick={again}>
            {words('app.retry')}
          </button>
        </div>
      )}
      {value === undefined && !failed && (
        <p className="fetching" role="status">
          {words('app.loading', { what: words('lists.public') })}
        </p>
      )}
      {value?.length === 0 && (
        <div className="empty-list">
          <div className="empty-table" aria-hidden="true" />
          <h2>{words('lists.public.none')}</h2>
          <p>{words('lists.public.none.help')}</p>
          <Link href="/" className="tw-button tw-primary">
            {words('missing.home')}
          </Link>
        </div>
      )}
      {value !== undefined && value.length > 0 && (
        <ul className="match-list" aria-label={words('lists.public')}>
          {value.map((face) => (
            <PublicTableLine key={face.table} face={face} mine={own.has(face.table)} />
          ))}
        </ul>
      )}
    </Page>
  );
}

import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { EndTable } from '../hosting/end-table.tsx';

/** A table that was closed before its match began. */
export function ClosedTable({
  face,
  host,
}: {
  readonly face: TableFace;
  readonly host: boolean;
}): ReactNode {
  const words = useWebWords();
  return (
    <Page title={words('closed.title')}>
      <p role="status">{words('closed.what')}</p>
      <div className="tw-actions">
        <Link href={`/new/${face.game}`} className="tw-button tw-primary">
          {words('home.new')}
        </Link>
        <Link href="/matches" className="tw-button">
          {words('home.all-matches')}
        </Link>
      </div>
      {host && <EndTable face={face} />}
    </Page>
  );
}

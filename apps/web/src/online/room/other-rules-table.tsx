import type { OtherRules, TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { EndTable } from '../hosting/end-table.tsx';
import { useDifference } from './other-rules-note.tsx';

/** A table whose match begins otherwise by the rules of the server: there is nothing to look at. */
export function OtherRulesTable({
  face,
  otherwise,
  host,
}: {
  readonly face: TableFace;
  readonly otherwise: OtherRules;
  readonly host: boolean;
}): ReactNode {
  const words = useWebWords();
  const difference = useDifference(otherwise);
  return (
    <Page title={words('other.title')}>
      <p role="status">
        {difference} {otherwise.rule}
      </p>
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

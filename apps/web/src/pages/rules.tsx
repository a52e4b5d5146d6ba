import { findGame } from '@tablewright/registry';
import { RulesReader } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { loadRules, useLoading } from '../games.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { Missing } from './missing.tsx';

/** The rules of one game, to be read on their own. */
export default function RulesPage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  if (entry === undefined) return <Missing />;
  return (
    <Page title={words('rules.of', { title: entry.title })}>
      {entry.status === 'ready' ? (
        <>
          <p className="tw-actions">
            <Link href={`/new/${id}`} className="tw-button">
              {words('home.new')}
            </Link>
          </p>
          <Rules id={id} title={entry.title} />
        </>
      ) : (
        <p>{words('rules.coming', { title: entry.title })}</p>
      )}
    </Page>
  );
}

function Rules({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const words = useWebWords();
  const loading = useLoading(id, () => loadRules(id));
  const [at, setAt] = useState(() => window.location.hash.slice(1) || undefined);
  return (
    <Fetching what={words('rules.of', { title })} loading={loading}>
      {(rules) => (
        <RulesReader
          rules={rules}
          at={at}
          level={2}
          onGoTo={(rule) => {
            setAt(rule);
            window.history.replaceState(null, '', `#${rule}`);
          }}
        />
      )}
    </Fetching>
  );
}

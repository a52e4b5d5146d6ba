import { findGame, type ReadyGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import type { Rulebook, RulesText } from '@tablewright/table-kit';
import RulesBook from '@tablewright/table-kit/rules-book';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { loadRules, useLoading } from '../games.ts';
import type { Language } from '../language/language.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { drawerOf } from '../rules/diagram-picture.tsx';
import { loadRulebook } from '../rules/rulebooks.ts';
import { useWebWords } from '../web-words.ts';
import { Missing } from './missing.tsx';
import './rules.css';

/** The rules of one game, to be read on their own. */
export default function RulesPage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  if (entry === undefined) return <Missing />;
  return (
    <Page title={words('rules.of', { title: entry.title })}>
      {entry.status === 'ready' ? (
        <div className="rules-page" data-material={presentationOf(id).material}>
          <p className="tw-actions">
            <Link href={`/new/${id}`} className="tw-button">
              {words('home.new')}
            </Link>
            {entry.loadTutorial !== undefined && (
              <Link href={`/learn/${id}`} className="tw-button">
                {words('home.learn')}
              </Link>
            )}
            <button type="button" className="tw-button" onClick={() => window.print()}>
              {words('home.print')}
            </button>
          </p>
          <Rules entry={entry} />
        </div>
      ) : (
        <p>{words('rules.coming', { title: entry.title })}</p>
      )}
    </Page>
  );
}

interface Fetched {
  readonly rules: RulesText;
  readonly book: Rulebook | undefined;
}

async function fetchAll(entry: ReadyGame, language: Language): Promise<Fetched> {
  const [rules, book] = await Promise.all([
    loadRules(entry.id),
    // The ledger can be read without the book.
    loadRulebook(entry.id, language).catch(() => undefined),
  ]);
  return { rules, book };
}

function Rules({ entry }: { readonly entry: ReadyGame }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { id, title } = entry;
  const loading = useLoading(`${id}/${language}`, () => fetchAll(entry, language));
  const at = useSyncExternalStore(onHash, () => window.location.hash.slice(1));
  const draw = useMemo(() => drawerOf(id), [id]);
  return (
    <Fetching what={words('rules.of', { title })} loading={loading}>
      {({ rules, book }) => (
        <RulesBook
          rules={rules}
          book={book}
          at={at === '' ? undefined : decodeURIComponent(at)}
          draw={draw}
          level={2}
          onGoTo={(place) => {
            window.location.hash = place;
          }}
        />
      )}
    </Fetching>
  );
}

function onHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

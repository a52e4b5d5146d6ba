import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../parts/page.tsx';
import type { WebTextKey } from '../../texts/en.ts';
import { useWebWords } from '../../web-words.ts';
import { keysOf } from '../kept/kept-links.ts';
import { useProblemWords } from '../server/problem.tsx';
import type { NotHere as Why } from './use-online-table.ts';

/** What is said of it, and what can be done. */
const SAID: Partial<Record<Why, { readonly title: WebTextKey; readonly what: WebTextKey }>> = {
  'no-such-table': { title: 'away.gone.title', what: 'away.gone' },
  'wrong-key': { title: 'away.key.title', what: 'away.key' },
  'no-key': { title: 'away.key.title', what: 'away.key' },
  'locked-out': { title: 'away.locked.title', what: 'away.locked' },
  'stood-up': { title: 'away.stood.title', what: 'away.stood' },
  offline: { title: 'away.offline.title', what: 'online.offline' },
};

/** A table at which one is not, why, and the way on. */
export function NotHere({
  table,
  why,
  again,
}: {
  readonly table: string;
  readonly why: Why;
  readonly again?: () => void;
}): ReactNode {
  const words = useWebWords();
  const say = useProblemWords();
  const said = SAID[why];
  const invite = why === 'stood-up' ? keysOf(table).invites.at(0)?.key : undefined;
  const mayHelp = again !== undefined && why !== 'no-such-table' && why !== 'stood-up';
  return (
    <Page title={words(said?.title ?? 'away.title')}>
      <p role="alert">
        {said === undefined ? say(why as Parameters<typeof say>[0]) : words(said.what)}
      </p>
      <div className="tw-actions">
        {invite !== undefined && (
          <Link href={`/join#${invite}`} className="tw-button tw-primary">
            {words('away.sit-again')}
          </Link>
        )}
        {mayHelp && (
          <button type="button" className="tw-button tw-primary" onClick={again}>
            {words('app.retry')}
          </button>
        )}
        <Link href="/matches" className="tw-button">
          {words('home.all-matches')}
        </Link>
        <Link href="/tables" className="tw-button">
          {words('lists.public')}
        </Link>
      </div>
    </Page>
  );
}

import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import type { ReactNode } from 'react';
import { loadGame, loadPlan, useLoading } from '../games.ts';
import { SetupForm } from '../new-table/setup-form.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { Missing } from './missing.tsx';

/** Setting up a table of one game. */
export default function NewTable({ id }: { readonly id: string }): ReactNode {
  const entry = findGame(id);
  if (entry === undefined) return <Missing />;
  return (
    <Page title={entry.title}>
      <div data-material={presentationOf(id).material}>
        {entry.status === 'ready' ? (
          <Setup id={id} title={entry.title} />
        ) : (
          <NotYet title={entry.title} />
        )}
      </div>
    </Page>
  );
}

function NotYet({ title }: { readonly title: string }): ReactNode {
  return <p>{useWebWords()('new.coming', { title })}</p>;
}

function Setup({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const loading = useLoading(id, () => Promise.all([loadGame(id), loadPlan(id)]));
  return (
    <Fetching what={title} loading={loading}>
      {([game, plan]) => <SetupForm game={game} plan={plan} />}
    </Fetching>
  );
}

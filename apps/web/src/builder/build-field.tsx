import type { Game } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import { Sheet } from '@tablewright/table-kit';
import type { Builder, Start } from '@tablewright/table-kit/builder-data';
import type { Speaker } from '@tablewright/words';
import { Blocks } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoading } from '../games.ts';
import { Fetching } from '../parts/fetching.tsx';
import { useWebWords } from '../web-words.ts';
import { loadBuilder } from './builders.ts';
import type { FormSoFar } from './form-so-far.ts';
import './build-page.css';

const BuildInForm = lazy(() => import('./build-in-form.tsx'));

/** The way from the form for a new table to the builder of its game, which opens over it. */
export function BuildField({
  speaker,
  ...form
}: FormSoFar & { readonly speaker: Speaker }): ReactNode {
  const words = useWebWords();
  const [open, setOpen] = useState(false);
  const { game } = form;
  const entry = findGame(game.id);
  if (entry?.status !== 'ready' || entry.loadBuilder === undefined) return null;
  const title =
    speaker.sayIfKnown({ key: 'builder.open' }) ??
    words('build.title', { what: entry.builds ?? 'team' });
  return (
    <>
      <button type="button" className="tw-button build-open" onClick={() => setOpen(true)}>
        <Blocks aria-hidden="true" size={18} />
        {title}
      </button>
      {/* Apart from the form, which is not sent by what is typed here. */}
      {createPortal(
        <Sheet title={title} open={open} wide onClose={() => setOpen(false)}>
          <OverForm form={form} title={title} onDone={() => setOpen(false)} />
        </Sheet>,
        document.body,
      )}
    </>
  );
}

/** The builder, once it is here. */
function OverForm({
  form,
  title,
  onDone,
}: {
  readonly form: FormSoFar;
  readonly title: string;
  readonly onDone: () => void;
}): ReactNode {
  const words = useWebWords();
  const { game } = form;
  const loading = useLoading(game.id, () => load(game));
  return (
    <Fetching what={title} loading={loading}>
      {({ builder, own }) =>
        builder === undefined ? (
          <p>{words('build.none')}</p>
        ) : (
          <Suspense>
            <BuildInForm form={form} builder={builder} own={own} onDone={onDone} />
          </Suspense>
        )
      }
    </Fetching>
  );
}

async function load(
  game: Game,
): Promise<{ readonly builder: Builder | undefined; readonly own: readonly Start[] }> {
  const builder = await loadBuilder(game.id);
  if (builder?.kind === undefined) return { builder, own: [] };
  const { keptTeams } = await import('./kept-teams.ts');
  const own = await keptTeams(game, builder.kind);
  const starts = own.map(({ id, name, content }) => ({
    id,
    name,
    draft: builder.draftOf(content),
  }));
  return { builder, own: starts };
}

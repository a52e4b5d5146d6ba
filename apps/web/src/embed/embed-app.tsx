import type { TableSession } from '@tablewright/table-kit';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type Loading, useLoading } from '../games.ts';
import { PageWords } from '../language/page-words.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { type Embedded, embeddedIn } from './embed-address.ts';
import { EmbedRoom } from './embed-room.tsx';
import { EMBED_WORDS, useEmbedWords } from './embed-words.ts';
import { type Watched, watch } from './watched.ts';
import './embed.css';

/**
 * All that a page of another site shows of this one: it has no way to any other page of the table, keeps
 * nothing, and nothing can be done in it but look.
 */
export function EmbedApp(): ReactNode {
  const [{ what, wish }, look] = useState(() => embeddedIn(location));
  useEffect(() => {
    const again = (): void => look(embeddedIn(location));
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  return (
    <PageWords of={EMBED_WORDS}>
      <Shown key={keyOf(what)} what={what} at={wish.at} />
    </PageWords>
  );
}

function keyOf(what: Embedded): string {
  return what.kind === 'match' ? what.packed : what.kind === 'table' ? what.table : what.kind;
}

function Shown({
  what,
  at,
}: {
  readonly what: Embedded;
  readonly at: number | undefined;
}): ReactNode {
  const words = useEmbedWords();
  const [gone, setGone] = useState(false);
  const loading: Loading<Watched> = useLoading(keyOf(what), () => watch(what, () => setGone(true)));
  const value = loading.kind === 'ready' ? loading.value : undefined;
  if (gone) return <NotShown why="private" />;
  if (value?.kind === 'not-shown') return <NotShown why={value.why} />;
  const coming = (
    <main className="embed-note">
      <Fetching what={words('embed.label')} loading={loading}>
        {() => null}
      </Fetching>
    </main>
  );
  if (value?.kind !== 'session') return coming;
  return (
    <OnceHeard session={value.session} coming={coming}>
      <EmbedRoom loaded={value.loaded} session={value.session} at={at} />
    </OnceHeard>
  );
}

/** Of a table on the server nothing is there to be seen before the first word of it. */
function OnceHeard({
  session,
  coming,
  children,
}: {
  readonly session: TableSession;
  readonly coming: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { seen } = useSyncExternalStore(session.subscribe, session.snapshot);
  return seen.view === undefined ? coming : children;
}

function NotShown({
  why,
}: {
  readonly why: Extract<Watched, { readonly kind: 'not-shown' }>['why'];
}): ReactNode {
  const words = useEmbedWords();
  return (
    <main className="embed-note">
      <h1>{words(`embed.${why}`)}</h1>
      {why === 'unreadable' && <p className="tw-quiet">{words('embed.unreadable.why')}</p>}
    </main>
  );
}

import type { ReadyGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { BoardCover } from '../parts/board-cover.tsx';
import { useWebWords } from '../web-words.ts';

/**
 * A game that can be played: a picture of its board, a table at one press, its lessons beside that, and
 * the ways to everything else in one line.
 */
export function GameCard({
  entry,
  open,
}: {
  readonly entry: ReadyGame;
  /** The id of a match of it that is going on here: then one goes on with that. */
  readonly open: string | undefined;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { id, title, loadTutorial } = entry;
  const { material, pitch, players } = presentationOf(id, language);
  return (
    <li className="game-card" data-material={material}>
      <BoardCover id={id} />
      <div className="game-card-words">
        <h3>{title}</h3>
        <p className="tw-quiet">{players}</p>
        <p>{pitch}</p>
        <div className="game-card-calls">
          {open === undefined ? (
            <PlayNow id={id} title={title} />
          ) : (
            <Link href={`/match/${open}`} className="tw-button tw-primary">
              {words('matches.continue')}
              <Of title={title} />
            </Link>
          )}
          {loadTutorial !== undefined && (
            <Link href={`/learn/${id}`} className="tw-button">
              {words('home.learn')}
              <Of title={title} />
            </Link>
          )}
        </div>
        <Ways entry={entry} />
      </div>
    </li>
  );
}

/** The name of the game, for whoever hears a link without its card. */
function Of({ title }: { readonly title: string }): ReactNode {
  return <span className="tw-visually-hidden"> {title}</span>;
}

/** A table at one press. */
function PlayNow({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'coming' | 'failed'>('idle');
  const sit = (): void => {
    setState('coming');
    import('../new-table/play-now.ts')
      .then(({ playNow }) => playNow(id))
      .then(
        (match) => go(`/match/${match}`),
        () => setState('failed'),
      );
  };
  return (
    <>
      <button
        type="button"
        className="tw-button tw-primary"
        disabled={state === 'coming'}
        onClick={sit}
      >
        <Play aria-hidden="true" size={18} />
        {words(state === 'coming' ? 'home.play.coming' : 'home.play')}
        <Of title={title} />
      </button>
      {state === 'failed' && (
        <p className="problem" role="alert">
          {words('app.failed', { what: title })}
        </p>
      )}
    </>
  );
}

/** Everything else that one can do with a game. */
function Ways({ entry }: { readonly entry: ReadyGame }): ReactNode {
  const words = useWebWords();
  const { id, title, builds, loadCards, loadPrint } = entry;
  const ways = [
    { to: `/new/${id}`, key: 'home.new' },
    { to: `/rules/${id}`, key: 'home.rules' },
    ...(loadCards === undefined ? [] : [{ to: `/cards/${id}`, key: 'home.cards' } as const]),
    ...(builds === undefined ? [] : [{ to: `/build/${id}`, key: 'build.title' } as const]),
    ...(loadPrint === undefined ? [] : [{ to: `/print/${id}`, key: 'home.print' } as const]),
  ] as const;
  return (
    <ul className="game-card-ways" aria-label={words('home.ways', { title })}>
      {ways.map(({ to, key }) => (
        <li key={to}>
          <Link href={to}>{words(key, { what: builds ?? 'team' })}</Link>
        </li>
      ))}
    </ul>
  );
}

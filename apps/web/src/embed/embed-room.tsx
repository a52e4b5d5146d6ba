import type { HeardEvent } from '@tablewright/engine';
import { presentationOf } from '@tablewright/registry/presentation';
import {
  BoardStage,
  PicturesProvider,
  ReplayBar,
  ReplayProvider,
  SeatBadge,
  type SessionState,
  sayOrShow,
  TableProvider,
  type TableSession,
  ToldLines,
  useDecision,
  useReplay,
  useReplayKeys,
  useTable,
  useTableOf,
  useToldLine,
} from '@tablewright/table-kit';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { useEmbedWords } from './embed-words.ts';

/** So many lines of a moment have room under the board. */
const SHOWN = 2;

const nobody = (): void => undefined;

/** The board of a match, what happened, and the rail over it: nothing else, and nothing to be played. */
export function EmbedRoom({
  loaded: { game, board, sides, ending },
  session,
  at,
}: {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  /** The moment at which it begins; the present without it. */
  readonly at: number | undefined;
}): ReactNode {
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const table = useTableOf(session, state, {
    rules: undefined,
    fetchRules: nobody,
    book: undefined,
    openRule: (place) => window.open(`/rules/${game.id}#${place}`, '_blank', 'noopener'),
    locale: language,
    texts,
    sides: sides?.(state.seen.view as never),
    ending,
  });
  useEffect(() => session.lookAt(at), [session, at]);
  const replay = useReplay(table.lookAt, state);
  useReplayKeys(replay, true);
  const told = useToldLine(session, state, replay.telling);
  const decision = useDecision([], 'embedded', nobody);
  const words = useEmbedWords();
  return (
    <PicturesProvider desk={undefined}>
      <TableProvider value={table}>
        <ReplayProvider replay={replay}>
          <title>{`${game.title}: ${state.seats.map(({ name }) => name).join(', ')}`}</title>
          <div className="embed" data-material={presentationOf(game.id).material}>
            <EmbedHead title={game.title} live={!state.over} />
            <main className="embed-board" aria-label={words('embed.label')}>
              <BoardStage board={board} state={state} decision={decision} told={told} />
            </main>
            <Caption state={state} told={replay.told} />
            <section className="embed-rail" aria-label={words('embed.moments')}>
              <ReplayBar state={state} />
              <a
                className="tw-button"
                href={`/new/${game.id}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {words('embed.play')}
                <span className="tw-visually-hidden">
                  {words('embed.play.where', { title: game.title })}
                </span>
              </a>
            </section>
          </div>
        </ReplayProvider>
      </TableProvider>
    </PicturesProvider>
  );
}

/** What is played, and who plays. */
function EmbedHead({
  title,
  live,
}: {
  readonly title: string;
  /** Whether it is still played. */
  readonly live: boolean;
}): ReactNode {
  const { seats } = useTable();
  const words = useEmbedWords();
  return (
    <header className="embed-head">
      <h1>{title}</h1>
      {live && <span className="embed-live">{words('embed.live')}</span>}
      <ul>
        {seats.map(({ seat, name, mark }) => (
          <li key={seat}>
            <SeatBadge mark={mark} size={20} />
            {name}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** What happened at the moment that is shown, or how the match has ended. */
function Caption({
  state,
  told,
}: {
  readonly state: SessionState;
  readonly told: readonly HeardEvent[];
}): ReactNode {
  const { speaker, ended } = useTable();
  const words = useEmbedWords();
  return (
    <section className="embed-caption" aria-label={words('embed.caption')} role="status">
      {state.cursor === undefined && ended !== undefined ? (
        <p className="embed-ended">{sayOrShow(speaker, ended)}</p>
      ) : (
        <ToldLines told={told.slice(-SHOWN)} count={told.length} />
      )}
    </section>
  );
}

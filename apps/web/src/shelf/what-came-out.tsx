import type { Game } from '@tablewright/engine';
import { changesBetween, contentOf, type Document } from '@tablewright/engine/documents';
import type { Match } from '@tablewright/engine/host';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLoading } from '../games.ts';
import { sitDown } from '../matches/sit-down.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { useWebWords } from '../web-words.ts';
import { newestOf } from './begin-next.ts';
import { documentPath } from './document-shelf.ts';
import { ChangeList } from './history.tsx';
import { localShelf } from './shelves.ts';
import { useShelfWords } from './use-shelf-words.ts';
import './shelf.css';

/** What came out of a match with documents, and what has changed on each. */
export default function WhatCameOut({
  match,
  online,
}: {
  readonly match: Match;
  /** Where the match was played on a server: its campaign, and one’s own seats. */
  readonly online?: { readonly campaign: string | undefined; readonly own: readonly number[] };
}): ReactNode {
  const words = useWebWords();
  const loading = useLoading(`${match.id}/${match.seq}`, async () => {
    if (online !== undefined) return { campaign: online.campaign, gave: undefined };
    // The session says so, too; it is done once.
    await localShelf.ends(match);
    return localShelf.broughtBy(match.id);
  });
  if (loading.kind !== 'ready') return null;
  const brought = loading.value;
  const gives = Object.keys(match.results).length > 0;
  const belongs = brought?.campaign ?? online?.campaign;
  if (!gives && belongs === undefined) return null;
  const where = online === undefined ? 'here' : 'online';
  const places = match.game.documents?.slots(match.options as never, match.seats.length) ?? [];
  const isOwn = (slot: string, document: Document): boolean => {
    if (brought?.gave !== undefined) return brought.gave[slot] === document.id;
    const seat = places.find((place) => place.slot === slot)?.seat;
    return brought?.campaign !== undefined || online?.own.includes(seat ?? -1) === true;
  };
  // Only this browser knows of its own shelf that a document has gone on meanwhile.
  const isLost = (slot: string): boolean =>
    brought?.gave !== undefined &&
    brought.gave[slot] === undefined &&
    match.documents?.[slot] !== undefined;
  return (
    <section className="came-out" aria-labelledby="came-out">
      <div className="came-out-head">
        <h3 id="came-out">{words('over.documents')}</h3>
        {gives &&
          online === undefined &&
          brought !== undefined &&
          brought.campaign === undefined && <PlayAgain match={match} gave={brought.gave ?? {}} />}
        {brought?.campaign !== undefined && (
          <Link href={`/campaign/${where}/${brought.campaign}`} className="tw-button tw-primary">
            {words('over.documents.campaign')}
          </Link>
        )}
      </div>
      {brought === undefined && <p className="tw-quiet">{words('over.documents.apart')}</p>}
      <ul>
        {Object.entries(match.results).map(([slot, document]) => (
          <li key={slot}>
            <Result
              game={match.game}
              document={document}
              before={match.documents?.[slot]}
              isLost={isLost(slot)}
              path={
                isOwn(slot, document)
                  ? documentPath(where, { id: document.id, campaign: brought?.campaign })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another match with the same seats, and before each what is on the shelf now. */
function PlayAgain({
  match,
  gave,
}: {
  readonly match: Match;
  /** By slot, the ids of documents on the shelf. */
  readonly gave: Readonly<Record<string, string>>;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const again = async (): Promise<void> => {
    const documents = await newestOf('here', gave, undefined);
    const { seats, options } = match;
    go(`/match/${await sitDown(match.game, { seats, options, documents })}`);
  };
  return (
    <>
      <button
        type="button"
        className="tw-button tw-primary"
        disabled={busy}
        onClick={() => run(again)}
      >
        {words('table.again')}
      </button>
      <Problem of={problem} />
    </>
  );
}

function Result({
  game,
  document,
  before,
  isLost,
  path,
}: {
  readonly game: Game;
  readonly document: Document;
  readonly before: Document | undefined;
  /** Whether it could not be put where it came from. */
  readonly isLost: boolean;
  /** The address of its page, if it is on a shelf of whoever looks. */
  readonly path: string | undefined;
}): ReactNode {
  const words = useWebWords();
  const say = useShelfWords(game);
  const read = before && contentOf(game.documents?.kinds ?? {}, before);
  const was = read?.ok === true ? read.value : before?.content;
  const changes = before === undefined ? [] : changesBetween(was, document.content);
  return (
    <>
      <p>
        <strong>
          {before === undefined
            ? words('over.documents.new', { name: document.name })
            : document.name}
        </strong>{' '}
        <span className="tw-quiet">{say.kind(document.kind)}</span>{' '}
        {path !== undefined && (
          <Link href={path}>
            {words('over.documents.open')}
            <span className="tw-visually-hidden">: {document.name}</span>
          </Link>
        )}
      </p>
      {isLost && <p className="problem">{words('over.documents.not-kept')}</p>}
      {before !== undefined &&
        (changes.length === 0 ? (
          <p className="tw-quiet">{words('document.unchanged')}</p>
        ) : (
          <ChangeList
            game={game}
            kind={document.kind}
            changes={changes}
            contents={[was, document.content]}
          />
        ))}
    </>
  );
}

import type { Game } from '@tablewright/engine';
import type { DocumentLine, ShelfView } from '@tablewright/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { AddToShelf } from './add-to-shelf.tsx';
import { DocumentLineItem } from './document-line.tsx';
import type { ShelfWhere } from './document-shelf.ts';
import { gamesWithDocuments } from './documents-of.ts';
import { localShelf, shelfAt } from './shelves.ts';
import { useShelfWords } from './use-shelf-words.ts';
import './shelf.css';

/** Everything that outlives a match: on this device, and on the server. */
export default function ShelfPage(): ReactNode {
  const words = useWebWords();
  const loading = useLoading('games', gamesWithDocuments);
  const [version, setVersion] = useState(0);
  const [been, setBeen] = useState(hasBeenOnline);
  const changed = (): void => {
    setVersion((before) => before + 1);
    setBeen(hasBeenOnline());
  };
  return (
    <Page title={words('shelf.title')}>
      <p>{words('shelf.what')}</p>
      <Fetching what={words('shelf.title')} loading={loading}>
        {(games) =>
          games.size === 0 ? (
            <p>{words('shelf.none')}</p>
          ) : (
            <div className="shelf">
              <AddToShelf games={games} onAdded={changed} />
              {localShelf.isFleeting() && (
                <p className="tw-notice" role="alert">
                  {words('shelf.fleeting')}
                </p>
              )}
              <ShelfSection where="here" games={games} version={version} />
              {been && <ShelfSection where="online" games={games} version={version} />}
            </div>
          )
        }
      </Fetching>
    </Page>
  );
}

type Games = ReadonlyMap<string, Game>;

function ShelfSection({
  where,
  games,
  version,
}: {
  readonly where: ShelfWhere;
  readonly games: Games;
  /** Rises with every change of what lies there. */
  readonly version: number;
}): ReactNode {
  const words = useWebWords();
  const loading = useLoading(`${where}/${version}`, () => shelfAt(where).look());
  return (
    <section aria-labelledby={`shelf-${where}`}>
      <h2 id={`shelf-${where}`}>{words(`shelf.${where}`)}</h2>
      {loading.kind === 'failed' && (
        <p className="tw-quiet" role="status">
          {words('shelf.offline')}
        </p>
      )}
      {loading.kind === 'ready' && <OnShelf where={where} games={games} view={loading.value} />}
    </section>
  );
}

function OnShelf({
  where,
  games,
  view,
}: {
  readonly where: ShelfWhere;
  readonly games: Games;
  readonly view: ShelfView;
}): ReactNode {
  const words = useWebWords();
  const { documents, campaigns } = view;
  if (documents.length + campaigns.length === 0) {
    return <p className="tw-quiet">{words('shelf.empty')}</p>;
  }
  return [...games.values()].map((game) => {
    const own = documents.filter((line) => line.game === game.id);
    const played = campaigns.filter((line) => line.game === game.id);
    if (own.length + played.length === 0) return null;
    return (
      <section key={game.id} className="shelf-game" aria-label={game.title}>
        <h3>{game.title}</h3>
        {played.length > 0 && <Campaigns where={where} campaigns={played} />}
        <Kinds where={where} game={game} documents={own} />
      </section>
    );
  });
}

function Campaigns({
  where,
  campaigns,
}: {
  readonly where: ShelfWhere;
  readonly campaigns: ShelfView['campaigns'];
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <p className="shelf-kind">{words('shelf.campaigns')}</p>
      <ul className="match-list">
        {campaigns.map(({ id, name, matches, members, at }) => (
          <li key={id} className="match-line">
            <div className="match-line-words">
              <h4>
                <Link href={`/campaign/${where}/${id}`}>{name}</Link>
              </h4>
              <p className="tw-quiet">
                {where === 'here'
                  ? words('campaign.line.here', { matches })
                  : words('campaign.line', { matches, members })}
                {` · ${when.format(at)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Documents of one game by their kinds. */
function Kinds({
  where,
  game,
  documents,
}: {
  readonly where: ShelfWhere;
  readonly game: Game;
  readonly documents: readonly DocumentLine[];
}): ReactNode {
  const say = useShelfWords(game);
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <div key={kind}>
      <p className="shelf-kind">{say.kind(kind)}</p>
      <ul className="match-list">
        {documents
          .filter((line) => line.kind === kind)
          .map((line) => (
            <DocumentLineItem key={line.id} where={where} game={game} line={line} isSorted />
          ))}
      </ul>
    </div>
  ));
}

import { GAMES, type RegistryEntry } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { type ShelvedMatch, shelf } from '../matches/shelf.ts';
import { MyTables } from '../online/lists/my-tables.tsx';
import { MatchLine } from '../parts/match-line.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

/** Unfinished matches shown before the list of all. */
const SHOWN_MATCHES = 3;

/** The door: the games, and the matches that are going on. */
export function Home(): ReactNode {
  const words = useWebWords();
  const [goingOn, setGoingOn] = useState<readonly ShelvedMatch[]>([]);
  useEffect(() => {
    shelf.list().then((all) => setGoingOn(all.filter(({ file }) => file.outcome === undefined)));
  }, []);
  return (
    <Page title={undefined}>
      <section className="welcome">
        <h1>{words('app.name')}</h1>
        <p>{words('app.motto')}</p>
        <p className="welcome-ways">
          {words('lists.friends')} <Link href="/tables">{words('lists.public')}</Link>
        </p>
      </section>
      <MyTables most={SHOWN_MATCHES} />
      {goingOn.length > 0 && (
        <section aria-labelledby="going-on">
          <h2 id="going-on">{words('home.going-on')}</h2>
          <ul className="match-list">
            {goingOn.slice(0, SHOWN_MATCHES).map((match) => (
              <MatchLine key={match.file.id} match={match} />
            ))}
          </ul>
          {goingOn.length > SHOWN_MATCHES && (
            <Link href="/matches">{words('home.all-matches')}</Link>
          )}
        </section>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{words('home.games')}</h2>
        <ul className="game-cards">
          {GAMES.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function GameCard({ entry }: { readonly entry: RegistryEntry }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { material, pitch, players } = presentationOf(entry.id, language);
  const ready = entry.status === 'ready';
  return (
    <li className="game-card" data-material={material} data-status={entry.status}>
      <div className="game-card-cover" aria-hidden="true" />
      <div className="game-card-words">
        <h3>{entry.title}</h3>
        <p className="tw-quiet">{players ?? entry.players}</p>
        <p>{pitch}</p>
        <p className="tw-actions">
          {ready ? (
            <>
              <Link href={`/new/${entry.id}`} className="tw-button tw-primary">
                {words('home.new')}
              </Link>
              {entry.loadTutorial !== undefined && (
                <Link href={`/learn/${entry.id}`} className="tw-button">
                  {words('home.learn')}
                </Link>
              )}
              <Link href={`/rules/${entry.id}`} className="tw-button">
                {words('home.rules')}
              </Link>
              {entry.builds !== undefined && (
                <Link href={`/build/${entry.id}`} className="tw-button">
                  {words('build.title')}
                </Link>
              )}
              {entry.loadPrint !== undefined && (
                <Link href={`/print/${entry.id}`} className="tw-button">
                  {words('home.print')}
                </Link>
              )}
            </>
          ) : (
            <span className="coming">{words('home.coming')}</span>
          )}
        </p>
      </div>
    </li>
  );
}

import { GAMES, type ReadyGame } from '@tablewright/registry';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type ShelvedMatch, shelf } from '../matches/shelf.ts';
import { MyTables } from '../online/lists/my-tables.tsx';
import { MatchLine } from '../parts/match-line.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { GameCard } from './game-card.tsx';

const READY = GAMES.filter((entry): entry is ReadyGame => entry.status === 'ready');
const COMING = GAMES.filter(({ status }) => status === 'coming').map(({ title }) => title);

/** Unfinished matches shown before the list of all. */
const SHOWN_MATCHES = 3;

/** The door: the games, and the matches that are going on. */
export default function Home(): ReactNode {
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
          {READY.map((entry) => (
            <GameCard
              key={entry.id}
              entry={entry}
              open={goingOn.find(({ file }) => file.game === entry.id)?.file.id}
            />
          ))}
        </ul>
        {COMING.length > 0 && <p className="tw-quiet">{words('home.coming', { games: COMING })}</p>}
      </section>
    </Page>
  );
}

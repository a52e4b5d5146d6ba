import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { PageWords } from '../language/page-words.tsx';
import { Page } from '../parts/page.tsx';
import { GameScores } from './game-scores.tsx';
import { ME_WORDS, useMeWords } from './me-words.ts';
import { EnterHere, OtherDevice } from './other-device.tsx';
import { OwnData } from './own-data.tsx';
import { OwnMatches } from './own-matches.tsx';
import { PinnedMatch } from './pinned-match.tsx';
import { type Statistics, statisticsOf } from './statistics.ts';
import { type Own, useOwn } from './use-own.ts';
import './me.css';

/** The page of one's own: how one has played, told from what this browser remembers. */
export default function OwnPage(): ReactNode {
  return (
    <PageWords of={ME_WORDS}>
      <Told />
    </PageWords>
  );
}

function Told(): ReactNode {
  const words = useMeWords();
  const own = useOwn();
  const { gathered } = own;
  return (
    <Page title={words('me.title')}>
      <EnterHere />
      <p role="status" className="tw-quiet me-reading">
        {gathered !== undefined &&
          gathered.left > 0 &&
          words('me.reading', { left: gathered.left })}
      </p>
      {gathered !== undefined &&
        (gathered.records.length > 0 ? (
          <Records own={own} statistics={statisticsOf(gathered.records)} />
        ) : (
          gathered.left === 0 && <Nothing />
        ))}
      <OtherDevice />
      <OwnData own={own} />
    </Page>
  );
}

/** Before the first match is over. */
function Nothing(): ReactNode {
  const words = useMeWords();
  return (
    <section className="empty-list">
      <span className="empty-table" aria-hidden="true" />
      <h2>{words('me.none.title')}</h2>
      <p>{words('me.none')}</p>
      <Link href="/" className="tw-button tw-primary">
        {words('me.none.play')}
      </Link>
    </section>
  );
}

function Records({
  own,
  statistics,
}: {
  readonly own: Own;
  readonly statistics: Statistics;
}): ReactNode {
  const words = useMeWords();
  return (
    <>
      <Figures of={statistics} />
      <PinnedMatch own={own} />
      <section aria-labelledby="me-games">
        <h2 id="me-games">{words('me.games')}</h2>
        <div className="me-games">
          {statistics.games.map((game) => (
            <GameScores key={game.game} of={game} />
          ))}
        </div>
        {statistics.decided < statistics.played && (
          <p className="tw-quiet">{words('me.undecided')}</p>
        )}
      </section>
      <OwnMatches own={own} />
    </>
  );
}

/** The large numbers at the top. */
function Figures({ of: { played, decided, won, streak } }: { readonly of: Statistics }): ReactNode {
  const words = useMeWords();
  const { language } = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const figures = [
    { number: played, what: words('me.played', { count: played }) },
    {
      number: won,
      what: words('me.won', { count: won }),
      more:
        decided === 0
          ? undefined
          : words('me.won.share', { share: share.format(won / decided), of: decided }),
    },
    { number: streak.now, what: words('me.streak', { count: streak.now }) },
    { number: streak.longest, what: words('me.streak.longest', { count: streak.longest }) },
  ];
  return (
    <section aria-label={words('me.figures')}>
      <ul className="me-figures">
        {figures.map(({ number, what, more }) => (
          <li key={what}>
            <b>{number}</b> <span>{what}</span>
            {more !== undefined && <span className="tw-quiet">{more}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

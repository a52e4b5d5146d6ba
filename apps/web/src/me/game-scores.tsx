import { seatLetter } from '@tablewright/engine';
import { rateOf } from '@tablewright/lab';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { readable } from '@tablewright/table-kit';
import { ShareBars } from '@tablewright/table-kit/charts';
import { createSpeaker, type Speaker } from '@tablewright/words';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadGameTexts } from '../language/catalogues.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useMeWords } from './me-words.ts';
import type { GameStatistics, Liked } from './statistics.ts';

/** How a person played one game: wins by company, and favourites. */
export function GameScores({ of: game }: { readonly of: GameStatistics }): ReactNode {
  const words = useMeWords();
  const speaker = useCatalogue(game.game);
  const title = findGame(game.game)?.title ?? game.game;
  const name = ({ key }: Liked): string => speaker?.sayIfKnown({ key }) ?? readable(key);
  const known = findGame(game.game) !== undefined;
  const liked = [
    ...(game.chosen.length > 0
      ? [{ facet: '', title: words('me.liked'), values: game.chosen }]
      : []),
    ...game.playedAs.map(({ facet, values }) => ({
      facet,
      title: speaker?.sayIfKnown({ key: `facet.${facet}` }) ?? readable(facet),
      values: values.map((one) => ({ ...one, key: keyIn(speaker, facet, one.key) })),
    })),
  ];
  return (
    <section
      className="me-game"
      data-material={known ? presentationOf(game.game).material : undefined}
      aria-label={title}
    >
      <h3>{known ? <Link href={`/new/${game.game}`}>{title}</Link> : title}</h3>
      <Companies of={game} title={title} speaker={speaker} />
      {liked.map(({ facet, title, values }) => (
        <div key={facet}>
          <h4>{title}</h4>
          <ol className="me-liked">
            {values.map((one) => (
              <li
                key={one.key}
                style={{ '--share': one.count / (values[0]?.count ?? 1) } as CSSProperties}
              >
                <span>{name(one)}</span>
                <span className="tw-quiet">{words('me.liked.times', { count: one.count })}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Kinds of things that a facet may name by its value alone. */
const KINDS = ['card', 'power'] as const;

/** The key by which a catalogue knows what somebody played as. */
function keyIn(speaker: Speaker | undefined, facet: string, key: string): string {
  // What belongs to something is named after it: `hexer/lesser-confusion`.
  const value = key.slice(Math.max(facet.length, key.lastIndexOf('/')) + 1);
  return (
    [key, ...KINDS.map((kind) => `${kind}.${value}`)].find(
      (one) => speaker?.sayIfKnown({ key: one }) !== undefined,
    ) ?? key
  );
}

/** How often one won in which company, drawn and in numbers. */
function Companies({
  of: { companies },
  title,
  speaker,
}: {
  readonly of: GameStatistics;
  readonly title: string;
  readonly speaker: Speaker | undefined;
}): ReactNode {
  const words = useMeWords();
  const { language } = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = (company: string): string => {
    if (company === 'people' || company === 'mixed' || company === 'alone') {
      return words(`me.company.${company}`);
    }
    const level = speaker?.sayIfKnown({ key: `bot.${company}` }) ?? readable(company);
    return words('me.company.bots', { level });
  };
  const rows = companies.map((one) => ({
    ...one,
    name: nameOf(one.company),
    rate: rateOf(one.won, one.decided),
  }));
  const decided = rows.filter((row) => row.decided > 0);
  return (
    <>
      {decided.length > 0 && (
        <ShareBars
          label={words('me.games.chart')}
          bars={decided.map(({ name, rate }) => ({ name, ...rate }))}
          share={(rate) => share.format(rate)}
        />
      )}
      <table className="number-table">
        <caption className="tw-visually-hidden">{words('me.games.table', { title })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('me.company')}</th>
            <th scope="col">{words('me.table.played')}</th>
            <th scope="col">{words('me.table.won')}</th>
            <th scope="col">{words('me.table.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ company, name, played, decided, won, rate }) => (
            <tr key={company}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{decided === 0 ? '–' : won}</td>
              <td>{decided === 0 ? '–' : share.format(rate.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Speaks a game's catalogue once it is there; the match itself is not fetched for it. */
function useCatalogue(id: string): Speaker | undefined {
  const { language } = useLanguage();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    const entry = findGame(id);
    if (entry?.status !== 'ready') return;
    let wanted = true;
    entry
      .load()
      .then((game) => loadGameTexts(game, language).catch(() => game.texts))
      .then(
        (come) => wanted && setTexts(come),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return useMemo(
    () => texts && createSpeaker({ texts, locale: language, seatName: seatLetter }),
    [texts, language],
  );
}

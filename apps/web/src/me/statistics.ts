import { companyOf, endOf, type OwnRecord } from './own-record.ts';

/** How often a person played and won. */
export interface Score {
  readonly played: number;
  /** Those of them of which it can be said whether the person won. */
  readonly decided: number;
  readonly won: number;
}

/** Something with the number of times that it was taken. */
export interface Liked {
  /** A key of the game's catalogue. */
  readonly key: string;
  readonly count: number;
}

/** What a person played of one game. */
export interface GameStatistics extends Score {
  readonly game: string;
  /** By the company: the level of bots, `people`, `mixed`, `alone`. The most frequent first. */
  readonly companies: readonly (Score & { readonly company: string })[];
  /** What was taken most. */
  readonly chosen: readonly Liked[];
  /** What the person played as, by facet, each with what came up most. */
  readonly playedAs: readonly { readonly facet: string; readonly values: readonly Liked[] }[];
}

/** What a person played. */
export interface Statistics extends Score {
  /** Matches won in a row: up to now, and at most. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** The game that was played most comes first. */
  readonly games: readonly GameStatistics[];
}

/** So many favourites of a kind. */
const MOST_LIKED = 5;

/** What records say together; those that are left out count nowhere. */
export function statisticsOf(all: readonly OwnRecord[]): Statistics {
  const records = all.filter(({ leftOut }) => leftOut !== true);
  const games = [...Map.groupBy(records, ({ game }) => game)].map(([game, of]): GameStatistics => {
    const companies = [...Map.groupBy(of, companyOf)].map(([company, with_]) => ({
      company,
      ...scoreOf(with_),
    }));
    return {
      game,
      ...scoreOf(of),
      companies: companies.sort((a, b) => b.played - a.played),
      chosen: mostOf(of.map(({ likes }) => likes.chosen)),
      playedAs: facetsOf(of.map(({ likes }) => likes.playedAs)),
    };
  });
  return {
    ...scoreOf(records),
    streak: streakOf(records),
    games: games.sort((a, b) => b.played - a.played),
  };
}

function scoreOf(records: readonly OwnRecord[]): Score {
  const ends = records.map(endOf);
  return {
    played: records.length,
    decided: ends.filter((end) => end !== 'shared').length,
    won: ends.filter((end) => end === 'won').length,
  };
}

/** What several people of one device decided among themselves neither goes on with a streak nor ends it. */
function streakOf(records: readonly OwnRecord[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const record of records.toSorted((a, b) => a.at - b.at)) {
    const end = endOf(record);
    if (end === 'shared') continue;
    now = end === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function mostOf(all: readonly Readonly<Record<string, number>>[]): readonly Liked[] {
  const counts = new Map<string, number>();
  for (const one of all) {
    for (const [key, count] of Object.entries(one)) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_LIKED);
}

/** By facet; those that name several properties at once say nothing that the others do not. */
function facetsOf(all: readonly Readonly<Record<string, number>>[]): GameStatistics['playedAs'] {
  const facets = new Set(
    all.flatMap((one) => Object.keys(one)).map((key) => key.slice(0, key.indexOf('.'))),
  );
  return [...facets]
    .filter((facet) => !facet.includes(','))
    .map((facet) => ({
      facet,
      values: mostOf(
        all.map((one) =>
          Object.fromEntries(Object.entries(one).filter(([key]) => key.startsWith(`${facet}.`))),
        ),
      ).slice(0, 3),
    }));
}

import type { MatchFile } from '@tablewright/engine/host';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test, vi } from 'vitest';
import { type Gathered, gather, type Sources } from './gather.ts';
import { ME_TEXTS } from './me-texts.ts';
import { ME_TEXTS_DE } from './me-texts-de.ts';
import { companyOf, endOf, type KeptRecord, type OwnRecord } from './own-record.ts';
import { statisticsOf } from './statistics.ts';

const LIKES = { chosen: { 'card.a': 2, 'card.b': 1 }, playedAs: { 'class.fighter': 1 } };

const record = (at: number, change: Partial<OwnRecord> = {}): OwnRecord => ({
  kind: 'over',
  id: `match-${at}`,
  game: 'bingo-deathmatch',
  where: 'here',
  at,
  answers: 10,
  seats: ['human', 'casual', 'casual'].map((player, seat) => ({ name: `P${seat}`, player })),
  own: [0],
  winners: [0],
  likes: LIKES,
  ...change,
});
const lost = { winners: [1] };

describe('what is counted', () => {
  test('is won by all of one’s seats, lost by none, and undecided where a device is shared', () => {
    expect(endOf(record(1))).toBe('won');
    expect(endOf(record(1, lost))).toBe('not-won');
    expect(endOf(record(1, { winners: [] }))).toBe('not-won');
    expect(endOf(record(1, { own: [0, 1] }))).toBe('shared');
    expect(endOf(record(1, { own: [0, 1], winners: [0, 1, 2] }))).toBe('won');
  });

  test('is told by the company that one had', () => {
    const seats = (...players: string[]) => players.map((player) => ({ name: 'x', player }));
    expect(companyOf(record(1))).toBe('casual');
    expect(companyOf(record(1, { seats: seats('human', 'casual', 'master') }))).toBe('mixed');
    expect(companyOf(record(1, { seats: seats('human', 'human', 'master') }))).toBe('people');
    expect(companyOf(record(1, { seats: seats('human', 'human'), own: [0, 1] }))).toBe('people');
    expect(companyOf(record(1, { seats: seats('human') }))).toBe('alone');
  });

  test('is a streak as long as nothing was lost, whatever came to be known when', () => {
    const shared = { own: [0, 1] };
    const all = [record(1), record(6), record(4, lost), record(2), record(3), record(5, shared)];
    expect(statisticsOf(all).streak).toEqual({ now: 1, longest: 3 });
    expect(statisticsOf([]).streak).toEqual({ now: 0, longest: 0 });
  });

  test('by game and company, with favourites, and nothing of what is left out', () => {
    const all = [
      record(1),
      record(2, lost),
      record(3, { own: [0, 1] }),
      record(4, { game: 'kazzam', winners: [] }),
      record(5, { leftOut: true }),
    ];
    const { played, decided, won, games } = statisticsOf(all);
    expect({ played, decided, won }).toEqual({ played: 4, decided: 3, won: 1 });
    const [deathmatch, kazzam] = games;
    expect(deathmatch).toMatchObject({
      game: 'bingo-deathmatch',
      played: 3,
      decided: 2,
      won: 1,
      companies: [{ company: 'casual', played: 3, decided: 2, won: 1 }],
      chosen: [
        { key: 'card.a', count: 6 },
        { key: 'card.b', count: 3 },
      ],
      playedAs: [{ facet: 'class', values: [{ key: 'class.fighter', count: 3 }] }],
    });
    expect(kazzam).toMatchObject({ game: 'kazzam', played: 1, won: 0 });
  });
});

describe('what is gathered', () => {
  const file = (id: string, over: boolean): MatchFile =>
    ({
      id,
      game: 'kazzam',
      seats: [{ name: 'Ana', player: 'human' }],
      answers: [],
      ...(over ? { outcome: { result: 'players', winners: [0], payoffs: [1] } } : {}),
    }) as unknown as MatchFile;

  function sourcesOf(shelved: readonly string[], known: readonly KeptRecord[]) {
    const kept = new Map(known.map((one) => [one.id, one]));
    const load = vi.fn(async (id: string) => ({ file: file(id, !id.startsWith('open')), at: 5 }));
    const sources: Sources = {
      shelf: { ids: async () => shelved, load },
      records: {
        list: async () => [...kept.values()],
        put: async (one) => void kept.set(one.id, one),
      },
      likesOf: async () => LIKES,
      online: async () => [{ table: 'table-1', seats: [0], at: 9 }],
      fileOf: async (table) => file(table, true),
      forgotten: 0,
    };
    return { sources, load, kept };
  }

  const all = async (sources: Sources): Promise<readonly Gathered[]> => {
    const told: Gathered[] = [];
    await gather(sources, (one) => told.push(one));
    return told;
  };

  test('is read once: the next visit reads nothing', async () => {
    const { sources, load, kept } = sourcesOf(['a', 'b', 'open-1'], []);
    const told = await all(sources);
    expect(told[0]).toMatchObject({ records: [], left: 3 });
    expect(told.at(-1)?.records.map(({ id }) => id)).toEqual(['table-1', 'a', 'b']);
    expect(told.at(-1)?.left).toBe(0);
    expect(kept.get('open-1')).toEqual({ kind: 'going-on', id: 'open-1' });
    load.mockClear();
    const again = await all(sources);
    expect(load).not.toHaveBeenCalled();
    expect(again).toHaveLength(1);
    expect(again[0]?.records).toHaveLength(3);
  });

  test('stays though its match was thrown away, and what was forgotten does not come back', async () => {
    const { sources } = sourcesOf(['a'], [record(1, { id: 'thrown-away' })]);
    const told = await all({ ...sources, forgotten: 8 });
    expect(told.at(-1)?.records.map(({ id }) => id)).toEqual(['table-1', 'thrown-away']);
    expect(told.at(-1)?.kept.has('thrown-away')).toBe(false);
  });

  test('leaves out a table whose match cannot be had now, and asks again the next time', async () => {
    const { sources, kept } = sourcesOf([], []);
    await all({ ...sources, fileOf: () => Promise.reject(new Error('offline')) });
    expect(kept.size).toBe(0);
    await all(sources);
    expect([...kept.keys()]).toEqual(['table-1']);
  });
});

test('the page of one’s own says in German all that it says in English', () => {
  const pair = { first: ME_TEXTS, other: ME_TEXTS_DE, locale: 'de', names: ['me.company.bots'] };
  expect(catalogueProblems(pair)).toEqual([]);
});

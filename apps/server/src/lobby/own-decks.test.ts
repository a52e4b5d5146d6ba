import { written } from '@tablewright/engine/documents';
import { type MatchFile, seededSource } from '@tablewright/engine/host';
import type { ServerMessage } from '@tablewright/protocol';
import { loadGame } from '@tablewright/registry';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { me, open } from '../../test/asking.ts';
import { playedOut } from '../../test/played-out.ts';
import { shelfOf } from '../../test/saga-table.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';

/** A word that stands in names and texts of cards of the deck, and nowhere else. */
const SECRET = 'Quixotic';

/** So many Doors that they can take the place of the built-in ones. */
const DOORS = Array.from({ length: 60 }, (_, at) => ({
  ...{ id: `m-${at}`, name: `${SECRET} beast ${at}`, type: 'monster', level: 1, treasures: 1 },
  ...{ bad: `manual("${SECRET} misfortune ${at}")` },
}));

const deck = written({
  ...{ id: 'mine', game: 'bridgequest', kind: 'deck', kindVersion: 1, name: 'Mine' },
  content: { format: 'bq-cards/1', name: 'Mine', cards: DOORS },
});

describe('a deck of one’s own', () => {
  const lines: string[] = [];
  let server: TestServer;
  let table: string;
  let ada: ApiClient;
  let bo: ApiClient;
  let watcher: ApiClient;
  const heard = new Map<number, ServerMessage[]>();

  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    server = await startTestServer({ games: [await loadGame('bridgequest')] }, { logger: log });
    [ada, bo] = [await ApiClient.guest(server.url), await ApiClient.guest(server.url)];
    await shelfOf(ada).keep(deck);
    const opened = await ada.open({
      ...{ game: 'bridgequest', seats: [me('Ada'), open], listed: true },
      options: { roundLimit: 2, figurines: 8, replacedDecks: ['door'] },
      documents: { 'deck/0': 'mine' },
    });
    table = opened.table;
    watcher = new ApiClient(server.url, opened.watch);
    await bo.sit(table, { invite: opened.invites[0]?.key, name: 'Bo' });
    for (const observer of [-1, 0, 1]) {
      const list: ServerMessage[] = [];
      heard.set(observer, list);
      const hear = (message: ServerMessage) => void list.push(message);
      await server.service.play.watch(table, observer, {}, hear, (all) => void list.push(...all));
    }
    await playedOut(server, table, [ada, bo], seededSource('own decks'));
  });
  afterAll(async () => {
    await server.close();
    expect(server.reports).toEqual([]);
  });

  const said = (value: unknown) => JSON.stringify(value);

  test('[BQC-IMP-08] [BQC-HIDN-02] is read by those who sit there; who watches hears no name and no text of it', () => {
    for (const seat of [0, 1]) expect(said(heard.get(seat))).toContain(SECRET);
    expect(said(heard.get(-1))).toContain('OWN-DOOR-m-');
    expect(said(heard.get(-1))).not.toContain(SECRET);
  });

  test('[BQC-IMP-08] is not in what who watches can ask for: the past, what was told, faces and lists', async () => {
    const elsewhere = await ApiClient.guest(server.url);
    const replies = await Promise.all([
      ...[0, 1, 5].flatMap((answers) =>
        ['past', 'told'].map((what) => watcher.ask('GET', `/tables/${table}/${what}/${answers}`)),
      ),
      watcher.ask('GET', `/tables/${table}`),
      elsewhere.ask('GET', '/tables'),
      elsewhere.ask('GET', '/shelf'),
    ]);
    expect(said(replies)).not.toContain(SECRET);
  });

  test('[BQC-IMP-08] is in no file of the match that is asked for: its fingerprint stands in its place', async () => {
    for (const client of [ada, bo, watcher]) {
      const file = await client.ask<MatchFile>('GET', `/tables/${table}/file`);
      expect(file.withheld).toEqual({ 'deck/0': expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(said(file)).not.toContain(SECRET);
    }
  });

  test('[BQC-IMP-08] does not go along with the sheets of others; its owner’s own sheet has it in its past', async () => {
    const sheetsOf = async (client: ApiClient) => {
      const { documents } = await shelfOf(client).look();
      const sheets = documents.filter(({ kind }) => kind === 'sheet');
      return Promise.all(sheets.map(({ id }) => shelfOf(client).past(id)));
    };
    const [[hers], [his]] = [await sheetsOf(ada), await sheetsOf(bo)];
    expect(his?.matches).toHaveLength(1);
    expect(said(his)).not.toContain(SECRET);
    expect(said(hers?.matches)).toContain(SECRET);
  });

  test('[BQC-IMP-08] stands in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('')).not.toContain(SECRET);
  });
});

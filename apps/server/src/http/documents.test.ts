import {
  Archive,
  campaignState,
  copyOf,
  LARGEST_DOCUMENT,
  lineageIn,
  lineageOf,
  rewritten,
} from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import type { TableFace } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fate, look, me, open } from '../../test/asking.ts';
import { playSaga, saga, sheet, shelfOf } from '../../test/saga-table.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [toy, saga] });
});
afterAll(async () => {
  await server.close();
  expect(server.reports).toEqual([]);
});

const guest = () => ApiClient.guest(server.url);
const gold = (change: number) => (document: ReturnType<typeof sheet>) =>
  rewritten(document, { content: { ...document.content, gold: change } });

describe('one’s own shelf', () => {
  test('takes documents, revision after revision, and shows them to nobody else', async () => {
    const lya = await guest();
    const shelf = shelfOf(lya);
    const ina = sheet('ina', 3);
    expect(await shelf.look()).toEqual({ documents: [], campaigns: [] });
    const line = await shelf.keep(ina);
    expect(line).toMatchObject({ id: 'ina', revision: 1, by: 'hand', yours: true });
    expect(await shelf.keep(ina)).toEqual(line);
    const second = gold(5)(ina);
    await shelf.keep(second);
    expect((await shelf.past('ina')).revisions).toEqual([second, ina]);
    expect(await fate(shelf.keep(gold(6)(ina)))).toBe('409 gone-on');
    expect((await shelf.look()).documents).toMatchObject([{ id: 'ina', revision: 2 }]);
    const tom = shelfOf(await guest());
    expect(await fate(tom.past('ina'))).toBe('404 no-such-document');
    expect((await tom.look()).documents).toEqual([]);
    // The same document is another one on another shelf.
    await tom.keep(ina);
    expect(await shelf.drop('ina')).toBe(true);
    expect(await fate(shelf.drop('ina'))).toBe('404 no-such-document');
    expect((await tom.look()).documents).toHaveLength(1);
  });

  test.each<[string, () => unknown, string]>([
    ['that is none', () => ({ id: 'x', game: 'saga' }), '422 wrong-document'],
    ['of a game that is not here', () => ({ ...sheet('x'), game: 'chess' }), '404 no-such-game'],
    ['of a game without any', () => ({ ...sheet('x'), game: 'toy' }), '422 wrong-document'],
    ['with wrong content', () => sheet('x', -1), '422 wrong-document'],
    ['with an id of a path', () => sheet('../x'), '400 malformed'],
    [
      'that is too large',
      () => sheet('x', 1, 'x'.repeat(LARGEST_DOCUMENT / 2)),
      '422 wrong-document',
    ],
    ['far too large', () => sheet('x', 1, 'x'.repeat(2 * LARGEST_DOCUMENT)), '413 too-large'],
  ])('refuses a document %s', async (_, document, why) => {
    const shelf = shelfOf(await guest());
    expect(await fate(shelf.keep(document()))).toBe(why);
    expect((await shelf.look()).documents).toEqual([]);
  });

  test('belongs to a guest, not to a stranger or the key of a seat', async () => {
    const lya = await guest();
    const opened = await lya.open({ game: 'toy', seats: [me('Lya')] });
    const seat = shelfOf(new ApiClient(server.url, opened.seats[0]?.key));
    expect(await fate(seat.keep(sheet('ina')))).toBe('403 wrong-key');
    expect(await fate(shelfOf(new ApiClient(server.url)).past('ina'))).toBe('401 no-key');
    expect(await shelfOf(new ApiClient(server.url)).look()).toEqual({
      documents: [],
      campaigns: [],
    });
  });
});

describe('a table of a game with documents', () => {
  test('takes what everybody brings, and gives it back when the match is over', async () => {
    const [lya, tom] = [await guest(), await guest()];
    await shelfOf(lya).keep(sheet('ina', 3));
    await shelfOf(tom).keep(sheet('bo', 4));
    const { table, invites } = await lya.open({
      game: 'saga',
      seats: [me('Lya'), open],
      documents: { 'sheet/0': 'ina' },
    });
    const places = async () => (await look(lya, table)).face.documents;
    expect(await places()).toEqual([
      {
        slot: 'sheet/0',
        kind: 'sheet',
        seat: 0,
        optional: true,
        document: { id: 'ina', name: 'ina', revision: 1, by: 'hand' },
      },
      { slot: 'sheet/1', kind: 'sheet', seat: 1, optional: true },
    ]);
    const invite = invites[0]?.key;
    await tom.sit(table, { invite, name: 'Tom', documents: { 'sheet/1': 'bo' } });
    expect((await places())?.[1]).toMatchObject({ document: { id: 'bo' } });
    // Nobody changes them meanwhile, and they are at no other table.
    expect(await fate(shelfOf(lya).keep(gold(900)(sheet('ina', 3))))).toBe('409 in-use');
    expect(await fate(shelfOf(tom).drop('bo'))).toBe('409 in-use');
    const wish = { game: 'saga', seats: [me('Lya'), open], documents: { 'sheet/0': 'ina' } };
    expect(await fate(lya.open(wish))).toBe('409 in-use');
    await playSaga(server, table, [lya, tom]);
    const file = await lya.ask<MatchFile>('GET', `/tables/${table}/file`);
    expect(file.documents).toEqual({ 'sheet/0': sheet('ina', 3), 'sheet/1': sheet('bo', 4) });
    for (const [client, id] of [
      [lya, 'ina'],
      [tom, 'bo'],
    ] as const) {
      const { line, revisions, matches } = await shelfOf(client).past(id);
      expect(line).toMatchObject({ revision: 2, by: 'match' });
      expect(line).not.toHaveProperty('table');
      expect(matches).toEqual([file]);
      const archive = new Archive(saga, matches as MatchFile[], revisions);
      const [newest] = revisions;
      const lineage = newest === undefined ? [] : lineageOf(newest, archive);
      expect(lineage.map(({ verdict }) => verdict)).toEqual(['proven', 'hand']);
    }
    // The sheet outlives its table, with its proof.
    await lya.ask('DELETE', `/tables/${table}`);
    expect((await shelfOf(tom).past('bo')).matches).toHaveLength(1);
    await lya.open(wish);
  });

  test('is read from its log, and from a snapshot, with its documents', async () => {
    const lya = await guest();
    await shelfOf(lya).keep(sheet('ina', 30));
    const { table } = await lya.open({
      game: 'saga',
      seats: [me('Lya'), me('Tom')],
      documents: { 'sheet/0': 'ina' },
    });
    const read = async () => {
      // A time that is not there yet: everything counts as idle.
      server.service.registry.evictIdle(-1e12);
      await server.service.registry.settled();
      server.service.registry.evictIdle(-1e12);
      expect(server.service.registry.isLoaded(table)).toBe(false);
      await look(lya, table);
    };
    await read();
    await server.service.registry.saveAll();
    await read();
    await playSaga(server, table, [lya, lya]);
    const { revisions } = await shelfOf(lya).past('ina');
    expect(revisions[0]?.content.gold).toBeGreaterThan(30);
    // What comes out of a seat of one’s own is on one’s shelf, too.
    expect((await shelfOf(lya).look()).documents.map(({ name }) => name)).toEqual([
      'Hero 2',
      'ina',
    ]);
  });

  test('lets go of what somebody brought who gets up, or a host who closes it', async () => {
    const [lya, tom] = [await guest(), await guest()];
    await shelfOf(lya).keep(sheet('ina'));
    await shelfOf(tom).keep(sheet('bo'));
    const { table, invites } = await lya.open({
      game: 'saga',
      seats: [me('Lya'), open, open],
      documents: { 'sheet/0': 'ina' },
    });
    const wish = { invite: invites[0]?.key, name: 'Tom', documents: { 'sheet/1': 'bo' } };
    // A refused seat keeps nothing.
    expect(await fate(tom.sit(table, { ...wish, name: 'Lya' }))).toBe('409 name-taken');
    await shelfOf(tom).keep(gold(1)(sheet('bo')));
    await tom.sit(table, wish);
    await tom.act(table, { kind: 'stand', id: requestId() }, 1);
    const { face } = await look(lya, table);
    expect(face.documents?.[1]).not.toHaveProperty('document');
    await shelfOf(tom).drop('bo');
    await lya.act(table, { kind: 'close', id: requestId() });
    await shelfOf(lya).drop('ina');
  });

  test.each<[string, Record<string, string>, string]>([
    ['that is not there', { 'sheet/0': 'nobody' }, '404 no-such-document'],
    ['in a place that is not there', { 'sheet/7': 'ina' }, '422 wrong-document'],
    ['in two places', { 'sheet/0': 'ina', 'sheet/1': 'ina' }, '422 wrong-document'],
  ])('is not opened with a document %s', async (_, documents, why) => {
    const lya = await guest();
    await shelfOf(lya).keep(sheet('ina'));
    const wish = { game: 'saga', seats: [me('Lya'), open], documents };
    expect(await fate(lya.open(wish))).toBe(why);
    expect((await shelfOf(lya).look()).documents[0]).not.toHaveProperty('table');
  });

  test('takes nothing into the place of another seat', async () => {
    const [lya, tom] = [await guest(), await guest()];
    await shelfOf(tom).keep(sheet('bo'));
    const { table, invites } = await lya.open({ game: 'saga', seats: [me('Lya'), open] });
    const wish = { invite: invites[0]?.key, name: 'Tom', documents: { 'sheet/0': 'bo' } };
    expect(await fate(tom.sit(table, wish))).toBe('422 wrong-document');
    await shelfOf(tom).drop('bo');
  });

  test('is opened again with what came out of it', async () => {
    const lya = await guest();
    await shelfOf(lya).keep(sheet('ina', 3));
    const { table } = await lya.open({
      game: 'saga',
      seats: [me('Lya')],
      documents: { 'sheet/0': 'ina' },
    });
    await playSaga(server, table, [lya]);
    const next = await lya.ask<{ table: string }>('POST', `/tables/${table}/next`, {
      entropy: 'ab'.repeat(8),
    });
    const { face } = await look(lya, next.table);
    expect(face.documents?.[0]).toMatchObject({
      document: { id: 'ina', revision: 2, by: 'match' },
    });
  });
});

describe('a game without documents', () => {
  test('says nothing of them', async () => {
    const lya = await guest();
    const { table } = await lya.open({ game: 'toy', seats: [me('Lya'), open] });
    const { face } = await lya.ask<{ face: TableFace }>('GET', `/tables/${table}`);
    expect(face).not.toHaveProperty('documents');
    expect(face).not.toHaveProperty('campaign');
    const wish = { game: 'toy', seats: [me('Lya'), open], documents: { deck: 'x' } };
    expect(await fate(lya.open(wish))).toBe('404 no-such-document');
    const begun = lya.ask('POST', '/campaigns', { game: 'toy', name: 'Toys', as: 'Lya' });
    expect(await fate(begun)).toBe('422 wrong-settings');
  });
});

describe('a campaign', () => {
  /** A campaign of Lya’s with Tom in it, and a sheet of each. */
  async function ofTwo() {
    const [lya, tom] = [await guest(), await guest()];
    const [hers, his] = [shelfOf(lya), shelfOf(tom)];
    const id = await hers.begin('The bridge', 'Lya');
    await his.join(await hers.invite(id), 'Tom');
    await hers.keep(sheet(`ina-${id}`, 3, 'Ina'), id);
    await his.keep(sheet(`bo-${id}`, 4, 'Bo'), id);
    const documents = { 'sheet/0': `ina-${id}`, 'sheet/1': `bo-${id}` };
    const play = async () => {
      const seats = [me('Lya'), open];
      const { table } = await lya.open({ game: 'saga', seats, campaign: id, documents });
      await tom.sit(table, { name: 'Tom', seat: 1 });
      await playSaga(server, table, [lya, tom]);
      return table;
    };
    return { lya, tom, hers, his, id, documents, play };
  }

  test('shows its members everything, and lets owner and host write', async () => {
    const { hers, his, id } = await ofTwo();
    const view = await his.campaign(id);
    expect(view).toMatchObject({ name: 'The bridge', host: false, matches: [], tables: [] });
    expect(view.members).toEqual([
      { number: 0, name: 'Lya', host: true, you: false },
      { number: 1, name: 'Tom', host: false, you: true },
    ]);
    expect(view.documents.map(({ name, owner, yours }) => [name, owner, yours])).toEqual([
      ['Bo', 'Tom', true],
      ['Ina', 'Lya', false],
    ]);
    expect((await his.past(`ina-${id}`, id)).revisions).toHaveLength(1);
    const changed = gold(1)(sheet(`ina-${id}`, 3, 'Ina'));
    expect(await fate(his.keep(changed, id))).toBe('403 not-allowed');
    expect(await fate(his.drop(`ina-${id}`, id))).toBe('403 not-allowed');
    await hers.keep(gold(1)(sheet(`bo-${id}`, 4, 'Bo')), id);
    const stranger = shelfOf(await guest());
    expect(await fate(stranger.campaign(id))).toBe('404 no-such-campaign');
    expect(await fate(stranger.file(id))).toBe('404 no-such-campaign');
    expect(await fate(stranger.past(`bo-${id}`, id))).toBe('404 no-such-campaign');
    expect(await fate(stranger.keep(sheet('uta'), id))).toBe('404 no-such-campaign');
    expect(await fate(his.invite(id))).toBe('403 not-allowed');
  });

  test('has its matches one after the other, and its file proves every number', async () => {
    const { lya, hers, his, id, play } = await ofTwo();
    const tables = [await play(), await play(), await play()];
    const view = await his.campaign(id);
    expect(view.matches.map(({ match }) => match)).toEqual(tables);
    expect(view.documents).toMatchObject([{ revision: 4 }, { revision: 4 }]);
    const file = await his.file(id);
    const { problems, documents } = campaignState(saga, file);
    expect(problems).toEqual([]);
    const { revisions } = await hers.past(`ina-${id}`, id);
    expect(documents.get(`ina-${id}`)).toEqual(revisions[0]);
    const [newest = sheet('')] = revisions;
    expect(lineageIn(saga, file, newest).map(({ verdict }) => verdict)).toEqual([
      'proven',
      'proven',
      'proven',
      'hand',
    ]);
    // A campaign and its tables are told nobody else.
    expect(await fate(look(await guest(), tables[0] ?? ''))).toBe('403 wrong-key');
    expect((await look(lya, tables[0] ?? '')).face.campaign).toBe(id);
  });

  test('is brought to another server, verified there, and played on', async () => {
    const { hers, id, play, documents } = await ofTwo();
    await play();
    await play();
    const file = await hers.file(id);
    const other = await startTestServer({ games: [saga] });
    try {
      const kim = await ApiClient.guest(other.url);
      const shelf = shelfOf(kim);
      expect(await shelf.take(file, 'Kim')).toEqual({ campaign: id });
      expect(await fate(shelf.take(file, 'Kim'))).toBe('409 gone-on');
      expect(await shelf.file(id)).toEqual(file);
      const seats = [me('Kim'), me('Tom')];
      const { table } = await kim.open({ game: 'saga', seats, campaign: id, documents });
      await playSaga(other, table, [kim, kim]);
      const third = await shelf.file(id);
      expect(third.matches).toHaveLength(3);
      expect(campaignState(saga, third).problems).toEqual([]);
      expect(other.reports).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('that somebody has changed is refused, and the place is named', async () => {
    const { hers, id, play } = await ofTwo();
    await play();
    await play();
    const file = await hers.file(id);
    const tom = await guest();
    const taken = (change: (copy: typeof file) => unknown) => {
      const copy = JSON.parse(JSON.stringify({ ...file, id: 'changed' })) as typeof file;
      change(copy);
      return shelfOf(tom).take(copy, 'Tom');
    };
    const inaOf = ({ documents }: MatchFile) => documents?.['sheet/0']?.content as { gold: number };
    const cheat = taken((copy) => {
      inaOf(copy.matches[1] as MatchFile).gold += 100;
    });
    await expect(cheat).rejects.toThrow(/match 2 .* which the campaign did not have/);
    const rich = taken(({ written: [first] }) => Object.assign(first?.content ?? {}, { gold: 99 }));
    await expect(rich).rejects.toThrow(/match 1 .* which the campaign did not have/);
    const none = taken((copy) => Object.assign(copy, { matches: 7 }));
    expect(await fate(none)).toBe('422 wrong-document');
    expect((await shelfOf(tom).look()).campaigns).toEqual([]);
  });

  test('takes copies of documents from elsewhere, and they begin there', async () => {
    const { hers, id, lya } = await ofTwo();
    await hers.keep(sheet('uta', 8));
    const won = { ...sheet('uta', 8), revision: 2 };
    expect(await fate(hers.keep(won, id))).toBe('422 wrong-document');
    const copy = copyOf(sheet('uta', 8), 'uta-2');
    expect(await hers.keep(copy, id)).toMatchObject({ revision: 1, by: 'hand', owner: 'Lya' });
    // Its own documents go into its own matches, and no other.
    const wish = { game: 'saga', seats: [me('Lya')], documents: { 'sheet/0': 'uta-2' } };
    expect(await fate(lya.open(wish))).toBe('404 no-such-document');
    const outside = { ...wish, campaign: id, documents: { 'sheet/0': 'uta' } };
    expect(await fate(lya.open(outside))).toBe('404 no-such-document');
  });

  test('offers its members their seats, and a document is given to another member', async () => {
    const { lya, tom, hers, id, documents } = await ofTwo();
    const give = (client: ApiClient, document: string, member: number) =>
      client.ask('POST', `/documents/${document}/owner`, { campaign: id, member });
    const seats = [me('Lya'), open];
    const { table } = await lya.open({ game: 'saga', seats, campaign: id, documents });
    const offered = async (client: ApiClient) =>
      (await look(client, table)).you as { offered?: number[] };
    expect((await offered(tom)).offered).toEqual([1]);
    expect(await fate(give(tom, `ina-${id}`, 1))).toBe('403 not-allowed');
    expect(await fate(give(lya, `ina-${id}`, 7))).toBe('403 not-allowed');
    await give(lya, `bo-${id}`, 0);
    expect((await hers.campaign(id)).documents[0]).toMatchObject({ name: 'Bo', owner: 'Lya' });
    await give(lya, `bo-${id}`, 1);
    expect((await hers.campaign(id)).documents[0]).toMatchObject({ name: 'Bo', owner: 'Tom' });
    await tom.sit(table, { name: 'Tom', seat: 1 });
    expect((await offered(tom)).offered).toBeUndefined();
  });

  test('is left, and thrown away by its host, but not in the middle of a match', async () => {
    const { lya, hers, his, id, documents } = await ofTwo();
    const stranger = shelfOf(await guest());
    expect(await fate(stranger.join('a'.repeat(43), 'Kim'))).toBe('403 wrong-key');
    expect(await fate(stranger.join(await hers.invite(id), 'TOM'))).toBe('409 name-taken');
    const leave = (client: ApiClient, member: number) =>
      client.ask('DELETE', `/campaigns/${id}/members/${member}`);
    expect(await fate(leave(lya, 0))).toBe('403 not-allowed');
    await leave(lya, 1);
    expect(await fate(his.campaign(id))).toBe('404 no-such-campaign');
    expect((await hers.campaign(id)).documents).toMatchObject([{ owner: 'Lya' }, { owner: 'Lya' }]);
    const seats = [me('Lya'), me('Tom')];
    const { table } = await lya.open({ game: 'saga', seats, campaign: id, documents });
    expect(await fate(lya.ask('DELETE', `/campaigns/${id}`))).toBe('409 in-use');
    expect(await hers.campaign(id)).toMatchObject({ tables: [{ table, status: 'playing' }] });
    await lya.act(table, { kind: 'close', id: requestId() });
    expect(await lya.ask('DELETE', `/campaigns/${id}`)).toBe(true);
    expect((await hers.look()).campaigns).toEqual([]);
  });
});

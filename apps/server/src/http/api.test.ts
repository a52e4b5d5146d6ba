import type { TableFace } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, fate, look, me, open, PICKS, twoAt } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

test('the games that can be played are told with their seats, settings and bots', async () => {
  const games = await new ApiClient(server.url).ask('GET', '/games');
  expect(games).toMatchObject([
    { id: 'toy', version: '1', seats: { min: 1, max: 4 }, policies: ['random', 'heuristic'] },
  ]);
});

describe('a table is opened', () => {
  test('with keys for the host’s own seats, invitations to the free ones, and one to watch', async () => {
    const host = await ApiClient.guest(server.url);
    const opened = await host.open({
      game: 'toy',
      seats: [me('Lya'), open, { kind: 'bot', name: 'Ines', policy: 'random' }, open],
    });
    expect(opened.seats.map(({ seat }) => seat)).toEqual([0]);
    expect(opened.invites.map(({ seat }) => seat)).toEqual([undefined, 1, 3]);
    const keys = [...opened.seats, ...opened.invites].map(({ key }) => key);
    expect(new Set([...keys, opened.watch]).size).toBe(5);
    const { face, you } = await look(host, opened.table);
    expect(you).toEqual({ seats: [0], host: true });
    expect(face.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot', 'open']);
    const told = JSON.stringify(face);
    const record = await server.service.store.table(opened.table);
    for (const secret of [record?.secret ?? 'x', record?.host ?? 'x', ...keys]) {
      expect(told).not.toContain(secret);
    }
  });

  test('with something of its own for each of the host’s seats', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({ game: 'toy', seats: [me('Lya'), me('Tom')] });
    const { face } = await look(host, table);
    const added = face.seats.map(({ entropy }) => entropy);
    expect(new Set(added).size).toBe(2);
    expect(added.every((entropy) => /^[0-9a-f]{16,64}$/.test(entropy ?? ''))).toBe(true);
  });

  test.each([
    ['of a game that is not there', { game: 'chess' }, '404 no-such-game'],
    ['with too many seats', { seats: Array.from({ length: 5 }, () => open) }, '422 wrong-settings'],
    ['with settings that are not there', { options: { colour: 'red' } }, '422 wrong-settings'],
    ['with wrong settings', { options: { phases: ['dance'] } }, '422 wrong-settings'],
    [
      'with a bot that is not there',
      { seats: [{ kind: 'bot', name: 'Ines', policy: 'genius' }] },
      '422 wrong-settings',
    ],
    ['with the same name twice', { seats: [me('Lya'), me('LYA')] }, '409 name-taken'],
    [
      'with a bot whose name looks like another',
      { seats: [me('Tom'), { kind: 'bot', name: 'Tоm', policy: 'random' }] },
      '409 name-taken',
    ],
    ['with no seats', { seats: [] }, '400 malformed'],
    ['with an empty name', { seats: [me('  ')] }, '400 malformed'],
    ['with a name of unseen letters', { seats: [me('a\u202eb')] }, '400 malformed'],
    ['without chance', { entropy: 'xyz' }, '400 malformed'],
    ['with a clock of no time', { pace: { kind: 'live', bank: 1, increment: 0 } }, '400 malformed'],
    ['with what nobody asked for', { extra: 1 }, '400 malformed'],
  ])('not %s', async (_, part, wanted) => {
    const host = await ApiClient.guest(server.url);
    const wish = { game: 'toy', seats: [me('Lya')], ...part } as never;
    expect(await fate(host.open(wish))).toBe(wanted);
    expect(await host.ask('GET', '/tables/mine')).toEqual([]);
  });

  test('by guests, not by whoever has a key of a seat', async () => {
    const { seats } = await twoAt(server.url);
    const bearer = new ApiClient(server.url, seats[0]?.key);
    expect(await fate(bearer.open({ game: 'toy', seats: [me('Lya')] }))).toBe('403 wrong-key');
  });
});

describe('play by HTTP', () => {
  test('an act has the number under which it is kept, and a repeat the same', async () => {
    const { host, table } = await twoAt(server.url);
    const act = { kind: 'answer', id: 'one-request', choice: '2.0', answer: 'red' } as const;
    expect(await host.act(table, act)).toEqual({ seq: 3 });
    expect(await host.act(table, act)).toEqual({ seq: 3 });
    expect(await fate(host.act(table, { ...act, id: 'two-request' }))).toBe('409 stale');
  });

  test.each([
    ['not one of the options', { answer: 'green' }, '422 unknown-option'],
    ['of a wrong kind', { answer: ['red'] }, '422 wrong-shape'],
    ['to nothing that is asked', { choice: '9.0' }, '409 stale'],
    ['to a choice without a name', { choice: 'first' }, '400 malformed'],
    ['without a name of its own', { id: 'x' }, '400 malformed'],
    ['at which the rules break', { answer: 'crash' }, '500 fault'],
    ['too long', { answer: 'x'.repeat(20_001) }, '400 malformed'],
    ['of nothing', { answer: null }, '400 malformed'],
  ])('an answer %s is refused', async (_, part, wanted) => {
    const { host, table } = await twoAt(server.url);
    const act = { kind: 'answer', id: requestId(), choice: '2.0', answer: 'red', ...part };
    expect(await fate(host.act(table, act as never))).toBe(wanted);
    expect(await server.service.store.entries(table, 2, 9)).toEqual([]);
  });

  test('who has several seats says in which; who has none does nothing', async () => {
    const host = await ApiClient.guest(server.url);
    const { table, watch } = await host.open({
      game: 'toy',
      seats: [me('Lya'), me('Tom')],
      options: { phases: ['secret', 'pick'] },
    });
    const act = (slot: number) =>
      ({ kind: 'answer', id: requestId(), choice: `1.${slot}`, answer: 'red' }) as const;
    expect(await fate(host.act(table, act(1)))).toBe('403 not-your-choice');
    expect(await fate(host.act(table, act(1), 1))).toBe('done');
    expect(await fate(new ApiClient(server.url, watch).act(table, act(0)))).toBe('403 not-allowed');
    expect(await fate(new ApiClient(server.url, watch).act(table, act(0), 0))).toBe(
      '403 wrong-key',
    );
    expect(await fate(new ApiClient(server.url).act(table, act(0), 0))).toBe('401 no-key');
    const other = await ApiClient.guest(server.url);
    expect(await fate(other.act(table, act(0), 0))).toBe('403 wrong-key');
    expect(await fate(new ApiClient(server.url, 'x'.repeat(43)).act(table, act(0)))).toBe(
      '403 wrong-key',
    );
  });

  test('a table is shown also while a question is open, to all who are there', async () => {
    const { host, friend, table } = await twoAt(server.url, { phases: ['dice', 'pick'] });
    await host.act(table, answering('2.0', 'roll'));
    await host.act(table, { kind: 'undo', id: requestId(), to: 0 });
    const { face } = await look(friend, table);
    expect(face.question).toEqual({
      seq: 4,
      seat: 0,
      about: { kind: 'undo', to: 0, because: 'rolled-or-revealed' },
      from: [1],
      agreed: [],
    });
    expect(await fate(friend.ask('GET', '/tables/mine'))).toBe('done');
    await friend.act(table, { kind: 'consent', id: requestId(), question: 4, agree: true });
    expect((await look(friend, table)).face).not.toHaveProperty('question');
  });

  test('the public list is told to everybody also while a question is open at one of its tables', async () => {
    const { host, table } = await twoAt(server.url, { phases: ['dice', 'pick'] });
    await host.act(table, answering('2.0', 'roll'));
    await host.act(table, { kind: 'manage', id: requestId(), listed: true });
    await host.act(table, { kind: 'undo', id: requestId(), to: 0 });
    const list = await new ApiClient(server.url)
      .ask<TableFace[]>('GET', '/tables')
      .finally(() => host.act(table, { kind: 'manage', id: requestId(), listed: false }));
    expect(list.find((face) => face.table === table)).toMatchObject({ question: { from: [1] } });
  });

  test('the past is shown to whom it belongs, as far as there is any', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const past = (client: ApiClient, answers: number, seat?: number) =>
      client.ask<{ view: { own: unknown } }>(
        'GET',
        `/tables/${table}/past/${answers}${seat === undefined ? '' : `?seat=${seat}`}`,
      );
    const [own, friends, nobodys] = [
      await past(host, 0),
      await past(friend, 0),
      await past(friend, 0, -1),
    ];
    expect(nobodys.view.own).toBe('hidden');
    expect(own.view.own).not.toEqual(friends.view.own);
    expect(await fate(past(host, 1))).toBe('422 out-of-range');
    expect(await fate(past(host, 0, 1))).toBe('403 wrong-key');
    expect(await fate(past(host, 0.5))).toBe('400 malformed');
  });

  test('what was seen as an answer was told is shown to whom it belongs', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const told = (client: ApiClient, answers: number, seat?: number) =>
      client.ask<{ changes: unknown[] }>(
        'GET',
        `/tables/${table}/told/${answers}${seat === undefined ? '' : `?seat=${seat}`}`,
      );
    expect((await told(host, 0)).changes).toEqual((await told(friend, 0, -1)).changes);
    expect(await fate(told(host, 1))).toBe('422 out-of-range');
    expect(await fate(told(host, 0, 1))).toBe('403 wrong-key');
    expect(await fate(told(host, 0.5))).toBe('400 malformed');
  });

  test('what is said is told to the table, by seats, and not where silence was asked for', async () => {
    const { host, friend, table, watch } = await twoAt(server.url);
    const say = (client: ApiClient, text: string, id = requestId()) =>
      client.ask<{ number: number }>('POST', `/tables/${table}/chat`, { id, text });
    const id = requestId();
    expect(await say(friend, 'hello', id)).toEqual({ number: 1 });
    expect(await say(friend, 'hello', id)).toEqual({ number: 1 });
    expect(await say(friend, 'hello')).toEqual({ number: 2 });
    expect(await fate(say(new ApiClient(server.url, watch), 'hello'))).toBe('403 not-allowed');
    expect(await fate(say(friend, '   '))).toBe('400 malformed');
    expect(await fate(say(friend, 'x'.repeat(501)))).toBe('400 malformed');
    await host.act(table, { kind: 'manage', id: requestId(), chat: false });
    expect(await fate(say(friend, 'hello'))).toBe('403 not-allowed');
  });

  test('the file is told to who may watch, once the match is over', async () => {
    const { host, table } = await twoAt(server.url, { phases: ['pick'] });
    const file = (client: ApiClient) => client.ask('GET', `/tables/${table}/file`);
    expect(await fate(file(host))).toBe('403 not-allowed');
    await host.act(table, answering('2.0', 'red'));
    expect(await file(host)).toMatchObject({ game: 'toy', answers: [{ answer: 'red' }] });
    expect(await fate(file(await ApiClient.guest(server.url)))).toBe('403 wrong-key');
    expect(await fate(file(new ApiClient(server.url)))).toBe('401 no-key');
  });

  test('one’s own tables are listed, those that wait for one first', async () => {
    const host = await ApiClient.guest(server.url);
    const wish = { game: 'toy', options: PICKS } as const;
    const waits = await host.open({ ...wish, seats: [me('Lya'), open] });
    const idle = await host.open({ ...wish, seats: [me('Lya'), open] });
    const friend = await ApiClient.guest(server.url);
    await friend.sit(waits.table, { invite: waits.invites[0]?.key, name: 'Tom' });
    type Own = { face: TableFace; host: boolean; seats: number[]; waiting: number[] }[];
    const own = await host.ask<Own>('GET', '/tables/mine');
    expect(own.map(({ face }) => face.table)).toEqual([waits.table, idle.table]);
    expect(own[0]).toMatchObject({ host: true, waiting: [0] });
    expect(own[0]?.seats).toContain(0);
    const friends = await friend.ask<Own>('GET', '/tables/mine');
    expect(friends).toMatchObject([{ host: false, seats: [1], face: { table: waits.table } }]);
    expect(await new ApiClient(server.url).ask('GET', '/tables/mine')).toEqual([]);
  });
});

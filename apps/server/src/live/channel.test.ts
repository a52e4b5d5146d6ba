import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answering, me, PICKS, soon, twoAt } from '../../test/asking.ts';
import { gateBefore } from '../../test/gate.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

let server: TestServer;
const wireOf = wiresOfTests();

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Waits until what is under way at a table has come to its end: the store replies in order. */
async function underWayEnds(table: string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await server.service.store.ping();
    await server.service.registry.queries.face(table);
  }
}

/** Nobody here listens to a table any more. */
async function nobodyListens(table: string): Promise<void> {
  await soon(() => expect(server.service.registry.subscriptions.watched()).not.toContain(table));
}

describe('who watches a table', () => {
  test('is told as whom, how it stands, and what happens from then on', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const reply = await lya.ask<{ seat: number }>('watch', { table });
    expect(reply).toMatchObject({
      ok: true,
      value: { seat: 0, messages: [{ type: 'table' }, { type: 'update', seq: 2, keep: -1 }] },
    });
    const tom = await wireOf(friend);
    await tom.watch(table, { seat: 1 });
    const act = answering('2.0', 'red');
    expect(await lya.ask('act', { table, act })).toEqual({ ok: true, value: { seq: 3 } });
    const heard = await tom.hears('update', ({ seq }) => seq === 3);
    expect(heard).toMatchObject({ keep: 0, answeredBy: [0], seen: { choices: [{ name: '3.0' }] } });
    // Who acts hears of it as well.
    expect(await lya.hears('update', ({ seq }) => seq === 3)).toMatchObject({
      seen: { choices: [], waiting: [{ seats: [1] }] },
    });
  });

  test('may watch as a spectator, also with a seat of their own', async () => {
    const { host, table, watch } = await twoAt(server.url);
    const lya = await wireOf(host);
    await lya.watch(table, { seat: -1 });
    expect(lya.hearer.seen).toMatchObject({ choices: [], view: { own: 'hidden' } });
    const watcher = await wireOf(new ApiClient(server.url, watch));
    expect(await watcher.ask('watch', { table })).toMatchObject({ value: { seat: -1 } });
  });

  test('acts in their seat, wherever they watch from', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    await lya.watch(table, { seat: -1 });
    expect(await lya.fate('act', { table, act: answering('2.0', 'red'), seat: 1 })).toBe(
      'wrong-key',
    );
    expect(await lya.fate('act', { table, act: answering('2.0', 'red'), seat: 0 })).toBe('done');
  });

  test('with two seats on one line acts in the one that is said, else in the one that is watched', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({
      game: 'toy',
      seats: [me('Lya'), me('Tom')],
      options: PICKS,
    });
    const wire = await wireOf(host);
    await wire.watch(table, { seat: 1 });
    expect(await wire.fate('act', { table, act: answering('1.0', 'red') })).toBe('not-your-choice');
    expect(await wire.fate('act', { table, act: answering('1.0', 'red'), seat: 0 })).toBe('done');
    expect(await wire.fate('act', { table, act: answering('2.0', 'red') })).toBe('done');
  });

  test('comes back with the number heard last, and is told exactly what was missed', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const first = await wireOf(host);
    await first.watch(table, { seat: 0 });
    await first.ask('act', { table, act: answering('2.0', 'red') });
    await first.hears('update', ({ seq }) => seq === 3);
    first.socket.close();
    await friend.act(table, answering('3.0', 'blue'));
    await host.act(table, answering('4.0', 'red'));
    const back = await wireOf(host);
    Object.assign(back.hearer, first.hearer);
    const messages = await back.watch(table, { seat: 0, seq: first.hearer.seq });
    expect(messages.filter(({ type }) => type === 'update')).toMatchObject([
      { seq: 5, keep: 1, answeredBy: [1, 0] },
    ]);
    await friend.act(table, answering('5.0', 'blue'));
    await back.hears('update', ({ seq }) => seq === 6);
    const newcomer = await wireOf(host);
    await newcomer.watch(table, { seat: 0 });
    expect(back.hearer).toEqual(newcomer.hearer);
  });

  test('comes back with the last line of chat heard, and is told those since', async () => {
    const { host, table } = await twoAt(server.url);
    for (const text of ['one', 'two', 'three']) {
      await host.ask('POST', `/tables/${table}/chat`, { id: `line-${text}`, text });
    }
    const lya = await wireOf(host);
    const linesFrom = async (part: { said?: number }) =>
      (await lya.watch(table, part)).flatMap((said) => (said.type === 'chat' ? [said.text] : []));
    expect(await linesFrom({})).toEqual(['one', 'two', 'three']);
    expect(await linesFrom({ said: 1 })).toEqual(['two', 'three']);
    expect(await linesFrom({ said: 9 })).toEqual([]);
    await host.ask('POST', `/tables/${table}/chat`, { id: 'line-four', text: 'four' });
    expect(await lya.hears('chat')).toMatchObject({ number: 4, text: 'four' });
  });

  test('and has heard all is told nothing twice', async () => {
    const { host, table } = await twoAt(server.url);
    await host.act(table, answering('2.0', 'red'));
    const lya = await wireOf(host);
    const messages = await lya.watch(table, { seq: 3 });
    expect(messages.find(({ type }) => type === 'update')).toMatchObject({
      keep: 1,
      events: [],
      answeredBy: [],
    });
  });

  test('on two sockets of the same seat hears on both, and each resumes from its own number', async () => {
    const { host, table } = await twoAt(server.url);
    const [one, two] = [await wireOf(host), await wireOf(host)];
    await one.watch(table);
    await host.act(table, answering('2.0', 'red'));
    const messages = await two.watch(table, { seq: 2 });
    expect(messages[1]).toMatchObject({ type: 'update', seq: 3, keep: 0 });
    one.socket.close();
    await host.act(table, { kind: 'manage', id: requestId(), chat: false });
    expect(await two.hears('update', ({ seq }) => seq === 4)).toBeDefined();
  });

  test('and is told of it while somebody acts hears nothing that is not kept yet', async () => {
    const { friend, table } = await twoAt(server.url);
    const tom = await wireOf(friend);
    await tom.caughtUp();
    // The act waits in the line behind the one who comes: it is done in memory right after.
    const { store } = server.service;
    const lines = store.lines.bind(store);
    let go = (): void => {};
    const asked = new Promise<void>((resolve) => {
      vi.spyOn(store, 'lines').mockImplementationOnce(async (...args) => {
        resolve();
        await new Promise<void>((then) => {
          go = then;
        });
        return lines(...args);
      });
    });
    const watching = tom.watch(table, { seat: 1 });
    await asked;
    const acting = server.service.play.actAs(
      { seat: 0, guest: undefined },
      table,
      answering('2.0', 'red'),
    );
    go();
    const messages = await watching;
    expect(messages[1]).toMatchObject({ type: 'update', seq: 2, answers: 0 });
    expect(messages[1]).toMatchObject({ seen: { choices: [], view: { turn: 0, said: [] } } });
    await acting;
  });
});

describe('who leaves', () => {
  test('hears nothing more, while others do', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    await lya.watch(table);
    await tom.watch(table);
    expect(await lya.fate('leave', { table })).toBe('done');
    await lya.caughtUp();
    lya.heard.length = 0;
    await host.act(table, answering('2.0', 'red'));
    await tom.hears('update', ({ seq }) => seq === 3);
    await lya.caughtUp();
    expect(lya.heard).toEqual([]);
  });

  test('on one of two sockets of the same seat hears on the other alone', async () => {
    const { host, table } = await twoAt(server.url);
    const [phone, laptop] = [await wireOf(host), await wireOf(host)];
    await phone.watch(table);
    await laptop.watch(table);
    await phone.ask('leave', { table });
    phone.heard.length = 0;
    await host.act(table, answering('2.0', 'red'));
    await laptop.hears('update', ({ seq }) => seq === 3);
    await phone.caughtUp();
    expect(phone.heard).toEqual([]);
  });

  test('may leave what they do not watch', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    expect(await lya.fate('leave', { table })).toBe('done');
  });

  test('by closing the socket is listened to no more', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    await lya.watch(table);
    expect(server.service.registry.subscriptions.watched()).toContain(table);
    lya.socket.close();
    await nobodyListens(table);
  });

  test.each([
    ['before it is known as whom they come', 'enter'],
    ['before the table has let them in', 'watch'],
  ] as const)('%s, hears nothing of it', async (_, method) => {
    const { host, friend, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const { asked, go } = gateBefore(server, method);
    const watching = lya.ask('watch', { table, seat: 0 });
    await asked;
    await lya.ask('leave', { table });
    go();
    await watching;
    await host.act(table, answering('2.0', 'red'));
    await friend.act(table, answering('3.0', 'red'));
    await lya.caughtUp();
    expect(lya.heard).toEqual([]);
    await nobodyListens(table);
  });

  test.each([
    ['before it is known as whom they come', 'enter'],
    ['before the table has let them in', 'watch'],
  ] as const)('by closing the socket %s, is listened to no more', async (_, method) => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const { asked, go } = gateBefore(server, method);
    lya.socket.emit('watch', { table, seat: 0 }, () => {});
    await asked;
    const { sockets } = await socketsHere();
    lya.socket.close();
    await soon(async () => expect((await socketsHere()).sockets).toBeLessThan(sockets));
    go();
    await underWayEnds(table);
    await nobodyListens(table);
  });

  test('while they come back on the same socket, is there', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const asked = { table };
    await Promise.all([lya.ask('watch', asked), lya.ask('leave', asked), lya.watch(table)]);
    await host.act(table, answering('2.0', 'red'));
    await lya.hears('update', ({ seq }) => seq === 3);
  });
});

/** How many sockets the server has open. */
async function socketsHere(): Promise<{ sockets: number }> {
  const sockets = await new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
  return { sockets };
}

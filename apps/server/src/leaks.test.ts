import type { Game } from '@tablewright/engine';
import { hidesAnything, readOptions } from '@tablewright/engine/host';
import type { ServerMessage, Update } from '@tablewright/protocol';
import { GAMES, loadGame } from '@tablewright/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLeaks } from '../test/leaks/leaks.ts';
import { TOYS } from '../test/leaks/toys.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

const READY = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);

/** `npm run leaks` plays a thousand of each. */
const MATCHES: Readonly<Record<string, number>> = {
  'bingo-deathmatch': 8,
  bridgequest: 3,
  kazzam: 4,
};

/** Games that are soon over where everything is done at random. */
const SENSIBLE: readonly string[] = ['bridgequest'];

describe.each(READY)('%s', (id) => {
  test('no message tells an observer what it may not know', async () => {
    const game = await loadGame(id);
    const plan = {
      matches: MATCHES[id] ?? 25,
      seed: 'in every run',
      withSense: SENSIBLE.includes(id),
      mostAnswers: 3_000,
      followed: 0,
    };
    const { leaks, compared } = findLeaks(game, plan);
    expect(leaks).toEqual([]);
    if (hides(game)) expect(compared).toBeGreaterThan(10);
  });
});

describe.each([...TOYS])('the toy $id', (game) => {
  const plan = { matches: 12, seed: 'toys', mostAnswers: 400, followed: 8 };

  test('tells nothing while curses, trades and tools are used at any time', () => {
    const { leaks, compared } = findLeaks(game, plan);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(60);
  });

  test('is found out if its view counts what is hidden', () => {
    const counting = {
      ...game,
      view: (state: Hiding, observer: number) => [
        game.view(state, observer),
        state.dice?.length ?? state.places?.['hand/0']?.filter((card) => /curse/.test(card)).length,
      ],
    } as unknown as Game;
    expect(findLeaks(counting, plan).leaks).not.toEqual([]);
  });
});

/** What the toys hide: dice behind a screen, cards of a hand. */
interface Hiding {
  readonly dice?: readonly unknown[];
  readonly places?: Readonly<Record<string, readonly string[]>>;
}

test('a view that differs where it must not is found out', async () => {
  const game = await loadGame('bingo-deathmatch');
  const wavering = {
    ...game,
    view: (state: object, observer: number) => [game.view(state as never, observer), Math.random()],
  } as unknown as Game;
  expect(
    findLeaks(wavering, { matches: 2, seed: 'chance', mostAnswers: 200, followed: 0 }).leaks,
  ).not.toEqual([]);
});

describe('what sockets and streams carry', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('is the same on both, and is what the table says to that observer, no more', async () => {
    const host = await ApiClient.guest(server.url);
    const { table, seats, watch, invites } = await host.open({
      game: 'bingo-deathmatch',
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
    });
    const friend = await ApiClient.guest(server.url);
    const seated = await friend.sit(table, { invite: invites[0]?.key, name: 'Tom' });
    const keys = [seats[0]?.key ?? '', seated.key ?? '', watch];
    const observers = [0, 1, -1];
    const carried = await Promise.all(
      observers.map(async (observer, at) => {
        const client = new ApiClient(server.url, keys[at]);
        const onSocket: ServerMessage[] = [];
        const socket = await client.socket();
        socket.on('message', (message: ServerMessage) => onSocket.push(message));
        const reply = await socket.emitWithAck('watch', { table, seat: observer });
        onSocket.unshift(...reply.value.messages);
        const inHouse: ServerMessage[] = [];
        await server.service.play.watch(
          table,
          observer,
          {},
          (message) => inHouse.push(message),
          (messages) => inHouse.push(...messages),
        );
        const onStream = client.stream(
          `/tables/${table}/stream?seat=${observer}`,
          (message) => message.type === 'update' && message.seen.outcome !== undefined,
        );
        return { observer, onSocket, onStream, inHouse, socket };
      }),
    );
    const live = () => carried.map(({ inHouse }) => inHouse.findLast(isUpdate));
    while (live()[0]?.seen.outcome === undefined) {
      for (const seat of [0, 1]) {
        const [choice] = live()[seat]?.seen.choices ?? [];
        if (choice === undefined) continue;
        const answer = choice.fallback as never;
        const act = { kind: 'answer', id: requestId(), choice: choice.name, answer } as const;
        await (seat === 0 ? host : friend).act(table, act, seat);
      }
    }
    const file = JSON.stringify(await host.ask('GET', `/tables/${table}/file`));
    const secrets = [
      ...keys,
      ...(file.match(/"hash":"[0-9a-f]+"/g) ?? []).map((hash) => hash.slice(8, -1)),
      /"secret":"([0-9a-f]{64})"/.exec(file)?.[1] ?? '',
    ];
    expect(secrets.length).toBeGreaterThan(20);
    for (const { onSocket, onStream, inHouse, socket } of carried) {
      const streamed = (await onStream).filter(isUpdate);
      // Streams were opened a moment later: what they missed came with their first message.
      while (onSocket.findLast(isUpdate)?.seen.outcome === undefined) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      const updates = onSocket.filter(isUpdate);
      expect(updates.at(-1)).toEqual(inHouse.findLast(isUpdate));
      expect(eventsOf(streamed)).toEqual(eventsOf(updates));
      expect(eventsOf(inHouse.filter(isUpdate))).toEqual(eventsOf(updates));
      const text = JSON.stringify([onSocket, await onStream]);
      for (const secret of secrets) expect(text.includes(secret)).toBe(false);
      socket.close();
    }
  });
});

function isUpdate(message: ServerMessage): message is Update {
  return message.type === 'update';
}

/** What a client that hears these updates knows in the end. */
function eventsOf(updates: readonly Update[]): unknown[] {
  let known: { readonly seq: number; readonly event: unknown }[] = [];
  for (const { keep, events } of updates) {
    known = [...known.filter(({ seq }) => seq <= keep), ...events];
  }
  return known;
}

/** Whether any settings of a game hide anything. */
function hides(game: Game): boolean {
  const flags = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'choice' ? spec.values.map((value) => ({ [name]: value })) : [],
  );
  return [{}, ...flags].some((given) => {
    const read = readOptions(game.options, given);
    return read.ok && hidesAnything(game, read.value);
  });
}

import { createConnection } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RandomSource } from '@tablewright/engine';
import { hashPlain, seededSource } from '@tablewright/engine/host';
import { LARGEST_MESSAGE, REFUSALS, type Update } from '@tablewright/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

const SOCKET_MESSAGES = 93_000;
const HTTP_REQUESTS = 8_000;
/** How many are under way at the same time. */
const AT_ONCE = 500;

let server: TestServer;
let host: ApiClient;
let table: string;
let seatKeys: readonly string[];
let played: readonly { readonly act: unknown; readonly seat: number }[];

beforeAll(async () => {
  server = await startTestServer();
  host = await ApiClient.guest(server.url);
  const opened = await host.open({
    game: 'bingo-deathmatch',
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'me', name: 'Tom' },
    ],
  });
  table = opened.table;
  seatKeys = opened.seats.map(({ key }) => key);
  played = await playALittle();
});
afterAll(() => server.close());

/** Plays some answers, and returns them as they were sent. */
async function playALittle() {
  const sent: { act: unknown; seat: number }[] = [];
  for (let i = 0; i < 20; i += 1) {
    for (const seat of [0, 1]) {
      const [choice] = (await present(seat))?.seen.choices ?? [];
      if (choice === undefined) continue;
      const answer = choice.fallback as never;
      const act = { kind: 'answer', id: requestId(), choice: choice.name, answer } as const;
      await host.act(table, act, seat);
      sent.push({ act, seat });
    }
  }
  return sent;
}

async function present(seat: number): Promise<Update | undefined> {
  const table_ = await server.service.registry.queries.inspect(table, (live) =>
    live.updateFor(seat, -1, live.at),
  );
  return table_;
}

/** Everything that the table is, and what it says to everybody. */
async function standing(): Promise<string> {
  const entries = await server.service.store.entries(table, 0, 100_000);
  return hashPlain([entries, await present(-1), await present(0), await present(1)]);
}

/** Something that no honest client sends. */
function garbage(random: RandomSource, depth = 0): unknown {
  const kind = random.index(depth > 3 ? 9 : 12, 'kind');
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random.index(2, 'truth') === 1;
    case 2:
      return [-1, 0, 1.5, 1e308, -1e308, 2 ** 53, -0][random.index(7, 'number')];
    case 3:
      return 'x'.repeat(random.index(4_000, 'length'));
    case 4:
      return ['', '\u0000', '\u202e', '__proto__', 'constructor', '../..', "' or 1=1 --", '{}'][
        random.index(8, 'text')
      ];
    case 5:
      return table;
    case 6:
      return Buffer.from('binary');
    case 7:
      return undefined;
    case 8:
      return { kind: 'answer' };
    case 9:
      return Array.from({ length: random.index(6, 'items') }, () => garbage(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.index(6, 'fields') }, () => [
          ['table', 'seat', 'act', 'kind', 'id', 'choice', 'answer', '__proto__', 'toString'][
            random.index(9, 'field')
          ],
          garbage(random, depth + 1),
        ]),
      );
  }
}

/** A message that is nearly right: of another seat, out of order, of long ago, a little bent. */
function nearlyRight(random: RandomSource): unknown {
  const { act, seat } = played[random.index(played.length, 'replayed')] ?? {};
  const bent = { ...(act as Record<string, unknown>) };
  switch (random.index(8, 'bend')) {
    case 0:
      bent.id = `other-${random.index(1e6, 'id')}`;
      break;
    case 1:
      bent.choice = `${random.index(200, 'seq')}.${random.index(3, 'ordinal')}`;
      bent.id = `wild-${random.index(1e6, 'id')}`;
      bent.answer = 'no-such-option';
      break;
    case 2:
      bent.answer = garbage(random);
      bent.id = `bent-${random.index(1e6, 'id')}`;
      break;
    case 3:
      bent.extra = true;
      break;
    case 4:
      return { table: 'nosuchtable', seat: 0, act };
    case 5:
      return { table, seat: 7, act };
    case 6:
      return {
        table,
        seat: seat === 0 ? 1 : 0,
        act: { ...bent, id: `seat-${random.index(1e6, 'id')}` },
      };
    default:
      // Said again, word for word: it is answered as before.
      break;
  }
  return { table, seat, act: bent };
}

interface Reply {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
}

function isTyped({ ok, error }: Reply): boolean {
  if (ok) return true;
  return REFUSALS.some((code) => code === error?.code) && (error?.message.length ?? 0) > 0;
}

function collectGarbage(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('93,000 hostile messages over sockets: typed refusals, no change, no growth', async () => {
  const random = seededSource('hostile');
  const own = new ApiClient(server.url, seatKeys[0]);
  const stranger = await ApiClient.guest(server.url);
  const sockets: Socket[] = [await own.socket(), await stranger.socket(), await host.socket()];
  await sockets[0]?.emitWithAck('watch', { table, seat: 0 });
  const before = await standing();
  const EVENTS = ['act', 'act', 'act', 'watch', 'say', 'past', 'told', 'leave'];
  const send = async (i: number): Promise<void> => {
    const socket = sockets[i % sockets.length];
    const event = EVENTS[random.index(EVENTS.length, 'event')] ?? 'act';
    const body = event === 'act' && i % 3 !== 0 ? nearlyRight(random) : garbage(random);
    if (i % 50 === 0) socket?.emit(event, body);
    if (i % 50 === 1) socket?.emit('no-such-event', body);
    const reply = (await socket?.emitWithAck(event, body)) as Reply;
    if (!isTyped(reply)) throw new Error(`${event} was answered ${JSON.stringify(reply)}`);
  };
  const round = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => send(sent + i)));
    }
  };
  await round(SOCKET_MESSAGES / 3);
  const early = collectGarbage();
  await round((2 * SOCKET_MESSAGES) / 3);
  const grown = collectGarbage() - early;
  expect(await standing()).toBe(before);
  expect(grown).toBeLessThan(8 * 1024 * 1024);
  expect(server.reports).toEqual([]);
  for (const socket of sockets) socket.close();
});

test('8,000 hostile requests over HTTP: typed refusals, no change', async () => {
  const random = seededSource('hostile requests');
  const before = await standing();
  const keys = [seatKeys[0], 'x'.repeat(43), '', 'A'.repeat(43), undefined];
  const paths = [
    `/tables/${table}/acts`,
    `/tables/${table}/seats`,
    `/tables/${table}/invites`,
    `/tables/${table}/seats/0/key`,
    `/tables/${table}/chat`,
    `/tables/${table}/notes`,
    '/tables',
    '/keys',
    '/tables/nosuchtable/acts',
    '/tables/%00/acts',
  ];
  const send = async (): Promise<void> => {
    const key = keys[random.index(keys.length, 'key')];
    const path = paths[random.index(paths.length, 'path')];
    const body =
      random.index(2, 'bent') === 0
        ? JSON.stringify(nearlyRight(random)).replaceAll(`"table":"${table}",`, '')
        : (JSON.stringify(garbage(random)) ?? '{"');
    // The one request that would rightly change something: the seat's own key for its own seat.
    if (key === seatKeys[0] && path?.endsWith('/key')) return;
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': random.index(9, 'type') === 0 ? 'text/plain' : 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body,
    });
    const said = (await response.json()) as Partial<Reply>;
    if (response.ok) return;
    if (!isTyped({ ok: false, ...said })) throw new Error(`${path}: ${JSON.stringify(said)}`);
    expect(response.status).toBeLessThan(500);
  };
  for (let sent = 0; sent < HTTP_REQUESTS; sent += 100) {
    await Promise.all(Array.from({ length: 100 }, send));
  }
  expect(await standing()).toBe(before);
  expect(server.reports).toEqual([]);
});

test('what is too large is refused, and closes the socket that sent it', async () => {
  const before = await standing();
  const large = 'x'.repeat(LARGEST_MESSAGE + 1);
  const client = new ApiClient(server.url, seatKeys[0]);
  await expect(
    client.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: large }),
  ).rejects.toMatchObject({
    code: 'too-large',
    status: 413,
  });
  const socket = await client.socket();
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.emit('act', large);
  await closed;
  socket.close();
  expect(await standing()).toBe(before);
});

test('bytes that are no protocol at all close their connection and nothing else', async () => {
  const before = await standing();
  const { port } = new URL(server.url);
  const random = seededSource('bytes');
  for (let i = 0; i < 200; i += 1) {
    const bytes = Buffer.from(Array.from({ length: 400 }, () => random.index(256, 'byte')));
    const starts = [
      '',
      'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\n',
      'POST /api/tables HTTP/1.1\r\n',
    ];
    await new Promise<void>((resolve) => {
      const socket = createConnection(Number(port), '127.0.0.1', () => {
        socket.end(Buffer.concat([Buffer.from(starts[i % 3] ?? ''), bytes]));
      });
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.resume();
    });
  }
  expect(await standing()).toBe(before);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage, Wish } from '@tablewright/protocol';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { answering, me, open, PICKS, soon } from '../../test/asking.ts';
import { pauseAct, pausesIn } from '../../test/pausing.ts';
import { TestService } from '../../test/push.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { createLog } from '../ops/log.ts';
import { Metrics } from '../ops/metrics.ts';
import { sqliteDatabase } from '../store/sqlite-database.ts';

/** What is written in the pause, and nowhere else. */
const LINE = 'please no spiders';

let folder: string;
let server: TestServer;
let logged: string[];
let metrics: Metrics;
let pushed: TestService;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-trace-'));
  logged = [];
  metrics = new Metrics();
  pushed = new TestService();
  server = await startTestServer(
    {
      games: [toy],
      place: { kind: 'sqlite', file: join(folder, 'tables.db') },
      metrics,
      transport: pushed.transport,
    },
    {
      logger: createLog('trace', { write: (line) => logged.push(line) }),
      onRefused: (code) => metrics.refused(code),
    },
  );
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Somebody at a table, and every packet that goes over their line. */
interface Person {
  readonly client: ApiClient;
  readonly socket: Socket;
  readonly seat: number;
  /** As they come: messages and acknowledgements, character for character. */
  readonly came: string[];
  readonly sent: string[];
}

async function personAt(client: ApiClient, table: string, seat: number): Promise<Person> {
  const socket = await client.socket();
  onTestFinished(() => void socket.close());
  const [came, sent]: [string[], string[]] = [[], []];
  const { engine } = socket.io;
  engine.on('packet', ({ type, data }) => type === 'message' && came.push(String(data)));
  engine.on('packetCreate', ({ type, data }) => type === 'message' && sent.push(String(data)));
  await socket.emitWithAck('watch', { table, seat });
  return { client, socket, seat, came, sent };
}

/** Three people at a table with a socket each, and a fourth who watches. */
async function fourAt(): Promise<{ table: string; people: Person[] }> {
  const host = await ApiClient.guest(server.url);
  const opened = await host.open({ game: 'toy', seats: [me('Lya'), open, open], options: PICKS });
  const { table, invites, watch } = opened;
  const clients = [host];
  for (const name of ['Tom', 'Kim']) {
    const client = await ApiClient.guest(server.url);
    await client.sit(table, { invite: invites[0]?.key, name });
    clients.push(client);
  }
  clients.push(new ApiClient(server.url, watch));
  const people: Person[] = [];
  for (const [at, client] of clients.entries()) {
    people.push(await personAt(client, table, at < 3 ? at : -1));
  }
  // Until all have heard that all are there.
  await soon(() => {
    for (const { came } of people) expect(last(came)).toMatch(/("here":true.*){3}/);
  });
  for (const { came, sent } of people) {
    came.splice(0);
    sent.splice(0);
  }
  return { table, people };
}

const last = (packets: readonly string[]): string => packets.at(-1) ?? '';
/** The messages among packets, without acknowledgements. */
const messages = (packets: readonly string[]) => packets.filter((packet) => packet.startsWith('2'));
const acknowledgements = (packets: readonly string[]) =>
  packets.filter((packet) => packet.startsWith('3'));

/** How a person acts: over their socket, or by HTTP. */
type Way = 'socket' | 'http';

async function act(
  { client, socket, seat }: Person,
  table: string,
  what: Parameters<typeof pauseAct>[0],
  way: Way,
): Promise<void> {
  const done = pauseAct(what);
  if (way === 'http') await client.act(table, done, seat);
  else expect(await socket.emitWithAck('act', { table, act: done })).toMatchObject({ ok: true });
}

/** One of the three asks for a pause, writes a line, and all go on. */
async function pauseBy(
  { table, people }: { table: string; people: Person[] },
  author: number,
  { wish, way }: { wish: Wish; way: Way },
): Promise<void> {
  const [seated, by] = [people.slice(0, 3), people[author] as Person];
  const told = () => pausesIn(messages(by.came).map((packet) => JSON.parse(packet.slice(1))[1]));
  await act(by, table, { kind: 'pause', wish }, way);
  await soon(() => expect(told()).toHaveLength(1));
  const [pause] = told();
  if (pause === undefined || pause === 'over') throw new Error('not paused');
  await act(by, table, { kind: 'line', text: LINE }, way);
  await soon(() => expect(told().at(-1)).toMatchObject({ lines: [LINE] }));
  for (const one of seated) {
    await act(one, table, { kind: 'ready', round: pause.round }, way);
  }
  await soon(() => expect(told().at(-1)).toBe('over'));
  // What comes last is one's own present.
  await soon(() => expect(last(by.came)).toContain('"type":"update"'));
  await soon(() => {
    for (const { came } of people) expect(messages(came)).toHaveLength(messages(by.came).length);
  });
}

describe.each<Way>(['socket', 'http'])('by %s', (way) => {
  test('all hear the same, character for character and in the same order, the author too', async () => {
    const all = await fourAt();
    await pauseBy(all, 1, { wish: 'skip', way });
    const heard = all.people.map(({ came }) => messages(came));
    // In the end each is told their own present again, which is as it was.
    const updates = heard.map((packets) => packets.pop());
    for (const update of updates) expect(update).toMatch(/"type":"update".*"seq":3.*"keep":0/);
    const [lya, tom, kim, watcher] = heard;
    expect(lya?.length).toBeGreaterThanOrEqual(3);
    expect([tom, kim, watcher]).toEqual([lya, lya, lya]);
    expect(JSON.stringify(lya)).not.toMatch(/seat|name|author|"by"/);
  });

  test('what they hear is the same whoever the author is', async () => {
    const heard: string[][] = [];
    for (const author of [0, 1, 2]) {
      const all = await fourAt();
      await pauseBy(all, author, { wish: 'adjust', way });
      // The id of the table, its secrets and the name of the round are drawn by chance; how many of the readies
      // are told of together depends on how fast they come.
      const isSettled = (packet: string) => !/"missing":[0-2]/.test(packet);
      const known = (packet: string): string =>
        packet
          .replaceAll(all.table, 'table')
          .replaceAll(/"round":"[0-9a-f]{16}"/g, '"round"')
          .replaceAll(/"own":\d+/g, '"own"');
      heard.push(all.people.flatMap(({ came }) => messages(came).filter(isSettled).map(known)));
    }
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
  });

  test('nothing is in the database, the log, the metrics, the file or the chat', async () => {
    const all = await fourAt();
    const { table, people } = all;
    const host = people[0]?.client as ApiClient;
    const before = { rows: await rows(), figures: await figures() };
    logged.splice(0);
    await pauseBy(all, 2, { wish: 'skip', way });
    expect(await rows()).toEqual(before.rows);
    expect(await figures()).toEqual(before.figures);
    expect(logged).toEqual([]);
    expect(pushed.parcels).toEqual([]);
    const lines: ServerMessage[] = await host.stream(`/tables/${table}/stream`, (message) => {
      return message.type === 'update';
    });
    expect(lines.map(({ type }) => type)).toEqual(['table', 'update']);
    await host.act(table, { kind: 'close', id: 'request-close' });
    const file = JSON.stringify(await host.ask('GET', `/tables/${table}/file`));
    expect(file).not.toMatch(/pause|skip|spider/);
    expect(everythingWritten()).not.toContain(LINE);
  });

  test('others who acted meanwhile leave no trace either but that they were refused', async () => {
    const { table, people } = await fourAt();
    const [lya, tom] = people as [Person, Person];
    await act(tom, table, { kind: 'pause' }, way);
    const figure = await figures();
    const told = { table, act: answering('3.0', 'red') };
    expect(await lya.socket.emitWithAck('act', told)).toMatchObject({ error: { code: 'paused' } });
    await expect(lya.client.act(table, told.act)).rejects.toThrow('paused');
    expect(await figures()).toEqual(figure);
  });
});

test('the author is answered as for any other act, and every act of a pause alike', async () => {
  const { table, people } = await fourAt();
  const [lya, tom] = people as [Person, Person];
  const answer = answering('3.0', 'red');
  await lya.socket.emitWithAck('act', { table, act: answer });
  // The commonest request of all: an act that is sent again.
  await lya.socket.emitWithAck('act', { table, act: answer });
  await soon(() => expect(last(messages(tom.came))).toContain('"seq":4'));
  await act(tom, table, { kind: 'pause', wish: 'skip' }, 'socket');
  await act(tom, table, { kind: 'line', text: LINE }, 'socket');
  const plain = (packet: string) => packet.replace(/^3\d+/, '3');
  const [usual] = acknowledgements(lya.came).map(plain);
  expect(usual).toBe('3[{"ok":true,"value":{"seq":4}}]');
  expect(acknowledgements(lya.came).map(plain)).toEqual([usual, usual]);
  expect(acknowledgements(tom.came).map(plain)).toEqual([usual, usual]);
});

/** Every row of the database but those that only say which node lives, and who is connected. */
async function rows(): Promise<Record<string, unknown>> {
  const db = sqliteDatabase(join(folder, 'tables.db'));
  const { rows: tables } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table'`.execute(db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (name === 'nodes') continue;
    found[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
  }
  await db.destroy();
  return found;
}

/** What the metrics count, apart from the process itself. */
async function figures(): Promise<readonly string[]> {
  const text = await metrics.text();
  return text.split('\n').filter((line) => line.startsWith('tablewright_'));
}

/** All bytes of the files of the database. */
function everythingWritten(): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

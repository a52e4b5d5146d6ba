import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { soon, twoAt } from '../../test/asking.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { Wire } from '../../test/wire.ts';
import { Traffic } from '../ops/traffic.ts';
import { done } from '../tables/outcome.ts';

let server: TestServer;
let traffic: Traffic;
let raw: { close(): void }[] = [];

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const line of raw) line.close();
  raw = [];
  await server.close();
});

/** A server in which every address has so many lines. */
async function openWith(lines: number): Promise<void> {
  traffic = new Traffic();
  const limits = { requests: 1_000, openings: 100, connections: lines };
  server = await startTestServer({ games: [toy] }, { limits, traffic });
}

/** A connection below the channel: it says what it wants, and not that it has come to the channel. */
class Connection {
  readonly socket: WebSocket;
  readonly heard: string[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.heard.push(String(data)));
  }

  static async open(): Promise<Connection> {
    const url = `${server.url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`;
    const connection = new Connection(new WebSocket(url));
    raw.push(connection.socket);
    // The first word is the server's.
    await soon(() => expect(connection.heard).toHaveLength(1));
    return connection;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** How often it was let in to the channel. */
  get welcomes(): number {
    return this.heard.filter((text) => text.startsWith('40')).length;
  }
}

const CONNECT = '40';
const DISCONNECT = '41';

describe('the lines of an address', () => {
  test('are taken by every connection, also by one that never comes to the channel', async () => {
    await openWith(2);
    const [one, two] = [await Connection.open(), await Connection.open()];
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(2));
    const served = vi.spyOn(server.service.auth, 'caller');
    const third = await Connection.open();
    const { key } = await ApiClient.guest(server.url);
    third.socket.send(CONNECT + JSON.stringify({ key }));
    await soon(() => expect(third.isOpen).toBe(false));
    expect([one.isOpen, two.isOpen]).toEqual([true, true]);
    expect(served).not.toHaveBeenCalled();
  });

  test('are not held for long above the limit, whatever is said there', async () => {
    await openWith(1);
    const first = await Connection.open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const second = await Connection.open();
    expect(second.isOpen).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await soon(() => expect(second.isOpen).toBe(false));
    expect(first.isOpen).toBe(true);
    expect(traffic.connectionsOf('socket')).toBe(1);
  });

  test('are given back with the connection, and not before', async () => {
    await openWith(1);
    const first = await Connection.open();
    first.socket.send(CONNECT);
    await soon(() => expect(first.welcomes).toBe(1));
    const late = await Connection.open();
    late.socket.send(CONNECT);
    await soon(() => expect(late.isOpen).toBe(false));
    first.socket.close();
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(0));
    const next = await Connection.open();
    next.socket.send(CONNECT);
    await soon(() => expect(next.welcomes).toBe(1));
  });
});

describe('a connection that leaves the channel', () => {
  test('is closed, and does not come to it a second time', async () => {
    await openWith(9);
    const { table, hostKey } = await twoAt(server.url);
    const { registry } = server.service;
    const connection = await Connection.open();
    const come = CONNECT + JSON.stringify({ key: hostKey });
    connection.socket.send(come);
    await soon(() => expect(connection.welcomes).toBe(1));
    connection.socket.send(`420${JSON.stringify(['watch', { table }])}`);
    await soon(() => expect(registry.subscriptions.watched()).toEqual([table]));
    connection.socket.send(DISCONNECT);
    await soon(() => expect(registry.subscriptions.watched()).toEqual([]));
    connection.socket.send(come);
    await soon(() => expect(connection.isOpen).toBe(false));
    expect(connection.welcomes).toBe(1);
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(0));
  });
});

describe('a socket that asks for much', () => {
  /** So much comes back each time that somebody looks at the past. */
  const MUCH = 'x'.repeat(400_000);

  /** A look at the past, as it goes over the wire. */
  const asking = (table: string, at: number) =>
    `42${at}${JSON.stringify(['past', { table, answers: 0, seat: 0 }])}`;

  test('and does not read is hung up on before it fills the memory', async () => {
    await openWith(9);
    const { table, hostKey } = await twoAt(server.url);
    vi.spyOn(server.service.play, 'past').mockResolvedValue(done(MUCH));
    const line = await deaf(server.url);
    say(line, CONNECT + JSON.stringify({ key: hostKey }));
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(1));
    // More than the machines between them take.
    for (let at = 0; at < 50; at += 1) say(line, asking(table, at));
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(0));
  });

  test('and reads hears all of it', async () => {
    await openWith(9);
    const { host, table } = await twoAt(server.url);
    vi.spyOn(server.service.play, 'past').mockResolvedValue(done(MUCH));
    const wire = await Wire.of(host);
    raw.push(wire.socket);
    for (let at = 0; at < 8; at += 1) {
      const { value } = await wire.ask<{ view: string }>('past', { table, answers: 0, seat: 0 });
      expect(value?.view.length).toBe(MUCH.length);
    }
    expect(wire.socket.connected).toBe(true);
  });
});

describe('a connection that is gone', () => {
  test('before the server has looked at it harms nobody', async () => {
    await openWith(9);
    const line = await dial(server.url);
    requestSocket(line);
    // What was sent is read all the same, and by then it comes from nowhere.
    line.resetAndDestroy();
    const { socket } = await Connection.open();
    socket.close();
    await soon(() => expect(traffic.connectionsOf('socket')).toBe(0));
  });

  test('harms nobody where no socket can be opened either', async () => {
    await openWith(9);
    const accepted = new Promise<Socket>((resolve) =>
      server.app.server.once('upgrade', (_, it) => resolve(it as Socket)),
    );
    const line = await dial(server.url);
    requestSocket(line, '/elsewhere');
    const gone = new Promise((resolve) => accepted.then((it) => it.once('close', resolve)));
    await accepted;
    line.resetAndDestroy();
    await gone;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

/** A connection to the server, over which nothing was sent yet. */
async function dial(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const line = createConnection(Number(port), hostname);
  raw.push({ close: () => line.destroy() });
  line.on('error', () => {});
  await once(line, 'connect');
  return line;
}

/** Sends the request that opens a socket. */
function requestSocket(line: Socket, path = '/live/?EIO=4&transport=websocket'): void {
  line.write(
    [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
}

/** A connection whose other end never reads. */
async function deaf(url: string): Promise<Socket> {
  const line = await dial(url);
  requestSocket(line);
  await once(line, 'data');
  line.pause();
  return line;
}

/** Sends a text in one frame, which is masked with nothing. */
function say(line: Socket, text: string): void {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  line.write(Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), bytes]));
}

import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { FrameReader } from './frames.ts';
import { type Kind, messageKind } from './kinds.ts';
import { type DoneAct, PacketReader, seqIn } from './packets.ts';

/** By these a client comes back: two of them in a row are not cut, or it would hardly come in. */
const COMING: readonly Kind[] = ['request/watch', 'reply/watch', 'request/stream', 'reply/stream'];

/**
 * The way of one client to a server, with a pair of scissors: it reads what goes over it, and cuts
 * the connection at each planned kind once, so that this very thing is lost.
 */
export class CutLine {
  readonly url: string;
  /** Where it is still to be cut. */
  readonly left = new Set<Kind>();
  /** Where it was cut, in order. */
  readonly cut: Kind[] = [];
  /** Everything that went over it or was lost on it. */
  readonly seen = new Set<Kind>();
  /** What the house has said of acts, heard by the client or not. */
  readonly done: DoneAct[] = [];
  readonly close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  /** Opens a line to a server; `to` is its address. */
  static async open(to: string): Promise<CutLine> {
    const { hostname: host, port } = new URL(to);
    const far = { host, port: Number(port) };
    const standing = new Set<Socket>();
    const server = createServer((asked, reply) => line.#carry(far, asked, reply));
    server.on('upgrade', (asked, near: Socket, head) => line.#join(far, asked, near, head));
    server.on('connection', (socket) => {
      standing.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => standing.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: own } = server.address() as { readonly port: number };
    const line: CutLine = new CutLine(`http://127.0.0.1:${own}/`, () => {
      for (const socket of standing) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    return line;
  }

  /** Cuts once at each of these, as soon as it comes by. */
  plan(kinds: readonly Kind[]): void {
    for (const kind of kinds) this.left.add(kind);
  }

  /** Whether to cut here. */
  #cuts(kind: Kind | undefined): boolean {
    if (kind === undefined) return false;
    this.seen.add(kind);
    const last = this.cut.at(-1);
    const hardlyIn = COMING.includes(kind) && last !== undefined && COMING.includes(last);
    if (hardlyIn && this.left.size > 1) {
      // Another kind has to come between.
      return false;
    }
    if (!this.left.delete(kind)) return false;
    this.cut.push(kind);
    return true;
  }

  /** A socket of the live channel. */
  #join(to: RequestOptions, asked: IncomingMessage, near: Socket, head: Buffer): void {
    const far = connect(to.port as number, to.host as string);
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      socket.on('error', end);
      socket.on('close', end);
    }
    const headers = asked.rawHeaders.flatMap((name, at, all) => {
      // Without compression what is said can be read.
      const skipped = at % 2 === 1 || name.toLowerCase() === 'sec-websocket-extensions';
      return skipped ? [] : [`${name}: ${all[at + 1]}\r\n`];
    });
    far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    const packets = new PacketReader((act) => this.done.push(act));
    const pass = (reader: FrameReader, chunk: Buffer, on: Socket, way: 'up' | 'down'): void => {
      for (const { raw, text } of reader.read(chunk)) {
        if (text !== undefined && this.#cuts(packets[way](text))) {
          end();
          return;
        }
        on.write(raw);
      }
    };
    const up = new FrameReader();
    pass(up, head, far, 'up');
    near.on('data', (chunk: Buffer) => pass(up, chunk, far, 'up'));
    let welcome = Buffer.alloc(0);
    let down: FrameReader | undefined;
    far.on('data', (chunk: Buffer) => {
      if (down !== undefined) {
        pass(down, chunk, near, 'down');
        return;
      }
      welcome = Buffer.concat([welcome, chunk]);
      const at = welcome.indexOf('\r\n\r\n');
      if (at < 0) return;
      near.write(welcome.subarray(0, at + 4));
      down = new FrameReader();
      pass(down, welcome.subarray(at + 4), near, 'down');
    });
  }

  /** A request over HTTP. */
  async #carry(to: RequestOptions, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(asked).catch(() => undefined);
    if (body === undefined) return;
    const what = whatIs(asked, body);
    if (this.#cuts(what === undefined ? undefined : `request/${what}`)) {
      asked.socket.destroy();
      return;
    }
    const { method, url: path, headers } = asked;
    const onward = request({ ...to, method, path, headers, agent: false } as RequestOptions);
    onward.on('error', () => asked.socket.destroy());
    reply.on('close', () => onward.destroy());
    onward.on('response', async (response) => {
      if (what === undefined) {
        reply.writeHead(response.statusCode ?? 500, response.rawHeaders);
        response.on('error', () => reply.destroy());
        response.pipe(reply);
      } else if (what === 'stream' && response.statusCode === 200) {
        this.#lines(response, reply);
      } else {
        const said = await text(response).catch(() => undefined);
        if (said === undefined) return;
        this.#note(body, said, what);
        if (this.#cuts(`reply/${what}`)) {
          asked.socket.destroy();
          return;
        }
        reply.writeHead(response.statusCode ?? 500, response.rawHeaders);
        reply.end(said);
      }
    });
    onward.end(body);
  }

  /** A stream of lines. */
  #lines(response: IncomingMessage, reply: ServerResponse): void {
    const cut = (): void => {
      reply.socket?.destroy();
      response.destroy();
    };
    if (this.#cuts('reply/stream')) {
      cut();
      return;
    }
    reply.writeHead(200, response.rawHeaders);
    reply.flushHeaders();
    let rest = '';
    response.setEncoding('utf8');
    response.on('error', cut);
    response.on('end', () => reply.end());
    response.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (this.#cuts(messageKind(JSON.parse(line)))) {
          cut();
          return;
        }
        reply.write(`${line}\n`);
      }
    });
  }

  #note(body: string, said: string, what: string): void {
    if (!what.startsWith('act-')) return;
    const { act, seat } = JSON.parse(body) as { act: DoneAct; seat?: number };
    this.done.push({ kind: act.kind, id: act.id, seat, seq: seqIn(said) });
  }
}

/** What is asked for over HTTP; nothing for a part of the page. */
function whatIs({ method, url = '' }: IncomingMessage, body: string): string | undefined {
  const [, path] = /^\/api\/(.*?)(\?|$)/.exec(url) ?? [];
  if (path === undefined) return undefined;
  const last = path.split('/').at(-1) ?? '';
  if (method === 'POST' && last === 'acts') return `act-${JSON.parse(body).act.kind}`;
  return ['stream', 'file', 'chat'].includes(last)
    ? last
    : `${method} ${path.replace(/[0-9a-f]{8,}/, '…')}`;
}

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Observer, SPECTATOR } from '@tablewright/engine';
import {
  DoAct,
  LARGEST_MESSAGE,
  type RefusalCode,
  type Refused,
  Say,
  type ServerMessage,
  TableId,
  WatchTable,
} from '@tablewright/protocol';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Caller } from '../auth/auth.ts';
import { PAST_COUNTS, TOO_MUCH } from '../auth/rate-limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Traffic } from '../ops/traffic.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { Entered, Known, Stay } from '../tables/table-registry.ts';
import { type Connection, cutIfSlow } from './slow-reader.ts';

/** The request by which a socket was opened. */
export type Handshake = Pick<Socket['handshake'], 'headers' | 'auth' | 'address'>;

/** What a live channel needs. */
export interface ChannelSetup {
  readonly lobby: Lobby;
  /** Who opens a socket. */
  readonly callerOf: (handshake: Handshake) => Promise<Outcome<Caller>>;
  /** Whether a page that sends this request may open a socket. */
  readonly mayOpen: (request: IncomingMessage) => boolean;
  /** Takes one of the lines of an address; nothing if it has no more. */
  readonly takeConnection: (handshake: Handshake) => (() => void) | undefined;
  /** Whether this address may ask for something now that counts as so many requests. */
  readonly mayAsk: (handshake: Handshake, counts: number) => Promise<boolean>;
  /** Does something that may take long, as long as the address has time left. */
  readonly look: <T>(handshake: Handshake, work: () => Promise<T>) => Promise<T | undefined>;
  readonly report: (what: string, thrown: unknown) => void;
  /** What is under way at this node. */
  readonly traffic: Traffic;
  /** Told of every refusal, for the figures of this node. */
  readonly onRefused?: (code: RefusalCode) => void;
}

/** What a socket is told of a request. */
type Ack<T> = (result: Outcome<T>) => void;

const AtTable = z.strictObject({ table: TableId });
const Act = DoAct.extend(AtTable.shape);
const Chat = Say.extend(AtTable.shape);
const Past = AtTable.extend({ seat: WatchTable.shape.seat, answers: z.int().min(0) });

/** Messages above the limit after which a socket is closed. */
const MOST_FLOOD = 200;
/** How long a connection above the limit may last, in milliseconds. */
const MOMENT = 1_000;
/** Tables that one socket may watch. */
const MOST_WATCHED = 50;

/** Somebody comes to a table. */
interface Joining {
  readonly table: string;
  readonly entered: Entered;
  /** What they know. */
  readonly known: Known;
  /** Whether they have not left again, or asked anew, meanwhile. */
  readonly isWanted: () => boolean;
}

/** The sockets of one observer of one table on this node; they all hear the same. */
interface Line {
  readonly sockets: Set<Socket>;
  stay: Stay | undefined;
  readonly listener: (message: ServerMessage) => void;
}

/**
 * The live channel: what happens at a table comes by itself, and acts are acknowledged once they
 * are kept. Everything a client needs after an interruption is the number of what it heard last.
 */
export class Channel {
  readonly #setup: ChannelSetup;
  readonly #io: Server;
  readonly #lines = new Map<string, Line>();
  /** Connections above the limit of their address, which are about to be closed. */
  readonly #uncounted = new WeakSet<Connection>();

  constructor(http: HttpServer, setup: ChannelSetup) {
    this.#setup = setup;
    this.#io = new Server(http, {
      path: '/live',
      // One request opens a socket for good, so that any node behind a proxy may take it.
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LARGEST_MESSAGE,
      perMessageDeflate: { threshold: 2_048, serverNoContextTakeover: true },
      allowRequest: (request, decide) => decide(undefined, setup.mayOpen(request)),
    });
    // Counted from the first byte on, also those that never say to what they have come.
    this.#io.engine.on('connection', (conn: Connection) => this.#count(conn));
    this.#io.on('connection', (socket) => this.#welcome(socket));
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#io.of('/').sockets.size;
  }

  /** Closes all sockets; clients come back by themselves, to this node or to another. */
  close(): void {
    // Not `io.close()`: it would wait for every other connection of the HTTP server as well.
    this.#io.disconnectSockets(true);
    this.#io.engine.close();
  }

  #welcome(socket: Socket): void {
    const { lobby, report } = this.#setup;
    const watched = watchedBy(socket);
    let flood = 0;
    const { handshake } = socket;
    if (this.#uncounted.has(socket.conn)) {
      socket.disconnect(true);
      return;
    }
    const { traffic, onRefused } = this.#setup;
    const first = this.#setup.callerOf(handshake);
    // Whoever asks for something is told; nobody else has to hear of it.
    first.catch(() => {});
    // A key may be changed at any time; who is a guest stays one.
    const caller = async (): Promise<Outcome<Caller>> => {
      const known = await first;
      return known.ok && known.value.key === undefined ? known : this.#setup.callerOf(handshake);
    };

    const on = <S extends z.ZodType, T>(
      event: string,
      schema: S,
      work: (asked: z.infer<S>) => Promise<Outcome<T>>,
      counts = 1,
    ): void => {
      socket.on(event, async (body: unknown, acknowledge: unknown) => {
        // What a node no longer begins is asked again elsewhere.
        if (traffic.closing) return;
        const replied = traffic.begin();
        const ack: Ack<T> = (result) => {
          if (!result.ok) onRefused?.(result.error.code);
          if (typeof acknowledge === 'function') (acknowledge as Ack<T>)(result);
          cutIfSlow(socket.conn);
        };
        try {
          if (!(await this.#setup.mayAsk(handshake, counts))) {
            flood += 1;
            ack(refused('too-many', TOO_MUCH));
            if (flood > MOST_FLOOD) socket.disconnect(true);
            return;
          }
          // It was counted; but nothing is done that nobody hears the outcome of.
          if (typeof acknowledge !== 'function') return;
          const known = await first;
          if (!known.ok) {
            ack(known);
            return;
          }
          const read = schema.safeParse(body);
          ack(read.success ? await work(read.data) : malformed(read.error));
        } catch (thrown) {
          report(`socket, ${event}`, thrown);
          ack(refused('down', 'something went wrong here; it was written down. Try it again'));
        } finally {
          replied();
        }
      });
    };

    const enter = async (table: string, seat: Observer | undefined): Promise<Outcome<Entered>> => {
      const known = await caller();
      return known.ok ? lobby.enter(known.value, table, seat) : known;
    };
    /** Which try to come to a table is the last; one that left meanwhile is not let in. */
    const tries = new Map<string, number>();

    const isFull = (table: string) => !watched.has(table) && watched.size >= MOST_WATCHED;
    on('watch', WatchTable, async ({ table, seat, ...known }) => {
      if (isFull(table)) return tooMany();
      const turn = (tries.get(table) ?? 0) + 1;
      tries.set(table, turn);
      const isWanted = () => tries.get(table) === turn && socket.connected;
      const entered = await enter(table, seat);
      if (!entered.ok) return entered;
      // Others may have been asked for at the same time.
      if (isFull(table)) return tooMany();
      return this.#join(socket, { table, entered: entered.value, known, isWanted });
    });
    on('leave', WatchTable.pick({ table: true }), async ({ table }) => {
      tries.delete(table);
      this.#leave(socket, table);
      return done(true);
    });
    on('act', Act, async ({ table, seat, act }) => {
      const at = watched.get(table);
      const stay = at === undefined ? undefined : this.#lines.get(nameOf(table, at))?.stay;
      const known = await first;
      const letIn = known.ok && stay !== undefined && at !== undefined && at !== SPECTATOR;
      if (letIn && (seat === undefined || seat === at)) {
        const actor = { seat: at, guest: known.value.guest, lock: stay.lock };
        return seqOf(await lobby.actAs(actor, table, act, known.value));
      }
      const now = await caller();
      return now.ok ? seqOf(await lobby.act(now.value, table, seat, act)) : now;
    });
    on('say', Chat, async ({ table, seat, ...line }) => {
      const entered = await enter(table, seat ?? watched.get(table));
      if (!entered.ok) return entered;
      const said = await lobby.say(table, entered.value.observer, line);
      return said.ok ? done({ number: said.value }) : said;
    });
    on(
      'past',
      Past,
      async ({ table, seat, answers }) => {
        const entered = await enter(table, seat ?? watched.get(table));
        if (!entered.ok) return entered;
        const { observer } = entered.value;
        const view = await this.#setup.look(handshake, () => lobby.past(table, observer, answers));
        if (view === undefined) return refused('too-many', TOO_MUCH);
        return view.ok ? done({ view: view.value }) : view;
      },
      PAST_COUNTS,
    );
    socket.on('disconnect', () => {
      tries.clear();
      for (const table of [...watched.keys()]) this.#leave(socket, table);
      // A connection comes to the channel once.
      socket.conn.close();
    });
  }

  #count(conn: Connection): void {
    const { headers } = conn.request;
    const letGo = this.#setup.takeConnection({ headers, address: conn.remoteAddress, auth: {} });
    if (letGo === undefined) {
      this.#uncounted.add(conn);
      setTimeout(() => conn.close(true), MOMENT).unref();
      return;
    }
    // Without a word on the channel itself, so that the client comes back by itself.
    const closed = this.#setup.traffic.open('socket', () => conn.close());
    conn.once('close', () => {
      letGo();
      closed();
    });
  }

  async #join(
    socket: Socket,
    { table, entered, known, isWanted }: Joining,
  ): Promise<Outcome<{ seat: Observer; messages: readonly ServerMessage[] }>> {
    if (!isWanted()) return leftMeanwhile();
    const { observer } = entered;
    this.#leave(socket, table);
    const watched = watchedBy(socket);
    const name = nameOf(table, observer);
    let line = this.#lines.get(name);
    if (line === undefined) {
      line = {
        sockets: new Set(),
        stay: undefined,
        listener: (message) => this.#say(name, message),
      };
      this.#lines.set(name, line);
    }
    const { sockets, listener } = line;
    let missed: readonly ServerMessage[] = [];
    // Watched from before, so that a line is not given up that somebody is about to join.
    sockets.add(socket);
    watched.set(table, observer);
    const { lobby } = this.#setup;
    const arrive = (messages: readonly ServerMessage[]): void => {
      // A view may be a part of the table itself, which goes on before this is sent.
      missed = structuredClone(messages);
      if (isWanted()) socket.join(name);
    };
    const stay = await lobby.watch(table, observer, known, listener, arrive, entered.lock);
    if (stay.ok && isWanted()) {
      line.stay = stay.value;
      return done({ seat: observer, messages: missed });
    }
    if (isWanted()) this.#leave(socket, table);
    if (!stay.ok) return stay;
    // Nobody may be left on a line that was opened for one who has gone.
    if (this.#lines.get(name) === line) line.stay ??= stay.value;
    else stay.value.leave();
    return leftMeanwhile();
  }

  #leave(socket: Socket, table: string): void {
    const watched = watchedBy(socket);
    const observer = watched.get(table);
    if (observer === undefined) return;
    watched.delete(table);
    const name = nameOf(table, observer);
    socket.leave(name);
    const line = this.#lines.get(name);
    line?.sockets.delete(socket);
    if (line === undefined || line.sockets.size > 0) return;
    this.#lines.delete(name);
    line.stay?.leave();
  }

  #say(name: string, message: ServerMessage): void {
    this.#io.to(name).emit('message', message);
    for (const socket of this.#lines.get(name)?.sockets ?? []) cutIfSlow(socket.conn);
    if (message.type !== 'locked' && message.type !== 'gone') return;
    // Nothing more comes on this line; those on it have to show again what they may open.
    for (const socket of this.#lines.get(name)?.sockets ?? []) {
      watchedBy(socket).delete(message.table);
      socket.leave(name);
    }
    this.#lines.delete(name);
  }
}

function tooMany(): ReturnType<typeof refused> {
  return refused('too-many', `one line serves ${MOST_WATCHED} tables; leave one first`);
}

function leftMeanwhile(): ReturnType<typeof refused> {
  return refused('closed', 'you have left this table meanwhile');
}

/** As whom a socket watches which tables. */
function watchedBy(socket: Socket): Map<string, Observer> {
  const data = socket.data as { watched?: Map<string, Observer> };
  data.watched ??= new Map();
  return data.watched;
}

function nameOf(table: string, observer: Observer): string {
  return `${table}/${observer}`;
}

function seqOf(acted: Outcome<number>): Outcome<{ readonly seq: number }> {
  return acted.ok ? done({ seq: acted.value }) : acted;
}

function malformed(error: z.ZodError): { readonly ok: false; readonly error: Refused } {
  const [first] = error.issues;
  const where = first === undefined || first.path.length === 0 ? 'it' : first.path.join('.');
  return refused('malformed', `${where}: ${first?.message ?? 'is not as it must be'}`);
}

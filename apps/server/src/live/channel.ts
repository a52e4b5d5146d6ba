import type { Server as HttpServer } from 'node:http';
import { LARGEST_MESSAGE } from '@tablewright/protocol';
import { Server, type Socket } from 'socket.io';
import type { ChannelSetup } from './channel-setup.ts';
import { jsonParser } from './json-text.ts';
import type { Connection } from './slow-reader.ts';
import { SocketSession } from './socket-session.ts';
import { SocketSubscriptions } from './socket-subscriptions.ts';

/** How long a connection above the limit may last, in milliseconds. */
const LAST_MOMENT = 1_000;

/**
 * The live channel: sockets over which a client hears what happens at tables, and acts there. An act
 * is acknowledged once it is stored. After an interruption a client needs only the number of what it
 * heard last.
 */
export class Channel {
  readonly #setup: ChannelSetup;
  readonly #io: Server;
  readonly #subscriptions: SocketSubscriptions;
  /** Connections above the limit of their address, which are about to be closed. */
  readonly #aboveLimit = new WeakSet<Connection>();

  constructor(http: HttpServer, setup: ChannelSetup) {
    this.#setup = setup;
    this.#io = new Server(http, {
      path: '/live',
      // One request opens a socket for good, so that any node behind a proxy may take it.
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LARGEST_MESSAGE,
      parser: jsonParser,
      perMessageDeflate: { threshold: 2_048, serverNoContextTakeover: true },
      allowRequest: (request, decide) => decide(undefined, setup.mayOpen(request)),
    });
    this.#subscriptions = new SocketSubscriptions(setup.play);
    // Whoever breaks off before somebody has taken the connection would end the process otherwise.
    http.on('upgrade', (_request, connection) => connection.on('error', () => {}));
    // Counted from the first byte on, also those that never open a socket.
    this.#io.engine.on('connection', (conn: Connection) => this.#count(conn));
    this.#io.on('connection', (socket) => this.#welcome(socket));
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#io.of('/').sockets.size;
  }

  /** Closes all sockets; clients come back by themselves, to this node or to another. */
  close(): void {
    // Not `io.close()`, which would wait for every other connection of the HTTP server as well.
    this.#io.disconnectSockets(true);
    this.#io.engine.close();
  }

  #welcome(socket: Socket): void {
    if (this.#aboveLimit.has(socket.conn)) socket.disconnect(true);
    else new SocketSession(socket, this.#subscriptions, this.#setup);
  }

  #count(conn: Connection): void {
    const { headers } = conn.request;
    const address = conn.remoteAddress;
    const release = this.#setup.takeConnection({ headers, address, auth: {} });
    if (release === undefined) {
      this.#aboveLimit.add(conn);
      setTimeout(() => conn.close(true), LAST_MOMENT).unref();
      return;
    }
    // Without a word over the socket itself, so that the client comes back by itself.
    const closed = this.#setup.traffic.open('socket', () => conn.close());
    conn.once('close', () => {
      release();
      closed();
    });
  }
}

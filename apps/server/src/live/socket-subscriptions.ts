import type { Observer } from '@tablewright/engine';
import type { ServerMessage } from '@tablewright/protocol';
import type { Server, Socket } from 'socket.io';
import type { Play } from '../lobby/play.ts';
import type { Admission } from '../lobby/table-access.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { ResumePoint, Subscription } from '../tables/table-subscriptions.ts';
import { cutIfSlow } from './slow-reader.ts';

/** Somebody comes to a table over a socket. */
export interface Joining {
  readonly table: string;
  readonly entered: Admission;
  /** What they have heard already. */
  readonly from: ResumePoint;
  /** Whether they have neither left again nor asked anew meanwhile. */
  readonly isWanted: () => boolean;
}

/** The sockets of one observer of one table on this node that want the same. They share a subscription. */
interface SharedSubscription {
  readonly sockets: Set<Socket>;
  subscription: Subscription | undefined;
  readonly listener: (message: ServerMessage) => void;
}

/** Which sockets listen to which tables, and as whom. */
export class SocketSubscriptions {
  readonly #io: Server;
  readonly #play: Pick<Play, 'watch'>;
  readonly #shared = new Map<string, SharedSubscription>();

  constructor(io: Server, play: Pick<Play, 'watch'>) {
    this.#io = io;
    this.#play = play;
  }

  /** The subscription of a socket to a table, once there is one, and as whom it is there. */
  of(socket: Socket, table: string): (Subscription & { readonly observer: Observer }) | undefined {
    const watched = watchedBy(socket).get(table);
    const subscription = watched && this.#shared.get(watched.name)?.subscription;
    return watched && subscription && { ...subscription, observer: watched.observer };
  }

  /** Subscribes a socket to a table. What it has missed is returned, and not sent as messages. */
  async join(
    socket: Socket,
    { table, entered, from, isWanted }: Joining,
  ): Promise<Outcome<{ seat: Observer; messages: readonly ServerMessage[] }>> {
    if (!isWanted()) return leftMeanwhile();
    const { observer, lock } = entered;
    this.leave(socket, table);
    const name = nameOf(table, observer, from.changes === true);
    const shared = this.#sharedOf(name);
    let missed: readonly ServerMessage[] = [];
    // Noted before, so that a subscription is not given up that somebody is about to join.
    shared.sockets.add(socket);
    watchedBy(socket).set(table, { observer, name });
    const arrive = (messages: readonly ServerMessage[]): void => {
      // A view may be a part of the table itself, which goes on before this is sent.
      missed = structuredClone(messages);
      if (isWanted()) socket.join(name);
    };
    const begun = await this.#play.watch(table, observer, from, shared.listener, arrive, lock);
    if (begun.ok && isWanted()) {
      shared.subscription = begun.value;
      return done({ seat: observer, messages: missed });
    }
    if (isWanted()) this.leave(socket, table);
    if (!begun.ok) return begun;
    // Nobody may be left in a subscription that was begun for one who has gone.
    if (this.#shared.get(name) === shared) shared.subscription ??= begun.value;
    else begun.value.leave();
    return leftMeanwhile();
  }

  /** Unsubscribes a socket from a table; the last one ends the subscription. */
  leave(socket: Socket, table: string): void {
    const watched = watchedBy(socket);
    const name = watched.get(table)?.name;
    if (name === undefined) return;
    watched.delete(table);
    socket.leave(name);
    const shared = this.#shared.get(name);
    shared?.sockets.delete(socket);
    if (shared === undefined || shared.sockets.size > 0) return;
    this.#shared.delete(name);
    shared.subscription?.leave();
  }

  /** Unsubscribes a socket from every table. */
  leaveAll(socket: Socket): void {
    for (const table of [...watchedBy(socket).keys()]) this.leave(socket, table);
  }

  #sharedOf(name: string): SharedSubscription {
    let shared = this.#shared.get(name);
    if (shared === undefined) {
      const listener = (message: ServerMessage): void => this.#send(name, message);
      shared = { sockets: new Set(), subscription: undefined, listener };
      this.#shared.set(name, shared);
    }
    return shared;
  }

  #send(name: string, message: ServerMessage): void {
    this.#io.to(name).emit('message', message);
    const sockets = this.#shared.get(name)?.sockets ?? [];
    for (const socket of sockets) cutIfSlow(socket.conn);
    if (message.type !== 'locked' && message.type !== 'gone') return;
    // Nothing more comes of this subscription; those in it have to show again what they may open.
    for (const socket of sockets) {
      watchedBy(socket).delete(message.table);
      socket.leave(name);
    }
    this.#shared.delete(name);
  }
}

/** As whom a socket watches a table, and the name of the subscription that it shares. */
interface Watched {
  readonly observer: Observer;
  readonly name: string;
}

/** The tables that a socket watches. */
export function watchedBy(socket: Socket): Map<string, Watched> {
  const data = socket.data as { watched?: Map<string, Watched> };
  data.watched ??= new Map();
  return data.watched;
}

function leftMeanwhile(): ReturnType<typeof refused> {
  return refused('closed', 'you have left this table meanwhile');
}

function nameOf(table: string, observer: Observer, changes: boolean): string {
  return `${table}/${observer}${changes ? '/changes' : ''}`;
}

import type { Observer } from '@tablewright/engine';
import type { ServerMessage } from '@tablewright/protocol';
import type { Socket } from 'socket.io';
import type { Play } from '../lobby/play.ts';
import type { Admission } from '../lobby/table-access.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { ResumePoint, Subscription } from '../tables/table-subscriptions.ts';
import { JsonText } from './json-text.ts';
import { RepliesAlong } from './replies-along.ts';
import { cutIfSlow } from './slow-reader.ts';

/** Somebody comes to a table over a socket. */
export interface Joining {
  readonly table: string;
  readonly entered: Admission;
  /** What they have heard already. */
  readonly from: ResumePoint;
  /** Whether what their answers bring about may come with the replies. */
  readonly along: boolean;
  /** Whether they have neither left again nor asked anew meanwhile. */
  readonly isWanted: () => boolean;
}

/** The sockets of one observer of one table on this node that want the same. They share a subscription. */
interface SharedSubscription {
  readonly table: string;
  readonly name: string;
  readonly sockets: Set<Socket>;
  subscription: Subscription | undefined;
  readonly listener: (message: ServerMessage) => void;
}

/** Which sockets listen to which tables, and as whom. */
export class SocketSubscriptions {
  readonly #play: Pick<Play, 'watch'>;
  readonly #shared = new Map<string, SharedSubscription>();

  constructor(play: Pick<Play, 'watch'>) {
    this.#play = play;
  }

  /** The subscription of a socket to a table, once there is one, and as whom it is there. */
  of(
    socket: Socket,
    table: string,
  ): (Subscription & Pick<Watched, 'observer' | 'along'>) | undefined {
    const watched = watchedBy(socket).get(table);
    const subscription = watched && this.#shared.get(watched.name)?.subscription;
    if (watched === undefined || subscription === undefined) return undefined;
    const { observer, along } = watched;
    return { ...subscription, observer, along };
  }

  /** Subscribes a socket to a table. What it has missed is returned, and not sent as messages. */
  async join(
    socket: Socket,
    { table, entered, from, along, isWanted }: Joining,
  ): Promise<Outcome<{ seat: Observer; messages: readonly ServerMessage[] }>> {
    if (!isWanted()) return leftMeanwhile();
    const { observer, lock } = entered;
    this.leave(socket, table);
    const name = nameOf(table, observer, from.changes === true);
    const shared = this.#sharedOf(table, name);
    let missed: readonly ServerMessage[] = [];
    // Noted before, so that a subscription is not given up that somebody is about to join.
    shared.sockets.add(socket);
    const send = (message: JsonText): void => {
      socket.emit('message', message);
    };
    const watched: Watched = {
      observer,
      name,
      along: along ? new RepliesAlong(send) : undefined,
      listens: false,
    };
    watchedBy(socket).set(table, watched);
    const arrive = (messages: readonly ServerMessage[]): void => {
      // A view may be a part of the table itself, which goes on before this is sent.
      missed = structuredClone(messages);
      if (isWanted()) watched.listens = true;
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
    const left = watched.get(table);
    if (left === undefined) return;
    const { name, along } = left;
    along?.end();
    watched.delete(table);
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

  #sharedOf(table: string, name: string): SharedSubscription {
    let shared = this.#shared.get(name);
    if (shared === undefined) {
      const listener = (message: ServerMessage): void => this.#send(made, message);
      const made = { table, name, sockets: new Set<Socket>(), subscription: undefined, listener };
      shared = made;
      this.#shared.set(name, shared);
    }
    return shared;
  }

  #send({ table, name, sockets }: SharedSubscription, message: ServerMessage): void {
    const { type } = message;
    const text = JsonText.of(message);
    const isLast = type === 'locked' || type === 'gone';
    for (const socket of sockets) {
      const watched = watchedBy(socket).get(table);
      // Whoever is about to join is told of this by what they have missed.
      if (watched?.listens !== true) continue;
      if (watched.along === undefined) socket.emit('message', text);
      else watched.along.tell(type, text);
      cutIfSlow(socket.conn);
      // Those in it have to show again what they may open.
      if (isLast) watchedBy(socket).delete(table);
    }
    if (isLast) this.#shared.delete(name);
  }
}

/** As whom a socket watches a table, and the name of the subscription that it shares. */
interface Watched {
  readonly observer: Observer;
  readonly name: string;
  /** What goes with the replies to its answers, if it wants that. */
  readonly along: RepliesAlong | undefined;
  /** Whether it is sent what happens from now on. */
  listens: boolean;
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

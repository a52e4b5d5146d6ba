import { type Observer, SPECTATOR } from '@tablewright/engine';
import {
  type Acted,
  DoAct,
  Say,
  SeatNumber,
  TableId,
  WatchTable,
  WriteNote,
} from '@tablewright/protocol';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { PAST_COUNTS, TOO_MUCH } from '../auth/rate-limits.ts';
import type { Admission } from '../lobby/table-access.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { ChannelSetup } from './channel-setup.ts';
import { SocketRequests } from './socket-requests.ts';
import { type SocketSubscriptions, watchedBy } from './socket-subscriptions.ts';

const AtTable = z.strictObject({ table: TableId });
const Act = DoAct.extend(AtTable.shape);
const Chat = Say.extend(AtTable.shape);
const Seated = AtTable.extend({ seat: SeatNumber.exactOptional() });
const Written = WriteNote.extend(AtTable.shape);
const Past = AtTable.extend({ seat: WatchTable.shape.seat, answers: z.int().min(0) });

/** Tables that one socket may watch. */
const MOST_WATCHED = 50;

/** Serves one socket: the requests of docs/protocol.md, until it disconnects. */
export class SocketSession {
  readonly #setup: ChannelSetup;
  readonly #socket: Socket;
  readonly #subscriptions: SocketSubscriptions;
  readonly #requests: SocketRequests;
  /** Which attempt to watch a table is the last; one that was left meanwhile is not let in. */
  readonly #attempts = new Map<string, number>();

  constructor(socket: Socket, subscriptions: SocketSubscriptions, setup: ChannelSetup) {
    this.#setup = setup;
    this.#socket = socket;
    this.#subscriptions = subscriptions;
    this.#requests = new SocketRequests(socket, setup);
    this.#requests.on('watch', WatchTable, (asked) => this.#watch(asked));
    this.#requests.on('leave', WatchTable.pick({ table: true }), (asked) => this.#leave(asked));
    this.#requests.on('act', Act, (asked) => this.#act(asked));
    this.#requests.on('say', Chat, (asked) => this.#say(asked));
    this.#requests.on('notes', Seated, (asked) => this.#notes(asked));
    this.#requests.on('note', Written, (asked) => this.#writeNote(asked));
    this.#requests.on('past', Past, (asked) => this.#past(asked), PAST_COUNTS);
    this.#requests.on('told', Past, (asked) => this.#told(asked), PAST_COUNTS);
    socket.on('disconnect', () => this.#end());
  }

  async #watch({ table, seat, along, ...from }: WatchTable) {
    if (this.#isFull(table)) return tooMany();
    const attempt = (this.#attempts.get(table) ?? 0) + 1;
    this.#attempts.set(table, attempt);
    const isWanted = () => this.#attempts.get(table) === attempt && this.#socket.connected;
    const entered = await this.#enter(table, seat);
    if (!entered.ok) return entered;
    // Others may have been requested at the same time.
    if (this.#isFull(table)) return tooMany();
    const joining = { table, entered: entered.value, from, along: along === true, isWanted };
    return this.#subscriptions.join(this.#socket, joining);
  }

  async #leave({ table }: Pick<WatchTable, 'table'>) {
    this.#attempts.delete(table);
    this.#subscriptions.leave(this.#socket, table);
    return done(true);
  }

  async #act({ table, seat, act }: z.infer<typeof Act>) {
    const { play } = this.#setup;
    const subscription = this.#subscriptions.of(this.#socket, table);
    const at = subscription?.observer;
    const opener = await this.#requests.opener();
    const letIn = opener.ok && subscription !== undefined && at !== undefined && at !== SPECTATOR;
    if (letIn && (seat === undefined || seat === at)) {
      const actor = { seat: at, guest: opener.value.guest, lock: subscription.lock };
      const acted = play.actAs(actor, table, act, opener.value);
      const { along } = subscription;
      return act.kind === 'answer' && along !== undefined ? along.with(acted) : seqOf(await acted);
    }
    const caller = await this.#requests.caller();
    return caller.ok ? seqOf(await play.act(caller.value, table, seat, act)) : caller;
  }

  async #say({ table, seat, ...line }: z.infer<typeof Chat>) {
    const entered = await this.#enter(table, seat ?? watchedBy(this.#socket).get(table)?.observer);
    if (!entered.ok) return entered;
    const said = await this.#setup.play.say(table, entered.value, line);
    return said.ok ? done({ number: said.value }) : said;
  }

  async #notes({ table, seat }: z.infer<typeof Seated>) {
    const entered = await this.#enter(table, seat ?? watchedBy(this.#socket).get(table)?.observer);
    return entered.ok ? this.#setup.play.notes(table, entered.value) : entered;
  }

  async #writeNote({ table, seat, ...note }: z.infer<typeof Written>) {
    const entered = await this.#enter(table, seat ?? watchedBy(this.#socket).get(table)?.observer);
    return entered.ok ? this.#setup.play.writeNote(table, entered.value, note) : entered;
  }

  async #past(asked: z.infer<typeof Past>) {
    const { play } = this.#setup;
    const view = await this.#look(asked, (observer) =>
      play.past(asked.table, observer, asked.answers),
    );
    return view.ok ? done({ view: view.value }) : view;
  }

  #told(asked: z.infer<typeof Past>) {
    const { play } = this.#setup;
    return this.#look(asked, (observer) => play.told(asked.table, observer, asked.answers));
  }

  /** Looks at something that has to be played again, if this address may have so much done. */
  async #look<T>(
    { table, seat }: z.infer<typeof Past>,
    at: (observer: Observer) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const entered = await this.#enter(table, seat ?? watchedBy(this.#socket).get(table)?.observer);
    if (!entered.ok) return entered;
    const { observer } = entered.value;
    const seen = await this.#setup.look(this.#socket.handshake, () => at(observer));
    return seen ?? refused('too-many', TOO_MUCH);
  }

  async #enter(table: string, seat: Observer | undefined): Promise<Outcome<Admission>> {
    const caller = await this.#requests.caller();
    return caller.ok ? this.#setup.play.enter(caller.value, table, seat) : caller;
  }

  #isFull(table: string): boolean {
    const watched = watchedBy(this.#socket);
    return !watched.has(table) && watched.size >= MOST_WATCHED;
  }

  #end(): void {
    this.#attempts.clear();
    this.#subscriptions.leaveAll(this.#socket);
    // A connection comes to the channel once.
    this.#socket.conn.close();
  }
}

function tooMany(): ReturnType<typeof refused> {
  return refused('too-many', `one line serves ${MOST_WATCHED} tables; leave one first`);
}

function seqOf(acted: Outcome<number>): Outcome<Acted> {
  return acted.ok ? done({ seq: acted.value }) : acted;
}

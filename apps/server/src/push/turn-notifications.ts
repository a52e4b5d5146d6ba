import type { Seat } from '@tablewright/engine';
import type { Call, PushNotice } from '@tablewright/protocol';
import type { Device, Store } from '../store/store.ts';
import type { Entry } from '../tables/entry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TablePauses } from '../tables/table-pauses.ts';
import type { TableQueries } from '../tables/table-queries.ts';
import type { PushSender } from './push-sender.ts';

/**
 * How long after the beginning of a turn its person is notified, in milliseconds. By then somebody
 * who has just left is known to be away, and somebody who answers at once has answered.
 */
export const GRACE = 5_000;
/** How often due notifications are looked for, in milliseconds. */
const LOOK = 1_000;
/** Nobody is notified who has less time than this left, in milliseconds. */
const TOO_LATE = 15_000;
/** How long a push service keeps a message where no clock runs, in milliseconds: a week. */
const LONGEST = 7 * 86_400_000;
/** How long until a push service that did not take a message is tried again, in milliseconds. */
const AGAIN = 60_000;
/** How often a notification is tried. */
const TRIES = 3;

/** A notification that is not due yet. */
interface Waiting {
  /** The number of the entry with which their turn began. */
  readonly turn: number;
  readonly notice: PushNotice;
  /** When it is due, in milliseconds since 1970. */
  readonly at: number;
  /** When the person's time ends, if it does. */
  readonly until: number | undefined;
  readonly urgent: boolean;
  /** It is sent even if a device of theirs is connected, which may lie forgotten. */
  readonly evenHere: boolean;
  readonly tries: number;
  /** The devices that were not reached by the try before; all of them without it. */
  readonly only?: readonly Device[];
}

/** What {@link TurnNotifications} need. */
export interface TurnNotificationSetup {
  readonly store: Pick<Store, 'devicesAt' | 'removeDevice'>;
  readonly registry: () => {
    readonly queries: Pick<TableQueries, 'absent'>;
    readonly pauses: Pick<TablePauses, 'isOn'>;
  };
  readonly sender: PushSender;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (what: string, thrown: unknown) => void;
}

/**
 * Notifies people that a table waits for them. Only the node that stored an entry notifies, so that
 * it happens once for each turn. A notification that fails, or that a dying node takes with it, is
 * lost; no table depends on it.
 */
export class TurnNotifications {
  readonly #setup: TurnNotificationSetup;
  readonly #waiting = new Map<string, Map<Seat, Waiting>>();
  readonly #underWay = new Set<Promise<void>>();
  #looking: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(setup: TurnNotificationSetup) {
    this.#setup = setup;
  }

  /** This node has stored an entry; the table is as it stands then. */
  committed(entry: Entry, table: LiveTable): void {
    if (this.#closed) return;
    this.#forget(table);
    for (const seat of table.turnsBegun) this.#plan(table, seat, callOf(entry, table, seat));
    if (entry.kind === 'nudge') this.#plan(table, entry.seat, 'nudge');
    if (entry.kind === 'still') this.#prolong(table, entry.seconds * 1_000);
  }

  /** Sends at once what is not due yet, and waits until everything is sent. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looking);
    this.#look(Number.POSITIVE_INFINITY);
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Drops the notifications of people for whom the table no longer waits. */
  #forget(table: LiveTable): void {
    const { id } = table.record;
    const own = this.#waiting.get(id);
    if (own === undefined) return;
    for (const [seat, { turn }] of own) if (table.turnOf(seat) !== turn) own.delete(seat);
    if (own.size === 0) this.#waiting.delete(id);
  }

  /** The clocks of a table have stood still for so many milliseconds. */
  #prolong({ record: { id } }: LiveTable, milliseconds: number): void {
    for (const [seat, waiting] of this.#waiting.get(id) ?? []) {
      const { until } = waiting;
      if (until === undefined) continue;
      this.#waiting.get(id)?.set(seat, { ...waiting, until: until + milliseconds });
    }
  }

  #plan(table: LiveTable, seat: Seat, kind: Call): void {
    const { record, game, seats } = table;
    const turn = table.turnOf(seat);
    if (turn === undefined) return;
    const now = this.#setup.now();
    const left = table.timeLeft(seat, now);
    const nudge = kind === 'nudge';
    this.#add(record.id, {
      turn,
      notice: {
        kind,
        table: record.id,
        title: game.title,
        seat,
        name: seats[seat]?.name ?? '',
      },
      at: nudge ? now : now + GRACE,
      until: left === undefined || kind === 'asked' ? undefined : now + left,
      urgent: record.pace.kind === 'live',
      evenHere: nudge,
      tries: 0,
    });
  }

  #add(table: string, waiting: Waiting): void {
    let own = this.#waiting.get(table);
    if (own === undefined) {
      own = new Map();
      this.#waiting.set(table, own);
    }
    own.set(waiting.notice.seat, waiting);
    if (this.#closed) return;
    this.#looking ??= setInterval(() => this.#look(this.#setup.now()), LOOK).unref();
  }

  /** Sends what is due by then. */
  #look(by: number): void {
    for (const [table, own] of this.#waiting) {
      // Nobody is called to a table that waits for nobody.
      if (this.#setup.registry().pauses.isOn(table)) continue;
      for (const [seat, waiting] of own) {
        if (waiting.at > by) continue;
        own.delete(seat);
        const done = this.#call(waiting)
          .catch((thrown) => this.#setup.report(`call to table ${table}`, thrown))
          .finally(() => this.#underWay.delete(done));
        this.#underWay.add(done);
      }
      if (own.size === 0) this.#waiting.delete(table);
    }
    if (this.#waiting.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  async #call(waiting: Waiting): Promise<void> {
    const { registry, store, sender, now } = this.#setup;
    const { turn, notice, until, urgent, evenHere, tries, only } = waiting;
    const { table, seat } = notice;
    if (!evenHere && !(await registry().queries.absent(table, turn)).includes(seat)) return;
    const keep = until === undefined ? LONGEST : until - now();
    if (keep < TOO_LATE) return;
    const missed: Device[] = [];
    const devices = only ?? (await store.devicesAt(table, seat));
    await Promise.all(
      devices.map(async (device) => {
        const sent = await sender.send(device, notice, { keep, urgent });
        if (sent === 'gone') await store.removeDevice(device.hash);
        if (sent === 'later') missed.push(device);
      }),
    );
    if (missed.length === 0 || tries + 1 >= TRIES || this.#closed) return;
    if (this.#waiting.get(table)?.has(seat)) return;
    const at = now() + AGAIN;
    this.#add(table, { ...waiting, at, evenHere: false, tries: tries + 1, only: missed });
  }
}

/** Why a person is notified whose turn has begun with an entry. */
function callOf(entry: Entry, table: LiveTable, seat: Seat): Call {
  if (!table.deciding.has(seat)) return 'asked';
  const begins = entry.kind === 'open' || entry.kind === 'sit' || entry.kind === 'fill';
  return begins ? 'begun' : 'turn';
}

import type { Observer, Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { type Auth, type Caller, isStranger } from '../auth/auth.ts';
import { TOO_MUCH } from '../auth/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { noTable } from '../tables/table-reader.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

/** What {@link TableAccess} needs. */
export interface AccessSetup {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly auth: Auth;
}

/** Somebody was let in. */
export interface Admission {
  readonly observer: Observer;
  /** The lock of the seat when that was found; see `LiveTable.lockOf`. */
  readonly lock: number;
}

/**
 * Whether a caller may come to a table. Reading a table may take long, so what the store knows
 * decides that first, and the reading is charged to the caller.
 */
export class TableAccess {
  readonly #setup: AccessSetup;

  constructor(setup: AccessSetup) {
    this.#setup = setup;
  }

  /**
   * Has a table in memory before something is done there.
   * @param mayCome asked only if the table has to be read
   */
  async load(
    { pay }: Pick<Caller, 'pay'>,
    table: string,
    mayCome: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<true>> {
    const { registry } = this.#setup;
    if (registry.isLoaded(table)) return done(true);
    const comes = await mayCome();
    if (!comes.ok) return comes;
    const read = () => registry.load(table);
    return (await (pay === undefined ? read() : pay(read))) ?? refused('too-many', TOO_MUCH);
  }

  /** Whether a caller may come to a table at all, by what the store knows. */
  async mayCome(caller: Caller, table: string): Promise<Outcome<true>> {
    const { store, auth } = this.#setup;
    const listing = await store.table(table);
    if (listing === undefined) return noTable(table);
    if (caller.guest === listing.host) return done(true);
    if ((await auth.entitled(caller, table, listing.listed)).watch) return done(true);
    const [first] = await store.entries(table, 0, 1);
    const after = first?.entry.kind === 'open' ? first.entry.after : undefined;
    const before = after === undefined ? [] : await this.seatsBefore(caller, { after });
    return before.length > 0 ? done(true) : uninvited(caller);
  }

  /**
   * As whom a caller is at a table. It holds as long as the seat has the lock that it had before
   * the key was checked.
   */
  async enter(
    caller: Caller,
    table: string,
    wanted: Observer | undefined,
  ): Promise<Outcome<Admission>> {
    const { registry, store, auth } = this.#setup;
    const asWhom = async (): Promise<Outcome<Observer>> => {
      const listing = await store.table(table);
      return listing === undefined
        ? noTable(table)
        : auth.observer(caller, table, listing.listed, wanted);
    };
    const loaded = await this.load(caller, table, asWhom);
    if (!loaded.ok) return loaded;
    const locks = await registry.queries.locks(table);
    if (!locks.ok) return locks;
    const observer = await asWhom();
    if (!observer.ok) return observer;
    return done({ observer: observer.value, lock: locks.value(observer.value) });
  }

  /** The seats that a caller had at the table before this one. */
  async seatsBefore(caller: Caller, { after }: Pick<TableFace, 'after'>): Promise<readonly Seat[]> {
    return after === undefined ? [] : (await this.#setup.auth.entitled(caller, after, false)).seats;
  }

  /**
   * The free seats of a table of a campaign that one of its members may take: those before their own
   * documents, or else all.
   */
  async campaignSeats({ guest }: Caller, face: TableFace): Promise<readonly Seat[]> {
    const { store } = this.#setup;
    const { campaign, table, seats, documents = [] } = face;
    if (guest === undefined || campaign === undefined) return [];
    if (!(await store.isMemberAt(guest, table))) return [];
    const free = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'open');
    const lines = await store.documentsOf({ campaign });
    const own = free.filter((seat) =>
      documents.some(
        (place) =>
          place.seat === seat &&
          lines.some(({ id, owner }) => id === place.document?.id && owner === guest),
      ),
    );
    return own.length > 0 ? own : free;
  }

  /** Whether a caller has opened the table. */
  async isHost({ guest }: Caller, table: string): Promise<boolean> {
    if (guest === undefined) return false;
    return (await this.#setup.store.table(table))?.host === guest;
  }

  /** Whether reading a table takes no time: it is in memory, or nothing was played there. */
  async isQuicklyRead(table: string): Promise<boolean> {
    const { registry, store } = this.#setup;
    return registry.isLoaded(table) || (await store.table(table))?.status === 'gathering';
  }
}

/** The refusal for somebody who may not see a table. */
export function uninvited(caller: Caller): ReturnType<typeof refused> {
  const code = isStranger(caller) ? 'no-key' : 'wrong-key';
  return refused(code, 'you need an invitation to see this table');
}

/** The refusal for somebody without a key, where one is needed. */
export function noKey(): ReturnType<typeof refused> {
  return refused('no-key', 'who you are is not known here; bring a key');
}

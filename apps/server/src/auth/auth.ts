import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { Key } from '@tablewright/protocol';
import type { Store, StoredKey } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { hashOf, newKey, randomHex } from './keys.ts';

/** Who is calling: a guest's device, or whoever has the key of one seat or table. */
export interface Caller {
  readonly guest: string | undefined;
  readonly key: StoredKey | undefined;
  /**
   * Does something that may take long and charges the time to the caller. Returns nothing if they
   * have none left. Without it nobody is charged.
   */
  readonly pay?: (<T>(work: () => Promise<T>) => Promise<T | undefined>) | undefined;
}

/** How long a link to another device can be opened, in milliseconds. */
const LINK_LASTS = 10 * 60_000;

/** A caller without a key. */
export const STRANGER: Caller = { guest: undefined, key: undefined };

/** Whether the caller has shown no key. */
export function isStranger({ guest, key }: Caller): boolean {
  return guest === undefined && key === undefined;
}

/** What a caller may be at a table. */
export interface Entitled {
  /** The seats that the caller may play, in order. */
  readonly seats: Seat[];
  /** Whether the caller may watch. */
  readonly watch: boolean;
}

/** Authentication and authorisation: who a key belongs to, and what they may do at a table. */
export class Auth {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A new guest, and the key by which they are known from now on. */
  async newGuest(): Promise<{ readonly guest: string; readonly key: string }> {
    const guest = randomHex(10);
    const key = newKey();
    await this.#store.addGuest({ id: guest, hash: hashOf(key) }, this.#now());
    return { guest, key };
  }

  /** A key that opens one further device of a guest, and until when, in milliseconds since 1970. */
  async newLink(guest: string): Promise<{ readonly key: string; readonly until: number }> {
    const key = newKey();
    const now = this.#now();
    await this.#store.addLink({ guest, hash: hashOf(key) }, now);
    return { key, until: now + LINK_LASTS };
  }

  /** The key of a device that is opened by such a link, which then opens nothing any more. */
  async openByLink(link: string): Promise<Outcome<string>> {
    const key = newKey();
    const now = this.#now();
    const guest = await this.#store.redeemLink(hashOf(link), hashOf(key), now, now - LINK_LASTS);
    if (guest !== undefined) return done(key);
    return refused(
      'wrong-key',
      'this link opens nothing: it was used, or is too old; make a new one',
    );
  }

  /** Who a key belongs to. One that was never issued, or has been replaced, is refused. */
  async caller(key: string): Promise<Outcome<Caller>> {
    const wrong = refused('wrong-key', 'this key opens nothing; it may have been changed');
    if (!Key.safeParse(key).success) return wrong;
    const hash = hashOf(key);
    const guest = await this.#store.guest(hash);
    if (guest !== undefined) return done({ guest, key: undefined });
    const stored = await this.#store.key(hash);
    return stored === undefined ? wrong : done({ guest: undefined, key: stored });
  }

  /** What somebody may be at a table; `listed` tables may be watched by anybody. */
  async entitled({ guest, key }: Caller, table: string, listed: boolean): Promise<Entitled> {
    const places = guest === undefined ? [] : await this.#store.places(guest, table);
    // It may have been replaced since it was shown.
    const own = key?.match === table ? await this.#store.key(key.hash) : undefined;
    const isKnown = listed || places.length > 0 || own !== undefined;
    // Who belongs to a campaign may come to its tables.
    const watch = isKnown || (guest !== undefined && (await this.#store.isMemberAt(guest, table)));
    const seats = places.filter((seat) => seat !== SPECTATOR);
    if (own?.kind === 'seat' && !seats.includes(own.seat)) seats.push(own.seat);
    return { seats: seats.sort((a, b) => a - b), watch };
  }

  /**
   * As whom somebody is at a table: in the seat that they ask for, else in their first, else as a
   * spectator.
   */
  async observer(
    caller: Caller,
    table: string,
    listed: boolean,
    wanted: Observer | undefined,
  ): Promise<Outcome<Observer>> {
    const { seats, watch } = await this.entitled(caller, table, listed);
    const observer = wanted ?? seats[0] ?? SPECTATOR;
    if (observer === SPECTATOR ? watch : seats.includes(observer)) return done(observer);
    if (isStranger(caller)) return refused('no-key', 'who you are is not known here; bring a key');
    return refused('wrong-key', 'your key does not open that; ask the host for an invitation');
  }
}

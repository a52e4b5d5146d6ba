import { type Game, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Opens, Seated, SitDown, TableFace } from '@tablewright/protocol';
import { type Auth, type Caller, isStranger } from '../auth/auth.ts';
import { hashOf, newKey } from '../auth/keys.ts';
import type { Store, StoredKey } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { noTable } from '../tables/table-reader.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { type ChosenDocuments, chosenDocuments } from './chosen-documents.ts';
import type { Shelves } from './shelves.ts';
import { noKey, type TableAccess } from './table-access.ts';

/** What {@link Seating} needs. */
export interface SeatingSetup {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly auth: Auth;
  readonly access: TableAccess;
  readonly shelves: Shelves;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Somebody who wants to sit down, with what is known of them. */
interface Seeking {
  readonly caller: Caller;
  readonly wish: SitDown;
  readonly face: TableFace;
  /** The invitation that they bring, if it is one to this table. */
  readonly invite: StoredKey | undefined;
  /** The seats that are theirs already. */
  readonly own: readonly Seat[];
}

/** Sitting down, and the keys to seats: invitations, hand-overs, new keys. */
export class Seating {
  readonly #setup: SeatingSetup;

  constructor(setup: SeatingSetup) {
    this.#setup = setup;
  }

  /** Somebody sits down by an invitation, or at a listed table without. */
  async sit(caller: Caller, table: string, wish: SitDown): Promise<Outcome<Seated>> {
    const { registry, store, auth, access } = this.#setup;
    const shown = wish.invite === undefined ? undefined : await store.key(hashOf(wish.invite));
    const invite = shown?.match === table ? shown : undefined;
    const loaded = await access.load(caller, table, async () => {
      const comes = invite === undefined ? await access.mayCome(caller, table) : done(true);
      return comes.ok || comes.error.code !== 'no-key' ? comes : invalid();
    });
    if (!loaded.ok) return loaded;
    const face = await registry.queries.face(table);
    if (!face.ok) return face;
    const locks = await registry.queries.locks(table);
    if (!locks.ok) return locks;
    const { seats: own } = await auth.entitled(caller, table, face.value.listed);
    if (wish.seat !== undefined && own.includes(wish.seat)) return done({ seat: wish.seat });
    const chosen = await this.#seatFor({ caller, wish, face: face.value, invite, own });
    if (!chosen.ok) return chosen;
    const { seat, isTheirs } = chosen.value;
    const brought = await this.#bring(caller, face.value, wish.documents);
    if (!brought.ok) return brought;
    const { documents, takes } = brought.value;
    if (takes.length > 0 && !(await store.placeDocuments(table, takes))) {
      return refused('gone-on', 'a document has changed meanwhile, or is at another table');
    }
    const key = newKey();
    // Where a match goes on, a seat is theirs who had it before, until somebody has taken it over.
    const goesOn = isTheirs && face.value.goesOn !== undefined && locks.value(seat) === 0;
    const handed = goesOn || invite?.kind === 'hand';
    const seated = await registry.commands.sit(table, {
      seat,
      name: wish.name,
      mark: wish.mark,
      entropy: wish.entropy,
      handed,
      guest: caller.guest,
      key: hashOf(key),
      spend: invite?.kind === 'hand' ? invite.hash : undefined,
      lock: handed ? locks.value(seat) : undefined,
      documents: takes.length > 0 ? documents : undefined,
    });
    if (!seated.ok) await store.freeDocuments(table, takes);
    return seated.ok ? done({ seat, key }) : seated;
  }

  /** What a key opens. A guest who shows the key of a seat, or to watch, has that place from now on. */
  async use(caller: Caller, key: string): Promise<Outcome<Opens>> {
    const { store, now } = this.#setup;
    const stored = await store.key(hashOf(key));
    if (stored === undefined) return opensNothing();
    const { match, kind, seat } = stored;
    const isPlace = kind === 'seat' || kind === 'watch';
    if (isPlace && caller.guest !== undefined) {
      await store.addPlace({ guest: caller.guest, match, seat }, now(), stored.hash);
      if ((await store.key(stored.hash)) === undefined) return opensNothing();
    }
    return done({ table: match, kind, ...(seat === SPECTATOR ? {} : { seat }) });
  }

  /**
   * A new invitation in place of the last one. The host makes those to a free seat and to watch;
   * whoever has a seat makes those to take it over, and the host does so where a bot plays.
   */
  async invite(
    caller: Caller,
    table: string,
    kind: 'invite' | 'hand' | 'watch',
    seat: Seat | undefined,
  ): Promise<Outcome<string>> {
    if (isStranger(caller)) return noKey();
    const { registry, access } = this.#setup;
    const loaded = await access.load(caller, table, async () => {
      const comes = await access.mayCome(caller, table);
      if (comes.ok || comes.error.code === 'no-such-table') return comes;
      return refused('not-allowed', 'only who has a seat, or the host, may do that');
    });
    if (!loaded.ok) return loaded;
    const face = await registry.queries.face(table);
    if (!face.ok) return face;
    const host = await access.isHost(caller, table);
    if (seat !== undefined && face.value.seats[seat] === undefined) {
      return refused('no-such-seat', `there is no seat ${seat + 1}`);
    }
    if (kind === 'hand') return this.#handOver(caller, face.value, seat, host);
    if (!host) return refused('not-allowed', 'only the host may do that');
    return kind === 'watch'
      ? this.#newWatchKey(caller, table)
      : this.#newInvite(table, seat ?? SPECTATOR);
  }

  /** Another key for a seat: every other device is out, and only this one stays. */
  async lock(caller: Caller, table: string, seat: Seat): Promise<Outcome<string>> {
    const { registry, auth, store, access } = this.#setup;
    const mayOpen = async (): Promise<Outcome<true>> => {
      const { seats } = await auth.entitled(caller, table, false);
      if (seats.includes(seat)) return done(true);
      if ((await store.table(table)) === undefined) return noTable(table);
      return refused('wrong-key', 'your key does not open that seat');
    };
    const loaded = await access.load(caller, table, mayOpen);
    if (!loaded.ok) return loaded;
    const locks = await registry.queries.locks(table);
    if (!locks.ok) return locks;
    const opens = await mayOpen();
    if (!opens.ok) return opens;
    const key = newKey();
    const by = { guest: caller.guest, key: hashOf(key) };
    const locked = await registry.commands.lock(table, seat, by, locks.value(seat));
    return locked.ok ? done(key) : locked;
  }

  /**
   * The seat that somebody is to get: the one of their invitation, one of before, or a free one; and
   * whether they had it before.
   */
  async #seatFor({
    caller,
    wish,
    face,
    invite,
    own,
  }: Seeking): Promise<Outcome<{ readonly seat: Seat; readonly isTheirs: boolean }>> {
    const invites = invite !== undefined && ['invite', 'hand'].includes(invite.kind);
    const isUninvited = wish.invite === undefined;
    const before = isUninvited ? await this.#setup.access.seatsBefore(caller, face) : [];
    const again = before.find((seat) =>
      wish.seat === undefined ? !own.includes(seat) : seat === wish.seat,
    );
    const isMember = async () =>
      caller.guest !== undefined && (await this.#setup.store.isMemberAt(caller.guest, face.table));
    const mayJoin = isUninvited && (face.listed || again !== undefined || (await isMember()));
    if (!invites && !mayJoin) return invalid();
    const certain =
      invite === undefined || invite.seat === SPECTATOR ? (wish.seat ?? again) : invite.seat;
    if (certain !== undefined && wish.seat !== undefined && wish.seat !== certain) {
      return refused('not-allowed', `this invitation is for seat ${certain + 1}`);
    }
    const seat = certain ?? face.seats.findIndex(({ kind }) => kind === 'open');
    if (seat < 0) return refused('seat-taken', 'every seat is taken; you may watch');
    return done({ seat, isTheirs: seat === again });
  }

  /** The documents that somebody brings; what lies there for their seat need not be brought. */
  async #bring(
    { guest }: Caller,
    { campaign, game, documents: places = [] }: TableFace,
    wish: SitDown['documents'] = {},
  ): Promise<Outcome<ChosenDocuments>> {
    const brought = Object.entries(wish).filter(
      ([slot, id]) => places.find((place) => place.slot === slot)?.document?.id !== id,
    );
    if (brought.length === 0) return done({ documents: {}, takes: [] });
    if (guest === undefined) {
      return refused('wrong-key', 'documents are brought by a guest, not with the key of a seat');
    }
    const { shelves, store, games } = this.#setup;
    const shelf = await shelves.open(guest, campaign);
    if (!shelf.ok) return shelf;
    return chosenDocuments(
      store,
      shelf.value.owner,
      Object.fromEntries(brought),
      await games(game),
    );
  }

  async #handOver(
    caller: Caller,
    { table, seats: faces }: TableFace,
    seat: Seat | undefined,
    host: boolean,
  ): Promise<Outcome<string>> {
    const { registry, auth } = this.#setup;
    if (seat === undefined) return refused('no-such-seat', 'say which seat is to be handed over');
    const locks = await registry.queries.locks(table);
    if (!locks.ok) return locks;
    const lock = locks.value(seat);
    const { seats } = await auth.entitled(caller, table, false);
    // A seat that a bot keeps for somebody is theirs, whatever the host thinks of it.
    const { kind, kept } = faces[seat] ?? {};
    const isHosts = host && kind === 'bot' && kept !== true;
    if (!seats.includes(seat) && !isHosts) {
      return refused('not-allowed', 'only who has a seat may hand it over');
    }
    const key = newKey();
    const stored = { hash: hashOf(key), match: table, kind: 'hand', seat } as const;
    const handed = await registry.commands.handKey(stored, lock);
    return handed.ok ? done(key) : handed;
  }

  /** Who has watched so far needs the new link. */
  async #newWatchKey({ guest }: Caller, table: string): Promise<Outcome<string>> {
    const key = newKey();
    const by = { guest, key: hashOf(key) };
    const locked = await this.#setup.registry.commands.lock(table, SPECTATOR, by);
    return locked.ok ? done(key) : locked;
  }

  async #newInvite(match: string, seat: Observer): Promise<Outcome<string>> {
    const { store, now } = this.#setup;
    const key = newKey();
    await store.replaceKey({ hash: hashOf(key), match, kind: 'invite', seat }, now());
    return done(key);
  }
}

function invalid(): ReturnType<typeof refused> {
  return refused('wrong-key', 'this invitation does not hold; ask the host for another');
}

function opensNothing(): ReturnType<typeof refused> {
  return refused('wrong-key', 'this link opens nothing any more; ask for another');
}

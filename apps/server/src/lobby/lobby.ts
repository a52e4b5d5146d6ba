import { policyNames } from '@tablewright/bots';
import { type Game, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { Match, type MatchFile } from '@tablewright/engine/host';
import type {
  Act,
  NextTable,
  Opened,
  Opens,
  OpenTable,
  Seated,
  ServerMessage,
  SitDown,
  TableFace,
} from '@tablewright/protocol';
import { type Auth, type Caller, isStranger } from '../auth/auth.ts';
import { hashOf, newKey } from '../auth/keys.ts';
import { TOO_MUCH } from '../auth/rate-limits.ts';
import type { OwnTable, Store } from '../store/store.ts';
import type { Actor } from '../tables/acts.ts';
import type { OpenedSeat } from '../tables/entry.ts';
import type { Listener } from '../tables/local-table.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { nameClash } from '../tables/seat-rules.ts';
import { noTable } from '../tables/table-reader.ts';
import type { Entered, Known, Stay, TableRegistry } from '../tables/table-registry.ts';
import { nextSeats } from './next-seats.ts';
import { ownEntropy, planTable } from './planned-table.ts';

/** Tables that a list shows at most. */
const MOST_TABLES = 200;

/** What a house needs. */
export interface LobbySetup {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly auth: Auth;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What somebody may be at a table. */
interface You {
  readonly seats: Seat[];
  readonly host: boolean;
  /** Free seats that they may take because they sat there at the table before. */
  readonly offered?: Seat[];
}

/** Everything that people can ask for, the same by HTTP and over the live channel. */
export class Lobby {
  readonly #setup: LobbySetup;

  constructor(setup: LobbySetup) {
    this.#setup = setup;
  }

  /** Opens a table for a guest, who sits down on the seats planned for them. */
  async open(guest: string, wish: OpenTable): Promise<Outcome<Opened>> {
    const { games, registry, now } = this.#setup;
    const game = await games(wish.game);
    if (game === undefined) return refused('no-such-game', `"${wish.game}" is not played here`);
    const wrong = planProblem(game, wish);
    if (wrong !== undefined) return wrong;
    const seats = wish.seats.map((plan, seat) => openedSeat(plan, seat, wish.entropy));
    const { options, pace, listed } = wish;
    const planned = planTable({ game, options, pace, seats, listed, host: guest, at: now() });
    const made = await registry.open(planned.record, planned.first, planned);
    return made.ok ? done(planned.opened) : made;
  }

  /**
   * The table at which the people of a match that is over may play again. The first who asks and
   * sat there opens it; whoever may watch the old one may watch it from then on.
   * @param entropy what the asker adds to the next match, if it is they who open it
   */
  async next(caller: Caller, table: string, entropy: string): Promise<Outcome<NextTable>> {
    const { games, registry, now } = this.#setup;
    const looked = await this.look(caller, table);
    if (!looked.ok) return looked;
    const { face, you } = looked.value;
    const satThere = you.host || you.seats.length > 0;
    if (await this.#goesOn(face.next)) return this.#letIn(caller, face.next, satThere);
    if (!satThere) {
      return refused('not-allowed', 'only who sat at this table may open the next one');
    }
    const { guest } = caller;
    if (guest === undefined) {
      return refused('wrong-key', 'a table is opened by a guest, not with the key of a seat');
    }
    const game = await games(face.game);
    if (game === undefined) return refused('no-such-game', `"${face.game}" is not played here`);
    const { options, pace, next: gone } = face;
    const seats = nextSeats(face.seats, you.seats, entropy);
    const wish = { game, options, pace, seats, listed: false, after: table };
    const planned = planTable({ ...wish, host: guest, at: now() });
    const by = { seat: you.seats[0], gone: gone?.table };
    const named = await registry.openNext(table, by, planned);
    if (named.ok) return done({ table: planned.opened.table, opened: planned.opened });
    if (named.error.code !== 'stale') return named;
    // Somebody was faster.
    const faster = await registry.face(table);
    return faster.ok ? this.#letIn(caller, faster.value.next, satThere) : faster;
  }

  /** Somebody sits down by an invitation, or at a listed table without. */
  async sit(caller: Caller, table: string, wish: SitDown): Promise<Outcome<Seated>> {
    const { registry, store, auth } = this.#setup;
    const invite = wish.invite === undefined ? undefined : await store.key(hashOf(wish.invite));
    const isInvited = invite?.match === table;
    const woken = await this.#wake(caller, table, async () => {
      const comes = isInvited ? done(true) : await this.#mayCome(caller, table);
      return comes.ok || comes.error.code !== 'no-key' ? comes : invalid();
    });
    if (!woken.ok) return woken;
    const face = await registry.face(table);
    if (!face.ok) return face;
    const locks = await registry.locks(table);
    if (!locks.ok) return locks;
    const { seats: own } = await auth.entitled(caller, table, face.value.listed);
    if (wish.seat !== undefined && own.includes(wish.seat)) return done({ seat: wish.seat });
    const invites = isInvited && ['invite', 'hand'].includes(invite.kind);
    const before = wish.invite === undefined ? await this.#seatsBefore(caller, face.value) : [];
    const again = before.find((seat) =>
      wish.seat === undefined ? !own.includes(seat) : seat === wish.seat,
    );
    const mayJoin = wish.invite === undefined && (face.value.listed || again !== undefined);
    if (!invites && !mayJoin) return invalid();
    const certain =
      invite === undefined || invite.seat === SPECTATOR ? (wish.seat ?? again) : invite.seat;
    if (certain !== undefined && wish.seat !== undefined && wish.seat !== certain) {
      return refused('not-allowed', `this invitation is for seat ${certain + 1}`);
    }
    const free = face.value.seats.findIndex(({ kind }) => kind === 'open');
    const seat = certain ?? wish.seat ?? free;
    if (seat < 0) return refused('seat-taken', 'every seat is taken; you may watch');
    const key = newKey();
    const { name, mark, entropy } = wish;
    const handed = invite?.kind === 'hand';
    const seated = await registry.sit(table, {
      seat,
      name,
      mark,
      entropy,
      handed,
      guest: caller.guest,
      key: hashOf(key),
      spend: handed ? invite?.hash : undefined,
      lock: handed ? locks.value(seat) : undefined,
    });
    return seated.ok ? done({ seat, key }) : seated;
  }

  /** What a key opens. A device that shows the key of a seat or of a table may come back by itself. */
  async use(caller: Caller, key: string): Promise<Outcome<Opens>> {
    const { store, now } = this.#setup;
    const stored = await store.key(hashOf(key));
    if (stored === undefined) {
      return refused('wrong-key', 'this link opens nothing any more; ask for another');
    }
    const { match, kind, seat } = stored;
    const comes = kind === 'seat' || kind === 'watch';
    if (comes && caller.guest !== undefined) {
      await store.addPlace({ guest: caller.guest, match, seat }, now(), stored.hash);
      if ((await store.key(stored.hash)) === undefined) {
        return refused('wrong-key', 'this link opens nothing any more; ask for another');
      }
    }
    return done({ table: match, kind, ...(seat === SPECTATOR ? {} : { seat }) });
  }

  /**
   * A new invitation in place of the last one: to a free seat or for spectators by the host, to
   * take over a seat by whoever has it, or by the host where a bot plays.
   */
  async invite(
    caller: Caller,
    table: string,
    kind: 'invite' | 'hand' | 'watch',
    seat: Seat | undefined,
  ): Promise<Outcome<string>> {
    if (isStranger(caller)) return noKey();
    const { registry, auth, store, now } = this.#setup;
    const woken = await this.#wake(caller, table, async () => {
      const comes = await this.#mayCome(caller, table);
      if (comes.ok || comes.error.code === 'no-such-table') return comes;
      return refused('not-allowed', 'only who has a seat, or the host, may do that');
    });
    if (!woken.ok) return woken;
    const face = await registry.face(table);
    if (!face.ok) return face;
    const host = await this.#isHost(caller, table);
    const at = seat === undefined ? undefined : face.value.seats[seat];
    if (seat !== undefined && at === undefined) {
      return refused('no-such-seat', `there is no seat ${seat + 1}`);
    }
    if (kind === 'hand') {
      if (seat === undefined) return refused('no-such-seat', 'say which seat is to be handed over');
      const locks = await registry.locks(table);
      if (!locks.ok) return locks;
      const lock = locks.value(seat);
      const { seats } = await auth.entitled(caller, table, false);
      // A seat that a bot keeps for somebody is theirs, whatever the host thinks of it.
      const ofHouse = at?.kind === 'bot' && at.kept !== true;
      const mayHand = seats.includes(seat) || (host && ofHouse);
      if (!mayHand) return refused('not-allowed', 'only who has a seat may hand it over');
      const key = newKey();
      const kept = await registry.handKey({ hash: hashOf(key), match: table, kind, seat }, lock);
      return kept.ok ? done(key) : kept;
    } else if (!host) return refused('not-allowed', 'only the host may do that');
    const key = newKey();
    if (kind === 'watch') {
      // Who has watched so far needs the new link.
      const locked = await registry.lock(table, SPECTATOR, {
        guest: caller.guest,
        key: hashOf(key),
      });
      return locked.ok ? done(key) : locked;
    }
    await store.replaceKey(
      { hash: hashOf(key), match: table, kind, seat: seat ?? SPECTATOR },
      now(),
    );
    return done(key);
  }

  /** Another key for a seat: every other device is out, and only this one stays. */
  async lock(caller: Caller, table: string, seat: Seat): Promise<Outcome<string>> {
    const { registry, auth, store } = this.#setup;
    const mayOpen = async (): Promise<Outcome<true>> => {
      const { seats } = await auth.entitled(caller, table, false);
      if (seats.includes(seat)) return done(true);
      if ((await store.table(table)) === undefined) return noTable(table);
      return refused('wrong-key', 'your key does not open that seat');
    };
    const woken = await this.#wake(caller, table, mayOpen);
    if (!woken.ok) return woken;
    const locks = await registry.locks(table);
    if (!locks.ok) return locks;
    const opens = await mayOpen();
    if (!opens.ok) return opens;
    const key = newKey();
    const locked = await registry.lock(
      table,
      seat,
      { guest: caller.guest, key: hashOf(key) },
      locks.value(seat),
    );
    return locked.ok ? done(key) : locked;
  }

  /** Does something at a table in one of the caller's seats. */
  async act(
    caller: Caller,
    table: string,
    seat: Seat | undefined,
    act: Act,
  ): Promise<Outcome<number>> {
    const entered = await this.enter(caller, table, seat);
    if (!entered.ok) {
      if (caller.guest === undefined || !(await this.#isReadSoon(table))) return entered;
      // A guest who has stood up has no seat any more, and may not have heard that it is done.
      const known = await this.#setup.registry.repeated(table, seat, act.id);
      return known === undefined ? entered : done(known);
    }
    const { observer, lock } = entered.value;
    return this.actAs({ seat: observer, guest: caller.guest, lock }, table, act, caller);
  }

  /**
   * Does something at a table as somebody who was let in before.
   * @param caller who is charged for what takes long
   */
  async actAs(
    actor: Actor,
    table: string,
    act: Act,
    caller?: Pick<Caller, 'pay'>,
  ): Promise<Outcome<number>> {
    const woken = await this.#wake(caller ?? {}, table, async () => done(true));
    return woken.ok ? this.#setup.registry.act(table, actor, act) : woken;
  }

  /**
   * As whom a caller is at a table. It holds as long as the seat has the lock that it had before
   * the key was looked at.
   */
  async enter(
    caller: Caller,
    table: string,
    wanted: Observer | undefined,
  ): Promise<Outcome<Entered>> {
    const { registry, store, auth } = this.#setup;
    const asWhom = async (): Promise<Outcome<Observer>> => {
      const line = await store.table(table);
      return line === undefined
        ? noTable(table)
        : auth.observer(caller, table, line.listed, wanted);
    };
    const woken = await this.#wake(caller, table, asWhom);
    if (!woken.ok) return woken;
    const locks = await registry.locks(table);
    if (!locks.ok) return locks;
    const observer = await asWhom();
    if (!observer.ok) return observer;
    return done({ observer: observer.value, lock: locks.value(observer.value) });
  }

  /** Comes to a table; see {@link Keeper.watch}. */
  watch(
    table: string,
    observer: Observer,
    known: Known,
    listener: Listener,
    arrive: (messages: readonly ServerMessage[]) => void,
    lock?: number,
  ): Promise<Outcome<Stay>> {
    return this.#setup.registry.watch(table, observer, known, listener, arrive, lock);
  }

  /** What the caller may be at a table, and what everybody knows of it. */
  async look(caller: Caller, table: string): Promise<Outcome<{ face: TableFace; you: You }>> {
    const woken = await this.#wake(caller, table, () => this.#mayCome(caller, table));
    if (!woken.ok) return woken;
    const face = await this.#setup.registry.face(table);
    if (!face.ok) return face;
    const { seats, watch } = await this.#setup.auth.entitled(caller, table, face.value.listed);
    const host = await this.#isHost(caller, table);
    const before = await this.#seatsBefore(caller, face.value);
    if (!watch && !host && before.length === 0) return uninvited(caller);
    const offered = before.filter((seat) => face.value.seats[seat]?.kind === 'open');
    return done({
      face: face.value,
      you: { seats, host, ...(offered.length === 0 ? {} : { offered }) },
    });
  }

  past(table: string, observer: Observer, answers: number): Promise<Outcome<unknown>> {
    return this.#setup.registry.past(table, observer, answers);
  }

  file(table: string): Promise<Outcome<MatchFile>> {
    return this.#setup.registry.file(table);
  }

  /** Tables in the public list, the newest first. */
  listed(): Promise<readonly TableFace[]> {
    return this.#setup.store.listed(MOST_TABLES);
  }

  /** The caller's tables: those that wait for them first, then those of late. */
  async mine(guest: string): Promise<readonly OwnTable[]> {
    const own = await this.#setup.store.tablesOf(guest, MOST_TABLES);
    const waits = ({ seats, waiting }: OwnTable) => seats.some((seat) => waiting.includes(seat));
    return [...own.filter(waits), ...own.filter((table) => !waits(table))];
  }

  /** Says something at a table, in a seat; a repeat of the request is not said again. */
  async say(
    table: string,
    seat: Observer,
    { text, id: request }: { readonly text: string; readonly id: string },
  ): Promise<Outcome<number>> {
    const { registry, now } = this.#setup;
    const face = await registry.face(table);
    if (!face.ok) return face;
    const name = face.value.seats[seat]?.name;
    if (name === undefined) return refused('not-allowed', 'who has no seat may only listen');
    if (!face.value.chat) return refused('not-allowed', 'the host has asked for silence here');
    return done(await registry.say({ table, seat, name, text, at: now(), request }));
  }

  /** The host deletes a table with everything that belongs to it. */
  async remove(caller: Caller, table: string): Promise<Outcome<true>> {
    if (isStranger(caller)) return noKey();
    // Its log need not be read, nor be sound, for that.
    const line = await this.#setup.store.table(table);
    if (line === undefined) return noTable(table);
    if (caller.guest !== line.host) {
      return refused('not-allowed', 'only the host may delete a table');
    }
    await this.#setup.registry.remove(table);
    return done(true);
  }

  /**
   * Has a table in memory before something is done there. Reading it may take long: so whether the
   * caller may come there is found out first, by what the store knows, and it is charged to them.
   * @param mayCome asked only if it has to be read
   */
  async #wake(
    { pay }: Pick<Caller, 'pay'>,
    table: string,
    mayCome: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<true>> {
    const { registry } = this.#setup;
    if (registry.holds(table)) return done(true);
    const comes = await mayCome();
    if (!comes.ok) return comes;
    const wake = () => registry.wake(table);
    return (await (pay === undefined ? wake() : pay(wake))) ?? refused('too-many', TOO_MUCH);
  }

  /** Whether a caller may come to a table at all, by what the store knows. */
  async #mayCome(caller: Caller, table: string): Promise<Outcome<true>> {
    const { store, auth } = this.#setup;
    const line = await store.table(table);
    if (line === undefined) return noTable(table);
    if (caller.guest === line.host) return done(true);
    if ((await auth.entitled(caller, table, line.listed)).watch) return done(true);
    const [first] = await store.entries(table, 0, 1);
    const after = first?.entry.kind === 'open' ? first.entry.after : undefined;
    const before = after === undefined ? [] : await this.#seatsBefore(caller, { after });
    return before.length > 0 ? done(true) : uninvited(caller);
  }

  /** Whether reading a table takes no time: it is in memory, or nothing was played there. */
  async #isReadSoon(table: string): Promise<boolean> {
    const { registry, store } = this.#setup;
    return registry.holds(table) || (await store.table(table))?.status === 'gathering';
  }

  /** The seats that a caller had at the table before this one. */
  async #seatsBefore(
    caller: Caller,
    { after }: Pick<TableFace, 'after'>,
  ): Promise<readonly Seat[]> {
    return after === undefined ? [] : (await this.#setup.auth.entitled(caller, after, false)).seats;
  }

  /** Whether a next table can still be gone to: it was not deleted, nor closed. */
  async #goesOn(next: TableFace['next']): Promise<boolean> {
    const line = next && (await this.#setup.store.table(next.table));
    return line !== undefined && line.status !== 'closed';
  }

  /**
   * Lets somebody watch the next table; those who had no seat before, only until its host makes
   * another link to watch.
   */
  async #letIn(
    caller: Caller,
    next: TableFace['next'],
    satThere: boolean,
  ): Promise<Outcome<NextTable>> {
    const { auth, registry, store, now } = this.#setup;
    if (next === undefined) return refused('stale', 'the next table is not open; try it again');
    const { table } = next;
    const woken = await this.#wake(caller, table, async () => done(true));
    if (!woken.ok) return woken;
    const face = await registry.face(table);
    if (!face.ok) return face;
    const { watch } = await auth.entitled(caller, table, face.value.listed);
    if (watch) return done({ table });
    const locks = await registry.locks(table);
    if (!locks.ok) return locks;
    if (!satThere && locks.value(SPECTATOR) > 0) {
      return refused('wrong-key', 'the next table has another link to watch; ask its host for it');
    }
    const place = { match: table, seat: SPECTATOR };
    if (caller.guest !== undefined) await store.addPlace({ ...place, guest: caller.guest }, now());
    return done({ table });
  }

  async #isHost({ guest }: Caller, table: string): Promise<boolean> {
    if (guest === undefined) return false;
    return (await this.#setup.store.table(table))?.host === guest;
  }
}

function uninvited(caller: Caller): ReturnType<typeof refused> {
  const code = isStranger(caller) ? 'no-key' : 'wrong-key';
  return refused(code, 'you need an invitation to see this table');
}

function invalid(): ReturnType<typeof refused> {
  return refused('wrong-key', 'this invitation does not hold; ask the host for another');
}

function noKey(): ReturnType<typeof refused> {
  return refused('no-key', 'who you are is not known here; bring a key');
}

function planProblem(game: Game, wish: OpenTable): ReturnType<typeof refused> | undefined {
  const names = wish.seats.flatMap((plan) => ('name' in plan ? [plan.name] : []));
  for (const [at, name] of names.entries()) {
    const twin = nameClash(names.slice(0, at), name);
    if (twin !== undefined) return twin;
  }
  const policies = policyNames(game);
  for (const plan of wish.seats) {
    if (plan.kind !== 'bot' || policies.includes(plan.policy)) continue;
    const known = policies.join(', ');
    return refused('wrong-settings', `there is no bot "${plan.policy}"; there are ${known}`);
  }
  const trial = Match.create(game, {
    id: 'trial',
    seats: wish.seats.map((_, seat) => ({ name: `${seat}`, player: 'human' })),
    options: wish.options,
    random: { kind: 'seeded', seed: 'trial' },
  });
  if (trial.ok) return undefined;
  return refused('wrong-settings', trial.error.map(({ message }) => message).join('; '));
}

function openedSeat(plan: OpenTable['seats'][number], seat: Seat, entropy: string): OpenedSeat {
  if (plan.kind !== 'me') return plan;
  return { kind: 'person', name: plan.name, entropy: ownEntropy(entropy, seat) };
}

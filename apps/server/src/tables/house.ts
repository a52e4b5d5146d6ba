import { policyNames } from '@tablewright/bots';
import {
  commitmentOf,
  type Game,
  Match,
  type MatchFile,
  type Observer,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import type {
  Act,
  Opened,
  Opens,
  OpenTable,
  Seated,
  ServerMessage,
  SitDown,
  TableFace,
} from '@tablewright/protocol';
import { type Caller, type Doors, STRANGER } from '../doors/doors.ts';
import { hashOf, newKey, randomHex } from '../doors/keys.ts';
import type { KeyKind, OwnTable, Store, StoredKey } from '../store/store.ts';
import type { OpenedSeat } from './entry.ts';
import type { Entered, Keeper, Stay } from './keeper.ts';
import type { Actor } from './live-table.ts';
import { done, type Outcome, refused } from './refused.ts';
import type { Listener } from './room.ts';

/** Tables that a list shows at most. */
const MOST_TABLES = 200;

/** What a house needs. */
export interface HouseSetup {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly doors: Doors;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Everything that people can ask for, the same by HTTP and over the live channel. */
export class House {
  readonly #setup: HouseSetup;

  constructor(setup: HouseSetup) {
    this.#setup = setup;
  }

  /** Opens a table for a guest, who sits down on the seats planned for them. */
  async open(guest: string, wish: OpenTable): Promise<Outcome<Opened>> {
    const { games, keeper, now } = this.#setup;
    const game = await games(wish.game);
    if (game === undefined) return refused('no-such-game', `"${wish.game}" is not played here`);
    const wrong = planProblem(game, wish);
    if (wrong !== undefined) return wrong;
    const id = randomHex(8);
    const secret = randomHex(32);
    const keys: StoredKey[] = [];
    const keyFor = (kind: KeyKind, seat: Observer): string => {
      const key = newKey();
      keys.push({ hash: hashOf(key), match: id, kind, seat });
      return key;
    };
    const planned = [...wish.seats.entries()];
    const seatsOf = (kind: string) =>
      planned.flatMap(([seat, plan]) => (plan.kind === kind ? [seat] : []));
    const opened: Opened = {
      table: id,
      seats: seatsOf('me').map((seat) => ({ seat, key: keyFor('seat', seat) })),
      invites: [
        ...(seatsOf('open').length === 0 ? [] : [{ key: keyFor('invite', SPECTATOR) }]),
        ...seatsOf('open').map((seat) => ({ seat, key: keyFor('invite', seat) })),
      ],
      watch: keyFor('watch', SPECTATOR),
    };
    const record = {
      id,
      game: game.id,
      rulesVersion: game.version,
      options: wish.options,
      pace: wish.pace,
      secret,
      commitment: commitmentOf(secret),
      host: guest,
      opened: now(),
    };
    const seats = wish.seats.map((plan, seat) => openedSeat(plan, seat, wish.entropy));
    const first = { kind: 'open', seats, listed: wish.listed } as const;
    const made = await keeper.open(record, first, {
      keys,
      // A host without a seat may watch.
      places: [...seatsOf('me'), SPECTATOR],
    });
    return made.ok ? done(opened) : made;
  }

  /** Somebody sits down by an invitation, or at a listed table without. */
  async sit(caller: Caller, table: string, wish: SitDown): Promise<Outcome<Seated>> {
    const { keeper, store, doors } = this.#setup;
    const face = await keeper.face(table);
    if (!face.ok) return face;
    const { seats: own } = await doors.entitled(caller, table, face.value.listed);
    if (wish.seat !== undefined && own.includes(wish.seat)) return done({ seat: wish.seat });
    const invite = wish.invite === undefined ? undefined : await store.key(hashOf(wish.invite));
    const invites = invite?.match === table && ['invite', 'hand'].includes(invite.kind);
    if (!invites && (wish.invite !== undefined || !face.value.listed)) {
      return refused('wrong-key', 'this invitation does not hold; ask the host for another');
    }
    const certain = invite === undefined || invite.seat === SPECTATOR ? undefined : invite.seat;
    if (certain !== undefined && wish.seat !== undefined && wish.seat !== certain) {
      return refused('not-allowed', `this invitation is for seat ${certain + 1}`);
    }
    const free = face.value.seats.findIndex(({ kind }) => kind === 'open');
    const seat = certain ?? wish.seat ?? free;
    if (seat < 0) return refused('seat-taken', 'every seat is taken; you may watch');
    const key = newKey();
    const { name, mark, entropy } = wish;
    const handed = invite?.kind === 'hand';
    const seated = await keeper.sit(table, {
      seat,
      name,
      mark,
      entropy,
      handed,
      guest: caller.guest,
      key: hashOf(key),
      spend: handed ? invite?.hash : undefined,
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
      await store.addPlace({ guest: caller.guest, match, seat }, now());
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
    const { keeper, doors, store, now } = this.#setup;
    const face = await keeper.face(table);
    if (!face.ok) return face;
    const { seats } = await doors.entitled(caller, table, face.value.listed);
    const host = await this.#isHost(caller, table);
    const at = seat === undefined ? undefined : face.value.seats[seat];
    if (seat !== undefined && at === undefined) {
      return refused('no-such-seat', `there is no seat ${seat + 1}`);
    }
    if (kind === 'hand') {
      if (seat === undefined) return refused('no-such-seat', 'say which seat is to be handed over');
      if (!seats.includes(seat) && !(host && at?.kind === 'bot')) {
        return refused('not-allowed', 'only who has a seat may hand it over');
      }
    } else if (!host) return refused('not-allowed', 'only the host may do that');
    const key = newKey();
    await store.replaceKey(
      { hash: hashOf(key), match: table, kind, seat: seat ?? SPECTATOR },
      now(),
    );
    return done(key);
  }

  /** Another key for a seat: every other device is out, and only this one stays. */
  async lock(caller: Caller, table: string, seat: Seat): Promise<Outcome<string>> {
    const { keeper, doors } = this.#setup;
    const entitled = await doors.entitled(caller, table, false);
    if (!entitled.seats.includes(seat)) {
      return refused('wrong-key', 'your key does not open that seat');
    }
    const key = newKey();
    const locked = await keeper.lock(table, seat, { guest: caller.guest, key: hashOf(key) });
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
    if (!entered.ok) return entered;
    const { observer, lock } = entered.value;
    return this.actAs({ seat: observer, guest: caller.guest, lock }, table, act);
  }

  /** Does something at a table as somebody who was let in before. */
  actAs(actor: Actor, table: string, act: Act): Promise<Outcome<number>> {
    return this.#setup.keeper.act(table, actor, act);
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
    const { keeper, store, doors } = this.#setup;
    const locks = await keeper.locks(table);
    if (!locks.ok) return locks;
    const line = await store.table(table);
    if (line === undefined) {
      return refused('no-such-table', `there is no table ${table}; it may have been deleted`);
    }
    const observer = await doors.observer(caller, table, line.listed, wanted);
    if (!observer.ok) return observer;
    return done({ observer: observer.value, lock: locks.value(observer.value) });
  }

  /** Comes to a table; see {@link Keeper.watch}. */
  watch(
    table: string,
    observer: Observer,
    since: number | undefined,
    listener: Listener,
    arrive: (messages: readonly ServerMessage[]) => void,
    known?: number,
  ): Promise<Outcome<Stay>> {
    return this.#setup.keeper.watch(table, observer, since ?? -1, listener, arrive, known);
  }

  /** What the caller may be at a table, and what everybody knows of it. */
  async look(
    caller: Caller,
    table: string,
  ): Promise<Outcome<{ face: TableFace; you: { seats: Seat[]; host: boolean } }>> {
    const face = await this.#setup.keeper.face(table);
    if (!face.ok) return face;
    const { seats, watch } = await this.#setup.doors.entitled(caller, table, face.value.listed);
    const host = await this.#isHost(caller, table);
    if (!watch && !host) {
      const code = caller === STRANGER ? 'no-key' : 'wrong-key';
      return refused(code, 'you need an invitation to see this table');
    }
    return done({ face: face.value, you: { seats, host } });
  }

  past(table: string, observer: Observer, answers: number): Promise<Outcome<unknown>> {
    return this.#setup.keeper.past(table, observer, answers);
  }

  file(table: string): Promise<Outcome<MatchFile>> {
    return this.#setup.keeper.file(table);
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

  /** Says something at a table, in a seat. */
  async say(table: string, seat: Observer, text: string): Promise<Outcome<number>> {
    const { keeper, now } = this.#setup;
    const face = await keeper.face(table);
    if (!face.ok) return face;
    const name = face.value.seats[seat]?.name;
    if (name === undefined) return refused('not-allowed', 'who has no seat may only listen');
    if (!face.value.chat) return refused('not-allowed', 'the host has asked for silence here');
    return done(await keeper.say({ table, seat, name, text, at: now() }));
  }

  /** The host deletes a table with everything that belongs to it. */
  async remove(caller: Caller, table: string): Promise<Outcome<true>> {
    const face = await this.#setup.keeper.face(table);
    if (!face.ok) return face;
    if (!(await this.#isHost(caller, table))) {
      return refused('not-allowed', 'only the host may delete a table');
    }
    await this.#setup.keeper.remove(table);
    return done(true);
  }

  async #isHost({ guest }: Caller, table: string): Promise<boolean> {
    if (guest === undefined) return false;
    return (await this.#setup.store.table(table))?.host === guest;
  }
}

function planProblem(game: Game, wish: OpenTable): ReturnType<typeof refused> | undefined {
  const names = wish.seats.flatMap((plan) => ('name' in plan ? [plan.name.toLowerCase()] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return refused('name-taken', `two seats are called ${twice}`);
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
  // Every seat adds something of its own.
  return { kind: 'person', name: plan.name, entropy: `${entropy}${seat}`.slice(-64) };
}

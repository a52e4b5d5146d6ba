import { type Observer, type Seat, SPECTATOR, type WireAnswer } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import type { TableAct } from '@tablewright/protocol';
import type { NewTable, Step, StoredKey, TableChanges } from '../store/store.ts';
import type { Actor } from './acts.ts';
import { Committer } from './committer.ts';
import { cpuTime, cpuTimeSince } from './cpu-time.ts';
import type { Entry, GivenBy, TableRecord } from './entry.ts';
import { LiveTable } from './live-table.ts';
import type { LocalTable } from './local-table.ts';
import { type LocalTables, lockedOut, paused } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';

/** The refusal where a document has changed, or lies at another table, since it was looked at. */
function goneOn(): ReturnType<typeof refused> {
  return refused('gone-on', 'a document has changed meanwhile, or is at another table; look again');
}

/** How often a command is tried again when another node was faster. */
const TRIES = 5;

/** Somebody who sits down. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly mark: number | undefined;
  readonly entropy: string;
  /** Whether they take over a seat that was handed to them. */
  readonly handed: boolean;
  readonly guest: string | undefined;
  /** The hash of the new key of the seat. */
  readonly key: string;
  /** The hash of a key that works once. */
  readonly spend: string | undefined;
  /** The lock of the seat before that key was checked; under another one they are refused. */
  readonly lock?: number | undefined;
  /** What they bring to the places of the seat. */
  readonly documents?: Documents | undefined;
}

/** How a command is carried out. */
interface CommandPlan {
  /** The number under which it was done before; then it is not done again. */
  readonly repeat?: (table: LiveTable) => number | undefined;
  /** It is no play, so that a pause does not stop it. */
  readonly evenPaused?: boolean;
}

/** A table to be opened. */
export interface TableToOpen extends Pick<NewTable, 'keys' | 'places' | 'campaign' | 'takes'> {
  readonly record: TableRecord;
  readonly first: Extract<Entry, { kind: 'open' }>;
}

/** What a command makes of a table: an entry, the number of an earlier one, or a refusal. */
type Made =
  | { readonly known: number }
  | { readonly entry: Entry; readonly changes?: TableChanges }
  | ReturnType<typeof refused>;

/** Makes an entry in memory; `present` says which seats have a device connected. */
type Make = (table: LiveTable, now: number, present: ReadonlySet<Seat>) => Made;

/**
 * Everything that changes a table. A command is carried out in memory, then stored, and only then
 * told to those who are connected. Each returns the number of the entry that it was stored under.
 */
export class TableCommands {
  readonly #tables: LocalTables;
  readonly #committer: Committer;

  constructor(tables: LocalTables) {
    this.#tables = tables;
    this.#committer = new Committer(tables.setup.store);
  }

  /** Opens a table; if all seats are taken its match begins at once. */
  open({ record, first, ...rest }: TableToOpen): Promise<Outcome<number>> {
    return this.#tables.at(record.id, async (local) => {
      const opened = await this.#begun(record, first);
      if (!opened.ok) return opened;
      const { table, first: entry } = opened.value;
      const { projections, setup } = this.#tables;
      const step = projections.stepOf(table, entry);
      if (!(await setup.store.openTable({ record, first: step, ...rest }))) return goneOn();
      projections.wrote(table);
      local.live = table;
      local.markTold(table);
      local.owned = true;
      setup.onCommitted?.(entry, table);
      this.#tables.onChange?.(local, table);
      return done(table.seq);
    });
  }

  /**
   * Opens the table that follows a finished match, and names it there: both or neither.
   * @param by who opens it: their seat, and the earlier next table that is no more
   */
  async openNext(
    id: string,
    by: { readonly seat: Seat | undefined; readonly gone: string | undefined },
    { record, first, ...rest }: TableToOpen,
  ): Promise<Outcome<number>> {
    const opened = await this.#begun(record, first);
    if (!opened.ok) return opened;
    const { projections, setup } = this.#tables;
    const { table: next, first: entry } = opened.value;
    const opens: NewTable = { record, first: projections.stepOf(next, entry), ...rest };
    const seat = by.seat === undefined ? {} : { seat: by.seat };
    const named = await this.#change(id, (table, now) => {
      const made = table.nameNext({ table: record.id, ...seat }, by.gone, now);
      return made.ok ? { entry: made.value, changes: { opens } } : made;
    });
    if (!named.ok) return named;
    setup.onCommitted?.(entry, next);
    await this.#tables.takeOver([record.id]);
    return named;
  }

  /**
   * Opens the table at which the match of one goes on whose past comes out otherwise by later rules,
   * and ends that one: both or neither.
   * @param seat in which somebody asks for it
   */
  async goOn(id: string, seat: Seat | undefined, next: string): Promise<Outcome<number>> {
    const begun = await this.#goingOn(id, next);
    if (!begun.ok) return begun;
    const { table: there, opens } = begun.value;
    const parted = await this.#change(id, (table, now) => {
      // Older rules may have taken back what they shared.
      const isAsBefore = table.match?.seq === there.match?.seq;
      if (!isAsBefore) return refused('stale', 'the table has gone on; try it again');
      const made = table.part({ table: next, ...(seat === undefined ? {} : { seat }) }, now);
      if (!made.ok) return made;
      const rules = { version: table.record.rulesVersion, since: table.seq };
      return { entry: made.value, changes: { opens, rules } };
    });
    if (!parted.ok) return parted;
    this.#tables.setup.onCommitted?.(opens.first.entry, there);
    await this.#tables.takeOver([next]);
    return parted;
  }

  /** Does what somebody asks for. A repeat of the request returns the number of the first time. */
  async act(id: string, actor: Actor, act: TableAct): Promise<Outcome<number>> {
    // Nobody says so when a node dies with the devices that are connected to it.
    if (act.kind === 'replace') {
      await this.#tables.at(id, (local) => this.#tables.readPresence(local));
    }
    const repeat = (table: LiveTable) => table.seqOf(actor.seat, act.id);
    const make: Make = (table, now, present) => {
      const leaver = act.kind === 'stand' ? (act.seat ?? actor.seat) : SPECTATOR;
      const frees = table.broughtTo(leaver);
      const made = table.perform(actor, act, now, (seat) => present.has(seat));
      if (!made.ok) return made;
      const entry = made.value;
      if (entry.kind === 'stand') {
        const changes = { vacate: entry.seat, forget: entry.seat };
        return { entry, changes: frees.length === 0 ? changes : { ...changes, frees } };
      }
      // Keys that were given out while a bot played open nothing any more.
      if (entry.kind === 'return') return { entry, changes: { revoke: entry.seat } };
      return { entry };
    };
    return this.#change(id, make, { repeat });
  }

  /** Somebody sits down, or takes over a seat that was handed to them. */
  sit(id: string, sitter: Sitter): Promise<Outcome<number>> {
    const { guest, key, spend, lock, ...person } = sitter;
    return this.#change(id, (table, now) => {
      if (lock !== undefined && lock !== table.lockOf(sitter.seat)) return lockedOut();
      const host = guest !== undefined && guest === table.record.host;
      const made = table.seatPerson({ ...person, host }, now);
      if (!made.ok) return made;
      const changes = {
        vacate: sitter.seat,
        forget: sitter.seat,
        occupy: { seat: sitter.seat, guest, key },
        ...(spend === undefined ? {} : { spend }),
      };
      return { entry: made.value, changes };
    });
  }

  /**
   * Gives a seat, or watching, another key. Everybody who opened it before is out, except this
   * guest.
   * @param letIn the lock under which the caller was let in; under another one they are refused
   */
  lock(
    id: string,
    seat: Observer,
    by: { readonly guest: string | undefined; readonly key: string },
    letIn?: number,
  ): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      if (letIn !== undefined && letIn !== table.lockOf(seat)) return lockedOut();
      const made = table.lock(seat, now);
      if (!made.ok) return made;
      return { entry: made.value, changes: { vacate: seat, occupy: { seat, ...by } } };
    });
  }

  /** Stores a key for taking over a seat, as long as the seat has this lock. */
  handKey(key: StoredKey, lock: number): Promise<Outcome<true>> {
    return this.#tables.at(key.match, async (local) => {
      const loaded = await this.#tables.load(local);
      if (!loaded.ok) return loaded;
      // Another node may have changed it just now.
      await this.#tables.catchUp(local);
      if (local.live?.lockOf(key.seat) !== lock) return lockedOut();
      const { store, now } = this.#tables.setup;
      await store.replaceKey(key, now());
      return done(true as const);
    });
  }

  /**
   * Gives an answer for a seat: a bot's, or the one that counts when time has run out.
   * @param seq how many entries the log had when it was decided; with more it is refused
   */
  answerFor(
    id: string,
    seq: number,
    answer: { readonly seat: Seat; readonly slot: number; readonly answer: WireAnswer },
    how: GivenBy,
  ): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      if (table.seq !== seq) return refused('stale', `the table is at ${table.seq}, not ${seq}`);
      const made = table.answerFor(answer.seat, answer.slot, answer.answer, how, now);
      return made.ok ? { entry: made.value } : made;
    });
  }

  /** Tells somebody that the time for their decision is nearly up; once. */
  nudge(id: string, seat: Seat): Promise<Outcome<number>> {
    return this.#change(id, (table, now) => {
      const made = table.nudge(seat, now);
      return made.ok ? { entry: made.value } : made;
    });
  }

  /**
   * Gives the clocks of a table back what they have counted since it was paused.
   * @param since milliseconds since 1970
   */
  standStill(id: string, since: number): Promise<Outcome<number>> {
    const make: Make = (table, now) => {
      const made = table.standStill(since, now);
      if (made === undefined) return { known: table.seq };
      return made.ok ? { entry: made.value } : made;
    };
    return this.#change(id, make, { evenPaused: true });
  }

  /** A table with its first entry, in memory only, and that entry as it is to be stored. */
  async #begun(
    record: TableRecord,
    first: Extract<Entry, { kind: 'open' }>,
  ): Promise<Outcome<ReturnType<typeof LiveTable.open>>> {
    const game = await this.#tables.setup.games(record.game);
    if (game === undefined) return refused('no-such-game', `"${record.game}" is not played here`);
    return done(LiveTable.open(record, game, first));
  }

  /** The table at which the match of another goes on, in memory only, and all its entries. */
  #goingOn(
    id: string,
    next: string,
  ): Promise<Outcome<{ readonly table: LiveTable; readonly opens: NewTable }>> {
    const { projections, setup, slices } = this.#tables;
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.loadLatest(local);
      if (!loaded.ok) return loaded;
      const { record: before, game } = loaded.value;
      const begins = loaded.value.goingOn();
      if (!begins.ok) return begins;
      const opened = setup.now();
      const record = { ...before, id: next, opened, rulesVersion: game.version, rulesSince: 0 };
      const { table, first } = LiveTable.open(record, game, begins.value.first);
      const steps: Step[] = [plainStep(table, first)];
      for (const entry of begins.value.rest) {
        await slices.run(() => table.follow({ seq: table.seq + 1, at: opened, entry }));
        steps.push(plainStep(table, entry));
      }
      const [begun, ...rest] = steps as [Step, ...Step[]];
      // What lists show of it, and what is due there, is as it stands after all of them.
      const { changes } = projections.stepOf(table, first);
      const opens = { record, first: { ...begun, ...(changes && { changes }) }, rest };
      return done({ table, opens: { ...opens, keys: [], places: [], placesOf: id } });
    });
  }

  /** Changes a table: in memory, then in the store, and only then for those who are connected. */
  #change(
    id: string,
    make: Make,
    { repeat, evenPaused = false }: CommandPlan = {},
  ): Promise<Outcome<number>> {
    const isWanted = () => evenPaused || !this.#tables.pauses.isOn(id);
    const asked = this.#tables.tick();
    return this.#tables.at(id, async (local) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const loaded = await this.#tables.load(local);
        if (!loaded.ok) return loaded;
        const table = loaded.value;
        const began = cpuTime();
        const known = repeat?.(table);
        if (known !== undefined) return done(known);
        const made = isWanted() ? this.#make(local, table, make) : paused();
        if (made === undefined) {
          return refused('fault', 'the rules broke on that; the table is as it was');
        }
        const took = cpuTimeSince(began);
        if ('known' in made) return done(made.known);
        if ('ok' in made) {
          // Another node may have gone on: only the latest state of a table may refuse anything.
          if (await this.#tables.hasMovedOn(local, table, asked)) continue;
          if (made.error.code === 'fault') {
            this.#tables.setup.report?.(`table ${id}`, table.match?.fault);
          }
          return made;
        }
        const stored = await this.#commit(local, table, made, { took, isWanted });
        if (stored === 'stored') return done(table.seq);
        if (stored === 'unknown') {
          return refused('down', 'what you did could not be written down; try it again');
        }
      }
      return refused('busy', 'too many act here at once; try it again');
    });
  }

  /** Carries a command out in memory; nothing if the rules threw. */
  #make(local: LocalTable, table: LiveTable, make: Make): Made | undefined {
    try {
      return make(table, this.#tables.setup.now(), local.present);
    } catch (thrown) {
      // What is in memory may be half of it, and is no longer what is stored.
      local.live = undefined;
      this.#tables.setup.report?.(`table ${local.id}`, thrown);
      return undefined;
    }
  }

  /**
   * Stores an entry and tells those who are connected: `taken` if another node was faster, or a pause
   * was, `unknown` if the store has failed.
   */
  async #commit(
    local: LocalTable,
    table: LiveTable,
    { entry, changes }: { readonly entry: Entry; readonly changes?: TableChanges },
    { took, isWanted }: { readonly took: number; readonly isWanted: () => boolean },
  ): Promise<'stored' | 'taken' | 'unknown'> {
    const { projections, setup } = this.#tables;
    const sent = this.#tables.tick();
    try {
      const step = projections.stepOf(table, entry, changes);
      if (!(await this.#committer.append(step, isWanted))) {
        // What was done in memory never happened.
        local.live = undefined;
        return 'taken';
      }
      local.current = sent;
      projections.wrote(table);
      this.#tell(local, table, entry, took);
      return 'stored';
    } catch (thrown) {
      // Nobody knows whether it was stored; reading the table again will tell.
      local.live = undefined;
      setup.report?.(`store, table ${local.id}`, thrown);
      // If it was, those who are connected have to be told, here and at other nodes.
      setup.publish?.(local.id, 'log');
      this.#tables
        .refresh(local.id, 'log')
        .catch((again) => setup.report?.(`table ${local.id}`, again));
      return 'unknown';
    }
  }

  #tell(local: LocalTable, table: LiveTable, entry: Entry, took: number): void {
    const { setup } = this.#tables;
    setup.onCommitted?.(entry, table);
    this.#tables.tell(local, table);
    setup.publish?.(local.id, 'log');
    local.owned = true;
    local.unsaved += took;
    this.#tables.onChange?.(local, table);
    this.#tables.saveSoon(local);
  }
}

/** The last entry of a table, without what else it changes. */
function plainStep(table: LiveTable, entry: Entry): Step {
  return { match: table.record.id, seq: table.seq, at: table.at, entry, waiting: table.awaited };
}

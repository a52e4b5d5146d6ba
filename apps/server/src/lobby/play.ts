import type { Observer, Seat } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import {
  type Act,
  isPauseAct,
  type Notes,
  type NoteWritten,
  type ServerMessage,
  type Told,
  type WriteNote,
} from '@tablewright/protocol';
import type { Caller } from '../auth/auth.ts';
import type { Actor } from '../tables/acts.ts';
import type { Listener } from '../tables/local-table.ts';
import { paused } from '../tables/local-tables.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { ResumePoint, Subscription } from '../tables/table-subscriptions.ts';
import type { Admission, TableAccess } from './table-access.ts';

/** What {@link Play} needs. */
export interface PlaySetup {
  readonly registry: TableRegistry;
  readonly access: TableAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What people do at a table that they have come to, the same by HTTP and over a socket. */
export class Play {
  readonly #setup: PlaySetup;

  constructor(setup: PlaySetup) {
    this.#setup = setup;
  }

  /** As whom a caller is at a table; see {@link TableAccess.enter}. */
  enter(caller: Caller, table: string, wanted: Observer | undefined): Promise<Outcome<Admission>> {
    return this.#setup.access.enter(caller, table, wanted);
  }

  /** Does something at a table in one of the caller's seats. */
  async act(
    caller: Caller,
    table: string,
    seat: Seat | undefined,
    act: Act,
  ): Promise<Outcome<number>> {
    const { access, registry } = this.#setup;
    const entered = await this.enter(caller, table, seat);
    if (!entered.ok) {
      if (caller.guest === undefined || isPauseAct(act) || !(await access.isQuicklyRead(table)))
        return entered;
      // A guest who has stood up has no seat any more, and may not have heard that it is done.
      const known = await registry.queries.repeated(table, seat, act.id);
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
    const { access, registry } = this.#setup;
    const loaded = await access.load(caller ?? {}, table, async () => done(true));
    if (!loaded.ok) return loaded;
    if (isPauseAct(act)) return registry.pauses.act(table, actor, act);
    return registry.commands.act(table, actor, act);
  }

  /** Comes to a table; see `TableSubscriptions.watch`. */
  watch(
    table: string,
    observer: Observer,
    from: ResumePoint,
    listener: Listener,
    arrive: (messages: readonly ServerMessage[]) => void,
    lock?: number,
  ): Promise<Outcome<Subscription>> {
    const { subscriptions } = this.#setup.registry;
    return subscriptions.watch(table, observer, from, listener, arrive, lock);
  }

  /** The view of an observer after so many answers. */
  past(table: string, observer: Observer, answers: number): Promise<Outcome<unknown>> {
    return this.#setup.registry.queries.past(table, observer, answers);
  }

  /** What an observer saw at each event of an answer. */
  told(table: string, observer: Observer, answers: number): Promise<Outcome<Told>> {
    return this.#setup.registry.queries.told(table, observer, answers);
  }

  /** The match as a file with its secret, once it is over, also wherever it has gone on. */
  async file(table: string): Promise<Outcome<MatchFile>> {
    const { queries } = this.#setup.registry;
    const asked = await queries.file(table);
    if (!asked.ok) return asked;
    const { file, goesOnAt } = asked.value;
    if (goesOnAt === undefined) return done(file);
    const there = await this.file(goesOnAt);
    if (there.ok || there.error.code === 'no-such-table') return done(file);
    const secret = 'the secret of its dice is still needed';
    return refused('not-allowed', `the match goes on at table ${goesOnAt}; ${secret} there`);
  }

  /** The notes of a seat, and those of its table. */
  notes(table: string, { observer: seat, lock }: Admission): Promise<Outcome<Notes>> {
    return this.#setup.registry.notes.read(table, { seat, lock });
  }

  /** Writes a note; see `TableNotes`. In a pause nobody writes what others read. */
  async writeNote(
    table: string,
    { observer: seat, lock }: Admission,
    note: Omit<WriteNote, 'seat'>,
  ): Promise<Outcome<NoteWritten>> {
    const { notes, pauses } = this.#setup.registry;
    if (note.pad === 'table' && pauses.isOn(table)) return paused();
    return notes.write(table, { seat, lock }, note);
  }

  /**
   * Says something at a table, in a seat, or whispers it to another. A repeat of the request is not
   * said again.
   */
  async say(
    table: string,
    entered: Admission,
    line: { readonly text: string; readonly id: string; readonly to?: Seat },
  ): Promise<Outcome<number>> {
    const { text, id: request, to } = line;
    const { observer: seat, lock } = entered;
    const { registry, now } = this.#setup;
    const face = await registry.queries.face(table);
    if (!face.ok) return face;
    // What is said may be why.
    if (registry.pauses.isOn(table)) return paused();
    if (to !== undefined) {
      return registry.whispers.whisper(table, { seat, lock }, { to, text, id: request });
    }
    const name = face.value.seats[seat]?.name;
    if (name === undefined) return refused('not-allowed', 'who has no seat may only listen');
    if (!face.value.chat) return refused('not-allowed', 'the host has asked for silence here');
    return done(await registry.subscriptions.say({ table, seat, name, text, at: now(), request }));
  }
}

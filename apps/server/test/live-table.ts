import type { Game, Observer, Seat } from '@tablewright/engine';
import { type ChainVersion, commitmentOf, withDifference } from '@tablewright/engine/host';
import type { NamedChoice, Pace, ServerMessage, TableAct, Update } from '@tablewright/protocol';
import type { Entry, KeptEntry, OpenedSeat, TableRecord } from '../src/tables/entry.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import type { Outcome } from '../src/tables/outcome.ts';
import { requestId } from './server.ts';
import { toy } from './toy.ts';

/** When tables of tests are opened, in milliseconds since 1970. */
export const OPENED = 1_700_000_000_000;
/** The secret of a test's match. */
export const SECRET = 'ab'.repeat(32);
/** The guest who opened a table in tests. */
export const HOST = 'guest-host';

/** An act without the name of its request, which is made up then. */
export type Deed = TableAct extends infer A
  ? A extends TableAct
    ? Omit<A, 'id'> & { readonly id?: string }
    : never
  : never;

export const open = { kind: 'open' } as const;

/** A seat that a person has taken from the beginning. */
export function person(name: string, entropy = '11'.repeat(8)): OpenedSeat {
  return { kind: 'person', name, entropy };
}

/** A seat that a bot has taken from the beginning. */
export function bot(name: string, policy = 'heuristic'): OpenedSeat {
  return { kind: 'bot', name, policy };
}

/** The record of a table of the toy. */
export function recordOf(id: string, part: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'toy',
    rulesVersion: '1',
    rulesSince: 0,
    options: {},
    pace: { kind: 'none' },
    secret: SECRET,
    commitment: commitmentOf(SECRET),
    host: HOST,
    opened: OPENED,
    ...part,
  };
}

/** What a table of a test is to be. */
interface Wish {
  readonly phases?: readonly string[];
  readonly undo?: string;
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly chain?: ChainVersion;
}

/** A live table whose log is kept, as the registry would, and whose seats are played by name. */
export class TestTable {
  readonly live: LiveTable;
  readonly log: KeptEntry[] = [];
  /** The seats with a device connected. */
  readonly here = new Set<Seat>();
  now = OPENED;

  constructor(
    seats: readonly OpenedSeat[],
    { phases, undo, pace = { kind: 'none' }, listed = false, chain = 2 }: Wish = {},
    game: Game = toy,
  ) {
    const options = {
      ...(phases === undefined ? {} : { phases }),
      ...(undo === undefined ? {} : { undo }),
    };
    const { id, version: rulesVersion } = game;
    const record = recordOf('table1234', { game: id, rulesVersion, options, pace });
    this.live = new LiveTable(record, game);
    const entry: Entry = { kind: 'open', seats, listed, ...(chain === 1 ? {} : { chain }) };
    this.log.push({ seq: 1, at: this.now, entry });
    this.live.follow({ seq: 1, at: this.now, entry });
  }

  /** Somebody asks for something; what is done is kept. */
  try(seat: Observer, deed: Deed, who: { guest?: string; lock?: number } = {}): Outcome<Entry> {
    const act = { id: requestId(), ...deed } as TableAct;
    const actor = { seat, guest: who.guest, lock: who.lock };
    const made = this.live.perform(actor, act, this.#tick(), (at) => this.here.has(at));
    return this.keep(made);
  }

  /** What became of it: `done`, or the code of the refusal. */
  say(seat: Observer, deed: Deed, who: { guest?: string; lock?: number } = {}): string {
    const made = this.try(seat, deed, who);
    return made.ok ? 'done' : made.error.code;
  }

  /** Does what is surely allowed. */
  do(seat: Observer, deed: Deed, who: { guest?: string; lock?: number } = {}): Entry {
    return must(this.try(seat, deed, who));
  }

  sit(seat: Seat, name: string, part: { mark?: number; entropy?: string; handed?: boolean } = {}) {
    const { mark, entropy = 'cd'.repeat(8), handed = false } = part;
    const sitter = { seat, name, mark, entropy, handed };
    return this.keep(this.live.seatPerson(sitter, this.#tick()));
  }

  lock(seat: Seat): void {
    must(this.keep(this.live.lock(seat, this.#tick())));
  }

  /** The open choices of a seat, as it is told of them. */
  choices(seat: Seat): readonly NamedChoice[] {
    return this.update(seat).seen.choices;
  }

  /** Answers a choice of a seat that is open. */
  answer(seat: Seat, answer: string | number, at = 0): Entry {
    const choice = this.choices(seat)[at]?.name;
    if (choice === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return this.do(seat, { kind: 'answer', choice, answer });
  }

  /** Answers of several seats, one after the other. */
  play(...answers: readonly (readonly [Seat, string | number])[]): void {
    for (const [seat, answer] of answers) this.answer(seat, answer);
  }

  update(observer: Observer, since = -1): Update {
    const update = this.live.updateFor(observer, since, this.now);
    if (update === undefined) throw new Error('the match has not begun');
    return asSent(update);
  }

  /** Takes back the last answer of a seat, or asks for it. */
  undo(seat: Seat): Entry['kind'] {
    const { undo } = this.update(seat);
    if (undo === undefined || undo.kind === 'nothing') throw new Error('nothing to take back');
    return this.do(seat, { kind: 'undo', to: undo.to }).kind;
  }

  /** The same table as another node would have it, read from the log as it is stored. */
  replayed(log: readonly KeptEntry[] = this.log): LiveTable {
    const table = new LiveTable(this.live.record, this.live.game);
    for (const entry of JSON.parse(JSON.stringify(log)) as KeptEntry[]) table.follow(entry);
    return table;
  }

  keep(made: Outcome<Entry>): Outcome<Entry> {
    if (made.ok) this.log.push({ seq: this.live.seq, at: this.live.at, entry: made.value });
    return made;
  }

  #tick(): number {
    this.now += 1;
    return this.now;
  }
}

/** What an observer saw of a table after so many answers, without a pause. */
export function pastOf(table: LiveTable, observer: Observer, answers: number): unknown {
  return withoutPause(table.pastFor(observer, answers));
}

/** What an observer saw at each event of an answer, without a pause. */
export function toldOf(
  table: LiveTable,
  observer: Observer,
  answers: number,
): readonly unknown[] | undefined {
  const views: unknown[] = [];
  const told = withoutPause(table.toldFor(observer, answers));
  for (const change of told?.changes ?? [])
    views.push(withDifference(views.at(-1), change ?? undefined));
  return told && views;
}

function withoutPause<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** A message as it goes over the wire: a game's view may be a part of the state, which goes on. */
export function asSent<M>(message: M): M {
  return JSON.parse(JSON.stringify(message)) as M;
}

/** The value of what was surely done. */
export function must<V>(outcome: Outcome<V>): V {
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  return outcome.value;
}

/** The code of a refusal, or `done`. */
export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.error.code;
}

/** What a client knows who hears updates as the protocol says. */
export class Hearer {
  events: readonly { readonly seq: number; readonly event: unknown }[] = [];
  answeredBy: readonly Seat[] = [];
  seen: Update['seen'] | undefined;
  seq = -1;

  hear(message: ServerMessage): void {
    if (message.type !== 'update') return;
    const { keep, events, answeredBy, seen, seq } = asSent(message);
    this.events = [...this.events.filter((event) => event.seq <= keep), ...events];
    this.answeredBy = [...this.answeredBy.slice(0, Math.max(0, keep)), ...answeredBy];
    this.seen = seen;
    this.seq = seq;
  }

  static of(...messages: readonly ServerMessage[]): Hearer {
    const hearer = new Hearer();
    for (const message of messages) hearer.hear(message);
    return hearer;
  }

  copy(): Hearer {
    return Object.assign(new Hearer(), this);
  }
}

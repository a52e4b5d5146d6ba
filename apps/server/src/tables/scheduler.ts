import type { Choice, ChoiceView, Seat, WireAnswer } from '@tablewright/engine';
import { choiceView, mayAnswer } from '@tablewright/engine/host';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { LocalTable } from './local-table.ts';
import type { TableRegistry } from './table-registry.ts';
import { Windows } from './windows.ts';

/** What a bot has decided. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly slot: number;
  readonly answer: WireAnswer;
}

/** Decides for bots. If the table changes meanwhile, the decision is dropped. */
export interface BotThinker {
  /** What a bot answers to the open choice of that number. */
  answer(table: LiveTable, slot: number): Promise<Omit<BotAnswer, 'seat'>>;
  /** The standing offer that the bot of a seat makes use of now; nothing if it leaves all alone. */
  use(table: LiveTable, seat: Seat): Promise<BotAnswer | undefined>;
}

/** What a {@link Scheduler} needs. */
export interface SchedulerSetup {
  readonly registry: TableRegistry;
  readonly store: Store;
  readonly node: string;
  readonly think: BotThinker;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a bot waits before it answers while somebody watches, in milliseconds. */
  readonly botPause: number;
  readonly report?: (what: string, thrown: unknown) => void;
}

/** How long a node counts as alive after its last heartbeat, in milliseconds. */
export const LEASE = 3_000;
/** How often a node sends a heartbeat, and claims the duties of dead nodes, in milliseconds. */
const BEAT = 1_000;
/** How long until a failed write is tried again, in milliseconds. */
const RETRY = 1_000;
/** Refusals that are not about the answer: it may be given again later. */
const PASSING: ReadonlySet<string> = new Set(['down', 'busy']);
/** Refusals of what has come too late: the table is looked at again when it goes on. */
const LATE: ReadonlySet<string> = new Set(['stale', 'paused']);
/** How long until an unreadable table is tried again, in milliseconds. */
const AVOIDED = 60_000;
/** The longest delay that a Node timer takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Does what the server owes a table by itself: it plays the bots, answers for people whose time has
 * run out, and nudges people whose days for a decision are nearly over. A node does that for the
 * tables at which it wrote the last entry, and takes over those of dead nodes.
 */
export class Scheduler {
  readonly #setup: SchedulerSetup;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #thinking = new Set<string>();
  /** Tables at which nothing can be done, and how many entries they had when that was found. */
  readonly #stuck = new Map<string, number>();
  /** Tables whose bots make use of no standing offer, and how many entries they had then. */
  readonly #leftAlone = new Map<string, number>();
  /** Tables that could not be read, and until when they are left alone. */
  readonly #avoided = new Map<string, number>();
  /** Tables that are being read. */
  readonly #taking = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  #beat: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(setup: SchedulerSetup) {
    this.#setup = setup;
    setup.registry.onChange = (local, table) => this.#consider(local, table);
  }

  /** Starts the heartbeat. Rejects if the store cannot be reached. */
  async start(): Promise<void> {
    await this.#sayAlive();
    this.#beat = setInterval(() => {
      this.#beating = this.#sayAlive().catch((thrown) => {
        this.#setup.report?.('beat', thrown);
      });
    }, BEAT);
  }

  /** Stops, and leaves all duties to the other nodes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#beat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#beating;
    await Promise.all(this.#underWay);
    await this.#setup.store.leave(this.#setup.node);
  }

  async #sayAlive(): Promise<void> {
    const { store, node, now, registry } = this.#setup;
    await store.beat(node, now() + LEASE);
    const due = await store.claim(node, now());
    // Leave out what this node is already doing.
    const left = due.filter(
      (id) =>
        !this.#timers.has(id) &&
        !this.#thinking.has(id) &&
        !this.#stuck.has(id) &&
        !this.#taking.has(id) &&
        !registry.pauses.isOn(id) &&
        (this.#avoided.get(id) ?? 0) <= now(),
    );
    for (const id of left) {
      this.#avoided.delete(id);
      this.#taking.add(id);
    }
    const missed = await registry.takeOver(left).finally(() => {
      for (const id of left) this.#taking.delete(id);
    });
    for (const id of missed) this.#avoided.set(id, now() + AVOIDED);
  }

  /** Schedules what is due at a table next, if anything is. */
  #consider(local: LocalTable, table: LiveTable): void {
    const { id } = local;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    // A change while a bot thinks is considered once it has decided.
    if (this.#stopped || this.#thinking.has(id)) return;
    if (this.#setup.registry.pauses.isOn(id)) return;
    const isStuck = this.#stuck.get(id) === table.seq;
    if (!isStuck) this.#stuck.delete(id);
    if (table.otherwise !== undefined) {
      // By the rules here nothing more is done there, whatever is due by those of then.
      this.#stuck.set(id, table.seq);
      return;
    }
    const { now, botPause } = this.#setup;
    const left = table.due === undefined ? Number.POSITIVE_INFINITY : table.due - now();
    const isBotsTurn = (table.botsTurn !== undefined && !isStuck) || this.#mayLook(id, table);
    const pause = local.listeners.size > 0 ? botPause : 0;
    // What is due sooner does not wait for a bot.
    if (isBotsTurn && pause <= left) this.#after(id, pause, () => this.#playBot(id, table.seq));
    else if (table.due !== undefined) this.#after(id, left, () => this.#actInTime(id));
  }

  /** Whether bots have yet to look at what they may do at any time. */
  #mayLook(id: string, table: LiveTable): boolean {
    if (table.status !== 'playing') this.#leftAlone.delete(id);
    return this.#leftAlone.get(id) !== table.seq && table.botsThatLook.length > 0;
  }

  #after(id: string, milliseconds: number, work: () => Promise<void>): void {
    if (this.#stopped) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, milliseconds));
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      const done = work()
        .catch((thrown) => this.#setup.report?.(`duty at table ${id}`, thrown))
        .finally(() => this.#underWay.delete(done));
      this.#underWay.add(done);
    }, wait);
    this.#timers.set(id, timer);
  }

  async #playBot(id: string, seq: number): Promise<void> {
    this.#thinking.add(id);
    const came = await this.#thinkAndAnswer(id, seq).catch((thrown) => {
      this.#setup.report?.(`bot at table ${id}`, thrown);
      return 'later' as const;
    });
    this.#thinking.delete(id);
    if (this.#stopped) return;
    // If not even the fallback is taken, trying again would not help.
    if (came === 'never') this.#stuck.set(id, seq);
    if (came === 'later') this.#tryLater(id);
    else await this.#setup.registry.reconsider(id);
  }

  /** Whether the answer was given, or may be given later, or cannot be given at all. */
  async #thinkAndAnswer(id: string, seq: number): Promise<'given' | 'later' | 'never'> {
    const { registry, think, report } = this.#setup;
    if (await this.#usesOffer(id, seq)) return 'given';
    const turn = await registry.queries.inspect(id, (table) => {
      const { botsTurn } = table;
      if (botsTurn === undefined || table.seq !== seq) return undefined;
      const { seat, slot } = botsTurn;
      const fallback = { slot, answer: fallbackOf(table, slot)?.fallback ?? '' };
      return { seat, fallback, thought: think.answer(table, slot) };
    });
    if (turn === undefined) return 'given';
    const { seat, fallback } = turn;
    const thought = await turn.thought.catch((thrown) => {
      if (!this.#stopped) report?.(`bot at table ${id}`, thrown);
      return fallback;
    });
    // The node that takes over lets the bot think again.
    if (this.#stopped) return 'given';
    for (const answer of [thought, fallback]) {
      // An answer in a bot's place must not pass for the bot's own.
      const how = answer === fallback ? 'fallback' : 'bot';
      const played = await registry.commands.answerFor(id, seq, { ...answer, seat }, how);
      if (played.ok || LATE.has(played.error.code)) return 'given';
      report?.(`bot at table ${id}`, played.error);
      if (PASSING.has(played.error.code)) return 'later';
    }
    return 'never';
  }

  /** Whether a bot has made use of a standing offer; if none does, they are left alone until later. */
  async #usesOffer(id: string, seq: number): Promise<boolean> {
    const { registry, think } = this.#setup;
    const looks = await registry.queries.inspect(id, (table) =>
      table.seq === seq && this.#mayLook(id, table)
        ? table.botsThatLook.map((seat) => think.use(table, seat))
        : [],
    );
    // Whatever keeps one from looking must not keep the table from going on.
    const found = (await Promise.allSettled(looks ?? [])).flatMap((look) => {
      if (look.status === 'rejected') this.#setup.report?.(`bot at table ${id}`, look.reason);
      return look.status === 'fulfilled' && look.value !== undefined ? [look.value] : [];
    });
    const [used] = found;
    if (this.#stopped || used === undefined) {
      this.#leftAlone.set(id, seq);
      return false;
    }
    const played = await registry.commands.answerFor(id, seq, used, 'bot');
    if (!played.ok && !LATE.has(played.error.code)) {
      this.#setup.report?.(`bot at table ${id}`, played.error);
      this.#leftAlone.set(id, seq);
    }
    return played.ok;
  }

  #tryLater(id: string): void {
    this.#after(id, RETRY, () =>
      this.#setup.registry.reconsider(id).catch((thrown) => {
        this.#setup.report?.(`duty at table ${id}`, thrown);
        this.#tryLater(id);
      }),
    );
  }

  /**
   * Gives the fallback for the seat whose time is over, or nudges a person whose time nearly is.
   */
  async #actInTime(id: string): Promise<void> {
    const { registry, now } = this.#setup;
    const looked = registry.queries.inspect(id, (table) => {
      const { due, deadline, nudgeDue, passDue } = table;
      if (due === undefined) return undefined;
      if (due > now()) return { again: due - now() };
      if (passDue !== undefined && passDue.at <= now()) {
        return { ...answerFor(table, passDue.seat, Windows.isFor), how: 'passed' as const };
      }
      if (deadline === undefined) return undefined;
      if (nudgeDue !== undefined && deadline.at > now()) return { nudge: nudgeDue.seat };
      return { ...answerFor(table, deadline.seat, mayAnswer), how: 'clock' as const };
    });
    const due = await looked.catch((thrown) => {
      this.#setup.report?.(`clock at table ${id}`, thrown);
      return 'later' as const;
    });
    if (due === undefined) return;
    if (due === 'later') this.#tryLater(id);
    else if ('again' in due) this.#after(id, due.again, () => this.#actInTime(id));
    else {
      const acted =
        'nudge' in due
          ? await registry.commands.nudge(id, due.nudge)
          : await registry.commands.answerFor(id, due.seq, due.answer, due.how);
      if (!acted.ok && PASSING.has(acted.error.code)) this.#tryLater(id);
    }
  }
}

/** What is answered for a seat whose time is over: what counts when nothing else is said. */
function answerFor(
  table: LiveTable,
  seat: Seat,
  isMeant: (choice: Choice, seat: Seat) => boolean,
): { readonly seq: number; readonly answer: BotAnswer } {
  const slot = table.match?.choices.findIndex((choice) => isMeant(choice, seat)) ?? -1;
  const answer = { seat, slot, answer: fallbackOf(table, slot)?.fallback ?? '' };
  return { seq: table.seq, answer };
}

function fallbackOf(table: LiveTable, slot: number): ChoiceView | undefined {
  const choice = table.match?.choices[slot];
  return choice && choiceView(choice, slot);
}

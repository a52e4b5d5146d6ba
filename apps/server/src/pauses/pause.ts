import { createHash } from 'node:crypto';
import type { Seat } from '@tablewright/engine';
import { MOST_PAUSE_LINES, WISHES, type Wish } from '@tablewright/protocol';
import type { TablePauseWord } from './pause-word.ts';

type Word<K extends TablePauseWord['kind']> = Extract<TablePauseWord, { kind: K }>;

/** How long the name of a round is. */
const ROUND = 16;

/** Of how many rounds it is remembered who was ready; words do not cross for longer. */
const MOST_ROUNDS = 8;

/**
 * A pause at a table, in memory alone: what was asked for, what was written and who is ready. Who
 * asked and who wrote is nowhere in it.
 */
export class Pause {
  readonly table: string;
  /** When the table stopped, in milliseconds since 1970. */
  since: number;
  /** What was asked for and is not settled, by chance ids. One call, or several that crossed. */
  readonly #calls = new Map<string, Wish>();
  #lines: readonly Word<'line'>[] = [];
  /** For which rounds each seat has said that it is ready; words for several may cross. */
  readonly #ready = new Map<Seat, readonly string[]>();

  constructor(table: string, since: number) {
    this.table = table;
    this.since = since;
  }

  get calls(): readonly string[] {
    return [...this.#calls.keys()].sort();
  }

  /** The name of what everybody has to be ready for. It changes when somebody asks again. */
  get round(): string {
    return createHash('sha256').update(this.calls.join()).digest('hex').slice(0, ROUND);
  }

  /** The strongest of what was asked for. */
  get wish(): Wish {
    return [...this.#calls.values()].reduce(stronger, 'pause');
  }

  get lines(): readonly string[] {
    return this.#lines.map(({ text }) => text);
  }

  /** The place of the next line. */
  get nextPlace(): number {
    return (this.#lines.at(-1)?.place ?? 0) + 1;
  }

  isReady(seat: Seat): boolean {
    return this.#ready.get(seat)?.includes(this.round) === true;
  }

  /** Whether asking for this now would change anything. */
  wouldChange(wish: Wish): boolean {
    const isStronger = stronger(this.wish, wish) !== this.wish;
    return isStronger || [...this.#ready.keys()].some((seat) => this.isReady(seat));
  }

  /** Adds a call in place of earlier ones. */
  call({ id, wish, instead }: Word<'call'>): void {
    for (const earlier of instead) this.#calls.delete(earlier);
    this.#calls.set(id, wish);
  }

  /** Settles these calls. */
  settle(calls: readonly string[]): void {
    for (const id of calls) this.#calls.delete(id);
  }

  /**
   * Adds a line, once: a repeat of the request at another node has another place, and the first
   * counts. Returns whether anything has changed.
   */
  line(line: Word<'line'>): boolean {
    const known = this.#lines.find(({ id }) => id === line.id);
    if (known !== undefined && known.place <= line.place) return false;
    this.#lines = [...this.#lines.filter((other) => other !== known), line]
      .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
      .slice(-MOST_PAUSE_LINES);
    return true;
  }

  /** Notes that a seat is ready for a round; returns whether that was not known. */
  ready({ seat, round }: Pick<Word<'ready'>, 'seat' | 'round'>): boolean {
    const before = this.#ready.get(seat) ?? [];
    if (before.includes(round)) return false;
    this.#ready.set(seat, [...before, round].slice(-MOST_ROUNDS));
    return true;
  }

  /** All that another node has to be told to know the same. */
  words(now: number): readonly TablePauseWord[] {
    const { table } = this;
    const age = now - this.since;
    return [
      ...[...this.#calls].map(
        ([id, wish]) => ({ kind: 'call', table, id, wish, instead: [], age }) as const,
      ),
      ...this.#lines,
      ...[...this.#ready].flatMap(([seat, rounds]) =>
        rounds.map((round) => ({ kind: 'ready', table, seat, round }) as const),
      ),
    ];
  }
}

/** The stronger of two wishes. */
export function stronger(one: Wish, other: Wish): Wish {
  return WISHES.indexOf(other) > WISHES.indexOf(one) ? other : one;
}

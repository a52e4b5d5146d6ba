import type { Seat } from '@tablewright/engine';
import type { Wish } from '@tablewright/protocol';
import { randomHex } from '../auth/keys.ts';
import { Pause, stronger } from './pause.ts';
import type { PauseWord, TablePauseWord } from './pause-word.ts';

/** How long it is remembered that a call was settled, in milliseconds. */
const REMEMBERED = 600_000;

/** What {@link Pauses} need. */
export interface PausesSetup {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the other nodes. */
  readonly publish?: ((word: PauseWord) => void) | undefined;
  /** Called after every change of a table's pause. */
  readonly onChange: (table: string) => void;
}

/**
 * The pauses of all tables, in memory alone. Every node knows all of them, whether it has the table
 * or not: so a pause outlives the node at which it was asked for, and no node has to be asked before
 * something is done.
 */
export class Pauses {
  readonly #setup: PausesSetup;
  readonly #pauses = new Map<string, Pause>();
  /** The table of each call that is settled, and when it was: a late word must not bring it back. */
  readonly #settled = new Map<string, { readonly table: string; readonly at: number }>();
  #learned: (() => void) | undefined;

  constructor(setup: PausesSetup) {
    this.#setup = setup;
  }

  /** The pause of a table, if it is paused. */
  of(table: string): Pause | undefined {
    return this.#pauses.get(table);
  }

  /** Whether nothing is played at a table now. */
  isOn(table: string): boolean {
    return this.#pauses.has(table);
  }

  /** The tables that are paused. */
  all(): readonly string[] {
    return [...this.#pauses.keys()];
  }

  /** Somebody asks for a pause, or asks again in one: then nobody is ready any more. */
  call(table: string, wish: Wish): void {
    const pause = this.of(table);
    // So that nobody is kept busy by somebody who asks a hundred times.
    if (pause?.wouldChange(wish) === false) return;
    this.#say({
      kind: 'call',
      table,
      id: randomHex(8),
      wish: stronger(pause?.wish ?? 'pause', wish),
      instead: pause?.calls ?? [],
      age: pause === undefined ? 0 : this.#setup.now() - pause.since,
    });
  }

  /** Somebody writes a line. */
  line(pause: Pause, line: { readonly id: string; readonly text: string }): void {
    this.#say({ kind: 'line', table: pause.table, place: pause.nextPlace, ...line });
  }

  /** A seat is ready to go on. */
  ready({ table, round }: Pause, seat: Seat): void {
    this.#say({ kind: 'ready', table, seat, round });
  }

  /** These calls are settled. */
  end(table: string, calls: readonly string[]): void {
    this.#say({ kind: 'end', table, calls });
  }

  /** The table is gone. */
  forget(table: string): void {
    const pause = this.of(table);
    if (pause !== undefined) this.end(table, pause.calls);
  }

  /** Another node has said something. */
  hear(word: PauseWord): void {
    if (word.kind === 'ask') this.#tell();
    else if (word.kind === 'told') this.#learned?.();
    else if (this.#take(word)) this.#setup.onChange(word.table);
  }

  /** Asks the other nodes what they know. Resolves when one has told it. */
  learn(): Promise<void> {
    return new Promise((resolve) => {
      this.#learned = resolve;
      this.#setup.publish?.({ kind: 'ask' });
    });
  }

  #say(word: TablePauseWord): void {
    if (!this.#take(word)) return;
    this.#setup.publish?.(word);
    this.#setup.onChange(word.table);
  }

  #tell(): void {
    const { now, publish } = this.#setup;
    const words: PauseWord[] = [
      ...[...this.#pauses.values()].flatMap((pause) => pause.words(now())),
      ...[...this.#settled].map(
        ([id, { table }]) => ({ kind: 'end', table, calls: [id] }) as const,
      ),
      { kind: 'told' },
    ];
    for (const word of words) publish?.(word);
  }

  /** Takes a word in; returns whether it has changed anything. */
  #take(word: TablePauseWord): boolean {
    const pause = this.of(word.table);
    switch (word.kind) {
      case 'call':
        return this.#takeCall(word);
      case 'line':
        return pause?.line(word) === true;
      case 'ready':
        return pause?.ready(word) === true;
      case 'end':
        this.#settle(word.table, word.calls);
        return pause !== undefined && this.#shorten(pause, word.calls);
    }
  }

  #takeCall(word: Extract<TablePauseWord, { kind: 'call' }>): boolean {
    const { table, id, instead, age } = word;
    this.#settle(table, instead);
    const known = this.of(table);
    const isNews = !this.#settled.has(id) && known?.calls.includes(id) !== true;
    if (!isNews) return known !== undefined && this.#shorten(known, instead);
    const since = this.#setup.now() - age;
    const pause = known ?? new Pause(table, since);
    pause.since = Math.min(pause.since, since);
    pause.call(word);
    this.#pauses.set(table, pause);
    return true;
  }

  /** Takes settled calls off a pause, which may be over with that. */
  #shorten(pause: Pause, calls: readonly string[]): boolean {
    const before = pause.round;
    pause.settle(calls);
    if (pause.calls.length === 0) this.#pauses.delete(pause.table);
    return pause.round !== before;
  }

  #settle(table: string, calls: readonly string[]): void {
    const at = this.#setup.now();
    for (const id of calls) this.#settled.set(id, { table, at });
    for (const [id, settled] of this.#settled) {
      if (settled.at > at - REMEMBERED) break;
      this.#settled.delete(id);
    }
  }
}

import type { Game, Observer } from '@tablewright/engine';
import type { Pace, ServerMessage } from '@tablewright/protocol';
import { SqlStore } from '../src/store/sql-store.ts';
import { sqliteDatabase } from '../src/store/sqlite-database.ts';
import type { SaidLine, Store, StoredKey } from '../src/store/store.ts';
import type { OpenedSeat } from '../src/tables/entry.ts';
import type { RegistrySetup } from '../src/tables/local-tables.ts';
import type { Outcome } from '../src/tables/outcome.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import type { Subscription } from '../src/tables/table-subscriptions.ts';
import { asSent, type Deed, Hearer, must, OPENED, recordOf } from './live-table.ts';
import { requestId } from './server.ts';
import { toy } from './toy.ts';

/** A store in memory, of which the test knows what it is asked and decides when it writes. */
export interface TestStore {
  readonly store: Store;
  /** What it was asked, in order. */
  readonly calls: { readonly method: keyof Store; readonly args: readonly unknown[] }[];
  /** From now on nothing of this kind is done; the returned function lets it go on. */
  hold(method: keyof Store): () => void;
  /** The next call of this kind fails, before anything was done or after it. */
  fail(method: keyof Store, when: 'before' | 'after', times?: number): void;
}

/** Registries at stores in memory; they stop when their store is closed, as a node does. */
const registries = new WeakMap<Store, TableRegistry[]>();

/** Opens an empty store in memory. */
export async function memoryStore(): Promise<TestStore> {
  const real = await SqlStore.open(sqliteDatabase(':memory:'), 'sqlite');
  const calls: TestStore['calls'] = [];
  const held = new Map<keyof Store, Promise<void>>();
  const failing: { method: keyof Store; when: 'before' | 'after' }[] = [];
  const store = new Proxy(real as Store, {
    get: (target, name: keyof Store) => {
      const method = target[name] as ((...args: unknown[]) => Promise<unknown>) | undefined;
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        calls.push({ method: name, args });
        if (name === 'close') for (const one of registries.get(store) ?? []) stop(one);
        await held.get(name);
        const at = failing.findIndex((failure) => failure.method === name);
        const [failure] = at < 0 ? [] : failing.splice(at, 1);
        if (failure?.when === 'before') throw new Error('the disk is full');
        const value = await method.apply(target, args);
        if (failure?.when === 'after') throw new Error('the line broke');
        return value;
      };
    },
  });
  return {
    store,
    calls,
    hold: (method) => {
      let go = (): void => {};
      held.set(method, new Promise((resolve) => (go = resolve)));
      return () => {
        held.delete(method);
        go();
      };
    },
    fail: (method, when, times = 1) => {
      for (let i = 0; i < times; i += 1) failing.push({ method, when });
    },
  };
}

/** What it still writes of pauses is no matter of the test that is over. */
function stop(registry: TableRegistry): void {
  registry.close().catch(() => {});
}

/** A registry of tests, and what went wrong inside. */
export interface TestRegistry {
  readonly registry: TableRegistry;
  readonly node: string;
  readonly reports: string[];
  /** What it told other nodes. */
  readonly told: string[];
}

/** A registry of the toy's tables at a store; `alive` until the end of time. */
export async function registryAt(
  store: Store,
  node = 'node-a',
  setup: Partial<RegistrySetup> = {},
): Promise<TestRegistry> {
  const reports: string[] = [];
  const told: string[] = [];
  const registry = new TableRegistry({
    store,
    node,
    games: async (id): Promise<Game | undefined> => (id === 'toy' ? toy : undefined),
    now: () => OPENED,
    report: (what, thrown) => reports.push(`${what}: ${(thrown as Error)?.message ?? thrown}`),
    publish: (table, what) => told.push(`${table} ${what}`),
    worth: Number.POSITIVE_INFINITY,
    ...setup,
  });
  registries.set(store, [...(registries.get(store) ?? []), registry]);
  await store.beat(node, Number.MAX_SAFE_INTEGER);
  return { registry, node, reports, told };
}

/** What the table of a test is to be. */
interface Plan {
  readonly id?: string;
  readonly phases?: readonly string[];
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly keys?: readonly StoredKey[];
  /** When it is opened; without it at {@link OPENED}. */
  readonly opened?: number;
  /** What is played; the toy without it. */
  readonly game?: Game;
}

/** Opens a table and returns its name. */
export async function openAt(
  registry: TableRegistry,
  seats: readonly OpenedSeat[],
  plan: Plan = {},
): Promise<string> {
  const { id = 'table1234', phases, pace = { kind: 'none' }, opened = OPENED, game = toy } = plan;
  const { listed = false, keys = [] } = plan;
  const options = phases === undefined ? {} : { phases };
  const first = { kind: 'open', seats, listed } as const;
  const { id: name, version: rulesVersion } = game;
  const record = recordOf(id, { game: name, rulesVersion, options, pace, opened });
  must(await registry.commands.open({ record, first, keys, places: [] }));
  return id;
}

/** Somebody at a table who writes down all they hear, as it was when it was said. */
export class Listener {
  readonly heard: ServerMessage[] = [];
  /** What came at the beginning, before anything was heard. */
  arrived: readonly ServerMessage[] = [];
  readonly hearer = new Hearer();
  subscription: Subscription | undefined;

  /** Comes to a table, and waits until it is known there that they have come. */
  static async at(
    registry: TableRegistry,
    table: string,
    observer: Observer,
    since = -1,
    known = new Hearer(),
  ): Promise<Listener> {
    const listener = new Listener();
    Object.assign(listener.hearer, known);
    const hear = (message: ServerMessage): void => {
      listener.heard.push(asSent(message));
      listener.hearer.hear(message);
    };
    const watched = await registry.subscriptions.watch(
      table,
      observer,
      { seq: since },
      hear,
      (messages) => {
        listener.arrived = asSent(messages);
        for (const message of messages) listener.hearer.hear(message);
      },
    );
    listener.subscription = must(watched);
    await settled();
    return listener;
  }

  /** The kinds of what was heard since this was last asked. */
  news(): string[] {
    return this.heard.splice(0).map(({ type }) => type);
  }
}

/** Does something in a seat. */
export function deed(
  registry: TableRegistry,
  table: string,
  seat: Observer,
  what: Deed,
  guest?: string,
): Promise<Outcome<number>> {
  return registry.commands.act(table, { seat, guest }, { id: requestId(), ...what } as never);
}

/** Answers the first open choice of a seat. */
export async function answerAt(
  registry: TableRegistry,
  table: string,
  seat: number,
  answer: string | number,
): Promise<Outcome<number>> {
  const choice = await registry.queries.inspect(
    table,
    (live) => live.updateFor(seat, -1, live.at)?.seen.choices[0]?.name,
  );
  return deed(registry, table, seat, { kind: 'answer', choice: choice ?? '0.0', answer });
}

/** Lets all promises go as far as they can. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** What has become of a promise so far: `open` as long as nothing. */
export function fateOf<T>(promise: Promise<T>): { now: T | 'open' | Error } {
  const fate: { now: T | 'open' | Error } = { now: 'open' };
  promise.then(
    (value) => {
      fate.now = value;
    },
    (thrown: Error) => {
      fate.now = thrown;
    },
  );
  return fate;
}

/** A line of chat that Lya or Tom says. */
export function lineOf(table: string, seat: 0 | 1, text: string): SaidLine {
  const name = ['Lya', 'Tom'][seat] ?? '';
  return { table, seat, name, text, at: OPENED, request: `line-${text}` };
}

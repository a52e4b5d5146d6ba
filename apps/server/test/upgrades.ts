import type { Game } from '@tablewright/engine';
import { type DuelRules, duelOf } from '@tablewright/engine/testing';
import type { ServerMessage, TableFace, Update } from '@tablewright/protocol';
import { beforeEach } from 'vitest';
import type { Step, Store } from '../src/store/store.ts';
import type { Entry } from '../src/tables/entry.ts';
import type { RegistrySetup } from '../src/tables/local-tables.ts';
import { must, person } from './live-table.ts';
import {
  answerAt,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  type TestRegistry,
  type TestStore,
} from './registry.ts';

/** The rules by which tables are begun. */
export const first = duelOf({ version: '1' });
/** Who sits at them. */
export const two = [person('Lya'), person('Tom', '22'.repeat(8))];

/** The store of the test that runs. */
export let at: TestStore;
/** The table that {@link played} has opened. */
export let table: string;

/** Gives every test of a file a store of its own; to be called once in the file. */
export function withFreshStore(): void {
  beforeEach(async () => {
    at = await memoryStore();
    return () => at.store.close();
  });
}

/** A node with these rules. */
export function nodeOf(
  game: Game,
  node: string,
  setup: Partial<RegistrySetup> = {},
  store = at.store,
): Promise<TestRegistry> {
  return registryAt(store, node, { games: async () => game, ...setup });
}

/** A node with other rules than the first, in their second version. */
export function later(
  rules: Omit<DuelRules, 'version'>,
  version = '2',
  setup: Partial<RegistrySetup> = {},
): Promise<TestRegistry> {
  return nodeOf(duelOf({ version, ...rules }), `node-of-${version}`, setup);
}

/** A store as code had it that did not know fingerprints of what was told, nor settings. */
function storeOfBefore(store: Store): Store {
  const older = ({ entry, ...step }: Step): Step => {
    const { told: _told, settings: _settings, ...kept } = entry as Entry & { settings?: object };
    return { ...step, entry: kept as Entry };
  };
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'append') return (steps: readonly Step[]) => target.append(steps.map(older));
      if (name !== 'openTable') return target[name];
      return (opened: Parameters<Store['openTable']>[0]) =>
        target.openTable({ ...opened, first: older(opened.first) });
    },
  });
}

/** Lya and Tom have given answers by the first rules, in turn. */
export async function played(
  answers: readonly string[],
  { ofBefore = false, worth = Number.POSITIVE_INFINITY, plan = {} } = {},
): Promise<TestRegistry> {
  const store = ofBefore ? storeOfBefore(at.store) : at.store;
  const here = await nodeOf(first, 'node-of-1', { worth }, store);
  table = await openAt(here.registry, two, { game: first, ...plan });
  for (const answer of answers) await nextAnswer(here, answer);
  await here.registry.settled();
  return here;
}

/** The next answer, of whoever has the turn. */
export async function nextAnswer(node: TestRegistry, answer: string): Promise<void> {
  const seat = await node.registry.queries.inspect(table, (live) => (live.match?.seq ?? 0) % 2);
  must(await answerAt(node.registry, table, seat ?? 0, answer));
}

/** The kinds of a table's entries, in order. */
export async function kinds(of = table): Promise<string[]> {
  return (await at.store.entries(of, 0, 1_000)).map(({ entry }) => entry.kind);
}

/** What a node shows of a table. */
export async function faceAt(node: TestRegistry, of = table): Promise<TableFace> {
  return must(await node.registry.queries.face(of));
}

/** What somebody is told who comes to the table. */
export async function toldAt(node: TestRegistry, observer = 0, of = table): Promise<Update> {
  const { arrived } = await Listener.at(node.registry, of, observer);
  const update = arrived.find((message: ServerMessage) => message.type === 'update');
  if (update === undefined) throw new Error('no match');
  return update;
}

/** Answers of which some are attacks. */
export const STRIKES = ['wait', 'strike', 'strike', 'wait'];

/** A record of a table of the first rules. */
export async function recordIn(registry: TestRegistry['registry']) {
  const id = await openAt(registry, two, { game: first, id: 'any-table' });
  const { status: _, listed: __, ...record } = (await at.store.table(id)) ?? {};
  return record as never as NonNullable<Awaited<ReturnType<Store['table']>>>;
}

/** Speaks of another table from now on. */
export function goTo(id: string): void {
  table = id;
}

/** The id of the table at which a match goes on. */
export const NEXT = 'next12345';

import { SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import type { ServerMessage } from '@tablewright/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSent, codeOf, type Deed, HOST, must, open, person } from '../../test/live-table.ts';
import {
  answerAt,
  deed,
  memoryStore,
  openAt,
  registryAt,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import { StrictClient } from '../../test/strict-client.ts';
import type { Outcome } from './outcome.ts';
import type { Topic } from './pubsub.ts';

let at: TestStore;
let here: TestRegistry;
let there: TestRegistry;

beforeEach(async () => {
  at = await memoryStore();
  here = await registryAt(at.store);
  there = await registryAt(at.store, 'node-b');
  return () => at.store.close();
});

const PICKS = { phases: ['pick', 'pick', 'pick', 'pick'] };
const two = [person('Lya'), person('Tom')];
const three = [person('Lya'), person('Tom'), open];

/** Sits down on the third seat. */
function sit({ registry }: TestRegistry, table: string, name: string): Promise<Outcome<number>> {
  const sitter = { seat: 2, name, mark: undefined, entropy: 'cd'.repeat(8), handed: false };
  return registry.commands.sit(table, { ...sitter, guest: undefined, key: name, spend: undefined });
}

/** The same thing at either node, by somebody of these seats. */
const by =
  (seat: number, what: Deed, guest?: string) =>
  ({ registry }: TestRegistry, table: string): Promise<Outcome<unknown>> =>
    deed(registry, table, seat, what, guest);

const ask: Deed = { kind: 'undo', to: 0 };
const answer = (choice: string, what: string): Deed => ({ kind: 'answer', choice, answer: what });

type Done = (node: TestRegistry, table: string) => Promise<Outcome<unknown>>;

/** What would be refused, by what a node that hears nothing knows; and what makes it right. */
const RIGHT: readonly {
  readonly code: string;
  readonly seats: typeof two | typeof three;
  readonly before?: readonly Done[];
  readonly elsewhere: readonly Done[];
  readonly right: Done;
}[] = [
  {
    code: 'stale',
    seats: two,
    elsewhere: [by(0, answer('1.0', 'red'))],
    right: by(1, answer('2.0', 'red')),
  },
  {
    code: 'stale (taking back)',
    seats: two,
    elsewhere: [
      by(0, answer('1.0', 'red')),
      by(1, answer('2.0', 'red')),
      by(0, answer('3.0', 'red')),
    ],
    right: by(0, { kind: 'undo', to: 2 }),
  },
  {
    code: 'not-allowed (a bot plays)',
    seats: two,
    before: [by(0, { kind: 'replace', seat: 0, policy: 'heuristic' })],
    elsewhere: [by(0, { kind: 'return' })],
    right: by(0, answer('1.0', 'red')),
  },
  {
    code: 'no-such-question',
    seats: two,
    before: [by(0, answer('1.0', 'red')), by(1, answer('2.0', 'red'))],
    elsewhere: [by(0, ask)],
    right: by(1, { kind: 'consent', question: 4, agree: true }),
  },
  {
    code: 'not-begun',
    seats: three,
    elsewhere: [(node, table) => sit(node, table, 'Ines')],
    right: by(0, answer('2.0', 'red')),
  },
  {
    code: 'seat-taken',
    seats: [person('Lya'), open, person('Ines')] as never,
    elsewhere: [by(0, { kind: 'stand', seat: 2 }, HOST)],
    right: (node, table) => sit(node, table, 'Kim'),
  },
  {
    code: 'name-taken',
    seats: three,
    elsewhere: [by(1, { kind: 'dress', name: 'Karl' })],
    right: by(0, { kind: 'dress', name: 'Tom' }),
  },
  {
    code: 'mark-taken',
    seats: three,
    elsewhere: [by(1, { kind: 'dress', mark: 9 })],
    right: by(0, { kind: 'dress', mark: 1 }),
  },
  {
    code: 'out-of-range (a look at the past)',
    seats: two,
    elsewhere: [by(0, answer('1.0', 'red'))],
    right: ({ registry }, table) => registry.queries.past(table, 0, 1),
  },
  {
    code: 'not-allowed (the file)',
    seats: two,
    elsewhere: [by(0, { kind: 'close' }, HOST)],
    right: ({ registry }, table) => registry.queries.file(table),
  },
];

describe('a node that hears nothing of the other does not refuse by what it remembers', () => {
  test.each(RIGHT)('$code', async ({ seats, before = [], elsewhere, right }) => {
    const table = await openAt(here.registry, seats, PICKS);
    for (const done of before) must(await done(here, table));
    must(await there.registry.queries.face(table));
    for (const done of elsewhere) must(await done(here, table));
    expect(codeOf(await right(there, table))).toBe('done');
  });

  test('nor lets it somebody in by a lock that holds no more', async () => {
    const table = await openAt(here.registry, two, PICKS);
    must(await there.registry.queries.locks(table));
    must(await here.registry.commands.lock(table, 0, { guest: undefined, key: 'new' }));
    const locks = must(await there.registry.queries.locks(table));
    const actor = { seat: 0, guest: undefined, lock: locks(0) };
    const act = { id: 'lya-0001', ...answer('1.0', 'red') } as never;
    expect(codeOf(await there.registry.commands.act(table, actor, act))).toBe('done');
  });

  test('what is wrong by the newest word is refused, and the store is asked once', async () => {
    const table = await openAt(here.registry, two, PICKS);
    must(await answerAt(here.registry, table, 0, 'red'));
    at.calls.length = 0;
    const again = await deed(here.registry, table, 0, answer('1.0', 'blue'));
    expect(codeOf(again)).toBe('stale');
    expect(at.calls.map(({ method }) => method)).toEqual(['seqsOf']);
  });
});

test('of many who are refused at the same time the store is asked once', async () => {
  const table = await openAt(here.registry, two, PICKS);
  at.calls.length = 0;
  const racing = Array.from({ length: 20 }, () =>
    deed(here.registry, table, 0, answer('1.0', 'blue')),
  );
  const codes = (await Promise.all(racing)).map(codeOf);
  expect(codes).toEqual(['done', ...Array.from({ length: 19 }, () => 'stale')]);
  // That the first was written down says that nobody else had gone on.
  expect(at.calls.map(({ method }) => method)).toEqual(['append']);
  at.calls.length = 0;
  await Promise.all(racing.map(() => deed(here.registry, table, 0, answer('1.0', 'blue'))));
  expect(at.calls.map(({ method }) => method)).toEqual(['seqsOf']);
});

/**
 * Plays a match of two clients that keep to the protocol document. Both listen at a node and act at
 * the two in turn; of what the nodes would tell each other, a part is lost and the rest comes late.
 * Says after how many entries it is over; nothing if everybody waits for ever.
 */
async function playOverLaggingNodes(seed: string): Promise<number | undefined> {
  const random = seededSource(seed);
  const hints: { readonly to: number; readonly table: string; readonly what: Topic }[] = [];
  const store = await memoryStore();
  const [one, other] = [0, 1].map((to) =>
    registryAt(store.store, `node-${to}`, {
      publish: (table, what) => hints.push({ to: 1 - to, table, what }),
    }),
  );
  const nodes = [(await one) as TestRegistry, (await other) as TestRegistry] as const;
  const table = await openAt(nodes[0].registry, two);
  const players = [0, 1].map((seat) => ({
    client: new StrictClient(seat, (count) => random.index(count, 'option')),
    inbox: [] as ServerMessage[],
  }));
  for (const { client, inbox } of players) {
    const { registry } = nodes[random.index(2, 'line') as 0 | 1];
    const hear = (message: ServerMessage) => inbox.push(asSent(message));
    must(
      await registry.subscriptions.watch(table, client.seat, {}, hear, (messages) =>
        messages.forEach(hear),
      ),
    );
  }
  let turn = 0;
  while (players.some(({ client }) => !client.over)) {
    const waiting = players.filter(({ inbox }) => inbox.length > 0);
    if (hints.length > 0 && (waiting.length === 0 || random.index(2, 'what first') === 0)) {
      const [hint] = hints.splice(random.index(hints.length, 'hint'), 1);
      const isLost = random.index(3, 'lost') === 0;
      if (hint !== undefined && !isLost) {
        await nodes[hint.to as 0 | 1].registry.refresh(hint.table, hint.what);
      }
    } else if (waiting.length > 0) {
      const { client, inbox } = waiting[random.index(waiting.length, 'who')] ?? {};
      const message = inbox?.shift();
      const act = message && client?.hear(message);
      if (act === undefined || client === undefined) continue;
      const { registry } = nodes[(turn % 2) as 0 | 1];
      turn += 1;
      const acted = codeOf(
        await registry.commands.act(table, { seat: client.seat, guest: undefined }, act),
      );
      if (!['done', 'stale', 'over'].includes(acted)) throw new Error(acted);
    } else {
      // Nothing moves any more but what nodes do by themselves from time to time.
      for (const { registry } of nodes) await registry.subscriptions.poll();
      if (players.every(({ inbox }) => inbox.length === 0) && hints.length === 0) return undefined;
    }
  }
  const seqs = await store.store.seqsOf([table]);
  await store.store.close();
  return seqs.get(table);
}

test('no match of clients that keep to the document hangs over two nodes that lag', async () => {
  for (let match = 0; match < 30; match += 1) {
    expect(await playOverLaggingNodes(`lag/${match}`), `match ${match}`).toBeGreaterThan(9);
  }
});

test('a node looks by itself for what no hint came of, and asks once for all its tables', async () => {
  const tables = ['table-one', 'table-two', 'table-three'];
  const heard: string[] = [];
  for (const id of tables) {
    await openAt(here.registry, two, { ...PICKS, id });
    const hear = ({ type }: ServerMessage) => heard.push(`${id} ${type}`);
    must(await there.registry.subscriptions.watch(id, SPECTATOR, {}, hear, () => {}));
  }
  must(await answerAt(here.registry, 'table-two', 0, 'red'));
  at.calls.length = 0;
  await there.registry.subscriptions.poll();
  expect(heard).toEqual(['table-two update']);
  const asked = at.calls.filter(({ method }) => method === 'seqsOf');
  expect(asked[0]?.args).toEqual([tables]);
  await here.registry.remove('table-one');
  await there.registry.subscriptions.poll();
  expect(heard.slice(1)).toEqual(['table-one gone']);
});

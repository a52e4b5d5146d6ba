import { SPECTATOR } from '@tablewright/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { soon } from '../../test/asking.ts';
import { codeOf, must, OPENED, person } from '../../test/live-table.ts';
import {
  answerAt,
  fateOf,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';

const two = [person('Lya'), person('Tom')];
const PICKS = { phases: Array.from({ length: 12 }, () => 'pick') };

let at: TestStore;
let here: TestRegistry;
let table: string;

beforeEach(async () => {
  at = await memoryStore();
  // Any play at all is worth a snapshot.
  here = await registryAt(at.store, 'node-a', { worth: 0 });
  table = await openAt(here.registry, two, PICKS);
  return async () => {
    await here.registry.settled();
    await at.store.close();
  };
});

/** Lya and Tom answer in turn. */
async function play(answers: number): Promise<void> {
  for (let i = 0; i < answers; i += 1) {
    const seq = (await at.store.seqsOf([table])).get(table) ?? 0;
    must(await answerAt(here.registry, table, (seq + 1) % 2, 'red'));
    await here.registry.settled();
  }
}

/** After which entries a log was read. */
function readAfter(): unknown[] {
  return at.calls.filter(({ method }) => method === 'entries').map(({ args }) => args[1]);
}

/** What a spectator hears who comes to a node that has just begun. */
async function heardAt(node: TestRegistry) {
  return (await Listener.at(node.registry, table, SPECTATOR)).arrived;
}

describe('a table that was worth a snapshot', () => {
  test('is opened from it, and only what came later is read', async () => {
    await play(5);
    at.calls.length = 0;
    const there = await registryAt(at.store, 'node-b');
    const heard = await heardAt(there);
    expect(readAfter()).toEqual([6]);
    await at.store.dropSnapshot(table);
    expect(await heardAt(await registryAt(at.store, 'node-c'))).toEqual(heard);
    expect(must(await answerAt(there.registry, table, 1, 'blue'))).toBe(7);
  });

  test('is played from its log where the snapshot leads elsewhere, and has none from then on', async () => {
    await play(5);
    const kept = await at.store.snapshot(table);
    if (kept === undefined) throw new Error('no snapshot');
    const heard = await heardAt(await registryAt(at.store, 'node-b'));
    await at.store.dropSnapshot(table);
    await at.store.keepSnapshot({ ...kept, head: kept.head.slice(0, 30) });
    at.calls.length = 0;
    expect(await heardAt(await registryAt(at.store, 'node-c'))).toEqual(heard);
    expect(readAfter()).toEqual([0]);
    expect(await at.store.snapshot(table)).toBeUndefined();
  });

  test('has one from its first reading on, if it has become long without', async () => {
    await play(5);
    await at.store.dropSnapshot(table);
    const there = await registryAt(at.store, 'node-b', { worth: 0 });
    must(await there.registry.queries.face(table));
    await there.registry.settled();
    expect((await at.store.snapshot(table))?.seq).toBe(6);
  });

  test('has one after every node’s answer, whoever has written the one before', async () => {
    const there = await registryAt(at.store, 'node-b', { worth: 0 });
    const nodes = [here, there];
    for (let seq = 1; seq <= 6; seq += 1) {
      const { registry } = nodes[seq % 2] ?? here;
      must(await registry.queries.face(table));
      await registry.settled();
      must(await answerAt(registry, table, (seq + 1) % 2, 'red'));
      await registry.settled();
      expect((await at.store.snapshot(table))?.seq).toBe(seq + 1);
    }
  });
});

test('what is played while a snapshot is written is in the next one, with no further answer', async () => {
  const go = at.hold('keepSnapshot');
  expect(must(await answerAt(here.registry, table, 0, 'red'))).toBe(2);
  await soon(() => expect(at.calls.map(({ method }) => method)).toContain('keepSnapshot'));
  expect(must(await answerAt(here.registry, table, 1, 'red'))).toBe(3);
  go();
  await here.registry.settled();
  expect((await at.store.snapshot(table))?.seq).toBe(3);
});

describe('play that was not yet worth a snapshot', () => {
  let there: TestRegistry;
  beforeEach(async () => {
    there = await registryAt(at.store, 'node-b');
    await here.registry.settled();
    await at.store.dropSnapshot(table);
    must(await answerAt(there.registry, table, 0, 'red'));
    await there.registry.settled();
    expect(await at.store.snapshot(table)).toBeUndefined();
  });

  test('is kept when the server shuts, once', async () => {
    await there.registry.saveAll();
    expect((await at.store.snapshot(table))?.seq).toBe(2);
    at.calls.length = 0;
    await there.registry.saveAll();
    expect(at.calls).toEqual([]);
  });
});

test('a snapshot that is of no use is told of and thrown away, and the log is played', async () => {
  await play(3);
  const kept = await at.store.snapshot(table);
  if (kept === undefined) throw new Error('no snapshot');
  await at.store.dropSnapshot(table);
  await at.store.keepSnapshot({ ...kept, head: kept.head.slice(0, 40) });
  const there = await registryAt(at.store, 'node-b');
  const heard = await heardAt(there);
  expect(there.reports).toEqual([
    expect.stringContaining(`a snapshot of table ${table} is of no use`),
  ]);
  expect(await at.store.snapshot(table)).toBeUndefined();
  expect(heard).toEqual(await heardAt(here));
});

describe('a quiet table', () => {
  test.each([
    [0, undefined],
    [1_000, 2],
  ])('has a snapshot of what was played %i ms ago: %s', async (later, kept) => {
    let now = OPENED;
    const there = await registryAt(at.store, 'node-b', { now: () => now, quietWorth: 0 });
    must(await answerAt(there.registry, table, 0, 'red'));
    await at.store.dropSnapshot(table);
    now += later;
    there.registry.evictIdle(60_000);
    await there.registry.settled();
    expect((await at.store.snapshot(table))?.seq).toBe(kept);
  });
});

describe('who plays does not wait for snapshots', () => {
  test('an answer is acknowledged, and another, while one is written', async () => {
    const go = at.hold('keepSnapshot');
    expect(must(await answerAt(here.registry, table, 0, 'red'))).toBe(2);
    await soon(() => expect(at.calls.map(({ method }) => method)).toContain('keepSnapshot'));
    expect(must(await answerAt(here.registry, table, 1, 'red'))).toBe(3);
    const waiting = fateOf(here.registry.settled());
    await settled();
    expect(waiting.now).toBe('open');
    go();
    await here.registry.settled();
  });

  test('one that cannot be written is told of, and nobody is refused anything', async () => {
    at.fail('keepSnapshot', 'before');
    expect(codeOf(await answerAt(here.registry, table, 0, 'red'))).toBe('done');
    await here.registry.settled();
    expect(here.reports).toEqual([`snapshot of table ${table}: the disk is full`]);
    expect(codeOf(await answerAt(here.registry, table, 1, 'red'))).toBe('done');
    await here.registry.settled();
    expect((await at.store.snapshot(table))?.seq).toBe(3);
  });
});

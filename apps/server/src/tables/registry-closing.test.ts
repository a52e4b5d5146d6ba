import { SPECTATOR } from '@tablewright/engine';
import { verify } from '@tablewright/engine/host';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, HOST, must, OPENED, open, person } from '../../test/live-table.ts';
import {
  answerAt,
  deed,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import { toy } from '../../test/toy.ts';

const two = [person('Lya'), person('Tom')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick', 'pick', 'pick'] };

let at: TestStore;
let here: TestRegistry;
let there: TestRegistry;

beforeEach(async () => {
  at = await memoryStore();
  here = await registryAt(at.store);
  there = await registryAt(at.store, 'node-b');
  return () => at.store.close();
});

describe('chat', () => {
  test('is numbered, heard once it is kept, and found by who comes later', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    lya.news();
    const line = { table, seat: 1, name: 'Tom', at: OPENED };
    expect(await registry.subscriptions.say({ ...line, text: 'one', request: 'line-one' })).toBe(1);
    expect(await registry.subscriptions.say({ ...line, text: 'two', request: 'line-two' })).toBe(2);
    expect(await registry.subscriptions.say({ ...line, text: 'two', request: 'line-two' })).toBe(2);
    expect(lya.heard).toEqual([
      { type: 'chat', ...line, number: 1, text: 'one' },
      { type: 'chat', ...line, number: 2, text: 'two' },
    ]);
    const tom = await Listener.at(registry, table, 1);
    expect(tom.arrived.filter(({ type }) => type === 'chat')).toHaveLength(2);
    expect(lya.heard.filter(({ type }) => type === 'chat')).toHaveLength(2);
  });
});

describe('a table that is deleted', () => {
  test('is gone for those who listen, and for everybody who asks', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    lya.news();
    await registry.remove(table);
    expect(lya.heard).toEqual([{ type: 'gone', table }]);
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('no-such-table');
    expect(
      codeOf(
        await registry.subscriptions.watch(
          table,
          0,
          {},
          () => {},
          () => {},
        ),
      ),
    ).toBe('no-such-table');
    expect(registry.liveCount).toBe(0);
    expect(await at.store.entries(table, 0, 10)).toEqual([]);
    expect(lya.heard).toHaveLength(1);
  });

  test.each(['in memory', 'at rest'])(
    'is gone at the other nodes, where it was %s',
    async (how) => {
      const table = await openAt(here.registry, two, PICKS);
      const lya = await Listener.at(there.registry, table, 0);
      if (how === 'at rest') there.registry.evictIdle(-1);
      lya.news();
      await here.registry.remove(table);
      expect(here.told).toContain(`${table} log`);
      await there.registry.refresh(table, 'log');
      expect(lya.heard).toEqual([{ type: 'gone', table }]);
      expect(there.registry.liveCount).toBe(0);
    },
  );

  test('cannot be looked at or watched at a node that has not heard of it', async () => {
    for (const look of ['face', 'watch'] as const) {
      const table = await openAt(here.registry, two, { ...PICKS, id: `${look}1234` });
      must(await there.registry.queries.face(table));
      await here.registry.remove(table);
      const looked =
        look === 'face'
          ? await there.registry.queries.face(table)
          : await there.registry.subscriptions.watch(
              table,
              0,
              {},
              () => {},
              () => {},
            );
      expect([look, codeOf(looked)]).toEqual([look, 'no-such-table']);
    }
    expect(there.registry.subscriptions.watched()).toEqual([]);
  });

  test('cannot be answered at a node that has not heard of it', async () => {
    const table = await openAt(here.registry, two, PICKS);
    must(await there.registry.queries.face(table));
    await here.registry.remove(table);
    expect(codeOf(await answerAt(there.registry, table, 0, 'red'))).toBe('no-such-table');
    expect(await at.store.entries(table, 0, 10)).toEqual([]);
  });
});

describe('a seat that gets another lock', () => {
  const lock = { guest: 'lya', key: 'new' };

  test('shuts out those who listen to it, and only those', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const thief = await Listener.at(registry, table, 0);
    const tom = await Listener.at(registry, table, 1);
    const stranger = await Listener.at(registry, table, SPECTATOR);
    [thief, tom, stranger].map((listener) => listener.news());
    must(await registry.commands.lock(table, 0, lock));
    expect(thief.heard).toEqual([{ type: 'locked', table, seat: 0 }]);
    const lya = await Listener.at(registry, table, 0);
    must(await answerAt(registry, table, 0, 'red'));
    expect(thief.heard).toHaveLength(1);
    expect(lya.news()).toContain('update');
    expect(tom.news()).not.toContain('locked');
    expect(stranger.news()).not.toContain('locked');
    // Who was shut out and leaves takes nobody else along.
    thief.subscription?.leave();
    must(await answerAt(registry, table, 1, 'red'));
    expect(lya.news()).toContain('update');
  });

  test('shuts them out at other nodes as well, once those hear of it', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const thief = await Listener.at(there.registry, table, 0);
    thief.news();
    must(await here.registry.commands.lock(table, 0, lock));
    await there.registry.refresh(table, 'log');
    expect(thief.heard.map(({ type }) => type)).toEqual(['locked']);
  });

  test('shuts out what was opened before, at a node that has not heard of it yet', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const thief = await Listener.at(there.registry, table, 0);
    must(await here.registry.commands.lock(table, 0, lock));
    const actor = { seat: 0, guest: undefined, lock: thief.subscription?.lock };
    const act = { kind: 'answer', id: 'a-request', choice: '1.0', answer: 'red' } as const;
    expect(codeOf(await there.registry.commands.act(table, actor, act))).toBe('wrong-key');
    expect(thief.heard.map(({ type }) => type)).toContain('locked');
    const lya = await Listener.at(there.registry, table, 0);
    const own = { seat: 0, guest: undefined, lock: lya.subscription?.lock };
    expect(codeOf(await there.registry.commands.act(table, own, act))).toBe('done');
  });

  test('when it is handed over, shuts out who had it', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    lya.news();
    const ines = { seat: 0, name: 'Ines', mark: undefined, entropy: 'cd'.repeat(8) };
    must(
      await registry.commands.sit(table, {
        ...ines,
        handed: true,
        guest: 'i',
        key: 'k',
        spend: undefined,
      }),
    );
    expect(lya.heard.map(({ type }) => type)).toEqual(['locked']);
  });
});

describe('the past and the file', () => {
  test('are shown as an observer saw them, and not beyond what there is', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    must(await answerAt(registry, table, 0, 'red'));
    expect(must(await registry.queries.past(table, SPECTATOR, 0))).toEqual({
      turn: 0,
      said: [],
      own: 'hidden',
    });
    expect(codeOf(await registry.queries.past(table, 0, 2))).toBe('out-of-range');
  });

  test('are told with the secret only when the match is over', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, { phases: ['dice', 'pick'] });
    must(await answerAt(registry, table, 0, 'roll'));
    expect(codeOf(await registry.queries.file(table))).toBe('not-allowed');
    must(await answerAt(registry, table, 1, 'red'));
    const { file } = must(await registry.queries.file(table));
    expect(verify(toy, file)).toMatchObject({ ok: true, finished: true, dice: 'proven' });
  });

  test('are told also when the table was closed before the end, of a match that had begun', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    must(await answerAt(registry, table, 0, 'red'));
    must(await deed(registry, table, 0, { kind: 'close' }, HOST));
    const { file } = must(await registry.queries.file(table));
    expect(verify(toy, file)).toMatchObject({ ok: true, finished: false, dice: 'proven' });
    const empty = await openAt(registry, [person('Lya'), open], { ...PICKS, id: 'empty123' });
    must(await deed(registry, empty, 0, { kind: 'close' }, HOST));
    expect(codeOf(await registry.queries.file(empty))).toBe('not-allowed');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, HOST, must, OPENED, open, person } from '../../test/live-table.ts';
import {
  answerAt,
  deed,
  fateOf,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import { toy } from '../../test/toy.ts';
import { LiveTable } from './live-table.ts';

const two = [person('Lya'), person('Tom')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick'] };

/** The first answer at a table of picks. */
const RED = { kind: 'answer', choice: '1.0', answer: 'red' } as const;

let at: TestStore;
let here: TestRegistry;

beforeEach(async () => {
  at = await memoryStore();
  here = await registryAt(at.store);
  return () => at.store.close();
});

/** The kinds of the entries that are kept of a table. */
async function kept(table: string): Promise<string[]> {
  return (await at.store.entries(table, 0, 100)).map(({ entry }) => entry.kind);
}

describe('what is done', () => {
  test('is acknowledged when it is written, under its number, and heard then', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const tom = await Listener.at(registry, table, 1);
    tom.news();
    const write = at.hold('append');
    const answered = fateOf(answerAt(registry, table, 0, 'red'));
    await settled();
    expect(answered.now).toBe('open');
    expect(tom.heard).toEqual([]);
    expect(await kept(table)).toEqual(['open']);
    expect(here.told).toEqual([`${table} presence`]);
    write();
    await settled();
    expect(answered.now).toEqual({ ok: true, value: 2 });
    expect(tom.heard).toMatchObject([
      { type: 'update', seq: 2, answers: 1, seen: { view: { said: ['red'] } } },
    ]);
    expect(await kept(table)).toEqual(['open', 'answer']);
    expect(here.told).toContain(`${table} log`);
  });

  test('waits for what was asked before it, so that nobody sees what is not kept yet', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const write = at.hold('append');
    const answered = fateOf(deed(registry, table, 0, RED));
    const face = fateOf(registry.queries.face(table));
    const arrival = Listener.at(registry, table, 1);
    const watched = fateOf(arrival);
    const past = fateOf(registry.queries.past(table, 1, 1));
    await settled();
    expect([answered.now, face.now, watched.now, past.now]).toEqual([
      'open',
      'open',
      'open',
      'open',
    ]);
    write();
    expect((await arrival).arrived[1]).toMatchObject({ type: 'update', seq: 2 });
  });

  test('is refused without writing anything where it is not allowed', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    lya.news();
    at.calls.length = 0;
    expect(codeOf(await answerAt(registry, table, 0, 'green'))).toBe('unknown-option');
    expect(codeOf(await deed(registry, table, 1, { kind: 'undo', to: 0 }))).toBe('not-allowed');
    expect(at.calls.map(({ method }) => method)).toEqual(['seqsOf', 'seqsOf']);
    expect(lya.heard).toEqual([]);
  });

  test('at a table that was never opened is refused', async () => {
    const { registry } = here;
    expect(codeOf(await deed(registry, 'nowhere12', 0, { kind: 'return' }))).toBe('no-such-table');
    expect(codeOf(await registry.queries.face('nowhere12'))).toBe('no-such-table');
    expect(codeOf(await registry.queries.past('nowhere12', 0, 0))).toBe('no-such-table');
    expect(await registry.queries.inspect('nowhere12', () => 1)).toBeUndefined();
  });

  test('at a table of later rules than those here, or of a game that is not here, is refused', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const older = await registryAt(at.store, 'node-b', {
      games: async () => ({ ...(await gameOf(here)), version: '0' }),
    });
    expect(codeOf(await older.registry.queries.face(table))).toBe('wrong-rules-version');
    expect(codeOf(await answerAt(older.registry, table, 0, 'red'))).toBe('wrong-rules-version');
    expect(await kept(table)).toEqual(['open']);
    const without = await registryAt(at.store, 'node-c', { games: async () => undefined });
    expect(codeOf(await without.registry.queries.face(table))).toBe('no-such-game');
  });

  test('with a fault of the rules is reported, and the table goes on', async () => {
    const { registry, reports } = here;
    const table = await openAt(registry, two, PICKS);
    expect(codeOf(await answerAt(registry, table, 0, 'crash'))).toBe('fault');
    expect(reports).toEqual([expect.stringContaining('nobody thought of this')]);
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('done');
    expect(await kept(table)).toEqual(['open', 'answer']);
  });

  test('with a fault of the rules as the match begins is none of it done', async () => {
    const setup = (): never => {
      throw new Error('nobody thought of this');
    };
    const { registry, reports } = await registryAt(at.store, 'node-b', {
      games: async () => ({ ...toy, setup }),
    });
    const table = await openAt(registry, [person('Lya'), open], PICKS);
    const tom = { seat: 1, name: 'Tom', mark: undefined, entropy: 'cd'.repeat(8), handed: false };
    const seated = await registry.commands.sit(table, {
      ...tom,
      guest: 'tom',
      key: 'tom-1',
      spend: undefined,
    });
    expect(codeOf(seated)).toBe('fault');
    expect(reports).toEqual([`table ${table}: nobody thought of this`]);
    expect(await at.store.places('tom', table)).toEqual([]);
    // What is done then comes after what is kept, without a gap.
    expect(must(await deed(registry, table, 0, { kind: 'manage', chat: false }, HOST))).toBe(2);
    registry.evictIdle(-1);
    expect(must(await registry.queries.face(table))).toMatchObject({
      chat: false,
      status: 'gathering',
    });
    expect(await kept(table)).toEqual(['open', 'manage']);
  });

  test('and asked for again under the same name has the number that it has', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const request = { kind: 'answer', id: 'the-same', choice: '1.0', answer: 'red' } as const;
    expect(must(await deed(registry, table, 0, request))).toBe(2);
    expect(must(await answerAt(registry, table, 1, 'blue'))).toBe(3);
    expect(must(await deed(registry, table, 0, request))).toBe(2);
    // Also after the table was forgotten and read anew, here or elsewhere.
    registry.evictIdle(-1);
    expect(must(await deed(registry, table, 0, request))).toBe(2);
    const there = await registryAt(at.store, 'node-b');
    expect(must(await deed(there.registry, table, 0, request))).toBe(2);
    expect(await kept(table)).toEqual(['open', 'answer', 'answer']);
  });

  test('by two seats under the same name is two things', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, { phases: ['secret', 'pick'] });
    const request = (slot: number) =>
      ({ kind: 'answer', id: 'the-same', choice: `1.${slot}`, answer: 'red' }) as const;
    expect(must(await deed(registry, table, 0, request(0)))).toBe(2);
    expect(must(await deed(registry, table, 1, request(1)))).toBe(3);
  });

  test('at many tables at once is written together', async () => {
    const { registry } = here;
    const tables = await Promise.all(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((id) => openAt(registry, two, { ...PICKS, id })),
    );
    const write = at.hold('append');
    const answers = tables.map((table) => fateOf(answerAt(registry, table, 0, 'red')));
    await settled();
    write();
    await settled();
    expect(answers.map(({ now }) => now)).toEqual(tables.map(() => ({ ok: true, value: 2 })));
  });
});

describe('a store that fails', () => {
  test('before it has written: what was done is undone, and can be done again', async () => {
    const { registry, reports } = here;
    const table = await openAt(registry, two, PICKS);
    const tom = await Listener.at(registry, table, 1);
    tom.news();
    at.fail('append', 'before');
    const request = { kind: 'answer', id: 'the-same', choice: '1.0', answer: 'red' } as const;
    expect(codeOf(await deed(registry, table, 0, request))).toBe('down');
    expect(reports).toEqual([`store, table ${table}: the disk is full`]);
    expect(tom.heard).toEqual([]);
    expect(await kept(table)).toEqual(['open']);
    expect(must(await deed(registry, table, 0, request))).toBe(2);
    expect(tom.heard).toMatchObject([{ type: 'update', seq: 2, keep: 0, answers: 1 }]);
  });

  test('after it has written: the repeat is known, and everybody hears of it', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const tom = await Listener.at(registry, table, 1);
    tom.news();
    at.fail('append', 'after');
    const request = { kind: 'answer', id: 'the-same', choice: '1.0', answer: 'red' } as const;
    expect(codeOf(await deed(registry, table, 0, request))).toBe('down');
    expect(tom.heard).toEqual([]);
    expect(must(await deed(registry, table, 0, request))).toBe(2);
    expect(tom.heard).toMatchObject([{ type: 'update', seq: 2, answers: 1 }]);
    expect(await kept(table)).toEqual(['open', 'answer']);
    expect(must(await answerAt(registry, table, 1, 'blue'))).toBe(3);
  });

  test('after it has written: all hear of it also when nobody asks again, at other nodes too', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const tom = await Listener.at(registry, table, 1);
    tom.news();
    here.told.length = 0;
    at.fail('append', 'after');
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('down');
    await settled();
    expect(tom.heard).toMatchObject([{ type: 'update', seq: 2, answers: 1 }]);
    expect(here.told).toEqual([`${table} log`]);
  });

  test('does not harm what others do at the same time at other tables', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, { ...PICKS, id: 'aaaaaaaa' });
    const other = await openAt(registry, two, { ...PICKS, id: 'bbbbbbbb' });
    at.fail('append', 'before');
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('down');
    expect(codeOf(await answerAt(registry, other, 0, 'red'))).toBe('done');
  });

  test('when a table is opened opens none', async () => {
    const { registry } = here;
    at.fail('openTable', 'before');
    await expect(openAt(registry, two, PICKS)).rejects.toThrow('the disk is full');
    expect(codeOf(await registry.queries.face('table1234'))).toBe('no-such-table');
    expect(codeOf(await answerAt(registry, await openAt(registry, two, PICKS), 0, 'red'))).toBe(
      'done',
    );
  });

  test('while a table is read leaves nothing half read', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    must(await answerAt(registry, table, 0, 'red'));
    registry.evictIdle(-1);
    at.fail('entries', 'before');
    await expect(registry.queries.face(table)).rejects.toThrow('the disk is full');
    expect(codeOf(await answerAt(registry, table, 1, 'blue'))).toBe('done');
  });
});

/** The game of the tables of a registry. */
async function gameOf({ registry }: TestRegistry) {
  const game = await registry.queries.inspect('table1234', (table) => table.game);
  if (game === undefined) throw new Error('a table was opened');
  return game;
}

test('a log that was damaged is no table, and harms no other', async () => {
  const { registry } = here;
  const table = await openAt(registry, two, { ...PICKS, id: 'aaaaaaaa' });
  const other = await openAt(registry, two, { ...PICKS, id: 'bbbbbbbb' });
  await at.store.append([
    {
      match: table,
      seq: 2,
      at: OPENED,
      waiting: [],
      entry: { kind: 'answer', seat: 0, answer: 'red', hash: 'forged' },
    },
  ]);
  registry.evictIdle(-1);
  expect(codeOf(await registry.queries.face(table))).toBe('damaged');
  expect(here.reports).toEqual([expect.stringMatching(/entry 2 of table aaaaaaaa/)]);
  expect(codeOf(await answerAt(registry, other, 0, 'red'))).toBe('done');
});

test('the table that a registry works on is the one that its log adds up to', async () => {
  const { registry } = here;
  const table = await openAt(registry, [person('Lya'), open], {
    phases: ['secret', 'dice', 'pick'],
  });
  must(await deed(registry, table, 0, { kind: 'fill', seat: 1, policy: 'random' }, HOST));
  must(await answerAt(registry, table, 0, 'red'));
  must(await registry.commands.answerFor(table, 3, { seat: 1, slot: 0, answer: 'blue' }, 'bot'));
  const told = await registry.queries.inspect(table, (live) => {
    const again = new LiveTable(live.record, live.game);
    return { again, update: JSON.stringify(live.updateFor(0, -1, OPENED)) };
  });
  for (const entry of await at.store.entries(table, 0, 100)) told?.again.follow(entry);
  expect(JSON.stringify(told?.again.updateFor(0, -1, OPENED))).toBe(told?.update);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { bot, codeOf, HOST, must, OPENED, open, person } from '../../test/live-table.ts';
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

const two = [person('Lya'), person('Tom')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick'] };

/** The first answer at a table of picks. */
const _RED = { kind: 'answer', choice: '1.0', answer: 'red' } as const;

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

describe('two nodes at one store that hear nothing of each other', () => {
  let there: TestRegistry;
  let table: string;

  beforeEach(async () => {
    there = await registryAt(at.store, 'node-b');
    table = await openAt(here.registry, two, { phases: ['secret', 'pick', 'pick'] });
    must(await there.registry.queries.face(table));
  });

  test('the slower one reads what the other did and does its own after it', async () => {
    const lya = await Listener.at(there.registry, table, 0);
    lya.news();
    expect(must(await answerAt(here.registry, table, 0, 'red'))).toBe(2);
    // The choice of seat 1 is still open, under the same name.
    expect(must(await answerAt(there.registry, table, 1, 'blue'))).toBe(3);
    expect(lya.heard).toMatchObject([
      { type: 'update', seq: 2 },
      { type: 'update', seq: 3, seen: { view: { said: ['red+blue'] } } },
    ]);
    expect(await kept(table)).toEqual(['open', 'answer', 'answer']);
  });

  test('the slower one finds that what it was to answer is no longer asked', async () => {
    const stale = { kind: 'answer', choice: '1.0', answer: 'blue' } as const;
    expect(must(await answerAt(here.registry, table, 0, 'red'))).toBe(2);
    expect(codeOf(await deed(there.registry, table, 0, stale))).toBe('stale');
    expect(await kept(table)).toEqual(['open', 'answer']);
    // And from then on it knows.
    expect(must(await answerAt(there.registry, table, 1, 'blue'))).toBe(3);
  });

  test('of two who sit down on the last seat one gets it, and the other nothing', async () => {
    const last = await openAt(here.registry, [person('Lya'), open], { ...PICKS, id: 'lastseat' });
    must(await there.registry.queries.face(last));
    const sit = ({ registry }: TestRegistry, name: string) =>
      registry.commands.sit(last, {
        seat: 1,
        name,
        mark: undefined,
        entropy: 'cd'.repeat(8),
        handed: false,
        guest: name,
        key: name,
        spend: undefined,
      });
    const fates = await Promise.all([sit(here, 'Tom'), sit(there, 'Ines')]);
    const codes = fates.map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    // The match has begun with the other one.
    expect(codes.filter((code) => code === 'begun')).toHaveLength(1);
    const winner = codes[0] === 'done' ? 'Tom' : 'Ines';
    const loser = winner === 'Tom' ? 'Ines' : 'Tom';
    expect(await at.store.places(winner, last)).toEqual([1]);
    expect(await at.store.places(loser, last)).toEqual([]);
    expect(await at.store.key(loser)).toBeUndefined();
  });

  test('a request that went to both is done once', async () => {
    const request = { kind: 'answer', id: 'the-same', choice: '1.0', answer: 'red' } as const;
    const both = await Promise.all(
      [here, there].map(({ registry }) => deed(registry, table, 0, request)),
    );
    expect(both.map(must)).toEqual([2, 2]);
    expect(await kept(table)).toEqual(['open', 'answer']);
  });

  test('who loses again and again is told that too many act here', async () => {
    let seq = 1;
    at.calls.length = 0;
    // Whenever the one is about to write, the other has just been faster.
    const { append } = at.store;
    const racing = new Proxy(at.store, {
      get: (target, name: keyof typeof at.store) =>
        name === 'append'
          ? async (steps: Parameters<typeof append>[0]) => {
              seq += 1;
              await append([
                { match: table, seq, at: OPENED, waiting: [], entry: { kind: 'manage' } },
              ]);
              return append(steps);
            }
          : target[name],
    });
    const { registry } = await registryAt(racing, 'node-c');
    expect(codeOf(await answerAt(registry, table, 0, 'red'))).toBe('busy');
    expect(codeOf(await answerAt(here.registry, table, 0, 'red'))).toBe('done');
  });

  test('the server’s own answer is given up when anything else has happened', async () => {
    const answer = { seat: 0, slot: 0, answer: 'red' };
    must(await answerAt(here.registry, table, 1, 'blue'));
    expect(codeOf(await there.registry.commands.answerFor(table, 1, answer, 'clock'))).toBe(
      'stale',
    );
    expect(must(await there.registry.commands.answerFor(table, 2, answer, 'clock'))).toBe(3);
    const entries = await at.store.entries(table, 2, 10);
    expect(entries[0]?.entry).toMatchObject({ kind: 'answer', seat: 0, how: 'clock' });
  });
});

describe('what is written beside the log', () => {
  test('who sits down gets the seat and its key, and who sat there before loses theirs', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), open, open]);
    const sitter = { seat: 1, mark: undefined, entropy: 'cd'.repeat(8), spend: undefined };
    must(
      await registry.commands.sit(table, {
        ...sitter,
        name: 'Tom',
        handed: false,
        guest: 'tom',
        key: 'tom-1',
      }),
    );
    expect(await at.store.places('tom', table)).toEqual([1]);
    expect(await at.store.key('tom-1')).toMatchObject({ match: table, kind: 'seat', seat: 1 });
    must(
      await registry.commands.sit(table, {
        ...sitter,
        name: 'Ines',
        handed: true,
        guest: 'ines',
        key: 'ines',
      }),
    );
    expect(await at.store.places('tom', table)).toEqual([]);
    expect(await at.store.key('tom-1')).toBeUndefined();
    expect(await at.store.places('ines', table)).toEqual([1]);
    must(await deed(registry, table, 1, { kind: 'stand' }));
    expect(await at.store.places('ines', table)).toEqual([]);
    expect(await at.store.key('ines')).toBeUndefined();
  });

  test('who is refused a seat has written nothing', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), open, open]);
    const sitter = { seat: 1, name: 'lya', mark: undefined, entropy: 'cd'.repeat(8) };
    const wish = { ...sitter, handed: false, guest: 'tom', key: 'tom-1', spend: undefined };
    expect(codeOf(await registry.commands.sit(table, wish))).toBe('name-taken');
    expect(await at.store.key('tom-1')).toBeUndefined();
    expect(await at.store.places('tom', table)).toEqual([]);
  });

  test('another lock takes the seat from all but one', async () => {
    const { registry } = here;
    const key = { match: 'table1234', kind: 'seat', seat: 0, hash: 'old' } as const;
    const table = await openAt(registry, two, { ...PICKS, keys: [key] });
    await at.store.addPlace({ guest: 'thief', match: table, seat: 0 }, OPENED);
    await at.store.addPlace({ guest: 'lya', match: table, seat: 0 }, OPENED);
    must(await registry.commands.lock(table, 0, { guest: 'lya', key: 'new' }));
    expect(await at.store.places('thief', table)).toEqual([]);
    expect(await at.store.places('lya', table)).toEqual([0]);
    expect(await at.store.key('old')).toBeUndefined();
    expect(await at.store.key('new')).toMatchObject({ kind: 'seat', seat: 0 });
  });

  test('lists show the table as it stands', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), open], PICKS);
    await at.store.addPlace({ guest: 'lya', match: table, seat: 0 }, OPENED);
    const own = async () => (await at.store.tablesOf('lya', 9))[0];
    expect(await at.store.listed(9)).toEqual([]);
    must(await deed(registry, table, 0, { kind: 'manage', listed: true }, HOST));
    expect(await at.store.listed(9)).toMatchObject([{ table, status: 'gathering', listed: true }]);
    expect(await own()).toMatchObject({ waiting: [], face: { status: 'gathering' } });
    must(await deed(registry, table, 0, { kind: 'fill', seat: 1, policy: 'random' }, HOST));
    expect(await own()).toMatchObject({ waiting: [0], face: { status: 'playing' } });
    must(await answerAt(registry, table, 0, 'red'));
    expect(await own()).toMatchObject({ waiting: [] });
    expect(await at.store.table(table)).toMatchObject({ status: 'playing', listed: true });
    must(await deed(registry, table, 0, { kind: 'close' }, HOST));
    expect(await at.store.listed(9)).toEqual([]);
    expect(await own()).toMatchObject({ face: { status: 'closed' } });
  });

  test('what the server has to do, and by which node, is written when it changes', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick', 'pick'],
      pace: { kind: 'live', bank: 60, increment: 0 },
    });
    // Nobody is alive but the node that asks: it takes over what is due.
    const due = async (now: number) => {
      await at.store.leave('node-a');
      const claimed = await at.store.claim('heir', now);
      await at.store.beat('node-a', Number.MAX_SAFE_INTEGER);
      return claimed;
    };
    expect(await due(OPENED + 59_999)).toEqual([]);
    expect(await due(OPENED + 60_000)).toEqual([table]);
    must(await answerAt(registry, table, 0, 'red'));
    expect(await due(OPENED)).toEqual([table]);
    const seq = 2;
    must(await registry.commands.answerFor(table, seq, { seat: 1, slot: 0, answer: 'red' }, 'bot'));
    must(await answerAt(registry, table, 0, 'red'));
    expect(await due(Number.MAX_SAFE_INTEGER - 1)).toEqual([]);
  });
});

/** Takes a table in the store back to its first entry, as an older backup would. */
async function takenBack(table: string): Promise<void> {
  const record = await at.store.table(table);
  const [first] = await at.store.entries(table, 0, 1);
  if (record === undefined || first === undefined) throw new Error('the table was opened');
  await at.store.remove(table);
  const step = { match: table, waiting: [0], ...first };
  await at.store.openTable({ record, first: step, keys: [], places: [] });
}

test('a table that has gone back in the store is told of, and is as it stands there', async () => {
  const table = await openAt(here.registry, two, PICKS);
  const lya = await Listener.at(here.registry, table, 0);
  must(await answerAt(here.registry, table, 0, 'red'));
  must(await answerAt(here.registry, table, 1, 'blue'));
  await takenBack(table);
  lya.news();
  await here.registry.refresh(table, 'log');
  expect(here.reports).toEqual([expect.stringContaining(`table ${table} has gone back`)]);
  expect(lya.heard).toMatchObject([
    { type: 'table', seq: 1 },
    { type: 'update', seq: 1, keep: -1 },
  ]);
  expect(must(await answerAt(here.registry, table, 0, 'blue'))).toBe(2);
});

test('nothing is written behind what the store no longer has', async () => {
  const table = await openAt(here.registry, two, PICKS);
  must(await answerAt(here.registry, table, 0, 'red'));
  must(await answerAt(here.registry, table, 1, 'blue'));
  await takenBack(table);
  await answerAt(here.registry, table, 0, 'red');
  expect(await kept(table)).toEqual(['open']);
});

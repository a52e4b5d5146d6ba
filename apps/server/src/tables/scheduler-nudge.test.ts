import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, must, person } from '../../test/live-table.ts';
import { answerAt, deed, Listener } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TWO = [person('Lya'), person('Tom')];

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

const days = (count: number) => ({
  pace: { kind: 'days', days: count } as const,
  phases: ['pick', 'pick', 'pick'],
});

/** The seats that were nudged, in order, and how long after the table was opened. */
async function nudges(table: string): Promise<[seat: number, hours: number][]> {
  const entries = await nodes.at.store.entries(table, 0, 1_000);
  const opened = entries[0]?.at ?? 0;
  return entries.flatMap(({ entry, at }) =>
    entry.kind === 'nudge' ? [[entry.seat, (at - opened) / HOUR]] : [],
  );
}

/** Lets days go by without the nodes saying that they are alive: a month passes quickly. */
const quiet = { beats: false } as const;

describe('a person whose time is nearly up', () => {
  test.each([
    [1, 18],
    [2, 36],
    [3, 54],
    [4, 72],
    [14, 13 * 24],
  ])('with %i days to think is nudged after %i hours, once', async (count, hours) => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, TWO, days(count));
    await nodes.pass(hours * HOUR - 1);
    expect(await nudges(table)).toEqual([]);
    await nodes.pass(1);
    expect(await nudges(table)).toEqual([[0, hours]]);
    await nodes.pass(count * DAY - hours * HOUR - 1);
    expect(await nudges(table)).toHaveLength(1);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test('is late for all to see, also in lists, until they have answered', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, TWO, days(1));
    await nodes.at.store.addPlace({ guest: 'tom', match: table, seat: 1 }, 1);
    const late = async () =>
      must(await registry.queries.face(table)).seats.map((seat) => seat.late);
    const listed = async () =>
      (await nodes.at.store.tablesOf('tom', 9))[0]?.face.seats.map((seat) => seat.late);
    const tom = await Listener.at(registry, table, 1);
    await nodes.pass(18 * HOUR);
    expect(await late()).toEqual([true, undefined]);
    expect(await listed()).toEqual([true, undefined]);
    expect(tom.news()).toContain('table');
    must(await answerAt(registry, table, 0, 'blue'));
    expect(await late()).toEqual([undefined, undefined]);
    expect(await listed()).toEqual([undefined, undefined]);
  });

  test('is not nudged who has answered in time; the next is, in theirs', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, TWO, days(1));
    await nodes.pass(10 * HOUR);
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.pass(17 * HOUR);
    expect(await nudges(table)).toEqual([]);
    await nodes.pass(1 * HOUR);
    expect(await nudges(table)).toEqual([[1, 28]]);
  });

  test('each in a decision of many is nudged, but no bot and nobody at another pace', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, [...TWO, bot('Ines')], {
      ...days(1),
      phases: ['secret', 'pick'],
    });
    const live = await nodes.open(registry, TWO, {
      id: 'table5678',
      pace: { kind: 'live', bank: 86_400, increment: 0 },
      phases: ['pick'],
    });
    await nodes.pass(18 * HOUR);
    expect(await nudges(table)).toEqual([
      [0, 18],
      [1, 18],
    ]);
    expect(await nudges(live)).toEqual([]);
  });

  test('is nudged again in another decision', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, [person('Lya')], days(1));
    await nodes.pass(20 * HOUR);
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.pass(18 * HOUR);
    expect(await nudges(table)).toEqual([
      [0, 18],
      [0, 38],
    ]);
  });

  test('is not nudged while a bot plays for them', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, TWO, { ...days(1), phases: ['shared', 'pick'] });
    must(await deed(registry, table, 0, { kind: 'replace', seat: 0, policy: 'random' }));
    await nodes.pass(18 * HOUR);
    expect(await nudges(table)).toEqual([[1, 18]]);
  });
});

describe('a nudge', () => {
  test('is given by the node that takes over, once', async () => {
    const dead = await nodes.idle('dead');
    const table = await nodes.open(dead.registry, TWO, days(1));
    await nodes.at.store.leave('dead');
    const heirs = [await nodes.start('heir', quiet), await nodes.start('other', quiet)];
    await nodes.pass(18 * HOUR - 1);
    for (const { node, registry } of heirs) {
      await registry.takeOver(await nodes.at.store.claim(node, Date.now()));
    }
    expect(await nudges(table)).toEqual([]);
    await nodes.pass(2);
    for (const { node, registry } of heirs) {
      await registry.takeOver(await nodes.at.store.claim(node, Date.now()));
    }
    await nodes.pass(1 * HOUR);
    expect(await nudges(table)).toHaveLength(1);
  });

  test('of two nodes at once is one', async () => {
    const [first, second] = [
      await nodes.start('first', quiet),
      await nodes.start('second', quiet),
    ] as const;
    const table = await nodes.open(first.registry, TWO, days(1));
    await second.registry.takeOver([table]);
    await nodes.pass(19 * HOUR);
    expect(await nudges(table)).toEqual([[0, 18]]);
    expect([...first.reports, ...second.reports]).toEqual([]);
  });

  test('is not given again by a node that begins anew', async () => {
    const before = await nodes.start('before', quiet);
    const table = await nodes.open(before.registry, TWO, days(1));
    await nodes.pass(18 * HOUR);
    await before.scheduler.stop();
    const after = await nodes.start('after', quiet);
    await after.registry.takeOver([table]);
    await nodes.pass(5 * HOUR);
    expect(await nudges(table)).toHaveLength(1);
    expect(must(await after.registry.queries.face(table)).seats[0]?.late).toBe(true);
    await nodes.pass(1 * HOUR);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test('that the store did not take is tried again', async () => {
    const { registry } = await nodes.start('node-a', quiet);
    const table = await nodes.open(registry, TWO, days(1));
    nodes.at.fail('append', 'before');
    await nodes.pass(18 * HOUR);
    expect(await nudges(table)).toEqual([]);
    await nodes.pass(1_000);
    await nodes.pass(1_000);
    expect(await nudges(table)).toHaveLength(1);
  });

  test('is not given in place of the skip when the server was away too long', async () => {
    const dead = await nodes.idle('dead');
    const table = await nodes.open(dead.registry, TWO, days(1));
    await nodes.at.store.leave('dead');
    await nodes.pass(25 * HOUR);
    const heir = await nodes.start('heir', quiet);
    await heir.registry.takeOver([table]);
    await nodes.pass(1_000);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
    expect(await nudges(table)).toEqual([]);
  });
});

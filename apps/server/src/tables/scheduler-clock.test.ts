import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, must, person } from '../../test/live-table.ts';
import { answerAt } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

describe('time that has run out', () => {
  const pace = { kind: 'live', bank: 60, increment: 5 } as const;
  const clocked = { pace, phases: ['amount', 'pick', 'pick'] };

  test('gives the answer that nobody decides otherwise, at that moment and not before', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], clocked);
    await nodes.pass(59_999);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([[0, 3, 'clock']]);
    await nodes.pass(59_999);
    expect(await nodes.said(table)).toHaveLength(1);
    await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([
      [0, 3, 'clock'],
      [1, 'red', 'clock'],
    ]);
    // Seat 0 has nothing left but what its answer added.
    await nodes.pass(5_000);
    expect(must(await registry.queries.face(table)).status).toBe('finished');
  });

  test('is counted anew with every answer', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], clocked);
    await nodes.pass(50_000);
    must(await answerAt(registry, table, 0, 7));
    await nodes.pass(10_000);
    expect(await nodes.said(table)).toEqual([[0, 7, 'person']]);
    await nodes.pass(50_000);
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('is called for everybody whose it is, in a secret decision too', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      pace,
      phases: ['secret', 'pick'],
    });
    await nodes.pass(60_000);
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 'red', 'clock'],
      [1, 'red', 'clock'],
    ]);
  });

  test('is called beside a bot that can give no answer at all', async () => {
    // The bot has planned what breaks the rules, whatever it answers then.
    const { registry } = await nodes.start('node-a', {
      think: async (_, slot) => ({ slot, answer: 'crash' }),
    });
    const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
      pace,
      phases: ['plan', 'pick'],
    });
    await nodes.pass(59_000);
    expect(await nodes.said(table)).toEqual([[0, 'crash', 'bot']]);
    await nodes.pass(3_000);
    expect(await nodes.said(table)).toContainEqual([1, 'red', 'clock']);
  });

  test('of days is waited for, longer than a timer can wait', async () => {
    const { registry } = await nodes.start('node-a', { beats: false });
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      pace: { kind: 'days', days: 30 },
      phases: ['pick', 'pick'],
    });
    const month = 30 * 86_400_000;
    const longest = 2 ** 31 - 1;
    await nodes.pass(longest);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(month - longest - 1);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test('is nobody’s at a table without a clock', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      phases: ['pick', 'pick'],
    });
    await nodes.pass(500_000);
    expect(await nodes.said(table)).toEqual([]);
  });

  test('is called also at a table that rests', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], clocked);
    await nodes.pass(1_000);
    registry.evictIdle(-1);
    expect(registry.liveCount).toBe(0);
    await nodes.pass(59_000);
    expect(await nodes.said(table)).toEqual([[0, 3, 'clock']]);
  });
});

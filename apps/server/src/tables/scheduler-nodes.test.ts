import { duelOf } from '@tablewright/engine/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, codeOf, must, person } from '../../test/live-table.ts';
import { answerAt, deed } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import { type BotThinker, LEASE } from './scheduler.ts';

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

describe('what a node leaves undone that is no longer alive', () => {
  test('is taken over by another: its bots', async () => {
    const dead = await nodes.idle('dead');
    const table = await nodes.open(dead.registry, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.at.store.beat('dead', Date.now() + 2_500);
    const heir = await nodes.start('heir');
    await nodes.pass(2_000);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(1_100);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
    // From here on it is the heir's.
    must(await deed(heir.registry, table, 1, { kind: 'replace', seat: 1, policy: 'random' }));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('is taken over by another: its clocks, when they run out', async () => {
    const dead = await nodes.idle('dead');
    const table = await nodes.open(dead.registry, [person('Lya'), person('Tom')], {
      pace: { kind: 'live', bank: 60, increment: 0 },
      phases: ['pick', 'pick'],
    });
    await nodes.at.store.leave('dead');
    await nodes.start('heir');
    await nodes.pass(59_000);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(2_100);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test('is done by the later rules of the heir, where everything comes out the same', async () => {
    const dead = await nodes.idle('dead', duelOf({ version: '1' }));
    const table = await nodes.open(dead.registry, [bot('Ines'), bot('Karl')], {
      game: duelOf({ version: '1' }),
    });
    await nodes.at.store.leave('dead');
    const think: BotThinker['answer'] = async (_, slot) => ({ slot, answer: 'strike' });
    await nodes.start('heir', { game: duelOf({ version: '2', harder: 9 }), think });
    await nodes.pass(2_100);
    expect(await nodes.at.store.table(table)).toMatchObject({
      rulesVersion: '2',
      status: 'finished',
    });
  });

  test('is left where something comes out otherwise, and the table is read for it once', async () => {
    const dead = await nodes.idle('dead', duelOf({ version: '1' }));
    const table = await nodes.open(dead.registry, [person('Lya'), person('Tom')], {
      game: duelOf({ version: '1' }),
      pace: { kind: 'live', bank: 60, increment: 0 },
    });
    must(await answerAt(dead.registry, table, 0, 'strike'));
    await nodes.at.store.leave('dead');
    const heir = await nodes.start('heir', { game: duelOf({ version: '2', harder: 1 }) });
    nodes.at.calls.length = 0;
    await nodes.pass(400_000);
    expect(nodes.at.calls.filter(({ method }) => method === 'entries')).toHaveLength(1);
    expect(await nodes.said(table)).toEqual([[0, 'strike', 'person']]);
    heir.registry.evictIdle(30_000);
    expect(heir.registry.liveCount).toBe(0);
    expect(heir.reports).toEqual([]);
  });

  test('is not touched while it is alive', async () => {
    const other = await nodes.idle('other');
    const table = await nodes.open(other.registry, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.start('heir');
    await nodes.pass(20_000);
    expect(await nodes.said(table)).toEqual([]);
  });

  test('is free at once when it stops of its own accord', async () => {
    const { registry, scheduler } = await nodes.start('leaver', { botPause: 60_000 });
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick'],
    });
    must(
      await registry.subscriptions.watch(
        table,
        0,
        {},
        () => {},
        () => {},
      ),
    );
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.atOnce();
    await scheduler.stop();
    await nodes.start('heir');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 'blue', 'person'],
      [1, 'red', 'bot'],
    ]);
  });
});

describe('a table that cannot be read', () => {
  const BOTS = [bot('Ines'), bot('Karl')];
  const PICKS = { phases: ['pick', 'pick'] };
  const played = [
    [0, 'red', 'bot'],
    [1, 'red', 'bot'],
  ];

  /** Opens tables of bots at a node that dies then. */
  async function leftBehind(...ids: readonly string[]): Promise<void> {
    const dead = await nodes.idle('dead');
    for (const id of ids) await nodes.open(dead.registry, BOTS, { ...PICKS, id });
    await nodes.at.store.leave('dead');
  }

  /** Makes the log of a table one that the rules do not follow. */
  async function breakLog(match: string): Promise<void> {
    const entry = { kind: 'answer', seat: 0, answer: 'red', hash: 'forged' } as const;
    await nodes.at.store.append([{ match, seq: 2, at: Date.now(), waiting: [], entry }]);
  }

  test('does not keep a node from starting', async () => {
    await leftBehind('broken01');
    await breakLog('broken01');
    const { reports } = await nodes.start();
    expect(reports).toEqual([expect.stringContaining('entry 2 of table broken01')]);
  });

  test('keeps no other from being taken over, and is reported once a minute', async () => {
    const { reports } = await nodes.start('heir');
    await leftBehind('table001', 'broken01', 'table002');
    await breakLog('broken01');
    await nodes.pass(10_000);
    expect(await nodes.said('table001')).toEqual(played);
    expect(await nodes.said('table002')).toEqual(played);
    const broken = expect.stringContaining('entry 2 of table broken01');
    expect(reports).toEqual([broken]);
    await nodes.pass(60_000);
    expect(reports).toEqual([broken, broken]);
  });

  test('because the store failed is tried again after a while', async () => {
    await leftBehind('table001');
    nodes.at.fail('entries', 'before');
    await nodes.start('heir');
    await nodes.pass(10_000);
    expect(await nodes.said('table001')).toEqual([]);
    await nodes.pass(60_000);
    expect(await nodes.said('table001')).toEqual(played);
  });
});

describe('a node that has stopped', () => {
  test('plays no bot and calls no time any more', async () => {
    const { registry, scheduler } = await nodes.start('node-a', { botPause: 600 });
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick'],
      pace: { kind: 'live', bank: 60, increment: 0 },
    });
    must(
      await registry.subscriptions.watch(
        table,
        0,
        {},
        () => {},
        () => {},
      ),
    );
    await scheduler.stop();
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.pass(200_000);
    expect(await nodes.said(table)).toEqual([[0, 'blue', 'person']]);
  });

  test('no longer says that it is alive', async () => {
    const { scheduler } = await nodes.start();
    await scheduler.stop();
    nodes.at.calls.length = 0;
    await nodes.pass(10 * LEASE);
    expect(nodes.at.calls).toEqual([]);
  });
});

test('a node says that it is alive before its last word has run out', async () => {
  await nodes.start();
  nodes.at.calls.length = 0;
  await nodes.pass(10 * LEASE);
  const until = nodes.at.calls.flatMap(({ method, args }) =>
    method === 'beat' ? [Number(args[1])] : [],
  );
  expect(until.length).toBeGreaterThan(10);
  for (const [i, moment] of until.slice(1).entries()) {
    expect(moment - LEASE).toBeLessThan(until[i] ?? 0);
  }
});

describe('a store that fails', () => {
  test('for a beat is reported, and the next beat comes', async () => {
    const { reports } = await nodes.start();
    nodes.at.fail('beat', 'before');
    await nodes.pass(1_000);
    expect(reports).toEqual(['beat: the disk is full']);
    nodes.at.calls.length = 0;
    await nodes.pass(1_000);
    expect(nodes.at.calls.map(({ method }) => method)).toContain('beat');
  });

  test('for a while keeps no bot from its turn in the end', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick'],
    });
    must(await answerAt(registry, table, 0, 'blue'));
    nodes.at.fail('append', 'before', 2);
    await nodes.pass(2 * LEASE);
    expect(await nodes.said(table)).toEqual([
      [0, 'blue', 'person'],
      [1, 'red', 'bot'],
    ]);
  });

  test('for a while keeps no clock from running out in the end', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      pace: { kind: 'live', bank: 60, increment: 0 },
      phases: ['pick', 'pick'],
    });
    nodes.at.fail('append', 'before');
    await nodes.pass(60_000 + 2 * LEASE);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test('once it has claimed what others have left loses none of it', async () => {
    const dead = await nodes.idle('dead');
    const { reports } = await nodes.start('heir');
    const table = await nodes.open(dead.registry, [bot('Ines'), bot('Karl')], {
      phases: ['pick', 'pick'],
    });
    await nodes.at.store.leave('dead');
    nodes.at.fail('claim', 'after');
    await nodes.pass(2 * LEASE);
    expect(reports).toEqual(['beat: the line broke']);
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('when time runs out at a table that all have left lets it run out once it is back', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      pace: { kind: 'live', bank: 60, increment: 0 },
      phases: ['amount', 'pick'],
    });
    await nodes.pass(20_000);
    registry.evictIdle(10_000);
    expect(registry.liveCount).toBe(0);
    nodes.at.fail('table', 'before');
    await nodes.pass(40_000);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(2 * LEASE);
    expect(await nodes.said(table)).toEqual([[0, 3, 'clock']]);
  });

  test('after it has written keeps no bot from its turn, at whichever node it is asked again', async () => {
    const here = await nodes.start('node-a');
    const there = await nodes.start('node-b');
    const table = await nodes.open(here.registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick'],
    });
    const request = { kind: 'answer', id: 'the-same', choice: '1.0', answer: 'red' } as const;
    nodes.at.fail('append', 'after');
    expect(codeOf(await deed(there.registry, table, 0, request))).toBe('down');
    expect(must(await deed(there.registry, table, 0, request))).toBe(2);
    expect(there.told).toContain(`${table} log`);
    await nodes.pass(2 * LEASE);
    expect(await nodes.said(table)).toEqual([
      [0, 'red', 'person'],
      [1, 'red', 'bot'],
    ]);
  });
});

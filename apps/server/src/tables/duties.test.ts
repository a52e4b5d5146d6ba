import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Nodes } from '../../test/dutiful.ts';
import { answerAt, deed } from '../../test/keeping.ts';
import { bot, codeOf, HOST, must, person } from '../../test/live.ts';
import { tableMind } from '../bots/table-mind.ts';
import type { TableMind } from './duties.ts';

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

describe('bots', () => {
  test('play among themselves to the end', async () => {
    const { keeper, reports } = await nodes.start();
    const table = await nodes.open(keeper, [bot('Ines'), bot('Karl'), bot('Mia')], {
      phases: ['pick', 'secret', 'amount', 'pick'],
    });
    await nodes.atOnce();
    expect(must(await keeper.face(table)).status).toBe('finished');
    expect(await nodes.said(table)).toEqual([
      [0, 'red', 'bot'],
      [0, 'red', 'bot'],
      [1, 'red', 'bot'],
      [2, 'red', 'bot'],
      [2, 5, 'bot'],
      [0, 'red', 'bot'],
    ]);
    expect(reports).toEqual([]);
  });

  test('answer people, and wait for them', async () => {
    const { keeper } = await nodes.start();
    const table = await nodes.open(keeper, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick', 'pick', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
    must(await answerAt(keeper, table, 0, 'blue'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 'blue', 'person'],
      [1, 'red', 'bot'],
    ]);
  });

  test('begin when the match does', async () => {
    const { keeper } = await nodes.start();
    const table = await nodes.open(keeper, [{ kind: 'open' }, person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    must(await deed(keeper, table, -1, { kind: 'fill', seat: 0, policy: 'random' }, HOST));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
  });

  test('decide in secret beside people without waiting for them', async () => {
    const { keeper } = await nodes.start();
    const table = await nodes.open(keeper, [person('Lya'), bot('Ines'), bot('Karl')], {
      phases: ['secret', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [1, 'red', 'bot'],
      [2, 'red', 'bot'],
    ]);
  });

  test('leave alone what a person may answer as well', async () => {
    const { keeper } = await nodes.start();
    const table = await nodes.open(keeper, [bot('Ines'), person('Lya')], {
      phases: ['shared', 'pick'],
    });
    await nodes.pass(100_000);
    expect(await nodes.said(table)).toEqual([]);
    must(await answerAt(keeper, table, 1, 'yes'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(1);
  });

  test('answer what only they may answer, where a person may answer something beside it', async () => {
    const mind = tableMind(() => Promise.reject(new Error('nobody looks ahead here')));
    const { keeper, reports } = await nodes.start('node-a', { mind });
    const table = await nodes.open(keeper, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'beside', 'pick'],
    });
    must(await answerAt(keeper, table, 0, 'blue'));
    await nodes.atOnce();
    const view = await keeper.with(table, (live) => live.updateFor(0, -1, live.at)?.seen.view);
    // The choice of both seats was not the bot's alone.
    expect(view).toMatchObject({ said: ['blue', 'red'] });
    expect(reports).toEqual([]);
  });

  test('take over from a person who leaves, and give the seat back', async () => {
    const { keeper } = await nodes.start();
    const table = await nodes.open(keeper, [person('Lya'), person('Tom')], {
      phases: ['pick', 'pick', 'pick', 'pick'],
    });
    must(await deed(keeper, table, 0, { kind: 'replace', seat: 0, policy: 'random' }));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
    must(await deed(keeper, table, 0, { kind: 'return' }));
    must(await answerAt(keeper, table, 1, 'blue'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('take their time only where somebody looks on', async () => {
    const { keeper } = await nodes.start('node-a', { botPause: 600 });
    const alone = await nodes.open(keeper, [bot('Ines')], { id: 'aaaaaaaa', phases: ['pick'] });
    await nodes.atOnce();
    expect(await nodes.said(alone)).toHaveLength(1);
    const seats = [person('Lya'), bot('Ines')];
    const table = await nodes.open(keeper, seats, { id: 'bbbbbbbb', phases: ['pick', 'pick'] });
    must(
      await keeper.watch(
        table,
        0,
        {},
        () => {},
        () => {},
      ),
    );
    must(await answerAt(keeper, table, 0, 'red'));
    await nodes.pass(599);
    expect(await nodes.said(table)).toHaveLength(1);
    await nodes.pass(1);
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('do nothing at a table that is closed meanwhile', async () => {
    const { keeper } = await nodes.start('node-a', { botPause: 600 });
    const table = await nodes.open(keeper, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    must(await deed(keeper, table, 1, { kind: 'close' }, HOST));
    await nodes.pass(2_000);
    expect(await nodes.said(table)).toEqual([]);
  });

  test('do nothing at a table that is deleted meanwhile', async () => {
    const { keeper, reports } = await nodes.start();
    const table = await nodes.open(keeper, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await keeper.remove(table);
    await nodes.atOnce();
    expect(reports).toEqual([]);
  });
});

describe('a mind that fails', () => {
  test.each<[string, TableMind, RegExp]>([
    ['throws', async () => Promise.reject(new Error('lost the thread')), /lost the thread/],
    ['answers what is not offered', async (_, slot) => ({ slot, answer: 'green' }), /bot at table/],
    ['answers another choice', async () => ({ slot: 7, answer: 'red' }), /bot at table/],
  ])('because it %s is helped out with what nobody decides otherwise', async (_, mind, why) => {
    const { keeper, reports } = await nodes.start('node-a', { mind });
    const table = await nodes.open(keeper, [bot('Ines'), bot('Karl')], {
      phases: ['amount', 'shared'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 3, 'fallback'],
      [0, 'no', 'fallback'],
    ]);
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatch(why);
  });

  test('into a fault of the rules is helped out, and the fault is reported', async () => {
    const { keeper, reports } = await nodes.start('node-a', {
      mind: async (_, slot) => ({ slot, answer: 'crash' }),
    });
    const table = await nodes.open(keeper, [bot('Ines')], { phases: ['pick'] });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'fallback']]);
    expect(reports.join()).toContain('nobody thought of this');
  });

  test('and cannot be helped is not asked again without end', async () => {
    let asked = 0;
    const mind: TableMind = async () => {
      asked += 1;
      throw new Error('lost the thread');
    };
    const { keeper, reports } = await nodes.start('node-a', { mind });
    // Seat 0 has picked what breaks the rules with whatever the bot answers.
    const table = await nodes.open(keeper, [person('Lya'), bot('Ines')], {
      phases: ['secret', 'pick'],
    });
    must(await answerAt(keeper, table, 0, 'crash'));
    for (let turn = 0; turn < 200; turn += 1) await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([[0, 'crash', 'person']]);
    expect(reports.length).toBeGreaterThan(0);
    expect(asked).toBeLessThan(20);
  });
});

test('a repeated answer of a bot is no second one', async () => {
  const { keeper } = await nodes.start();
  const table = await nodes.open(keeper, [bot('Ines'), person('Lya')], {
    phases: ['pick', 'pick'],
  });
  await nodes.atOnce();
  const again = { seat: 0, slot: 0, answer: 'red' };
  expect(codeOf(await keeper.answerFor(table, 1, again, 'bot'))).toBe('stale');
  expect(await nodes.said(table)).toHaveLength(1);
});

describe('a thought that comes too late', () => {
  test('is dropped, and the bot thinks again', async () => {
    const { mind, thoughts } = nodes.slowMind();
    const { keeper, reports } = await nodes.start('node-a', { mind });
    const table = await nodes.open(keeper, [person('Lya'), person('Tom'), bot('Ines')], {
      phases: ['secret', 'pick'],
    });
    await nodes.atOnce();
    expect(thoughts).toHaveLength(1);
    must(await answerAt(keeper, table, 0, 'blue'));
    await nodes.atOnce();
    // One thought at a time: what has changed is considered when it has come.
    expect(thoughts).toHaveLength(1);
    thoughts[0]?.('blue');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'blue', 'person']]);
    expect(thoughts).toHaveLength(2);
    thoughts[1]?.('red');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 'blue', 'person'],
      [2, 'red', 'bot'],
    ]);
    expect(reports).toEqual([]);
  });

  test('does not play for a person who has come back', async () => {
    const { mind, thoughts } = nodes.slowMind();
    const { keeper } = await nodes.start('node-a', { mind });
    const table = await nodes.open(keeper, [person('Lya'), person('Tom')], {
      phases: ['pick', 'pick'],
    });
    must(await deed(keeper, table, 0, { kind: 'replace', seat: 0, policy: 'random' }));
    await nodes.atOnce();
    must(await deed(keeper, table, 0, { kind: 'return' }));
    thoughts[0]?.('red');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
    expect(thoughts).toHaveLength(1);
  });

  test('is no hindrance to other tables', async () => {
    const { mind, thoughts } = nodes.slowMind();
    const { keeper } = await nodes.start('node-a', { mind });
    await nodes.open(keeper, [bot('Ines')], { id: 'aaaaaaaa', phases: ['pick'] });
    const other = await nodes.open(keeper, [bot('Karl')], { id: 'bbbbbbbb', phases: ['pick'] });
    await nodes.atOnce();
    expect(thoughts).toHaveLength(2);
    thoughts[1]?.('blue');
    await nodes.atOnce();
    expect(await nodes.said(other)).toEqual([[0, 'blue', 'bot']]);
  });

  test('of a node that has stopped is dropped too', async () => {
    const { mind, thoughts } = nodes.slowMind();
    const { keeper, duties } = await nodes.start('node-a', { mind });
    const table = await nodes.open(keeper, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    const stopped = duties.stop();
    thoughts[0]?.('red');
    await stopped;
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
  });
});

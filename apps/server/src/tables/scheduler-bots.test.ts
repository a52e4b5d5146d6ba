import type { Game, StandingOffers, Table } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, codeOf, HOST, must, person } from '../../test/live-table.ts';
import { answerAt, deed } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import { toy } from '../../test/toy.ts';
import { botThinker } from '../bots/bot-thinker.ts';
import type { BotThinker } from './scheduler.ts';

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

describe('bots', () => {
  test('play among themselves to the end', async () => {
    const { registry, reports } = await nodes.start();
    const table = await nodes.open(registry, [bot('Ines'), bot('Karl'), bot('Mia')], {
      phases: ['pick', 'secret', 'amount', 'pick'],
    });
    await nodes.atOnce();
    expect(must(await registry.queries.face(table)).status).toBe('finished');
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
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'pick', 'pick', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [0, 'blue', 'person'],
      [1, 'red', 'bot'],
    ]);
  });

  test('begin when the match does', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [{ kind: 'open' }, person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    must(await deed(registry, table, -1, { kind: 'fill', seat: 0, policy: 'random' }, HOST));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
  });

  test('decide in secret beside people without waiting for them', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), bot('Ines'), bot('Karl')], {
      phases: ['secret', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [1, 'red', 'bot'],
      [2, 'red', 'bot'],
    ]);
  });

  test('leave alone what a person may answer as well', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
      phases: ['shared', 'pick'],
    });
    await nodes.pass(100_000);
    expect(await nodes.said(table)).toEqual([]);
    must(await answerAt(registry, table, 1, 'yes'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(1);
  });

  test('answer what only they may answer, where a person may answer something beside it', async () => {
    const thinker = botThinker(() => Promise.reject(new Error('nobody looks ahead here')));
    const { registry, reports } = await nodes.start('node-a', { think: thinker.answer });
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['pick', 'beside', 'pick'],
    });
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.atOnce();
    const view = await registry.queries.inspect(
      table,
      (live) => live.updateFor(0, -1, live.at)?.seen.view,
    );
    // The choice of both seats was not the bot's alone.
    expect(view).toMatchObject({ said: ['blue', 'red'] });
    expect(reports).toEqual([]);
  });

  test('take over from a person who leaves, and give the seat back', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      phases: ['pick', 'pick', 'pick', 'pick'],
    });
    must(await deed(registry, table, 0, { kind: 'replace', seat: 0, policy: 'random' }));
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
    must(await deed(registry, table, 0, { kind: 'return' }));
    must(await answerAt(registry, table, 1, 'blue'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('take their time only where somebody looks on', async () => {
    const { registry } = await nodes.start('node-a', { botPause: 600 });
    const alone = await nodes.open(registry, [bot('Ines')], { id: 'aaaaaaaa', phases: ['pick'] });
    await nodes.atOnce();
    expect(await nodes.said(alone)).toHaveLength(1);
    const seats = [person('Lya'), bot('Ines')];
    const table = await nodes.open(registry, seats, { id: 'bbbbbbbb', phases: ['pick', 'pick'] });
    must(
      await registry.subscriptions.watch(
        table,
        0,
        {},
        () => {},
        () => {},
      ),
    );
    must(await answerAt(registry, table, 0, 'red'));
    await nodes.pass(599);
    expect(await nodes.said(table)).toHaveLength(1);
    await nodes.pass(1);
    expect(await nodes.said(table)).toHaveLength(2);
  });

  test('do nothing at a table that is closed meanwhile', async () => {
    const { registry } = await nodes.start('node-a', { botPause: 600 });
    const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    must(await deed(registry, table, 1, { kind: 'close' }, HOST));
    await nodes.pass(2_000);
    expect(await nodes.said(table)).toEqual([]);
  });

  test('do nothing at a table that is deleted meanwhile', async () => {
    const { registry, reports } = await nodes.start();
    const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await registry.remove(table);
    await nodes.atOnce();
    expect(reports).toEqual([]);
  });
});

describe('bots that look at standing offers', () => {
  /** The toy, in which anybody may hum at any time until three things are said. */
  const humming = {
    ...toy,
    standing: (t: Table<{ said: string[] }>): StandingOffers => ({
      offersFor: (seat) =>
        t.state.said.length < 3
          ? [{ kind: 'one', seat, why: { key: 'hum' }, options: [{ id: 'hum' }] }]
          : [],
      *use() {
        t.state.said.push('hum');
      },
    }),
    bots: {
      ...toy.bots,
      hummer: Object.assign(() => 0, { offers: () => ({ place: 0, answer: 0 }) }),
      shy: Object.assign(() => 0, { offers: () => undefined }),
    },
  } as unknown as Game;
  const thinker = botThinker(() => Promise.reject(new Error('nobody looks ahead here')));
  const plan = { game: humming, think: thinker.answer, use: thinker.use };

  test('use them while a person decides, as long as there are any', async () => {
    const { registry, reports } = await nodes.start('node-a', plan);
    const table = await nodes.open(registry, [person('Lya'), bot('Ines', 'hummer')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([
      [1, 'hum', 'bot'],
      [1, 'hum', 'bot'],
      [1, 'hum', 'bot'],
    ]);
    must(await answerAt(registry, table, 0, 'blue'));
    await nodes.atOnce();
    expect(await nodes.said(table)).toHaveLength(5);
    expect(reports).toEqual([]);
  });

  test('and leave them alone go on with what they are asked', async () => {
    const { registry } = await nodes.start('node-a', plan);
    const table = await nodes.open(registry, [bot('Ines', 'shy'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
  });

  test('and fail at it go on as well', async () => {
    const use = () => Promise.reject(new Error('lost the thread'));
    const { registry, reports } = await nodes.start('node-a', { ...plan, use });
    const table = await nodes.open(registry, [bot('Ines', 'shy'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
    expect(reports.join()).toContain('lost the thread');
  });
});

describe('a bot whose thinking fails', () => {
  test.each<[string, BotThinker['answer'], RegExp]>([
    ['throws', async () => Promise.reject(new Error('lost the thread')), /lost the thread/],
    ['answers what is not offered', async (_, slot) => ({ slot, answer: 'green' }), /bot at table/],
    ['answers another choice', async () => ({ slot: 7, answer: 'red' }), /bot at table/],
  ])('because it %s is helped out with what nobody decides otherwise', async (_, think, why) => {
    const { registry, reports } = await nodes.start('node-a', { think });
    const table = await nodes.open(registry, [bot('Ines'), bot('Karl')], {
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
    const { registry, reports } = await nodes.start('node-a', {
      think: async (_, slot) => ({ slot, answer: 'crash' }),
    });
    const table = await nodes.open(registry, [bot('Ines')], { phases: ['pick'] });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'red', 'fallback']]);
    expect(reports.join()).toContain('nobody thought of this');
  });

  test('and cannot be helped is not asked again without end', async () => {
    let asked = 0;
    const think: BotThinker['answer'] = async () => {
      asked += 1;
      throw new Error('lost the thread');
    };
    const { registry, reports } = await nodes.start('node-a', { think });
    // Seat 0 has picked what breaks the rules with whatever the bot answers.
    const table = await nodes.open(registry, [person('Lya'), bot('Ines')], {
      phases: ['secret', 'pick'],
    });
    must(await answerAt(registry, table, 0, 'crash'));
    for (let turn = 0; turn < 200; turn += 1) await nodes.pass(1);
    expect(await nodes.said(table)).toEqual([[0, 'crash', 'person']]);
    expect(reports.length).toBeGreaterThan(0);
    expect(asked).toBeLessThan(20);
  });
});

test('a repeated answer of a bot is no second one', async () => {
  const { registry } = await nodes.start();
  const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
    phases: ['pick', 'pick'],
  });
  await nodes.atOnce();
  const again = { seat: 0, slot: 0, answer: 'red' };
  expect(codeOf(await registry.commands.answerFor(table, 1, again, 'bot'))).toBe('stale');
  expect(await nodes.said(table)).toHaveLength(1);
});

describe('a thought that comes too late', () => {
  test('is dropped, and the bot thinks again', async () => {
    const { think, thoughts } = nodes.slowThinker();
    const { registry, reports } = await nodes.start('node-a', { think });
    const table = await nodes.open(registry, [person('Lya'), person('Tom'), bot('Ines')], {
      phases: ['secret', 'pick'],
    });
    await nodes.atOnce();
    expect(thoughts).toHaveLength(1);
    must(await answerAt(registry, table, 0, 'blue'));
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
    const { think, thoughts } = nodes.slowThinker();
    const { registry } = await nodes.start('node-a', { think });
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], {
      phases: ['pick', 'pick'],
    });
    must(await deed(registry, table, 0, { kind: 'replace', seat: 0, policy: 'random' }));
    await nodes.atOnce();
    must(await deed(registry, table, 0, { kind: 'return' }));
    thoughts[0]?.('red');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
    expect(thoughts).toHaveLength(1);
  });

  test('is no hindrance to other tables', async () => {
    const { think, thoughts } = nodes.slowThinker();
    const { registry } = await nodes.start('node-a', { think });
    await nodes.open(registry, [bot('Ines')], { id: 'aaaaaaaa', phases: ['pick'] });
    const other = await nodes.open(registry, [bot('Karl')], { id: 'bbbbbbbb', phases: ['pick'] });
    await nodes.atOnce();
    expect(thoughts).toHaveLength(2);
    thoughts[1]?.('blue');
    await nodes.atOnce();
    expect(await nodes.said(other)).toEqual([[0, 'blue', 'bot']]);
  });

  test('of a node that has stopped is dropped too', async () => {
    const { think, thoughts } = nodes.slowThinker();
    const { registry, scheduler } = await nodes.start('node-a', { think });
    const table = await nodes.open(registry, [bot('Ines'), person('Lya')], {
      phases: ['pick', 'pick'],
    });
    await nodes.atOnce();
    const stopped = scheduler.stop();
    thoughts[0]?.('red');
    await stopped;
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
  });
});

import type { Game, StandingOffers, Table } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, codeOf, must, person } from '../../test/live-table.ts';
import { beReady, callPause, pausesIn } from '../../test/pausing.ts';
import { answerAt, Listener } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import { toy } from '../../test/toy.ts';
import type { BotAnswer, BotThinker } from './scheduler.ts';
import type { TableRegistry } from './table-registry.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
const two = [person('Lya'), person('Tom')];
const pace = { kind: 'live', bank: 60, increment: 5 } as const;
const clocked = { pace, phases: ['amount', 'pick', 'pick'] };

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

/** The toy, in which anybody may hum once at any time. */
const humming = {
  ...toy,
  standing: (t: Table<{ said: string[] }>): StandingOffers => ({
    offersFor: (seat) =>
      t.state.said.length === 0
        ? [{ kind: 'one', seat, why: { key: 'hum' }, options: [{ id: 'hum' }] }]
        : [],
    *use() {
      t.state.said.push('hum');
    },
  }),
  bots: { ...toy.bots, hummer: Object.assign(() => 0, { offers: () => undefined }) },
} as unknown as Game;

/** Everybody at a table is ready, and it goes on. */
async function goOn(registry: TableRegistry, table: string, seats: readonly number[]) {
  for (const seat of seats) {
    // Who has not been connected for a minute is not waited for.
    if (registry.pauses.isOn(table)) must(await beReady(registry, table, seat));
    await nodes.atOnce();
  }
  expect(registry.pauses.isOn(table)).toBe(false);
}

/** What the log tells of time that stood still. */
async function stills(table: string): Promise<unknown[]> {
  const entries = await nodes.at.store.entries(table, 0, 1_000);
  return entries.flatMap(({ entry }) => (entry.kind === 'still' ? [entry] : []));
}

const leftAt = async (registry: TableRegistry, table: string): Promise<number[]> =>
  (must(await registry.queries.face(table)).clocks ?? []).map(({ left }) => left / SECOND);

describe('clocks', () => {
  test('stand still while a table is paused, as everybody is told', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, two, clocked);
    await nodes.pass(20 * SECOND);
    await callPause(registry, table, 1);
    await nodes.pass(300 * SECOND);
    expect(await leftAt(registry, table)).toEqual([40, 60]);
    const late = await Listener.at(registry, table, 0);
    expect(late.arrived).toMatchObject([
      { face: { clocks: [{ left: 40 * SECOND }, {}] } },
      { clocks: [{ left: 40 * SECOND }, {}] },
      { type: 'pause' },
    ]);
    expect(await nodes.said(table)).toEqual([]);
  });

  test('go on with at least what was left, and the log tells how long they stood, by tens of seconds', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, two, clocked);
    await nodes.pass(20 * SECOND);
    await callPause(registry, table, 1);
    await nodes.pass(301 * SECOND);
    await goOn(registry, table, [0, 1]);
    expect(await stills(table)).toEqual([{ kind: 'still', seconds: 310 }]);
    const [lya = 0, tom] = await leftAt(registry, table);
    expect([lya >= 40, lya <= 50, tom]).toEqual([true, true, 60]);
    // The fallback is given when that is over, and not before.
    await nodes.pass((lya - 1) * SECOND);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(1 * SECOND);
    expect(await nodes.said(table)).toEqual([[0, 3, 'clock']]);
  });

  test('never have more than they began with', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, two, clocked);
    await nodes.pass(2 * SECOND);
    await callPause(registry, table, 0);
    await nodes.pass(3 * SECOND);
    await goOn(registry, table, [0, 1]);
    const [lya = 0] = await leftAt(registry, table);
    expect([lya > 59, lya <= 60]).toEqual([true, true]);
  });

  test('of days stand still, too, and nobody is nudged meanwhile', async () => {
    const { registry } = await nodes.start('node-a', { beats: false });
    const days = { pace: { kind: 'days', days: 4 } as const, phases: ['pick', 'pick'] };
    const table = await nodes.open(registry, two, days);
    await callPause(registry, table, 0);
    await nodes.pass(10 * DAY);
    expect(await nodes.said(table)).toEqual([]);
    await goOn(registry, table, [0, 1]);
    await nodes.pass(3 * DAY - SECOND);
    const late = async () => must(await registry.queries.face(table)).seats.map(({ late }) => late);
    expect(await late()).toEqual([undefined, undefined]);
    await nodes.pass(2 * SECOND);
    expect(await late()).toEqual([true, undefined]);
    await nodes.pass(DAY);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'clock']]);
  });

  test.each([
    ['without clocks', two, { phases: ['pick', 'pick'] }],
    ['whose match has not begun', [person('Lya'), { kind: 'open' } as const], clocked],
    ['whose match is over', two, { pace, phases: [] }],
  ])('a table %s has nothing of it in its log', async (_, seats, plan) => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, seats, plan);
    await callPause(registry, table, 0, 'skip');
    await nodes.pass(300 * SECOND);
    await goOn(registry, table, [0]);
    expect((await nodes.at.store.entries(table, 0, 100)).map(({ entry }) => entry.kind)).toEqual([
      'open',
    ]);
  });

  test('are the same when the table is read from its log or its snapshot', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, two, clocked);
    must(await answerAt(registry, table, 0, 7));
    await nodes.pass(10 * SECOND);
    await callPause(registry, table, 1);
    await nodes.pass(100 * SECOND);
    await goOn(registry, table, [0, 1]);
    await nodes.pass(5 * SECOND);
    const before = await leftAt(registry, table);
    registry.evictIdle(0, 0);
    expect(await leftAt(registry, table)).toEqual(before);
    await registry.saveAll();
    registry.evictIdle(0, 0);
    expect(await leftAt(registry, table)).toEqual(before);
  });

  test.each(['before', 'after'] as const)(
    'get their time back even if the store fails %s writing it; until then the table stays stopped',
    async (when) => {
      const { registry } = await nodes.start();
      const table = await nodes.open(registry, two, clocked);
      const lya = await Listener.at(registry, table, 0);
      await callPause(registry, table, 1);
      await nodes.pass(30 * SECOND);
      nodes.at.fail('append', when);
      for (const seat of [0, 1]) must(await beReady(registry, table, seat));
      await nodes.atOnce();
      expect(codeOf(await answerAt(registry, table, 0, 7))).toBe('paused');
      await nodes.pass(1 * SECOND);
      expect(pausesIn(lya.heard).at(-1)).toBe('over');
      expect((await leftAt(registry, table))[0]).toBeCloseTo(60, 1);
      expect(codeOf(await answerAt(registry, table, 0, 7))).toBe('done');
    },
  );

  test('get back what they have counted when the node stops in a pause', async () => {
    const { registry } = await nodes.start();
    const table = await nodes.open(registry, two, clocked);
    await nodes.pass(20 * SECOND);
    await callPause(registry, table, 1);
    await nodes.pass(95 * SECOND);
    await registry.pauses.close();
    expect(await stills(table)).toEqual([{ kind: 'still', seconds: 100 }]);
    const next = await nodes.start('node-b');
    expect((await leftAt(next.registry, table))[0]).toBeGreaterThanOrEqual(40);
  });
});

describe('bots', () => {
  test('do nothing while their table is paused, and go on when it does', async () => {
    const { registry } = await nodes.start('node-a', { botPause: 500 });
    const plan = { phases: ['pick', 'pick', 'pick', 'pick'] };
    const table = await nodes.open(registry, [bot('Rook'), person('Tom')], plan);
    const tom = await Listener.at(registry, table, 1);
    await callPause(registry, table, 1);
    await nodes.pass(60 * SECOND);
    expect(await nodes.said(table)).toEqual([]);
    expect(tom.hearer.seq).toBe(1);
    await goOn(registry, table, [1]);
    await nodes.pass(SECOND);
    expect(await nodes.said(table)).toEqual([[0, 'red', 'bot']]);
  });

  test('that were thinking are not heard, and think again', async () => {
    const { think, thoughts } = nodes.slowThinker();
    const { registry, reports } = await nodes.start('node-a', { think });
    const plan = { phases: ['pick', 'pick'] };
    const table = await nodes.open(registry, [bot('Rook'), person('Tom')], plan);
    await nodes.atOnce();
    await callPause(registry, table, 1);
    thoughts[0]?.('red');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([]);
    await goOn(registry, table, [1]);
    expect(thoughts).toHaveLength(2);
    thoughts[1]?.('blue');
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'blue', 'bot']]);
    expect(reports).toEqual([]);
  });

  test('that would use what they may do at any time do not, and look at it again afterwards', async () => {
    const looks: ((used: BotAnswer | undefined) => void)[] = [];
    const use: BotThinker['use'] = () => new Promise((resolve) => looks.push(resolve));
    const { registry, reports } = await nodes.start('node-a', { game: humming, use });
    const plan = { phases: ['pick', 'pick'] };
    const table = await nodes.open(registry, [person('Lya'), bot('Ines', 'hummer')], plan);
    await nodes.atOnce();
    await callPause(registry, table, 0);
    looks[0]?.({ seat: 1, slot: -1, answer: 'hum' });
    await nodes.pass(30 * SECOND);
    expect([looks.length, await nodes.said(table)]).toEqual([1, []]);
    await goOn(registry, table, [0]);
    looks[1]?.({ seat: 1, slot: -1, answer: 'hum' });
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[1, 'hum', 'bot']]);
    expect(reports).toEqual([]);
    for (const look of looks) look(undefined);
  });

  test('go on where nobody is connected and the table was not in memory', async () => {
    const { registry } = await nodes.start('node-a', { botPause: 0 });
    const plan = { phases: ['pick', 'pick'] };
    const table = await nodes.open(registry, [person('Tom'), bot('Rook')], plan);
    await callPause(registry, table, 0);
    await nodes.pass(120 * SECOND);
    registry.evictIdle(0, 0);
    await goOn(registry, table, [0]);
    must(await answerAt(registry, table, 0, 'red'));
    await nodes.pass(2 * SECOND);
    expect(await nodes.said(table)).toEqual([
      [0, 'red', 'person'],
      [1, 'red', 'bot'],
    ]);
  });
});

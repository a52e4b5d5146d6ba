import { type Flow, type Game, type Table, untilAllPass } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, must, OPENED, person, TestTable } from '../../test/live-table.ts';
import { beReady, callPause } from '../../test/pausing.ts';
import { answerAt, Listener } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import { toy } from '../../test/toy.ts';
import { Windows } from './windows.ts';

type T = Table<{ turn: number; said: string[] }>;

/** The toy, each phase of which is a window of three seconds in which anybody may hum. */
const windowed = {
  ...toy,
  steps: {
    *phase(t: T): Flow<void> {
      yield* untilAllPass({
        seats: Array.from({ length: t.seatCount }, (_, seat) => seat),
        why: { key: 'window' },
        optionsFor: () => (t.state.said.length < 2 ? [{ id: 'hum' }] : []),
        *act(seat) {
          t.state.said.push(`${seat} hums`);
        },
        seconds: 3,
      });
      t.state.turn += 1;
    },
  },
} as unknown as Game;

const SECOND = 1_000;
const plan = { phases: ['pick', 'pick'] };
const tableOf = () => new TestTable([person('Lya'), person('Tom')], plan, windowed);

describe('a window of passing with a limit in time', () => {
  test('is over for all at the same moment, and begins anew when somebody acts', () => {
    const table = tableOf();
    const end = OPENED + 3 * SECOND;
    expect(table.live.passDue).toEqual({ seat: 0, at: end });
    expect(table.live.due).toBe(end);
    table.now += SECOND;
    table.answer(0, 'pass');
    expect(table.live.passDue).toEqual({ seat: 1, at: end });
    table.answer(1, 'hum');
    expect(table.live.passDue).toEqual({ seat: 0, at: table.now + 3 * SECOND });
  });

  test('has the same end for who reads the table from its log', () => {
    const table = tableOf();
    table.now += SECOND;
    table.answer(0, 'pass');
    expect(table.replayed().passDue).toEqual(table.live.passDue);
  });

  test('is kept as plain data, and the same again for the same choices', () => {
    const table = tableOf();
    const { choices } = table.live.match ?? { choices: [] };
    const windows = new Windows();
    expect(windows.kept(choices)).toBeUndefined();
    windows.follow(choices, 5_000);
    const kept = JSON.parse(JSON.stringify(windows.kept(choices)));
    expect(kept).toEqual([8_000, 8_000]);
    expect(Windows.resume(choices, kept).next()).toEqual({ seat: 0, at: 8_000 });
    expect(Windows.resume(choices).next()).toBeUndefined();
  });

  test('gets time back that stood still, and never more than it has', () => {
    const { choices } = tableOf().live.match ?? { choices: [] };
    const windows = new Windows();
    windows.follow(choices, 5_000);
    windows.stoodStill(57_000, 50_000);
    expect(windows.next()).toEqual({ seat: 0, at: 58_000 });
    windows.stoodStill(58_000, 10_000);
    expect(windows.next()).toEqual({ seat: 0, at: 61_000 });
  });

  test('waits for nobody where there is none', () => {
    const table = new TestTable([person('Lya'), person('Tom')], plan);
    expect([table.live.passDue, table.live.due]).toEqual([undefined, undefined]);
  });
});

describe('when its time is over', () => {
  let nodes: Nodes;
  beforeEach(async () => {
    nodes = await Nodes.begin();
  });
  afterEach(() => nodes.end());

  test('the table passes for whoever has not answered', async () => {
    const { registry, reports } = await nodes.start('node-a', { game: windowed });
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], plan);
    must(await answerAt(registry, table, 1, 'hum'));
    await nodes.pass(2_900);
    expect(await nodes.said(table)).toEqual([[1, 'hum', 'person']]);
    await nodes.pass(200);
    expect(await nodes.said(table)).toEqual([
      [1, 'hum', 'person'],
      [0, 'pass', 'passed'],
      [1, 'pass', 'passed'],
    ]);
    // The next window has a time of its own.
    await nodes.pass(2_700);
    expect(await nodes.said(table)).toHaveLength(3);
    await nodes.pass(400);
    expect(await nodes.said(table)).toHaveLength(5);
    expect(reports).toEqual([]);
  });

  test('a pause is not counted', async () => {
    const { registry } = await nodes.start('node-a', { game: windowed });
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], plan);
    await nodes.pass(2_000);
    await callPause(registry, table, 1);
    await nodes.pass(100 * SECOND);
    expect(await nodes.said(table)).toEqual([]);
    must(await beReady(registry, table, 0));
    await nodes.atOnce();
    expect(registry.pauses.isOn(table)).toBe(false);
    const entries = await nodes.at.store.entries(table, 0, 9);
    expect(entries.map(({ entry }) => entry.kind)).toEqual(['open', 'still']);
    await nodes.pass(900);
    expect(await nodes.said(table)).toEqual([]);
    await nodes.pass(2_100);
    expect((await nodes.said(table)).slice(0, 2)).toEqual([
      [0, 'pass', 'passed'],
      [1, 'pass', 'passed'],
    ]);
  });

  test('bots have passed long before, whatever they hold', async () => {
    const think = async (_: unknown, slot: number) => ({ slot, answer: 'pass' });
    const { registry } = await nodes.start('node-a', { game: windowed, think });
    const table = await nodes.open(registry, [bot('Ines'), person('Tom')], plan);
    await nodes.atOnce();
    expect(await nodes.said(table)).toEqual([[0, 'pass', 'bot']]);
    await nodes.pass(3_100);
    expect((await nodes.said(table)).slice(0, 2)).toEqual([
      [0, 'pass', 'bot'],
      [1, 'pass', 'passed'],
    ]);
  });

  test('it is over for all at the same moment, whatever bots look at meanwhile', async () => {
    const looking = {
      ...windowed,
      standing: () => ({ offersFor: () => [], use: () => undefined }),
      bots: { heuristic: Object.assign(() => 0, { offers: () => undefined }) },
    } as unknown as Game;
    const think = async (_: unknown, slot: number) => ({ slot, answer: 'pass' });
    const { registry } = await nodes.start('node-a', { game: looking, think, botPause: 600 });
    const table = await nodes.open(registry, [bot('Ines'), person('Lya'), person('Tom')], plan);
    await Listener.at(registry, table, 1);
    await nodes.pass(2_900);
    expect(await nodes.said(table)).toEqual([[0, 'pass', 'bot']]);
    await nodes.pass(200);
    expect((await nodes.said(table)).slice(1)).toEqual([
      [1, 'pass', 'passed'],
      [2, 'pass', 'passed'],
    ]);
  });
});

import type { Game } from '@tablewright/engine';
import { duelOf, type HeapState, hammering, heap, heapWith } from '@tablewright/engine/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, must, person } from '../../test/live-table.ts';
import { beReady, callPause } from '../../test/pausing.ts';
import { answerAt, deed } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import type { TableRegistry } from './table-registry.ts';

const SECOND = 1_000;
const NEXT = 'next12345';
const two = [person('Lya'), person('Tom')];

let nodes: Nodes;

beforeEach(async () => {
  nodes = await Nodes.begin();
});
afterEach(() => nodes.end());

const faceAt = async (registry: TableRegistry, table: string) =>
  must(await registry.queries.face(table));

const kinds = async (table: string): Promise<string[]> =>
  (await nodes.at.store.entries(table, 0, 1_000)).map(({ entry }) => entry.kind);

describe('a table that is paused while its rules change', () => {
  const pace = { kind: 'live', bank: 60, increment: 0 } as const;

  /** Lya has thought for ten seconds, and Tom for five when somebody stopped the table. */
  async function paused() {
    const game = duelOf({ version: '1' });
    const { registry } = await nodes.idle('old', game);
    const table = await nodes.open(registry, two, { game, pace });
    await nodes.pass(10 * SECOND);
    must(await answerAt(registry, table, 0, 'strike'));
    await nodes.pass(5 * SECOND);
    await callPause(registry, table, 0);
    await nodes.pass(300 * SECOND);
    return { old: registry, table };
  }

  async function goOn(registry: TableRegistry, table: string): Promise<void> {
    for (const seat of [0, 1]) {
      if (registry.pauses.isOn(table)) must(await beReady(registry, table, seat));
      await nodes.atOnce();
    }
    expect(registry.pauses.isOn(table)).toBe(false);
  }

  /** A node that has heard of the pause. */
  async function later(harder: number) {
    const { registry } = await nodes.start('new', {
      game: duelOf({ version: '2', harder, reshaped: true }),
    });
    await registry.pauses.learn();
    return registry;
  }

  test('takes them over, and loses no time to the pause', async () => {
    const { table } = await paused();
    const registry = await later(0);
    expect(await faceAt(registry, table)).toMatchObject({
      upgraded: { from: '1', answers: 1 },
      clocks: [{ left: 50 * SECOND }, { left: 55 * SECOND }],
    });
    const [, answer, upgraded] = await nodes.at.store.entries(table, 0, 10);
    expect(upgraded?.entry.kind).toBe('upgraded');
    expect(upgraded?.at).toBe(answer?.at);
    await nodes.pass(100 * SECOND);
    await goOn(registry, table);
    expect(await kinds(table)).toEqual(['open', 'answer', 'upgraded', 'still']);
    const [, tom] = (await faceAt(registry, table)).clocks ?? [];
    expect(tom?.left).toBeGreaterThanOrEqual(55 * SECOND);
  });

  test('is read with the time that older rules gave back', async () => {
    const { old, table } = await paused();
    await goOn(old, table);
    const { clocks } = await faceAt(old, table);
    const registry = await later(0);
    expect((await faceAt(registry, table)).clocks).toEqual(clocks);
    expect(await kinds(table)).toEqual(['open', 'answer', 'still', 'upgraded']);
  });

  test('goes on as a new match once it is no longer paused', async () => {
    const { table } = await paused();
    const registry = await later(1);
    expect(await faceAt(registry, table)).toMatchObject({ status: 'closed' });
    expect(codeOf(await registry.commands.goOn(table, 1, NEXT))).toBe('paused');
    expect(await nodes.at.store.table(NEXT)).toBeUndefined();
    await goOn(registry, table);
    must(await registry.commands.goOn(table, 1, NEXT));
    expect(await kinds(table)).toEqual(['open', 'answer', 'parted']);
    expect(await faceAt(registry, NEXT)).toMatchObject({ status: 'playing', goesOn: 0 });
  });
});

describe('standing offers of older rules', () => {
  const first = heap as unknown as Game;

  /** Tom has broken the second stone while Lya was to take one, who has not guarded it. */
  async function broken(): Promise<string> {
    const { registry } = await nodes.idle('old', first);
    const table = await nodes.open(registry, two, { game: first });
    must(await use(registry, table, 1, 'stone-2'));
    must(await answerAt(registry, table, 0, 'no'));
    must(await answerAt(registry, table, 0, 'stone-1'));
    return table;
  }

  /** Makes use of the first offer of a seat. */
  async function use(registry: TableRegistry, table: string, seat: number, answer: string) {
    const update = await registry.queries.inspect(table, (live) => live.updateFor(seat, -1, 0));
    const choice = update?.seen.standing?.[0]?.name ?? '';
    return deed(registry, table, seat, { kind: 'answer', choice, answer });
  }

  const stateAt = (registry: TableRegistry, table: string) =>
    registry.queries.inspect(table, ({ match }) => structuredClone(match?.state) as HeapState);

  /** The next rules: stones are worth what they were, and yet the last one is told otherwise. */
  const retold = {
    ...first,
    version: '2',
    steps: {
      *turn(t: Parameters<NonNullable<typeof heap.steps.turn>>[0]) {
        const { emit } = t;
        t.emit = (event) => emit.call(t, event.type === 'taken' ? { ...event, stone: 0 } : event);
        yield* heap.steps.turn?.(t) ?? [];
      },
    },
  } as unknown as Game;

  test('were used, and may be used on', async () => {
    const table = await broken();
    const { registry } = await nodes.idle('new', { ...first, version: '2' });
    expect(await faceAt(registry, table)).toMatchObject({
      upgraded: { from: '1', answers: 3 },
      status: 'playing',
    });
    must(await use(registry, table, 0, 'stone-3'));
    expect(await stateAt(registry, table)).toMatchObject({ hammers: [0, 0] });
  });

  test('that nobody makes any more are named, also where nobody has used them', async () => {
    const { registry: old } = await nodes.idle('old', first);
    const table = await nodes.open(old, two, { game: first });
    const none = heapWith((t) => ({ ...hammering(t), offersFor: () => [] }));
    const game = { ...none, version: '2' } as unknown as Game;
    const { registry } = await nodes.idle('new', game);
    expect((await faceAt(registry, table)).otherwise).toMatchObject({
      answer: 0,
      kind: 'choice',
      common: 0,
      mayGoOn: true,
    });
    must(await use(old, table, 1, 'stone-2'));
    expect((await faceAt(registry, table)).otherwise).toMatchObject({
      answer: 1,
      kind: 'answer',
      common: 0,
      played: 1,
    });
  });

  test('were used before the match went on elsewhere, where they stay so', async () => {
    const table = await broken();
    const { registry } = await nodes.idle('new', retold);
    expect((await faceAt(registry, table)).otherwise).toMatchObject({
      answer: 3,
      kind: 'event',
      rule: 'TOY-HEAP-01',
      common: 2,
    });
    const update = await registry.queries.inspect(table, (live) => live.updateFor(0, -1, 0));
    expect(update?.seen).not.toHaveProperty('standing');
    must(await registry.commands.goOn(table, 0, NEXT));
    expect(await nodes.at.store.entries(NEXT, 1, 10)).toMatchObject([
      { entry: { kind: 'copy', seat: 1, slot: -1, answer: 'stone-2' } },
      { entry: { kind: 'copy', seat: 0, answer: 'no' } },
      { entry: { kind: 'manage' } },
    ]);
    must(await use(registry, NEXT, 0, 'stone-3'));
    const again = await nodes.idle('again', retold);
    expect(await stateAt(again.registry, NEXT)).toEqual(await stateAt(registry, NEXT));
  });
});

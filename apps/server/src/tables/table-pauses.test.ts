import { SPECTATOR } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, codeOf, HOST, must, open, person } from '../../test/live-table.ts';
import { beReady, callPause, inPause, pausesIn, roundAt } from '../../test/pausing.ts';
import { deed, fateOf, Listener, settled } from '../../test/registry.ts';
import { Nodes } from '../../test/scheduling.ts';
import type { TableRegistry } from './table-registry.ts';

const three = [person('Lya'), person('Tom'), person('Kim')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick'] };
/** The first answer at a table of picks. */
const RED = { kind: 'answer', choice: '1.0', answer: 'red' } as const;
/** How often listeners are told at most, in milliseconds. */
const TELL = 250;

let nodes: Nodes;
let registry: TableRegistry;

beforeEach(async () => {
  nodes = await Nodes.begin();
  ({ registry } = await nodes.idle('node-a'));
});
afterEach(() => nodes.end());

/** A table of three people, with a page of each. */
async function threeAt(): Promise<{ table: string; pages: Listener[] }> {
  const table = await nodes.open(registry, three, PICKS);
  const pages: Listener[] = [];
  for (const seat of [0, 1, 2]) pages.push(await Listener.at(registry, table, seat));
  for (const page of pages) page.news();
  return { table, pages };
}

/** The last that a page was told of the pause. */
const lastOf = (page: Listener | undefined) => pausesIn(page?.heard ?? []).at(-1);

async function kept(table: string): Promise<string[]> {
  return (await nodes.at.store.entries(table, 0, 100)).map(({ entry }) => entry.kind);
}

describe('asking for a pause', () => {
  test.each([
    ['where people gather', [person('Lya'), open], PICKS],
    ['where a match is played', three, PICKS],
    ['where it is over', [person('Lya')], { phases: [] }],
  ])('works %s, and everybody hears of it at once', async (_, seats, plan) => {
    const table = await nodes.open(registry, seats, plan);
    const [lya, watcher] = [
      await Listener.at(registry, table, 0),
      await Listener.at(registry, table, SPECTATOR),
    ];
    const told = registry.pauses.act(
      table,
      { seat: 0, guest: undefined },
      { kind: 'pause', id: 'request-00', wish: 'skip' },
    );
    // Before anybody has waited for anything.
    expect(lastOf(lya)).toMatchObject({
      wish: 'skip',
      missing: seats.filter((s) => s.kind === 'person').length,
      lines: [],
    });
    expect(lastOf(watcher)).toEqual(lastOf(lya));
    expect(codeOf(await told)).toBe('done');
  });

  test('needs a seat with its present key', async () => {
    const { table } = await threeAt();
    const ask = (seat: number, lock?: number) =>
      registry.pauses.act(
        table,
        { seat, guest: HOST, ...(lock === undefined ? {} : { lock }) },
        { kind: 'pause', id: 'request-00' },
      );
    expect(codeOf(await ask(SPECTATOR))).toBe('not-allowed');
    expect(codeOf(await ask(3))).toBe('not-allowed');
    must(await registry.commands.lock(table, 1, { guest: undefined, key: 'another' }));
    expect(codeOf(await ask(1, 0))).toBe('wrong-key');
    expect(registry.pauses.isOn(table)).toBe(false);
    expect(codeOf(await ask(1, 2))).toBe('done');
  });

  test('is not queued behind an act that is being stored', async () => {
    const { table, pages } = await threeAt();
    const write = nodes.at.hold('append');
    const answered = fateOf(deed(registry, table, 0, RED));
    await settled();
    await callPause(registry, table, 1);
    expect(lastOf(pages[2])).toMatchObject({ wish: 'pause' });
    expect(answered.now).toBe('open');
    write();
    await nodes.atOnce();
    // What was on its way to the disk stands, and everybody is told.
    expect(answered.now).toEqual({ ok: true, value: 2 });
    expect(pages[2]?.hearer.seq).toBe(2);
  });

  test('works at a table that is not in memory', async () => {
    const { table, pages } = await threeAt();
    await nodes.pass(1_000);
    registry.evictIdle(0, 0);
    expect(registry.isLoaded(table)).toBe(false);
    await callPause(registry, table, 1, 'adjust');
    expect(lastOf(pages[0])).toMatchObject({ wish: 'adjust', missing: 3 });
  });

  test('at a table that is not there is refused', async () => {
    expect(codeOf(await inPause(registry, 'table9999', 0, { kind: 'pause' }))).toBe(
      'no-such-table',
    );
    expect(registry.pauses.isOn('table9999')).toBe(false);
  });
});

describe('while a table is paused', () => {
  test('nothing is done there, whoever asks, and nothing is written', async () => {
    const { table } = await threeAt();
    const sitter = { seat: 1, name: 'Rob', mark: 5, entropy: 'ab'.repeat(8), handed: true };
    const before = await kept(table);
    await callPause(registry, table, 2);
    const tried = [
      deed(registry, table, 0, RED),
      deed(registry, table, 0, { kind: 'undo', to: 0 }),
      deed(registry, table, 0, { kind: 'replace', seat: 0, policy: 'heuristic' }),
      deed(registry, table, 0, { kind: 'manage', chat: false }, HOST),
      deed(registry, table, 0, { kind: 'close' }, HOST),
      registry.commands.sit(table, { ...sitter, guest: undefined, key: 'k', spend: undefined }),
      registry.commands.lock(table, 0, { guest: undefined, key: 'k' }),
      registry.commands.answerFor(table, 1, { seat: 0, slot: 0, answer: 'red' }, 'clock'),
    ];
    for (const outcome of await Promise.all(tried)) expect(codeOf(outcome)).toBe('paused');
    expect(await kept(table)).toEqual(before);
  });

  test('what was waiting is refused, and is not done later', async () => {
    const { table } = await threeAt();
    const write = nodes.at.hold('append');
    // The first is being stored, the second waits for it.
    const first = fateOf(deed(registry, table, 0, RED));
    await settled();
    const second = fateOf(
      deed(registry, table, 1, { kind: 'answer', choice: '2.0', answer: 'blue' }),
    );
    await callPause(registry, table, 2);
    write();
    await nodes.atOnce();
    expect(first.now).toEqual({ ok: true, value: 2 });
    expect(second.now).toMatchObject({ ok: false, error: { code: 'paused' } });
    for (const seat of [0, 1, 2]) must(await beReady(registry, table, seat));
    await nodes.atOnce();
    expect(await kept(table)).toEqual(['open', 'answer']);
  });

  test('what has been done in memory and waits for the disk never happened', async () => {
    const { table, pages } = await threeAt();
    const other = await nodes.open(registry, [person('Ann')], { id: 'table5678', ...PICKS });
    const write = nodes.at.hold('append');
    // The disk is busy with the other table; what comes now would be in the next batch.
    const busy = deed(registry, other, 0, RED);
    await settled();
    const answered = fateOf(deed(registry, table, 0, RED));
    await settled();
    await callPause(registry, table, 2);
    write();
    await nodes.atOnce();
    must(await busy);
    expect(answered.now).toMatchObject({ ok: false, error: { code: 'paused' } });
    expect(await kept(table)).toEqual(['open']);
    expect(pages[1]?.hearer.seq).toBe(1);
  });

  test('a repeat of what was done before is answered as before', async () => {
    const { table } = await threeAt();
    const act = { ...RED, id: 'request-once' };
    expect(must(await deed(registry, table, 0, act))).toBe(2);
    await callPause(registry, table, 1);
    expect(must(await deed(registry, table, 0, act))).toBe(2);
  });

  test('the table can be looked at, and deleted with its pause', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 2);
    must(await registry.queries.face(table));
    must(await registry.queries.past(table, 0, 0));
    expect(await registry.remove(table)).toBe(true);
    expect(pages[0]?.heard.at(-1)).toMatchObject({ type: 'gone' });
    expect(registry.pauses.isOn(table)).toBe(false);
  });

  test('who comes is told of it, and who comes later is not', async () => {
    const { table } = await threeAt();
    await callPause(registry, table, 2, 'adjust');
    const late = await Listener.at(registry, table, SPECTATOR);
    expect(late.arrived.map(({ type }) => type)).toEqual(['table', 'update', 'pause']);
    for (const seat of [0, 1, 2]) must(await beReady(registry, table, seat));
    await nodes.atOnce();
    const later = await Listener.at(registry, table, SPECTATOR);
    expect(later.arrived.map(({ type }) => type)).toEqual(['table', 'update']);
  });
});

describe('lines', () => {
  test('are shown to all without an author, a repeat once', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 2);
    const line = { kind: 'line', id: 'request-line', text: 'no spiders, please' } as const;
    for (const _twice of [1, 2]) {
      must(await registry.pauses.act(table, { seat: 0, guest: undefined }, line));
    }
    must(await inPause(registry, table, 1, { kind: 'line', text: 'fine by me' }));
    await nodes.pass(TELL);
    expect(lastOf(pages[1])).toMatchObject({ lines: ['no spiders, please', 'fine by me'] });
  });

  test('belong to a pause', async () => {
    const { table } = await threeAt();
    expect(codeOf(await inPause(registry, table, 0, { kind: 'line', text: 'hello' }))).toBe(
      'stale',
    );
  });

  test('however many are written, nobody is told more than four times a second', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 2);
    pages[0]?.news();
    for (let i = 0; i < 200; i += 1) {
      must(await inPause(registry, table, 0, { kind: 'line', text: `line ${i}` }));
      await nodes.pass(5);
    }
    await nodes.pass(TELL);
    const told = pausesIn(pages[0]?.heard ?? []);
    expect(told.length).toBeLessThanOrEqual(5);
    expect(told.at(-1)).toMatchObject({ lines: expect.arrayContaining(['line 199']) });
    expect(JSON.stringify(told.at(-1)).length).toBeLessThan(16_384);
  });
});

describe('going on', () => {
  test('takes every person who is there, the one who has asked like all, and tells only how many are missing', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 1);
    for (const [seat, missing] of [
      [2, 2],
      [0, 1],
    ] as const) {
      must(await beReady(registry, table, seat));
      must(await beReady(registry, table, seat));
      await nodes.pass(TELL);
      expect(lastOf(pages[0])).toMatchObject({ missing });
      expect(codeOf(await deed(registry, table, 0, RED))).toBe('paused');
    }
    must(await beReady(registry, table, 1));
    await nodes.atOnce();
    for (const page of pages) {
      expect(lastOf(page)).toBe('over');
      // Whoever decides by updates is asked again.
      expect(page.heard.at(-1)).toMatchObject({ type: 'update', seq: 1, keep: 0, events: [] });
    }
    expect(codeOf(await deed(registry, table, 0, RED))).toBe('done');
  });

  test('does not wait for bots, nor for free seats', async () => {
    const table = await nodes.open(registry, [person('Lya'), bot('Rook'), open], PICKS);
    const lya = await Listener.at(registry, table, 0);
    await callPause(registry, table, 0);
    expect(lastOf(lya)).toMatchObject({ missing: 1 });
    must(await beReady(registry, table, 0));
    await nodes.atOnce();
    expect(lastOf(lya)).toBe('over');
  });

  test('does not wait for somebody who has had no connection for a minute', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 0);
    must(await beReady(registry, table, 0));
    must(await beReady(registry, table, 1));
    pages[2]?.subscription?.leave();
    // That somebody has left is known after a moment.
    await nodes.pass(2_000);
    await nodes.pass(59_000);
    expect(lastOf(pages[0])).toMatchObject({ missing: 1 });
    await nodes.pass(1_000);
    expect(lastOf(pages[0])).toBe('over');
  });

  test('waits again for somebody who comes back before', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 0);
    must(await beReady(registry, table, 0));
    must(await beReady(registry, table, 1));
    pages[2]?.subscription?.leave();
    await nodes.pass(50_000);
    const back = await Listener.at(registry, table, 2);
    await nodes.pass(120_000);
    expect(lastOf(back) ?? pausesIn(back.arrived)[0]).toMatchObject({ missing: 1 });
    must(await beReady(registry, table, 2));
    await nodes.atOnce();
    expect(lastOf(back)).toBe('over');
  });

  test('does not happen while nobody is there, and needs one who comes back and is ready', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 0);
    for (const page of pages) page.subscription?.leave();
    await nodes.pass(600_000);
    registry.evictIdle(0, 0);
    expect(registry.pauses.isOn(table)).toBe(true);
    const back = await Listener.at(registry, table, 1);
    await nodes.pass(TELL);
    expect(lastOf(back)).toMatchObject({ missing: 1 });
    must(await beReady(registry, table, 1));
    await nodes.atOnce();
    expect(lastOf(back)).toBe('over');
  });

  test('works for a program that never listens', async () => {
    const table = await nodes.open(registry, three, PICKS);
    await callPause(registry, table, 0);
    await nodes.pass(120_000);
    registry.evictIdle(0, 0);
    must(await beReady(registry, table, 0));
    await nodes.atOnce();
    expect(registry.pauses.isOn(table)).toBe(false);
  });

  test('is possible where bots play for everybody', async () => {
    const table = await nodes.open(registry, [person('Lya'), person('Tom')], PICKS);
    for (const seat of [0, 1]) {
      must(await deed(registry, table, seat, { kind: 'replace', seat, policy: 'heuristic' }));
    }
    const lya = await Listener.at(registry, table, 0);
    await callPause(registry, table, 0);
    expect(lastOf(lya)).toMatchObject({ missing: 0 });
    must(await beReady(registry, table, 0));
    await nodes.atOnce();
    expect(lastOf(lya)).toBe('over');
  });

  test('being ready is for the round that one has seen: who asks again begins another', async () => {
    const { table, pages } = await threeAt();
    await callPause(registry, table, 0);
    const round = await roundAt(registry, table);
    for (const seat of [0, 1]) must(await beReady(registry, table, seat));
    await callPause(registry, table, 2, 'skip');
    await nodes.pass(TELL);
    expect(lastOf(pages[1])).toMatchObject({ wish: 'skip', missing: 3 });
    expect(codeOf(await inPause(registry, table, 2, { kind: 'ready', round }))).toBe('stale');
    for (const seat of [0, 1, 2]) must(await beReady(registry, table, seat));
    await nodes.atOnce();
    expect(lastOf(pages[1])).toBe('over');
    expect(codeOf(await inPause(registry, table, 2, { kind: 'ready', round }))).toBe('stale');
  });
});

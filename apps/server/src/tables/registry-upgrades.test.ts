import { type Game, SPECTATOR } from '@tablewright/engine';
import { compareRules, readMatchFile } from '@tablewright/engine/host';
import { type DuelRules, duelOf } from '@tablewright/engine/testing';
import type { ServerMessage, TableFace, Update } from '@tablewright/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, HOST, must, open, person, SECRET } from '../../test/live-table.ts';
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
import type { Step, Store } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { RegistrySetup } from './local-tables.ts';

const first = duelOf({ version: '1' });
const two = [person('Lya'), person('Tom', '22'.repeat(8))];

let at: TestStore;
let table: string;

beforeEach(async () => {
  at = await memoryStore();
  return () => at.store.close();
});

/** A node with these rules. */
function nodeOf(
  game: Game,
  node: string,
  setup: Partial<RegistrySetup> = {},
  store = at.store,
): Promise<TestRegistry> {
  return registryAt(store, node, { games: async () => game, ...setup });
}

/** A node with other rules than the first, in their second version. */
function later(
  rules: Omit<DuelRules, 'version'>,
  version = '2',
  setup: Partial<RegistrySetup> = {},
): Promise<TestRegistry> {
  return nodeOf(duelOf({ version, ...rules }), `node-of-${version}`, setup);
}

/** A store as code had it that did not know fingerprints of what was told, nor settings. */
function storeOfBefore(store: Store): Store {
  const older = ({ entry, ...step }: Step): Step => {
    const { told: _told, settings: _settings, ...kept } = entry as Entry & { settings?: object };
    return { ...step, entry: kept as Entry };
  };
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'append') return (steps: readonly Step[]) => target.append(steps.map(older));
      if (name !== 'openTable') return target[name];
      return (opened: Parameters<Store['openTable']>[0]) =>
        target.openTable({ ...opened, first: older(opened.first) });
    },
  });
}

/** Lya and Tom have given answers by the first rules, in turn. */
async function played(
  answers: readonly string[],
  { ofBefore = false, worth = Number.POSITIVE_INFINITY, plan = {} } = {},
): Promise<TestRegistry> {
  const store = ofBefore ? storeOfBefore(at.store) : at.store;
  const here = await nodeOf(first, 'node-of-1', { worth }, store);
  table = await openAt(here.registry, two, { game: first, ...plan });
  for (const answer of answers) await nextAnswer(here, answer);
  await here.registry.settled();
  return here;
}

/** The next answer, of whoever has the turn. */
async function nextAnswer(node: TestRegistry, answer: string): Promise<void> {
  const seat = await node.registry.queries.inspect(table, (live) => (live.match?.seq ?? 0) % 2);
  must(await answerAt(node.registry, table, seat ?? 0, answer));
}

async function kinds(of = table): Promise<string[]> {
  return (await at.store.entries(of, 0, 1_000)).map(({ entry }) => entry.kind);
}

async function faceAt(node: TestRegistry, of = table): Promise<TableFace> {
  return must(await node.registry.queries.face(of));
}

/** What somebody is told who comes to the table. */
async function toldAt(node: TestRegistry, observer = 0, of = table): Promise<Update> {
  const { arrived } = await Listener.at(node.registry, of, observer);
  const update = arrived.find((message: ServerMessage) => message.type === 'update');
  if (update === undefined) throw new Error('no match');
  return update;
}

const STRIKES = ['wait', 'strike', 'strike', 'wait'];

describe('a table of older rules, whose past comes out the same', () => {
  test('goes on with the rules of the server, once, and says so', async () => {
    await played(STRIKES);
    const there = await later({ reshaped: true });
    expect(await faceAt(there)).toMatchObject({
      rulesVersion: '2',
      status: 'playing',
      upgraded: { from: '1', answers: 4 },
    });
    expect((await faceAt(there)).upgraded).not.toHaveProperty('unknown');
    await nextAnswer(there, 'strike');
    expect(await kinds()).toEqual(['open', ...STRIKES.map(() => 'answer'), 'upgraded', 'answer']);
    expect(await at.store.table(table)).toMatchObject({ rulesVersion: '2', rulesSince: 6 });
    expect(there.reports).toEqual([]);
    expect(there.told).toContain(`${table} log`);
  });

  test('is read from its log by the next process, and goes on there', async () => {
    await played(STRIKES);
    const there = await later({ reshaped: true });
    await nextAnswer(there, 'strike');
    const told = await toldAt(there);
    const restarted = await nodeOf(duelOf({ version: '2', reshaped: true }), 'node-again');
    expect(await toldAt(restarted)).toEqual(told);
    await nextAnswer(restarted, 'wait');
    expect((await kinds()).filter((kind) => kind === 'upgraded')).toHaveLength(1);
  });

  test('is opened from a snapshot again, which the later rules have made', async () => {
    await played(STRIKES, { worth: 0 });
    expect((await at.store.snapshot(table))?.seq).toBe(5);
    const there = await later({ reshaped: true }, '2', { worth: 0 });
    await nextAnswer(there, 'strike');
    await there.registry.settled();
    expect((await at.store.snapshot(table))?.seq).toBe(7);
    at.calls.length = 0;
    const restarted = await nodeOf(duelOf({ version: '2', reshaped: true }), 'node-again');
    expect(await faceAt(restarted)).toMatchObject({ upgraded: { from: '1', answers: 4 } });
    expect(
      at.calls.filter(({ method }) => method === 'entries').map(({ args }) => args[1]),
    ).toEqual([7]);
    expect(await toldAt(restarted)).toEqual(await toldAt(there));
  });

  test('is not opened from one that the older rules have made', async () => {
    await played(STRIKES, { worth: 0 });
    const there = await later({ reshaped: true });
    await faceAt(there);
    const restarted = await nodeOf(duelOf({ version: '2', reshaped: true }), 'node-again');
    expect(await toldAt(restarted)).toEqual(await toldAt(there));
    expect(restarted.reports).toEqual([]);
  });

  test('goes from version to version', async () => {
    await played(STRIKES);
    await nextAnswer(await later({ reshaped: true }), 'wait');
    const third = await later({}, '3');
    await nextAnswer(third, 'strike');
    const tenth = await later({ reshaped: true }, '10');
    expect(await faceAt(tenth)).toMatchObject({
      rulesVersion: '10',
      upgraded: { from: '3', answers: 6 },
    });
    await nextAnswer(tenth, 'strike');
    expect(await toldAt(await later({ reshaped: true }, '10'))).toEqual(await toldAt(tenth));
  });

  test('keeps what was taken back, and what may be taken back now', async () => {
    const here = await played(['wait']);
    must(await deed(here.registry, table, 0, { kind: 'undo', to: 0 }));
    for (const answer of ['strike', 'wait']) await nextAnswer(here, answer);
    const there = await later({ reshaped: true });
    expect(await toldAt(there, 1)).toMatchObject({
      answers: 2,
      answeredBy: [0, 1],
      undo: { kind: 'free', to: 1 },
    });
    must(await deed(there.registry, table, 1, { kind: 'undo', to: 1 }));
    await nextAnswer(there, 'strike');
    expect(await toldAt(await later({ reshaped: true }))).toMatchObject({ answers: 2 });
  });

  test('is settled once, though several nodes come at the same time', async () => {
    await played(STRIKES);
    const nodes = await Promise.all(
      ['b', 'c', 'd'].map((name) => nodeOf(duelOf({ version: '2', reshaped: true }), name)),
    );
    const faces = await Promise.all(nodes.map((node) => faceAt(node)));
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(1);
    expect((await kinds()).filter((kind) => kind === 'upgraded')).toHaveLength(1);
  });

  test('is settled before it has begun', async () => {
    const here = await nodeOf(first, 'node-of-1');
    table = await openAt(here.registry, [person('Lya'), open], { game: first });
    const there = await later({ harder: 1 });
    expect(await faceAt(there)).toMatchObject({ rulesVersion: '2', upgraded: { answers: 0 } });
    const tom = { seat: 1, name: 'Tom', mark: undefined, entropy: 'cd'.repeat(8), handed: false };
    const key = { guest: undefined, key: 'key-of-tom', spend: undefined };
    must(await there.registry.commands.sit(table, { ...tom, ...key }));
    await nextAnswer(there, 'strike');
    expect(await toldAt(await later({ harder: 1 }))).toEqual(await toldAt(there));
  });

  test('has the settings with which it began, though the defaults are others now', async () => {
    const here = await nodeOf(first, 'node-of-1');
    const { registry } = here;
    table = 'table-of-defaults';
    const record = {
      ...(await recordIn(registry)),
      id: table,
    };
    must(
      await registry.commands.open({
        record,
        first: { kind: 'open', seats: two, listed: false, settings: { rounds: 50 } },
        keys: [],
        places: [],
      }),
    );
    const there = await later({ rounds: 1 });
    for (let i = 0; i < 3; i += 1) await nextAnswer(there, 'wait');
    expect((await faceAt(there)).status).toBe('playing');
  });

  test('says of how many answers nothing is known but that they are possible', async () => {
    await played(STRIKES, { ofBefore: true });
    expect(await faceAt(await later({ reshaped: true }))).toMatchObject({
      upgraded: { from: '1', answers: 4, unknown: 4 },
    });
  });

  test('is known by its states where they are the same, though the log says no more', async () => {
    await played(STRIKES, { ofBefore: true });
    expect((await faceAt(await later({}))).upgraded).toEqual({ from: '1', answers: 4 });
  });

  test('is known by what a snapshot of before has told', async () => {
    await played(STRIKES, { ofBefore: true, worth: 0 });
    expect((await faceAt(await later({ reshaped: true }))).upgraded).toEqual({
      from: '1',
      answers: 4,
    });
  });

  test('that is over can be looked at, and its match verified by the later rules', async () => {
    await played(Array.from({ length: 3 }, () => 'strike'));
    const over = await nodeOf(first, 'node-over');
    while ((await faceAt(over)).status === 'playing') await nextAnswer(over, 'strike');
    const there = await later({ reshaped: true });
    expect(await faceAt(there)).toMatchObject({ status: 'finished', rulesVersion: '2' });
    const { file } = must(await there.registry.queries.file(table));
    expect(file).toMatchObject({ rulesVersion: '2', random: { secret: SECRET } });
    expect(compareRules(first, file)).toMatchObject({ ok: true });
  });
});

/** A record of a table of the first rules. */
async function recordIn(registry: TestRegistry['registry']) {
  const id = await openAt(registry, two, { game: first, id: 'any-table' });
  const { status: _, listed: __, ...record } = (await at.store.table(id)) ?? {};
  return record as never as NonNullable<Awaited<ReturnType<Store['table']>>>;
}

describe('a table of older rules, whose past comes out otherwise', () => {
  test('can be looked at from the last moment that both share, and says by which rule', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    expect(await faceAt(there)).toMatchObject({
      rulesVersion: '1',
      status: 'closed',
      otherwise: {
        version: '2',
        answer: 2,
        kind: 'event',
        rule: 'DUEL-HURT-01',
        common: 1,
        played: 4,
        mayGoOn: true,
      },
    });
    const { seen, events, answeredBy, otherwise } = await toldAt(there, SPECTATOR);
    expect(seen).toMatchObject({ view: { turn: 1 }, choices: [], waiting: [] });
    expect(events.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(answeredBy).toEqual([0]);
    expect(otherwise).toEqual({ is: expect.objectContaining({ type: 'hurt' }), events: [] });
    expect(must(await there.registry.queries.past(table, 0, 0))).toMatchObject({ turn: 0 });
    expect(await kinds()).toEqual(['open', ...STRIKES.map(() => 'answer')]);
  });

  test('is not played on: whoever tries is told why', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    const tried = await answerAt(there.registry, table, 0, 'strike');
    expect(codeOf(tried)).toBe('wrong-rules-version');
    expect(tried.ok ? '' : tried.error.message).toMatch(
      /answer 2 comes out otherwise by DUEL-HURT-01/,
    );
    for (const what of [
      { kind: 'undo', to: 0 },
      { kind: 'replace', seat: 0, policy: 'heuristic' },
      { kind: 'manage', listed: true },
    ] as const) {
      expect(codeOf(await deed(there.registry, table, 0, what, HOST))).toBe('wrong-rules-version');
    }
  });

  test('tells what was told then, as far as a snapshot of before has it', async () => {
    await played(STRIKES, { ofBefore: true, worth: 0 });
    const there = await later({ harder: 1 });
    const { otherwise } = await toldAt(there);
    const { was, is } = otherwise as unknown as Record<'was' | 'is', { by: number }>;
    expect(is).toEqual({ ...was, by: was.by + 1 });
    expect(otherwise?.events.map(({ seq, event }) => [seq, event.type])).toEqual([
      [2, 'hurt'],
      [3, 'hurt'],
      [4, 'waited'],
    ]);
  });

  test('has no time and no bots that the server would see to', async () => {
    await played(STRIKES, { plan: { pace: { kind: 'live', bank: 60, increment: 0 } } });
    const there = await later({ harder: 1 });
    await there.registry.takeOver([table]);
    const due = await there.registry.queries.inspect(table, (live) => [live.due, live.botsTurn]);
    expect(due).toEqual([undefined, undefined]);
  });

  test('says that something else can be chosen, though all that was told is the same', async () => {
    await played(STRIKES);
    const there = await later({ also: ['wait', 'bow'] });
    expect((await faceAt(there)).otherwise).toEqual({
      version: '2',
      answer: 0,
      kind: 'choice',
      rule: 'DUEL-TURN-01',
      common: 4,
      played: 4,
      mayGoOn: true,
    });
  });

  test('that begins otherwise has nothing to look at, and cannot go on', async () => {
    await played(STRIKES);
    const there = await later({ health: 8 });
    expect((await faceAt(there)).otherwise).toMatchObject({ answer: 0, common: -1, played: 4 });
    const { arrived } = await Listener.at(there.registry, table, 0);
    expect(arrived.map(({ type }) => type)).toEqual(['table']);
    const gone = await there.registry.commands.goOn(table, 0, 'nowhere123');
    expect(codeOf(gone)).toBe('wrong-rules-version');
  });

  test('that was over stays over, and its file is the one of then', async () => {
    const here = await played([]);
    while ((await faceAt(here)).status === 'playing') await nextAnswer(here, 'strike');
    const { file } = must(await here.registry.queries.file(table));
    const there = await later({ harder: 1 });
    expect(await faceAt(there)).toMatchObject({ status: 'finished', otherwise: { answer: 1 } });
    const { outcome: _, ...rest } = file;
    const exported = must(await there.registry.queries.file(table)).file;
    expect(exported).toEqual({ ...rest, options: {} });
    expect(codeOf(await there.registry.commands.goOn(table, 0, 'nowhere123'))).toBe('over');
    const named = await there.registry.commands.openNext(
      table,
      { seat: 0, gone: undefined },
      {
        record: { ...(await recordIn(there.registry)), id: 'the-next-one', rulesVersion: '2' },
        first: { kind: 'open', seats: two, listed: false, after: table },
        keys: [],
        places: [],
      },
    );
    expect(codeOf(named)).toBe('done');
  });

  test('is exported by the rules of then, once its host has closed it', async () => {
    const here = await played(STRIKES);
    const there = await later({ harder: 1 });
    expect(codeOf(await there.registry.queries.file(table))).toBe('not-allowed');
    must(await deed(there.registry, table, 0, { kind: 'close' }, HOST));
    const { file } = must(await there.registry.queries.file(table));
    expect(readMatchFile(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
    expect(file).toMatchObject({ rulesVersion: '1', random: { secret: SECRET } });
    expect(file.answers.map(({ answer }) => answer)).toEqual(STRIKES);
    const compared = compareRules(duelOf({ version: '2', harder: 1 }), file);
    expect(compared).toMatchObject({ ok: true, value: { difference: { answer: 2 } } });
    expect(compareRules(first, file)).toMatchObject({ ok: true, value: { restsOn: { told: 5 } } });
    expect(codeOf(await there.registry.commands.goOn(table, 0, 'nowhere123'))).toBe('closed');
    expect((await faceAt(here)).status).toBe('closed');
  });

  test('is judged anew when older rules have gone on with it, and is theirs until it is settled', async () => {
    const here = await played(['wait', 'strike']);
    const there = await later({ harder: 1 });
    expect((await faceAt(there)).otherwise).toMatchObject({ answer: 2, played: 2 });
    await nextAnswer(here, 'wait');
    expect((await faceAt(there)).otherwise).toMatchObject({ answer: 2, played: 3 });
    must(await deed(here.registry, table, 1, { kind: 'undo', to: 1 }));
    const { question } = await faceAt(here);
    const agreed = { kind: 'consent', question: question?.seq ?? 0, agree: true } as const;
    must(await deed(here.registry, table, 0, agreed));
    expect(await faceAt(there)).toMatchObject({ status: 'playing', upgraded: { answers: 1 } });
    await nextAnswer(there, 'strike');
    const again = await nodeOf(duelOf({ version: '2', harder: 1 }), 'node-again');
    expect(await toldAt(again)).toEqual(await toldAt(there));
  });
});

describe('while nodes of both versions run', () => {
  test('the older one hands a table over, and takes it no further', async () => {
    const here = await played(STRIKES, { worth: 0 });
    const lya = await Listener.at(here.registry, table, 0);
    const there = await later({ reshaped: true });
    await nextAnswer(there, 'strike');
    const log = await kinds();
    expect(codeOf(await answerAt(here.registry, table, 1, 'strike'))).toBe('wrong-rules-version');
    await here.registry.refresh(table, 'log');
    expect(codeOf(await here.registry.queries.face(table))).toBe('wrong-rules-version');
    await here.registry.saveAll();
    expect(await kinds()).toEqual(log);
    expect(lya.heard.filter(({ type }) => type === 'update')).toEqual([]);
    await nextAnswer(there, 'wait');
    expect(there.reports).toEqual([]);
    const again = await nodeOf(duelOf({ version: '2', reshaped: true }), 'node-again');
    expect(await toldAt(again)).toEqual(await toldAt(there));
    expect(again.reports).toEqual([]);
  });

  test('the older one may be faster with its next entry: what it writes is compared, too', async () => {
    const here = await played(STRIKES);
    const go = at.hold('append');
    const there = await later({ reshaped: true });
    const face = faceAt(there);
    const answered = answerAt(here.registry, table, 0, 'strike');
    go();
    const [{ upgraded }, done] = await Promise.all([face, answered]);
    expect(upgraded?.answers).toBe(codeOf(done) === 'done' ? 5 : 4);
    expect((await kinds()).filter((kind) => kind === 'upgraded')).toHaveLength(1);
    const again = await nodeOf(duelOf({ version: '2', reshaped: true }), 'node-again');
    expect((await toldAt(again)).answers).toBe(upgraded?.answers);
  });

  test('the older one refuses a table that the newer one has opened', async () => {
    const there = await later({});
    table = await openAt(there.registry, two, { game: duelOf({ version: '2' }) });
    const here = await nodeOf(first, 'node-of-1');
    expect(codeOf(await here.registry.queries.face(table))).toBe('wrong-rules-version');
    expect(await kinds()).toEqual(['open']);
  });

  test('a table whose past comes out otherwise is played on at the older one', async () => {
    const here = await played(STRIKES);
    const there = await later({ harder: 1 });
    expect((await faceAt(there)).status).toBe('closed');
    await nextAnswer(here, 'strike');
    expect((await faceAt(here)).status).toBe('playing');
    expect(here.reports).toEqual([]);
  });

  test('but no more once its match goes on elsewhere', async () => {
    const here = await played(STRIKES);
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 0, NEXT));
    expect(codeOf(await answerAt(here.registry, table, 0, 'strike'))).toBe('wrong-rules-version');
    expect(codeOf(await here.registry.queries.file(table))).toBe('wrong-rules-version');
  });
});

const NEXT = 'next12345';

describe('the match of a table whose past comes out otherwise', () => {
  test('goes on at another table, with the same seats, settings and dice', async () => {
    await played(STRIKES, { plan: { pace: { kind: 'live', bank: 60, increment: 10 } } });
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 1, NEXT));
    const face = await faceAt(there, NEXT);
    const before = await faceAt(there);
    expect(before).toMatchObject({ status: 'closed', next: { table: NEXT, seat: 1 } });
    expect(face).toMatchObject({
      rulesVersion: '2',
      status: 'playing',
      after: table,
      goesOn: 1,
      commitment: before.commitment,
      options: before.options,
      pace: before.pace,
      seats: before.seats,
      clocks: [
        { left: 60_000, running: false },
        { left: 60_000, running: true },
      ],
    });
    expect(face).not.toHaveProperty('upgraded');
    expect(await toldAt(there, 0, NEXT)).toMatchObject({
      answers: 1,
      answeredBy: [0],
      undo: { kind: 'free', to: 0 },
    });
    expect(must(await answerAt(there.registry, NEXT, 1, 'strike'))).toBe(4);
    expect(await kinds(NEXT)).toEqual(['open', 'copy', 'manage', 'answer']);
    const blow = (await toldAt(there, 1, NEXT)).events.at(-1)?.event as unknown as { by: number };
    const old = (await toldAt(there)).otherwise?.is as unknown as { by: number };
    expect(blow.by).toBe(old.by);
  });

  test('goes on after a restart, and at the next version, as any other', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 0, NEXT));
    must(await answerAt(there.registry, NEXT, 1, 'strike'));
    const told = await toldAt(there, 0, NEXT);
    const restarted = await nodeOf(duelOf({ version: '2', harder: 1 }), 'node-again', { worth: 0 });
    expect(await toldAt(restarted, 0, NEXT)).toEqual(told);
    must(await answerAt(restarted.registry, NEXT, 0, 'wait'));
    await restarted.registry.settled();
    const resumed = await nodeOf(duelOf({ version: '2', harder: 1 }), 'node-resumed');
    expect(await toldAt(resumed, 0, NEXT)).toEqual(await toldAt(restarted, 0, NEXT));
    expect(await faceAt(resumed, NEXT)).toMatchObject({ goesOn: 1 });
    const third = await later({ harder: 1, reshaped: true }, '3');
    expect(await faceAt(third, NEXT)).toMatchObject({
      goesOn: 1,
      upgraded: { from: '2', answers: 3 },
    });
  });

  test('may part again from there', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 0, NEXT));
    must(await answerAt(there.registry, NEXT, 1, 'strike'));
    const third = await later({ harder: 2 }, '3');
    expect((await faceAt(third, NEXT)).otherwise).toMatchObject({ answer: 2, common: 1 });
    must(await third.registry.commands.goOn(NEXT, 0, 'another12'));
    expect(await faceAt(third, 'another12')).toMatchObject({ after: NEXT, goesOn: 1 });
  });

  test('takes nothing of the time that answers of before have taken, also when taken back', async () => {
    const pace = { kind: 'live', bank: 60, increment: 10 } as const;
    await played(STRIKES, { plan: { pace } });
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 0, NEXT));
    must(await deed(there.registry, NEXT, 0, { kind: 'undo', to: 0 }));
    expect((await faceAt(there, NEXT)).clocks).toEqual([
      { left: 60_000, running: true },
      { left: 60_000, running: false },
    ]);
  });

  test('keeps the seats of bots and of those whom bots stand in for, and who answered for whom', async () => {
    const here = await nodeOf(first, 'node-of-1');
    table = await openAt(here.registry, two, { game: first });
    await nextAnswer(here, 'wait');
    must(await deed(here.registry, table, 1, { kind: 'replace', seat: 1, policy: 'heuristic' }));
    must(await deed(here.registry, table, 0, { kind: 'manage', chat: false }, HOST));
    const turn = { seat: 1, slot: 0, answer: 'wait' };
    must(await here.registry.commands.answerFor(table, 4, turn, 'bot'));
    await nextAnswer(here, 'strike');
    const there = await later({ harder: 1 });
    must(await there.registry.commands.goOn(table, 0, NEXT));
    const { seats, chat } = await faceAt(there, NEXT);
    expect(chat).toBe(false);
    expect(seats).toEqual((await faceAt(there)).seats);
    expect(seats[1]).toMatchObject({ kind: 'bot', kept: true, policy: 'heuristic' });
    expect(await toldAt(there, 0, NEXT)).toMatchObject({
      answers: 2,
      decidedFor: [{ answer: 2, by: 'bot' }],
    });
    must(await deed(there.registry, NEXT, 1, { kind: 'return' }));
    expect((await faceAt(there, NEXT)).seats[1]).toMatchObject({ kind: 'person', name: 'Tom' });
  });

  test('goes on once, however many ask for it', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    const asked = await Promise.all(
      [0, 1].map((seat) => there.registry.commands.goOn(table, seat, `${NEXT}-${seat}`)),
    );
    expect(asked.map(codeOf).sort()).toEqual(['done', 'stale']);
    const opened = await Promise.all([0, 1].map((seat) => at.store.table(`${NEXT}-${seat}`)));
    expect(opened.filter((one) => one !== undefined)).toHaveLength(1);
  });

  test('does not go on where it can be played on, nor before it has begun', async () => {
    await played(STRIKES);
    const there = await later({ reshaped: true });
    expect(codeOf(await there.registry.commands.goOn(table, 0, NEXT))).toBe('not-allowed');
    expect(await at.store.table(NEXT)).toBeUndefined();
  });

  test('leaves the table as it was: it can be looked at, and not be closed', async () => {
    await played(STRIKES);
    const there = await later({ harder: 1 });
    const { otherwise } = await faceAt(there);
    must(await there.registry.commands.goOn(table, 0, NEXT));
    expect(codeOf(await deed(there.registry, table, 0, { kind: 'close' }, HOST))).toBe('over');
    const restarted = await nodeOf(duelOf({ version: '2', harder: 1 }), 'node-again');
    const stopped = { ...otherwise, mayGoOn: false };
    expect(await faceAt(restarted)).toMatchObject({ otherwise: stopped, next: { table: NEXT } });
    const third = await later({}, '3');
    expect(await faceAt(third)).toMatchObject({ otherwise: stopped, status: 'closed' });
    expect(await at.store.table(table)).toMatchObject({ status: 'closed', rulesSince: 6 });
    expect(await kinds()).toEqual(['open', ...STRIKES.map(() => 'answer'), 'parted']);
  });
});

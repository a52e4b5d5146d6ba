import { compareRules } from '@tablewright/engine/host';
import { duelOf } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { must, open, person, SECRET } from '../../test/live-table.ts';
import { deed, openAt } from '../../test/registry.ts';
import {
  at,
  faceAt,
  first,
  goTo,
  kinds,
  later,
  nextAnswer,
  nodeOf,
  played,
  recordIn,
  STRIKES,
  table,
  toldAt,
  two,
  withFreshStore,
} from '../../test/upgrades.ts';

withFreshStore();

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
    goTo(await openAt(here.registry, [person('Lya'), open], { game: first }));
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
    goTo('table-of-defaults');
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

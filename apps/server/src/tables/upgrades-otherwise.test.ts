import { SPECTATOR } from '@tablewright/engine';
import { compareRules, readMatchFile } from '@tablewright/engine/host';
import { duelOf } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { codeOf, HOST, must, SECRET } from '../../test/live-table.ts';
import { answerAt, deed, Listener, openAt } from '../../test/registry.ts';
import {
  at,
  faceAt,
  first,
  goTo,
  kinds,
  later,
  NEXT,
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
    goTo(await openAt(there.registry, two, { game: duelOf({ version: '2' }) }));
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

import { duelOf } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { codeOf, HOST, must } from '../../test/live-table.ts';
import { answerAt, deed, openAt } from '../../test/registry.ts';
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
  STRIKES,
  table,
  toldAt,
  two,
  withFreshStore,
} from '../../test/upgrades.ts';

withFreshStore();

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
    goTo(await openAt(here.registry, two, { game: first }));
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

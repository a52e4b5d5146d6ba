import { Acted } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, twoAt } from '../../test/asking.ts';
import { requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

let server: TestServer;
const wireOf = wiresOfTests();

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

describe('who has asked for what their answers bring about along with the replies', () => {
  test('is told it there and not once more, and what others do as ever', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    await lya.watch(table, { along: true });
    await tom.watch(table, { along: true });
    const mine = await lya.ask<Acted>('act', { table, act: answering('2.0', 'red') });
    expect(Acted.parse(mine.value)).toMatchObject({
      seq: 3,
      messages: expect.arrayContaining([
        expect.objectContaining({ type: 'update', seq: 3, answeredBy: [0] }),
      ]),
    });
    await tom.hears('update', ({ seq }) => seq === 3);
    const theirs = await tom.ask<Acted>('act', { table, act: answering('3.0', 'red') });
    expect(theirs.value?.seq).toBe(4);
    await lya.hears('update', ({ seq }) => seq === 4);
    for (const wire of [lya, tom]) await wire.caughtUp();
    const seqs = (of: typeof lya) =>
      of.heard.flatMap((message) => (message.type === 'update' ? [message.seq] : []));
    expect([seqs(lya), seqs(tom)]).toEqual([[4], [3]]);
  });

  test('hears it as ever on another socket, and on one that has not asked', async () => {
    const { host, table } = await twoAt(server.url);
    const [first, second, plain] = [await wireOf(host), await wireOf(host), await wireOf(host)];
    await first.watch(table, { along: true });
    await second.watch(table, { along: true });
    await plain.watch(table);
    const reply = await first.ask<Acted>('act', { table, act: answering('2.0', 'red') });
    expect(reply.value?.messages).toBeDefined();
    await second.hears('update', ({ seq }) => seq === 3);
    await plain.hears('update', ({ seq }) => seq === 3);
    await first.caughtUp();
    expect(first.heard.filter(({ type }) => type === 'update')).toEqual([]);
  });

  test('is told nothing with a refusal, nor with an answer that is repeated', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    await lya.watch(table, { along: true });
    const act = answering('2.0', 'red');
    await lya.ask('act', { table, act });
    const repeated = await lya.ask<Acted>('act', { table, act });
    expect(repeated.value?.seq).toBe(3);
    // Who is there may have changed meanwhile, which comes along as well.
    expect(repeated.value?.messages?.filter(({ type }) => type !== 'table') ?? []).toEqual([]);
    const late = await lya.ask('act', { table, act: answering('2.0', 'red') });
    expect(late).toMatchObject({ ok: false });
    expect(late).not.toHaveProperty('value');
  });

  test('calls a pause as everybody does: who called it is told no sooner', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    for (const wire of [lya, tom]) await wire.watch(table, { along: true });
    const reply = await lya.ask<Acted>('act', { table, act: { kind: 'pause', id: requestId() } });
    expect(reply).toMatchObject({ ok: true });
    expect(reply.value).not.toHaveProperty('messages');
    for (const wire of [lya, tom]) await wire.hears('pause');
  });
});

import { describe, expect, test } from 'vitest';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { JsonText } from './json-text.ts';
import { RepliesAlong } from './replies-along.ts';

/** A socket that waits for replies; what it is sent by itself, in order. */
function start() {
  const sent: unknown[] = [];
  const along = new RepliesAlong(({ json }) => sent.push(JSON.parse(json)));
  const tell = (type: Parameters<RepliesAlong['tell']>[0], number: number): void =>
    along.tell(type, JsonText.of(number));
  /** An answer, which is decided when the test says so. */
  const answer = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<number>>();
    const replying = along.with(promise);
    return { decide: resolve, fail: reject, replying };
  };
  return { along, sent, tell, answer };
}

/** A reply, as it is read. */
function read(reply: unknown): unknown {
  return reply instanceof JsonText ? JSON.parse(reply.json) : reply;
}

/** Until the event loop has come round once. */
const oneTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('what an answer brings about', () => {
  test('goes with its reply, in order, and not by itself', async () => {
    const { sent, tell, answer } = start();
    const { decide, replying } = answer();
    tell('update', 1);
    tell('change', 2);
    decide(done(7));
    expect(read((await replying)())).toEqual({ ok: true, value: { seq: 7, messages: [1, 2] } });
    await oneTurn();
    expect(sent).toEqual([]);
  });

  test('is what it was when it was told', async () => {
    const { along, answer } = start();
    const { decide, replying } = answer();
    const view = { gold: 1 };
    along.tell('update', JsonText.of(view));
    view.gold = 2;
    decide(done(7));
    expect(read((await replying)())).toMatchObject({ value: { messages: [{ gold: 1 }] } });
  });

  test('is sent before the reply where that is a refusal', async () => {
    const { sent, tell, answer } = start();
    const { decide, replying } = answer();
    tell('update', 1);
    decide(refused('closed', 'too late'));
    expect(read((await replying)())).toEqual(refused('closed', 'too late'));
    expect(sent).toEqual([1]);
  });

  test('is sent where the answer fails, and nothing is held any longer', async () => {
    const { sent, tell, answer } = start();
    const { fail, replying } = answer();
    tell('update', 1);
    fail(new Error('the disk is full'));
    await expect(replying).rejects.toThrow('the disk is full');
    tell('update', 2);
    expect(sent).toEqual([1, 2]);
  });

  test('goes with the reply to the first of two answers that wait', async () => {
    const { sent, tell, answer } = start();
    const first = answer();
    const second = answer();
    tell('update', 1);
    first.decide(done(7));
    expect(read((await first.replying)())).toMatchObject({ value: { messages: [1] } });
    second.decide(done(7));
    expect(read((await second.replying)())).toEqual({ ok: true, value: { seq: 7 } });
    expect(sent).toEqual([]);
  });
});

describe('what others do', () => {
  test('is sent at once while no answer waits', async () => {
    const { sent, tell, answer } = start();
    tell('update', 1);
    expect(sent).toEqual([1]);
    const { decide, replying } = answer();
    decide(done(7));
    expect(read((await replying)())).toEqual({ ok: true, value: { seq: 7 } });
    tell('update', 2);
    expect(sent).toEqual([1, 2]);
  });

  test('waits no longer than a turn of the event loop', async () => {
    const { sent, tell, answer } = start();
    const { decide, replying } = answer();
    tell('update', 1);
    expect(sent).toEqual([]);
    await oneTurn();
    expect(sent).toEqual([1]);
    decide(done(7));
    expect(read((await replying)())).toEqual({ ok: true, value: { seq: 7 } });
  });

  test('of another kind is sent by itself, after what came before it', async () => {
    const { sent, tell, answer } = start();
    const { decide, replying } = answer();
    tell('update', 1);
    tell('pause', 2);
    tell('update', 3);
    decide(done(7));
    expect(sent).toEqual([1, 2]);
    expect(read((await replying)())).toMatchObject({ value: { messages: [3] } });
  });

  test('is sent when the table is left', () => {
    const { along, sent, tell, answer } = start();
    answer();
    tell('update', 1);
    along.end();
    expect(sent).toEqual([1]);
  });
});

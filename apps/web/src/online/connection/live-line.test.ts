import type { Refused, ServerMessage } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { LiveLine, type LiveSocket, type SocketEvents } from './live-line.ts';

/** A socket of which the test is the other end. */
class OtherEnd implements LiveSocket {
  readonly asked: {
    event: string;
    body: unknown;
    answer: (reply: unknown) => void;
    fail: () => void;
  }[] = [];
  readonly events: SocketEvents;
  connected = false;
  connects = 0;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    for (const { fail } of this.asked.splice(0)) fail();
    this.events.lost();
  }

  ask(event: string, body: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.asked.push({ event, body, answer: resolve, fail: () => reject(new Error('lost')) });
    });
  }

  stand(): void {
    this.connected = true;
    this.events.connected();
  }

  /** Answers what was asked first, and lets it be heard. */
  async answer(event: string, reply: unknown): Promise<unknown> {
    const first = this.asked.shift();
    expect(first?.event).toBe(event);
    first?.answer(reply);
    await settled();
    return first?.body;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const chat = (number: number): ServerMessage => ({
  type: 'chat',
  table: 'table001',
  number,
  seat: 0,
  name: 'Lya',
  text: 'hello',
  at: 0,
});

const welcome = (...messages: ServerMessage[]) => ({ ok: true, value: { seat: 1, messages } });
const refusal = (code: Refused['code']) => ({ ok: false, error: { code, message: code } });

async function start(since = () => -1) {
  const sockets: OtherEnd[] = [];
  const waiting: { run: () => void; milliseconds: number }[] = [];
  const heard: string[] = [];
  const line = new LiveLine({
    open: async (events) => {
      const socket = new OtherEnd(events);
      sockets.push(socket);
      return socket;
    },
    later: (run, milliseconds) => {
      const one = { run, milliseconds };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one), 1);
    },
  });
  const watching = line.watch({
    table: 'table001',
    since,
    hear: (message) =>
      heard.push(message.type === 'chat' ? `chat ${message.number}` : message.type),
    connected: (is) => heard.push(is ? 'stands' : 'broken'),
    refused: ({ code }) => heard.push(code),
  });
  await settled();
  const socket = sockets[0];
  if (socket === undefined) throw new Error('no socket was opened');
  socket.stand();
  const runNext = () => waiting.shift()?.run();
  return { line, watching, socket, sockets, heard, waiting, runNext };
}

describe('a line to a table', () => {
  test('hears first what was missed, then what came meanwhile, and stands', async () => {
    const { socket, heard } = await start();
    socket.events.heard(chat(3));
    expect(heard).toEqual([]);
    const body = await socket.answer('watch', welcome(chat(1), chat(2)));
    expect(body).toEqual({ table: 'table001', changes: true, along: true });
    expect(heard).toEqual(['chat 1', 'chat 2', 'chat 3', 'stands']);
    socket.events.heard(chat(4));
    expect(heard.at(-1)).toBe('chat 4');
  });

  test('comes back after a break and asks for what came after the last update', async () => {
    let since = -1;
    const { socket, heard, waiting, runNext } = await start(() => since);
    await socket.answer('watch', welcome(chat(4)));
    since = 7;
    socket.disconnect();
    expect(heard).toEqual(['chat 4', 'stands', 'broken']);
    expect(waiting[0]?.milliseconds).toBeLessThan(500);
    runNext();
    await settled();
    expect(socket.connects).toBe(2);
    socket.stand();
    expect(await socket.answer('watch', welcome())).toEqual({
      table: 'table001',
      seq: 7,
      said: 4,
      changes: true,
      along: true,
    });
    expect(heard.at(-1)).toBe('stands');
  });

  test('waits longer after every try that fails', async () => {
    const { socket, waiting, runNext } = await start();
    await socket.answer('watch', welcome());
    socket.disconnect();
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      pauses.push(waiting[0]?.milliseconds ?? 0);
      runNext();
      await settled();
      socket.events.lost();
    }
    expect(pauses[5]).toBeGreaterThan(4 * (pauses[0] ?? 0));
    expect(Math.max(...pauses)).toBeLessThan(14_000);
  });

  test('is given up when an answer is lost, and the act rejects', async () => {
    const { socket, watching, heard } = await start();
    await socket.answer('watch', welcome());
    const act = watching.act({ kind: 'return', id: 'request-1' });
    act.catch(() => undefined);
    socket.asked[0]?.fail();
    await expect(act).rejects.toThrow('lost');
    expect(socket.connected).toBe(false);
    expect(heard.at(-1)).toBe('broken');
  });

  test('tells what became of an act, in which seat it was done', async () => {
    const { socket, watching } = await start();
    await socket.answer('watch', welcome());
    const done = watching.act({ kind: 'return', id: 'request-1' });
    expect(await socket.answer('act', { ok: true, value: { seq: 9 } })).toEqual({
      table: 'table001',
      seat: 1,
      act: { kind: 'return', id: 'request-1' },
    });
    expect(await done).toEqual({ ok: true, seq: 9 });
    const refused = watching.act({ kind: 'return', id: 'request-2' });
    await socket.answer('act', refusal('not-allowed'));
    expect(await refused).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  });

  test('hears what comes with a reply before the act is told to be done', async () => {
    const { socket, watching, heard } = await start();
    await socket.answer('watch', welcome());
    const done = watching
      .act({ kind: 'answer', id: 'request-1', choice: '2.0', answer: 'red' })
      .then(() => heard.push('done'));
    await socket.answer('act', { ok: true, value: { seq: 9, messages: [chat(1), chat(2)] } });
    await done;
    expect(heard).toEqual(['stands', 'chat 1', 'chat 2', 'done']);
  });

  test('makes sure that it stands when the page wakes up', async () => {
    const { line, socket, heard } = await start();
    await socket.answer('watch', welcome());
    line.wake();
    socket.asked.shift()?.fail();
    await settled();
    expect(heard.at(-1)).toBe('broken');
    line.wake();
    expect(socket.connects).toBe(2);
  });

  test('ends where the server does not let it in, but tries again where that is busy', async () => {
    const first = await start();
    await first.socket.answer('watch', refusal('wrong-key'));
    expect(first.heard).toEqual(['wrong-key']);
    first.runNext();
    expect(first.socket.connected).toBe(false);
    expect(first.waiting).toEqual([]);

    const second = await start();
    await second.socket.answer('watch', refusal('busy'));
    expect(second.heard).toEqual(['broken']);
    expect(second.waiting).toHaveLength(1);
  });

  test('hears of its end and nothing after', async () => {
    const { socket, heard } = await start();
    await socket.answer('watch', welcome());
    socket.events.heard({ type: 'locked', table: 'table001', seat: 1 });
    socket.events.heard(chat(1));
    expect(heard).toEqual(['stands', 'locked']);
  });

  test('is closed when nobody watches any more, and opened anew for the next', async () => {
    const { line, watching, socket, sockets, runNext } = await start();
    await socket.answer('watch', welcome());
    watching.leave();
    expect(socket.asked[0]?.event).toBe('leave');
    runNext();
    expect(socket.connected).toBe(false);
    line.watch({
      table: 'table002',
      since: () => -1,
      hear: () => undefined,
      connected: () => undefined,
      refused: () => undefined,
    });
    await settled();
    expect(sockets).toHaveLength(2);
  });
});

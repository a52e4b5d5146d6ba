import type * as protocol from '@tablewright/protocol';
import { ServerMessage } from '@tablewright/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EVENTS, NamedChoice, NotDone, text, under } from '../test/protocol-doc.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the live channel', () => {
  test('a real server understands them and acknowledges so', async () => {
    const host = await ApiClient.guest(server.url);
    const { table, seats, invites } = await host.open({
      game: 'bingo-deathmatch',
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
    });
    const friend = new ApiClient(server.url, invites[0]?.key);
    const { key } = await friend.sit(table, { invite: friend.key, name: 'Tom' });
    expect(seats.length).toBe(1);
    const socket = await new ApiClient(server.url, key).socket();
    try {
      for (const [event, { acknowledgement }] of Object.entries(EVENTS)) {
        const [sent] = under(event).filter(({ chapter }) => chapter === 'The live channel');
        const body = { ...(sent?.value as object), table };
        const told: unknown = await socket.emitWithAck(event, body);
        const read = z.union([acknowledgement, NotDone]).safeParse(told);
        expect(read.error?.issues ?? [], event).toEqual([]);
        // Acts of the examples meet another moment; they are understood all the same.
        expect((told as { error?: { code: string } }).error?.code, event).not.toBe('malformed');
        if (event !== 'act') expect(told, event).toMatchObject({ ok: true });
      }
      const act = { kind: 'replace', id: requestId(), seat: 1, policy: 'random' };
      const kept: unknown = await socket.emitWithAck('act', { table, act });
      expect(EVENTS.act?.acknowledgement.safeParse(kept).success).toBe(true);
    } finally {
      socket.close();
    }
  });

  test('a wrong key opens a socket, and every event is refused', async () => {
    const socket: Socket = io(server.url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      auth: { key: 'k'.repeat(43) },
    });
    try {
      const told = await socket.emitWithAck('watch', { table: 'aaaaaaaa' });
      expect(NotDone.parse(told).error.code).toBe('wrong-key');
    } finally {
      socket.close();
    }
  });
});

describe('what a server says', () => {
  const talk = async (ask: boolean) => {
    const host = await ApiClient.guest(server.url);
    const { table, invites } = await host.open({
      game: 'bingo-deathmatch',
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
      pace: { kind: 'live', bank: 600, increment: 1 },
    });
    const friend = new ApiClient(server.url, invites[0]?.key);
    const listening = host.stream(`/tables/${table}/stream`, ({ type }) => type === 'locked');
    const { key } = await friend.sit(table, { invite: friend.key, name: 'Tom' });
    friend.key = key;
    await friend.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: 'Hello' });
    const players = [host, friend];
    for (let turn = 0; turn < 12; turn += 1) {
      for (const player of players) {
        const heard = await player.stream(`/tables/${table}/stream`, (m) => m.type === 'update');
        const last = heard.at(-1) as protocol.Update;
        const [choice] = last.seen.choices;
        if (ask && last.undo?.kind === 'consent') {
          await player.act(table, { kind: 'undo', id: requestId(), to: last.undo.to });
          return { host, table, listening };
        }
        if (choice === undefined) continue;
        const answer = choice.fallback as never;
        await player.act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer });
      }
    }
    return { host, table, listening };
  };
  const problems = (messages: readonly unknown[]) =>
    messages.flatMap((message) => ServerMessage.safeParse(message).error?.issues ?? []);

  test('has the form of its schemas', async () => {
    const { host, table, listening } = await talk(false);
    await host.ask('POST', `/tables/${table}/seats/0/key`);
    const heard = await listening;
    expect(problems(heard)).toEqual([]);
    const choices = heard.flatMap((one) => (one.type === 'update' ? one.seen.choices : []));
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.flatMap((choice) => NamedChoice.safeParse(choice).error ?? [])).toEqual([]);
    const types = new Set(heard.map(({ type }) => type));
    expect(types).toEqual(new Set(['table', 'update', 'chat', 'locked']));
  });

  test('so has an open question', async () => {
    const { host, table, listening } = await talk(true);
    const looked = await host.ask<{ face: protocol.TableFace }>('GET', `/tables/${table}`);
    expect(looked.face.question?.about.kind).toBe('undo');
    await host.ask('POST', `/tables/${table}/seats/0/key`);
    expect(problems(await listening)).toEqual([]);
  });
});

describe('resuming', () => {
  /** What a client knows, as the document's own function makes it. */
  interface ResumePoint {
    readonly seq?: number;
    readonly events: readonly unknown[];
    readonly answeredBy: readonly number[];
    readonly decidedFor: readonly protocol.DecidedFor[];
  }
  const source = /^ *```js\n( *function hear\([\s\S]*?)^ *```$/m.exec(text)?.[1];
  const hear = new Function(`${source}; return hear;`)() as (
    known: ResumePoint,
    update: protocol.Update,
  ) => ResumePoint;
  const NOTHING: ResumePoint = { events: [], answeredBy: [], decidedFor: [] };

  test('who leaves and comes back knows what one knows who never left, after taking back too', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({
      game: 'bingo-deathmatch',
      seats: [
        { kind: 'me', name: 'Lya' },
        { kind: 'me', name: 'Tom' },
      ],
    });
    const told = async (seat: number, seq: number | undefined) => {
      const path = `/tables/${table}/stream?seat=${seat}${seq === undefined ? '' : `&seq=${seq}`}`;
      const heard = await host.stream(path, (message) => message.type === 'update');
      return heard.at(-1) as protocol.Update;
    };
    const stayed: protocol.Update[] = [];
    const listen = (message: protocol.ServerMessage): void => {
      if (message.type === 'update') stayed.push(message);
    };
    const all = (missed: readonly protocol.ServerMessage[]) => missed.forEach(listen);
    const watched = await server.service.play.watch(table, 0, {}, listen, all);
    if (!watched.ok) throw new Error(watched.error.message);
    let away = hear(NOTHING, await told(0, undefined));
    let takenBack = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const [lya, tom] = [await told(0, undefined), await told(1, undefined)];
      const at = lya.seen.choices.length > 0 ? 0 : 1;
      const [choice] = (at === 0 ? lya : tom).seen.choices;
      if (choice === undefined) break;
      const answer = choice.fallback as never;
      await host.act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer }, at);
      const { undo, seq } = await told(at, undefined);
      if (turn % 4 === 3 && undo !== undefined && undo.kind !== 'nothing') {
        await host.act(table, { kind: 'undo', id: requestId(), to: undo.to }, at);
        if (undo.kind === 'consent') {
          const consent = { kind: 'consent', question: seq + 1, agree: true } as const;
          await host.act(table, { ...consent, id: requestId() }, 1 - at);
        }
        takenBack += 1;
      }
      if (turn % 5 !== 0) continue;
      away = hear(away, await told(0, away.seq));
      expect(away).toEqual(stayed.reduce(hear, NOTHING));
    }
    away = hear(away, await told(0, away.seq));
    const whole = hear(NOTHING, await told(0, undefined));
    expect(away).toEqual(whole);
    expect(stayed.reduce(hear, NOTHING)).toEqual(whole);
    expect(takenBack).toBeGreaterThan(5);
    watched.value.leave();
  });

  test('who has missed something is told so', () => {
    const update = { keep: 3, events: [], answeredBy: [] } as unknown as protocol.Update;
    expect(() => hear(NOTHING, update)).toThrow('without seq');
  });
});

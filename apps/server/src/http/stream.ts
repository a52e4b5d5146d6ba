import { PassThrough } from 'node:stream';
import type { ServerMessage } from '@tablewright/protocol';
import type { FastifyReply } from 'fastify';
import type { Play } from '../lobby/play.ts';
import type { Admission } from '../lobby/table-access.ts';
import type { Traffic } from '../ops/traffic.ts';
import { granted } from './replies.ts';

/** How often a sign of life is sent, in milliseconds. */
const ALIVE = 15_000;
/** The most that may wait for a slow reader, in bytes. Then the stream ends; it can be resumed. */
const MOST_WAITING = 1024 * 1024;

/** Who reads a stream, and from where on. */
interface Reading {
  readonly table: string;
  readonly entered: Admission;
  /** What the reader knows: the last entry, line of chat and whisper. */
  readonly since: number | undefined;
  readonly said?: number | undefined;
  readonly whispered?: number | undefined;
}

/** Sends what happens at a table, a line of JSON each, until the reader leaves. */
export async function streamTable(
  play: Play,
  { table, entered, since, said, whispered }: Reading,
  reply: FastifyReply,
  traffic: Traffic,
  onEnd: () => void,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  const send = (message: ServerMessage): void => {
    if (lines.writableLength > MOST_WAITING) lines.end();
    if (lines.writableEnded) return;
    lines.write(`${JSON.stringify(message)}\n`);
    if (message.type === 'gone' || message.type === 'locked') lines.end();
  };
  const { observer, lock } = entered;
  const arrive = (messages: readonly ServerMessage[]): void => messages.forEach(send);
  const known = { seq: since, said, whispered };
  const watching = play.watch(table, observer, known, send, arrive, lock);
  const watched = await watching.catch((thrown) => {
    onEnd();
    throw thrown;
  });
  if (!watched.ok) onEnd();
  const stay = granted(watched);
  const closed = traffic.open('stream', () => lines.end());
  const alive = setInterval(() => send({ type: 'alive', at: Date.now() }), ALIVE);
  const leave = (): void => {
    clearInterval(alive);
    stay.leave();
    onEnd();
    closed();
    lines.end();
  };
  lines.once('close', leave);
  reply.raw.once('close', leave);
  return reply
    .headers({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      // Keeps proxies from buffering the lines.
      'x-accel-buffering': 'no',
    })
    .send(lines);
}

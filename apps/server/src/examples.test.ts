import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Opened, ServerMessage } from '@tablewright/protocol';
import { loadGame } from '@tablewright/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const GAME = 'bingo-deathmatch';

function isHere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const noPython = !isHere('python3');
const BOTS = [
  { title: 'bot.mjs', file: 'bot.mjs', command: process.execPath, missing: false },
  {
    title: noPython ? 'bot.py (skipped: there is no python3 here)' : 'bot.py',
    file: 'bot.py',
    command: 'python3',
    missing: noPython,
  },
] as const;

/** A line to a server that a test can break. */
interface Line {
  readonly url: string;
  /** Cuts every connection that stands. */
  cut(): void;
  close(): Promise<void>;
}

async function lineTo(url: string): Promise<Line> {
  const standing = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      standing.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        standing.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const end of standing) end.destroy();
  };
  const { port } = server.address() as { readonly port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

let server: TestServer;
let line: Line;
let running: ChildProcess[];

beforeAll(async () => {
  server = await startTestServer();
  line = await lineTo(server.url);
});
afterAll(async () => {
  await line.close();
  await server.close();
});
beforeEach(() => {
  running = [];
});
afterEach(() => {
  for (const bot of running) bot.kill('SIGKILL');
});

/** Runs an example bot; what it printed comes when it has ended. */
async function run(bot: (typeof BOTS)[number], key: string | undefined, name: string) {
  const child = spawn(bot.command, [join(EXAMPLES, bot.file), line.url, key ?? '', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' },
  });
  running.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, printed, errors] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, printed, errors };
}

async function openTable(host: ApiClient, seats: number): Promise<Opened> {
  const { brief = {} } = await loadGame(GAME);
  return host.open({
    game: GAME,
    options: { ...brief },
    seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
  });
}

/** Hears a table as a spectator until its match is over, and does something along the way. */
function watch({ table, watch: key }: Opened, onMessage: (message: ServerMessage) => void) {
  return new ApiClient(server.url, key).stream(`/tables/${table}/stream`, (message) => {
    onMessage(message);
    return message.type === 'update' && message.seen.outcome !== undefined;
  });
}

function outcomeIn(printed: string): unknown {
  const told = /^The match is over: (.*)$/m.exec(printed)?.[1];
  return told === undefined ? undefined : JSON.parse(told);
}

describe.each(BOTS)('$title', (bot) => {
  test.skipIf(bot.missing)(
    'two of them sit down by invitation, play to the end over a line that breaks, and tell the outcome',
    async () => {
      const host = await ApiClient.guest(server.url);
      const opened = await openTable(host, 2);
      const [, first, second] = opened.invites;
      const cuts = [4, 8, 16];
      const watching = watch(opened, (message) => {
        if (message.type !== 'update' || message.answers < (cuts[0] ?? Infinity)) return;
        cuts.shift();
        line.cut();
      });
      const bots = [run(bot, first?.key, 'Robot'), run(bot, second?.key, 'Android')];
      const heard = await watching;
      const last = heard.at(-1);
      const outcome = last?.type === 'update' ? last.seen.outcome : undefined;
      expect(outcome?.result).toBeTypeOf('string');
      expect(cuts).toEqual([]);
      for (const { code, printed, errors } of await Promise.all(bots)) {
        expect(errors).toBe('');
        expect(code).toBe(0);
        expect(outcomeIn(printed)).toEqual(outcome);
      }
      const face = heard.find((message) => message.type === 'table')?.face;
      expect(face?.game).toBe(GAME);
      expect(server.reports).toEqual([]);
    },
  );

  test.skipIf(bot.missing)(
    'it goes on with the key of its seat, and ends when the host closes',
    async () => {
      const host = await ApiClient.guest(server.url);
      const opened = await host.open({
        game: GAME,
        seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
      });
      const friend = new ApiClient(server.url, opened.invites[0]?.key);
      const { key } = await friend.sit(opened.table, { invite: friend.key, name: 'Robot' });
      const playing = run(bot, key, 'Robot');
      // It answers as soon as something is asked of it, and then waits for Lya.
      const waits = async (): Promise<boolean> => {
        const [table] = await host.ask<{ readonly waiting: number[] }[]>('GET', '/tables/mine');
        return table?.waiting.includes(1) === false;
      };
      while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 20));
      await host.act(opened.table, { kind: 'close', id: requestId() });
      const { code, printed, errors } = await playing;
      expect({ code, printed, errors }).toEqual({
        code: 0,
        printed: 'The host has closed the table.\n',
        errors: '',
      });
    },
  );

  test.skipIf(bot.missing)('it is ready in a pause, and goes on when the others are', async () => {
    const host = await ApiClient.guest(server.url);
    const { table, invites } = await openTable(host, 2);
    const lya = new ApiClient(server.url, invites[1]?.key);
    ({ key: lya.key } = await lya.sit(table, { invite: lya.key, name: 'Lya' }));
    let pauses = 0;
    const ended = lya.stream(`/tables/${table}/stream`, async (message) => {
      if (message.type === 'pause') {
        const { missing, round = '' } = message.pause ?? {};
        // The bot is ready first.
        if (missing !== 1) return false;
        await lya.act(table, { kind: 'ready', id: requestId(), round });
      }
      if (message.type !== 'update') return false;
      if (message.answers >= 10 * (pauses + 1) && pauses < 3) {
        pauses += 1;
        await lya.act(table, { kind: 'pause', id: requestId() });
        return false;
      }
      const [choice] = message.seen.choices;
      if (choice !== undefined) {
        const answer = choice.fallback as never;
        await lya
          .act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer })
          .catch((thrown) => expect(['stale', 'paused', 'over']).toContain(thrown.code));
      }
      return message.seen.outcome !== undefined;
    });
    const { errors, printed } = await run(bot, invites[2]?.key, 'Robot');
    const heard = await ended;
    expect([pauses, errors]).toEqual([3, '']);
    const last = heard.at(-1);
    expect(outcomeIn(printed)).toEqual(last?.type === 'update' ? last.seen.outcome : undefined);
  });

  test.skipIf(bot.missing)('a key that opens nothing ends it with the reason', async () => {
    const { code, printed, errors } = await run(bot, 'k'.repeat(43), 'Robot');
    expect(code).toBe(1);
    expect(printed).toBe('');
    expect(errors).toMatch(/wrong-key|403/);
  });
});

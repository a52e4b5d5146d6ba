import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Act, Opened, OpenTable, Seated, ServerMessage } from '@tablewright/protocol';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { createServer, type ServerOptions } from '../src/app.ts';
import { type Service, type ServiceSetup, startService } from '../src/service.ts';

/** A server for tests, listening on a free port of this machine. */
export interface TestServer {
  readonly url: string;
  readonly service: Service;
  readonly app: FastifyInstance;
  /** What went wrong inside, in order. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a server; its store is a new file, unless another place is named.
 * @param serving how it serves, if not to anybody as much as they ask for
 */
export async function startTestServer(
  setup: Partial<ServiceSetup> = {},
  serving: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-server-'));
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Tablewright</title>');
  const reports: string[] = [];
  const service = await startService({
    place: { kind: 'sqlite', file: join(folder, 'tables.db') },
    report: (what, thrown) => reports.push(`${what}: ${(thrown as Error)?.message ?? thrown}`),
    botPause: 0,
    ...setup,
  });
  const plenty = { requests: 1_000_000, openings: 1_000_000, connections: 1_000_000 };
  const app = await createServer({ webRoot, service, limits: plenty, ...serving });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    service,
    app,
    reports,
    close: async () => {
      await app.close();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A refused request, as the API says it. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, { code, message }: { code: string; message: string }) {
    super(`${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** A program that talks to a server by HTTP with a key of its own. */
export class ApiClient {
  readonly url: string;
  key: string | undefined;

  constructor(url: string, key?: string) {
    this.url = url;
    this.key = key;
  }

  /** One that is a guest of its own. */
  static async guest(url: string): Promise<ApiClient> {
    const client = new ApiClient(url);
    const { key } = await client.ask<{ key: string }>('POST', '/guests');
    return new ApiClient(url, key);
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.key === undefined ? {} : { authorization: `Bearer ${this.key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.ok) return value as T;
    throw new ApiRefusal(response.status, (value as { error: never }).error);
  }

  open(wish: Partial<OpenTable> & Pick<OpenTable, 'game' | 'seats'>): Promise<Opened> {
    return this.ask('POST', '/tables', { entropy: 'ab'.repeat(8), ...wish });
  }

  sit(table: string, wish: Record<string, unknown>): Promise<Seated> {
    return this.ask('POST', `/tables/${table}/seats`, { entropy: 'cd'.repeat(8), ...wish });
  }

  act(table: string, act: Act, seat?: number): Promise<{ seq: number }> {
    return this.ask('POST', `/tables/${table}/acts`, {
      act,
      ...(seat === undefined ? {} : { seat }),
    });
  }

  /** Opens a socket with this key. */
  socket(): Promise<Socket> {
    const socket = io(this.url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      auth: { key: this.key },
    });
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  }

  /** Reads a stream of messages until `enough` says so. */
  async stream(
    path: string,
    enough: (message: ServerMessage) => boolean | Promise<boolean>,
  ): Promise<ServerMessage[]> {
    const response = await fetch(`${this.url}/api${path}`, {
      headers: this.key === undefined ? {} : { authorization: `Bearer ${this.key}` },
    });
    if (!response.ok)
      throw new ApiRefusal(response.status, ((await response.json()) as { error: never }).error);
    const heard: ServerMessage[] = [];
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = JSON.parse(line) as ServerMessage;
        heard.push(message);
        // Leaving the loop closes the connection.
        if (await enough(message)) return heard;
      }
    }
    return heard;
  }
}

let requests = 0;

/** A name for a request that no other has. */
export function requestId(): string {
  requests += 1;
  return `request-${requests}`;
}

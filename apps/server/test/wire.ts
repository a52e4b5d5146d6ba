import type { ServerMessage } from '@tablewright/protocol';
import type { Socket } from 'socket.io-client';
import { afterEach, vi } from 'vitest';
import { Hearer } from './live-table.ts';
import type { ApiClient } from './server.ts';

/** What a socket is told of a request. */
export interface Reply<T = unknown> {
  readonly ok: boolean;
  readonly value?: T;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A socket that writes down all it hears. */
export class Wire {
  readonly socket: Socket;
  readonly heard: ServerMessage[] = [];
  readonly hearer = new Hearer();

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('message', (message: ServerMessage) => {
      this.heard.push(message);
      this.hearer.hear(message);
    });
  }

  static async of(client: ApiClient): Promise<Wire> {
    return new Wire(await client.socket());
  }

  async ask<T>(event: string, body: unknown): Promise<Reply<T>> {
    return (await this.socket.timeout(5_000).emitWithAck(event, body)) as Reply<T>;
  }

  /** What became of a request: `done`, or the code of its refusal. */
  async fate(event: string, body: unknown): Promise<string> {
    const { ok, error } = await this.ask(event, body);
    return ok ? 'done' : (error?.code ?? 'no reason');
  }

  /** Comes to a table; what is told at once is heard too. */
  async watch(
    table: string,
    part: { seat?: number; seq?: number; said?: number; along?: true } = {},
  ): Promise<ServerMessage[]> {
    const reply = await this.ask<{ seat: number; messages: ServerMessage[] }>('watch', {
      table,
      ...part,
    });
    if (reply.value === undefined) throw new Error(`${reply.error?.code}`);
    for (const message of reply.value.messages) this.hearer.hear(message);
    return reply.value.messages;
  }

  /** Waits until a message of this kind has come, and returns it. */
  async hears<K extends ServerMessage['type']>(
    type: K,
    which: (message: Extract<ServerMessage, { type: K }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: K }>> {
    return vi.waitFor(() => {
      const found = this.heard.find(
        (message): message is Extract<ServerMessage, { type: K }> =>
          message.type === type && which(message as Extract<ServerMessage, { type: K }>),
      );
      if (found === undefined) throw new Error(`no ${type} was heard`);
      return found;
    }, 5_000);
  }

  /** Waits until all that the server has said before this is heard: what it says is in order. */
  async caughtUp(): Promise<void> {
    await this.ask('leave', { table: 'nowhere1234' });
  }

  /** Waits until the server has closed the line. */
  async closed(): Promise<void> {
    await vi.waitFor(() => {
      if (this.socket.connected) throw new Error('the line is open');
    }, 5_000);
  }
}

/** Opens sockets that are closed after each test of a file; called once in it. */
export function wiresOfTests(): (client: ApiClient) => Promise<Wire> {
  const wires: Wire[] = [];
  afterEach(() => {
    for (const { socket } of wires.splice(0)) socket.close();
  });
  return async (client) => {
    const wire = await Wire.of(client);
    wires.push(wire);
    return wire;
  };
}

import type { Acted, ServerMessage, Update } from '@tablewright/protocol';
import { io, type Socket } from 'socket.io-client';
import { startServer } from '../server-process.ts';
import type { LiveMatch, Position, Seat, Subject } from '../subject.ts';

/** Our own server: SQLite on the disk, every answer written down before anybody is told. */
export const tablewright: Subject = {
  name: 'tablewright',
  title: 'Tablewright on socket.io 4 and SQLite (WAL, synchronous=FULL), durable before visible',
  start: async () => {
    const server = await startServer(new URL('tablewright-server.ts', import.meta.url));
    const host = await guestOf(server.port);
    return { ...server, newMatch: () => seatTwo(server.port, host) };
  },
};

interface Client {
  readonly socket: Socket;
  choice: string;
  listener: (position: Position) => void;
  readonly hear: (message: ServerMessage) => void;
}

interface Reply {
  readonly ok: boolean;
  readonly value?: Pick<Acted, 'messages'>;
  readonly error?: { readonly message: string };
}

async function seatTwo(port: number, host: string): Promise<LiveMatch> {
  const { table, seats } = await ask<{ table: string; seats: { key: string }[] }>(
    port,
    '/tables',
    host,
    {
      game: 'adding',
      entropy: '0123456789abcdef',
      seats: [
        { kind: 'me', name: 'Lya' },
        { kind: 'me', name: 'Tom' },
      ],
    },
  );
  const clients = await Promise.all(
    seats.map(({ key }, seat) => connect(port, table, seat as Seat, key)),
  );
  let answers = 0;
  const clientOf = (seat: Seat): Client => {
    const client = clients[seat];
    if (client === undefined) throw new Error(`table ${table} has no seat ${seat}`);
    return client;
  };
  return {
    answer: (seat, amount) => {
      const { socket, choice, hear } = clientOf(seat);
      answers += 1;
      const act = { kind: 'answer', id: `answer-${answers}`, choice, answer: `${amount}` };
      socket.emit('act', { table, act }, ({ ok, value, error }: Reply) => {
        if (!ok) throw new Error(`table ${table}: ${error?.message}`);
        for (const message of value?.messages ?? []) hear(message);
      });
    },
    onUpdate: (seat, listener) => {
      clientOf(seat).listener = listener;
    },
    leave: async () => {
      for (const { socket } of clients) {
        socket.off('disconnect');
        socket.disconnect();
      }
    },
  };
}

async function connect(port: number, table: string, seat: Seat, key: string): Promise<Client> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { key },
  });
  const hear = (message: ServerMessage): void => {
    if (message.type === 'update') client.listener(positionIn(message, client));
  };
  const client: Client = { socket, choice: '', listener: () => {}, hear };
  socket.on('message', hear);
  socket.on('disconnect', () => {
    throw new Error(`table ${table}: seat ${seat} lost its connection`);
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', reject);
  });
  const reply: Reply = await socket.emitWithAck('watch', { table, seat, along: true });
  if (!reply.ok) throw new Error(`table ${table}: ${reply.error?.message}`);
  for (const message of reply.value?.messages ?? []) hear(message);
  return client;
}

function positionIn({ seen }: Update, client: Client): Position {
  const { answers, counter, turn } = seen.view as Position;
  client.choice = seen.choices[0]?.name ?? '';
  return { answers, counter, turn };
}

async function guestOf(port: number): Promise<string> {
  return (await ask<{ key: string }>(port, '/guests', undefined, undefined)).key;
}

async function ask<T>(
  port: number,
  path: string,
  key: string | undefined,
  body: unknown,
): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

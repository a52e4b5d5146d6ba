import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startServer } from '../server-process.ts';
import type { LiveMatch, Position, Seat, Subject } from '../subject.ts';
import type { Said } from './ws-server.ts';

/** A plain WebSocket server: what no server on WebSockets can beat by much. */
export const ws: Subject = {
  name: 'ws',
  title: 'plain WebSockets on ws 8, JSON frames, a turn check and one HMAC for each answer',
  start: async () => {
    const server = await startServer(new URL('ws-server.ts', import.meta.url));
    return { ...server, newMatch: (index) => seatTwo(server.port, index) };
  },
};

interface Client {
  readonly socket: WebSocket;
  listener: (position: Position) => void;
}

async function seatTwo(port: number, index: number): Promise<LiveMatch> {
  const clients = await Promise.all([connect(port, index, 0), connect(port, index, 1)]);
  return {
    answer: (seat, amount) => clients[seat].socket.send(JSON.stringify({ amount })),
    onUpdate: (seat, listener) => {
      clients[seat].listener = listener;
    },
    leave: async () => {
      await Promise.all(
        clients.map(({ socket }) => {
          const closed = once(socket.removeAllListeners('close'), 'close');
          socket.close();
          return closed;
        }),
      );
    },
  };
}

async function connect(port: number, match: number, seat: Seat): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${match}/${seat}`, {
    perMessageDeflate: false,
  });
  socket.on('close', () => {
    throw new Error(`match ${match}: seat ${seat} lost its connection`);
  });
  return new Promise((resolve) => {
    const client: Client = { socket, listener: () => resolve(client) };
    socket.on('message', (frame) => {
      const said = JSON.parse(String(frame)) as Said;
      if (said.kind === 'update') client.listener(said.position);
      else if (said.kind === 'refused') throw new Error(`match ${match}: ${said.reason}`);
    });
  });
}

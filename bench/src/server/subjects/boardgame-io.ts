import { io, type Socket } from 'socket.io-client';
import { startServer } from '../server-process.ts';
import type { LiveMatch, Position, Seat, Subject } from '../subject.ts';

/**
 * boardgame.io's server as people run it, with a lobby and its credentials, and its real messages,
 * spoken by a client that keeps no store and computes no move ahead: its own would burden the
 * process that drives all clients. To its advantage: WebSockets from the start, no polling.
 */
export const boardgameIo: Subject = {
  name: 'boardgame.io',
  title: 'boardgame.io 0.50.2, its own server, lobby and in-memory store',
  start: async () => {
    const server = await startServer(new URL('boardgame-io-server.ts', import.meta.url));
    return { ...server, newMatch: () => seatTwo(server.port) };
  },
};

/** As much of its state as a seat looks at. */
interface State {
  readonly G: { readonly counter: number };
  /** The first turn is 1. */
  readonly ctx: { readonly turn: number; readonly currentPlayer: string };
  readonly _stateID: number;
}

interface Client {
  readonly socket: Socket;
  readonly credentials: string;
  stateId: number;
  listener: (position: Position) => void;
}

async function seatTwo(port: number): Promise<LiveMatch> {
  const { matchID: match } = await post<{ matchID: string }>(port, 'create', { numPlayers: 2 });
  const clients = [await connect(port, match, 0), await connect(port, match, 1)] as const;
  return {
    answer: (seat, amount) => {
      const { socket, credentials, stateId } = clients[seat];
      const playerID = String(seat);
      const payload = { type: 'add', args: [amount], playerID, credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, playerID);
    },
    onUpdate: (seat, listener) => {
      clients[seat].listener = listener;
    },
    leave: async () => {
      await Promise.all(clients.map(({ socket }) => close(socket)));
    },
  };
}

async function connect(port: number, match: string, seat: Seat): Promise<Client> {
  const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(
    port,
    `${match}/join`,
    { playerID: String(seat), playerName: `Seat ${seat}` },
  );
  const socket = io(`http://127.0.0.1:${port}/counting`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  const client: Client = { socket, credentials, stateId: 0, listener: () => {} };
  const hear = (state: State): void => {
    client.stateId = state._stateID;
    client.listener(positionOf(state));
  };
  socket.on('connect_error', (error) => {
    throw error;
  });
  socket.on('disconnect', (reason) => {
    throw new Error(`${match}: seat ${seat} lost its connection (${reason})`);
  });
  socket.on('update', (_match: string, state: State) => hear(state));
  // Who is there: told to all of them, and only once this one will be told of updates as well.
  const seated = new Promise<Client>((resolve) => {
    socket.once('matchData', () => resolve(client));
  });
  socket.once('sync', (_match: string, info: { readonly state: State }) => hear(info.state));
  socket.once('connect', () => socket.emit('sync', match, String(seat), credentials, 2));
  return seated;
}

function positionOf({ G, ctx }: State): Position {
  return {
    answers: ctx.turn - 1,
    counter: G.counter,
    turn: ctx.currentPlayer === '1' ? 1 : 0,
  };
}

function close(socket: Socket): Promise<void> {
  socket.off('disconnect');
  return new Promise((resolve) => {
    socket.io.engine.once('close', () => resolve());
    socket.disconnect();
  });
}

async function post<T>(port: number, path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/games/counting/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

import type { ServerMessage } from '@tablewright/protocol';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import type { LiveSocket, SocketEvents } from './live-line.ts';

/** How a socket to the live channel is opened. */
export const LIVE_OPTIONS = {
  path: '/live',
  transports: ['websocket'],
  forceNew: true,
  autoConnect: false,
  // The line itself knows when to try again.
  reconnection: false,
  timeout: 10_000,
} satisfies Partial<ManagerOptions & SocketOptions>;

/** A socket of socket.io as a line wants it. */
export function liveSocket(socket: Socket, events: SocketEvents): LiveSocket {
  socket.on('connect', events.connected);
  socket.on('disconnect', events.lost);
  socket.on('connect_error', events.lost);
  socket.on('message', (message: ServerMessage) => events.heard(message));
  return {
    get connected() {
      return socket.connected;
    },
    connect: () => socket.connect(),
    disconnect: () => socket.disconnect(),
    ask: (event, body, patience) => socket.timeout(patience).emitWithAck(event, body),
  };
}

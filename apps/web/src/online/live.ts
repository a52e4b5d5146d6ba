import type { ServerMessage } from '@tablewright/protocol';
import {
  LiveLine,
  type LiveSocket,
  type SocketEvents,
  type Watching,
  type WatchWish,
} from './live-line.ts';

const line = new LiveLine({
  open: openSocket,
  later: (run, milliseconds) => {
    const waiting = setTimeout(run, milliseconds);
    return () => clearTimeout(waiting);
  },
});
let listening = false;

/** Comes to a table on the server that this page came from, and hears what happens there. */
export function watchTable(wish: WatchWish): Watching {
  if (!listening) {
    listening = true;
    // A device that slept may believe in a line that is long gone.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') line.wake();
    });
    window.addEventListener('online', () => line.wake());
    window.addEventListener('offline', () => line.break());
  }
  return line.watch(wish);
}

/** The script of the socket is fetched with the first table, so that other pages do without it. */
async function openSocket(events: SocketEvents): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    // The line itself knows when to try again.
    reconnection: false,
    timeout: 10_000,
  });
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

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
  const [{ io }, { LIVE_OPTIONS, liveSocket }] = await Promise.all([
    import('socket.io-client'),
    import('./live-socket.ts'),
  ]);
  return liveSocket(io(LIVE_OPTIONS), events);
}

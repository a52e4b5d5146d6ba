import type { Socket } from 'socket.io';

/** A connection on which a socket speaks. */
export type Connection = Socket['conn'];

/** The most that may wait for a reader at any moment, in characters, … */
const MOST = 8 * 1024 * 1024;
/** … and after {@link PATIENCE}. */
const MOST_IN_THE_END = 1024 * 1024;
/** How long a slow reader may take, in milliseconds. */
const PATIENCE = 5_000;

/** The connections that are checked again after a while. */
const waitedFor = new WeakSet<Connection>();

/**
 * Closes a connection whose other end does not read, since what waits for it stays in memory. Who has
 * requested much at once has some seconds to take it in.
 */
export function cutIfSlow(connection: Connection): void {
  const waiting = waitingFor(connection);
  if (waiting > MOST) cut(connection);
  if (waiting <= MOST_IN_THE_END || waitedFor.has(connection)) return;
  waitedFor.add(connection);
  setTimeout(() => {
    waitedFor.delete(connection);
    if (waitingFor(connection) > MOST_IN_THE_END) cut(connection);
  }, PATIENCE).unref();
}

/** What was sent and is not in the buffers of the system yet, in characters. */
function waitingFor(connection: Connection): number {
  const { writeBuffer } = connection as unknown as { writeBuffer: readonly { data?: unknown }[] };
  return writeBuffer.reduce(
    (sum, { data }) => sum + (typeof data === 'string' ? data.length : 0),
    0,
  );
}

/** Closes a connection without waiting for what is still to be sent. */
function cut(connection: Connection): void {
  const { socket } = connection.transport as unknown as { socket?: { terminate?(): void } };
  socket?.terminate?.();
}

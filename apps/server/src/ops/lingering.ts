import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long connections may last once the server has closed, in milliseconds. */
const LINGER = 1_000;

/**
 * Lets a closing server go: what is being sent has a moment to arrive, and then every connection
 * that is left is cut, as those whose other end is gone or says nothing.
 */
export function cutLingering(server: FastifyInstance): void {
  const open = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    timer = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, LINGER);
  });
  server.addHook('onClose', async () => clearTimeout(timer));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Requests that leave no line. */
const unlogged = new WeakSet<FastifyRequest>();

/** Leaves a request out of the log, whatever comes of it. */
export function leaveOut(request: FastifyRequest): void {
  unlogged.add(request);
}

/**
 * Logs every request once it is over: its method, the pattern of its route, its status, how long it
 * took and where it came from. What stands in place of the pattern, in headers and in bodies may be
 * secret and is never logged.
 */
export function logRequests(server: FastifyInstance): void {
  // Where a request came from cannot be asked any more once its connection is gone.
  const begun = new WeakMap<FastifyRequest, { address: string; reply: FastifyReply }>();
  const note = (request: FastifyRequest, brokenOff: object): void => {
    if (unlogged.has(request)) return;
    const { reply, address } = begun.get(request) ?? {};
    const { method, routeOptions, log } = request;
    const { url: route = '(page)' } = routeOptions;
    const ms = Math.round(reply?.elapsedTime ?? 0);
    log.info({ method, route, status: reply?.statusCode, ms, address, ...brokenOff }, 'request');
  };
  server.addHook('onRequest', async (request, reply) => {
    begun.set(request, { address: request.ip, reply });
  });
  server.addHook('onResponse', async (request) => note(request, {}));
  // So a reader leaves a stream.
  server.addHook('onRequestAbort', async (request) => note(request, { brokenOff: true }));
}

/** Logs a request whose very address cannot be read; it comes to no route and no hook. */
export function logUnreadable({ method, ip: address, log }: FastifyRequest, status: number): void {
  log.info({ method, route: '(unreadable)', status, ms: 0, address }, 'request');
}

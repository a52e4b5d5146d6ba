import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export interface ServerOptions {
  /** Folder of the built web table; it holds index.html. */
  readonly webRoot: string;
  /** Log requests to standard output; off unless asked for. */
  readonly log?: boolean;
}

/** Pages load nothing from elsewhere. React sets style attributes, hence the one exception. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The name of a file under here holds a hash of what is in it, so it never changes. */
const HASHED_FILES = '/assets/';

/** The HTTP server, not yet listening: the web table, and `/healthz` for whoever watches it. */
export async function createServer({
  webRoot,
  log = false,
}: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ logger: log, routerOptions: { ignoreTrailingSlash: true } });

  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      // An invitation is a secret in an address: it goes nowhere else.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  await server.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    dotfiles: 'ignore',
    // The build lays packed copies beside its files.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', cachingOf(reply.request.url));
    },
  });

  server.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : notFound(request, reply),
  );
  return server;
}

function cachingOf(url: string): string {
  return url.startsWith(HASHED_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** An address of the web table's own, such as /match/7: the page itself reads the path. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? url;
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !path.startsWith('/api/') &&
    !path.startsWith(HASHED_FILES)
  );
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: 'not-found', message: `Nothing is at ${request.method} ${request.url}` });
}

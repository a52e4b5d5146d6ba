import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream';
import fastifyStatic from '@fastify/static';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { LARGEST_MESSAGE, PROTOCOL_VERSION, type RefusalCode } from '@tablewright/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { PAST_COUNTS, type RateLimitSettings, RateLimits, TOO_MUCH } from './auth/rate-limits.ts';
import { api } from './http/api.ts';
import { Refusal, refusedBy, replyToFailure } from './http/replies.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { openChannel } from './live/open-channel.ts';
import { cutLingering } from './ops/lingering.ts';
import { Readiness } from './ops/readiness.ts';
import { logRequests, logUnreadable } from './ops/request-log.ts';
import { Traffic } from './ops/traffic.ts';
import type { Service } from './service.ts';

/** What the server serves. */
export interface ServerOptions {
  /** Folder of the built web table; it holds index.html. */
  readonly webRoot: string;
  /** The tables of this node; without it only the web table is served. */
  readonly service?: Service;
  /** Where requests are logged; nowhere without it. */
  readonly logger?: FastifyBaseLogger;
  /**
   * How many proxies stand in front; their headers say where a request comes from, and whether it
   * came by https.
   */
  readonly proxies?: number;
  readonly limits?: RateLimitSettings;
  /** What is under way here; a closing server lets it come to its end. */
  readonly traffic?: Traffic;
  /** How long a request may take to come, in milliseconds; half a minute without it. */
  readonly patience?: number;
  /** Told of every refusal. */
  readonly onRefused?: (code: RefusalCode) => void;
}

/** Pages load nothing from elsewhere. React sets style attributes, hence the one exception. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** What a page of another site may put into a frame: pages on which nothing can be done but look. */
const EMBEDDED = /^\/embed\/[\w/-]*(?:\?|$)/;

/** Files below this path have a hash of their content in their name, so they never change. */
const HASHED_FILES = '/assets/';
/** Faces, and the picture for links: one that is a few days old is as good. */
const PICTURES = /^\/(?:faces\/|social\.jpg$)/;

/** How long a request may take to arrive, in milliseconds. */
const PATIENCE = 30_000;

/** The routes for looking at the past. */
const PAST = new Set(['/api/tables/:table/past/:answers', '/api/tables/:table/told/:answers']);

/** The routes that open tables or make guests. */
const OPENINGS = new Set([
  '/api/tables',
  '/api/tables/:table/next',
  '/api/guests',
  '/api/campaigns',
  '/api/campaigns/import',
]);

/** The HTTP server, not yet listening: the web table, the tables' API and their live channel. */
export async function createServer({
  webRoot,
  service,
  logger,
  proxies = 0,
  limits: settings,
  traffic = new Traffic(),
  patience = PATIENCE,
  onRefused,
}: ServerOptions): Promise<FastifyInstance> {
  // Node checks for slow requests at intervals, so the timeout is shortened by one of them.
  const looks = Math.min(1_000, patience / 10);
  const server: FastifyInstance = Fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    trustProxy: (_address: string, hop: number) => hop < proxies,
    bodyLimit: LARGEST_MESSAGE,
    requestTimeout: patience - looks,
    // Otherwise headers would have the shorter of two defaults, and bodies a minute.
    http: { connectionsCheckingInterval: looks, headersTimeout: patience - looks },
    clientErrorHandler: (error, socket) => {
      const code = refuseUnreadable(error, socket);
      if (code !== undefined) onRefused?.(code);
    },
    routerOptions: { ignoreTrailingSlash: true },
    // Requests to a closing server are served, or refused with a reason of ours.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Fastify's own lines hold URLs, which may be secret.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      logUnreadable(request, error.statusCode ?? 400);
      return replyToFailure(error, request, reply);
    },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    onRefused?.(refusedBy(error).code);
    return replyToFailure(error, request, reply);
  });
  logRequests(server);

  server.addHook('onSend', async (request, reply) => {
    const frames = EMBEDDED.test(request.url) ? '*' : "'none'";
    reply.headers({
      'content-security-policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors ${frames}`,
      'cross-origin-opener-policy': 'same-origin',
      // An invitation is a URL with a secret, which must not be sent to other sites.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  server.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  if (service !== undefined) {
    serveReadiness(server, new Readiness(service.store, traffic));
    const limits = new RateLimits(settings);
    await serveTables(server, service, { limits, proxies, traffic, onRefused });
  }

  await server.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    dotfiles: 'ignore',
    // The build puts compressed copies beside its files.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', cachingOf(reply.request.url));
    },
  });

  server.get('/', { schema: { hide: true } }, (request, reply) =>
    sendPage(webRoot, request, reply),
  );
  server.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(webRoot, request, reply) : notFound(reply),
  );
  cutLingering(server);
  return server;
}

/** Serves /readyz, by which a proxy decides whether to send people here. */
function serveReadiness(server: FastifyInstance, readiness: Readiness): void {
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reason = await readiness.problem();
    reply.header('cache-control', 'no-store').code(reason === undefined ? 200 : 503);
    return reason === undefined ? { status: 'ready' } : { status: 'not ready', reason };
  });
}

/** The API, its description, and the live channel. */
async function serveTables(
  server: FastifyInstance,
  service: Service,
  {
    limits,
    proxies,
    traffic,
    onRefused,
  }: {
    readonly limits: RateLimits;
    readonly proxies: number;
    readonly traffic: Traffic;
    readonly onRefused: ServerOptions['onRefused'];
  },
): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Tablewright',
        version: String(PROTOCOL_VERSION),
        description:
          'Everything that can be done at the tables of this server. docs/protocol.md tells it by example.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      security: [{ key: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/api/docs' });
  await server.register(
    async (below) => {
      below.addHook('onRequest', async ({ ip, method, routeOptions }) => {
        if (!(await limits.mayAsk(ip, PAST.has(routeOptions.url ?? '') ? PAST_COUNTS : 1))) {
          throw new Refusal('too-many', TOO_MUCH);
        }
        const opens = method === 'POST' && OPENINGS.has(routeOptions.url ?? '');
        if (opens && !(await limits.mayOpen(ip))) {
          throw new Refusal('too-many', 'that is enough tables for an hour; play one of them');
        }
      });
      below.addHook('preHandler', async ({ method }, reply) => {
        if (traffic.closing) {
          throw new Refusal(
            'busy',
            'this server is about to close; ask again, another one answers',
          );
        }
        if (method !== 'GET' && method !== 'HEAD') finished(reply.raw, traffic.begin());
      });
      await api(below, { ...service, limits, traffic });
    },
    { prefix: '/api' },
  );
  const { play, auth } = service;
  const channel = openChannel(server, { play, auth, limits, proxies, traffic, onRefused });
  server.addHook('preClose', async () => {
    await traffic.close();
    channel.close();
  });
}

function cachingOf(url: string): string {
  if (url.startsWith(HASHED_FILES)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(url) ? 'public, max-age=604800' : 'no-cache';
}

/** The picture that is shown where somebody links to a page. */
const SOCIAL = 'content="/social.jpg"';
/** What may follow `https://` in an address of this server. */
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/**
 * Sends the page of the web table. Whoever shows a picture for a link is no browser, and takes whole
 * addresses only: the picture then has the address under which this server was asked.
 */
async function sendPage(
  webRoot: string,
  { protocol, host, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('vary', 'sec-fetch-mode');
  if (headers['sec-fetch-mode'] !== undefined) return reply.sendFile('index.html');
  const page = await readFile(join(webRoot, 'index.html'), 'utf8');
  const whole = `content="${protocol}://${host}/social.jpg"`;
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(HOST.test(host) ? page.replaceAll(SOCIAL, whole) : page);
}

/** Whether a page of the web table is requested, such as /match/7; the page itself reads the path. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? url;
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !path.startsWith('/api/') &&
    !path.startsWith(HASHED_FILES)
  );
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: { code: 'no-such-address', message: 'nothing is at this address' } });
}

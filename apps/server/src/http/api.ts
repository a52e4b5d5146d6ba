import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type ApiSetup, apiContext } from './api-context.ts';
import { comesFromHere } from './callers.ts';
import { Refusal } from './replies.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { documentRoutes } from './routes/documents.ts';
import { gameRoutes } from './routes/games.ts';
import { guestRoutes } from './routes/guests.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { playRoutes } from './routes/play.ts';
import { pushRoutes } from './routes/push.ts';
import { seatRoutes } from './routes/seats.ts';
import { tableListRoutes } from './routes/table-lists.ts';
import { tableRoutes } from './routes/tables.ts';
import { watchingRoutes } from './routes/watching.ts';

const ROUTES = [
  gameRoutes,
  guestRoutes,
  pushRoutes,
  tableRoutes,
  tableListRoutes,
  seatRoutes,
  playRoutes,
  watchingRoutes,
  documentRoutes,
  campaignRoutes,
  pictureRoutes,
];

/** The HTTP interface below /api. Everything that the web table does can be done by it. */
export async function api(server: FastifyInstance, setup: ApiSetup): Promise<void> {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preHandler', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !comesFromHere(request.headers, request.host)) {
      const message = 'this was sent by a page of another site; open the table itself';
      throw new Refusal('wrong-origin', message);
    }
  });
  const context = apiContext(setup);
  for (const routes of ROUTES) await app.register(routes, context);
}

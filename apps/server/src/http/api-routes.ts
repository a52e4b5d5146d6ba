import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiContext } from './api-context.ts';

/** A server whose routes are typed by their zod schemas. */
type ZodServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A Fastify plugin with the routes of one resource. */
export type Routes = (app: ZodServer, context: ApiContext) => Promise<void>;

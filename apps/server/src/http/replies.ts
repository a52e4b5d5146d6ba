import type { RefusalCode, Refused } from '@tablewright/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Outcome } from '../tables/outcome.ts';

/** The HTTP status of a refusal; those not listed have 409, since the table is in another state. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  'wrong-shape': 422,
  'unknown-option': 422,
  'closed-option': 422,
  'out-of-range': 422,
  'wrong-settings': 422,
  'no-key': 401,
  'wrong-key': 403,
  'wrong-origin': 403,
  'not-allowed': 403,
  'not-your-choice': 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-seat': 404,
  'no-such-question': 404,
  'no-such-address': 404,
  'no-such-document': 404,
  'no-such-campaign': 404,
  'no-such-picture': 404,
  'wrong-document': 422,
  'wrong-picture': 422,
  full: 413,
  'too-large': 413,
  'too-slow': 408,
  'too-many': 429,
  fault: 500,
  busy: 503,
  down: 503,
  damaged: 500,
};

/** Thrown to refuse a request; the reply says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The value of an outcome. Throws {@link Refusal} if it was refused. */
export function granted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Refusal(outcome.error.code, outcome.error.message);
}

/** Replies to a failed request with the reason. Faults of the server are logged. */
export function replyToFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, message } = refusedBy(error);
  if (code === 'down') request.log.error({ err: error }, 'request failed');
  return reply
    .code(STATUS[code] ?? 409)
    .header('cache-control', 'no-store')
    .send({ error: { code, message } satisfies Refused });
}

/** The refusal that an error amounts to. */
export function refusedBy(error: FastifyError | Refusal): Refused {
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = `${error.validationContext}${first?.instancePath.replaceAll('/', '.') ?? ''}`;
    return { code: 'malformed', message: `${where}: ${first?.message ?? 'is not as it must be'}` };
  }
  switch (error.statusCode) {
    case 413:
      return { code: 'too-large', message: 'that is more than a message may hold' };
    case 429:
      return { code: 'too-many', message: error.message };
    default:
      break;
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'malformed', message: error.message };
  }
  return { code: 'down', message: 'something went wrong here; it was written down. Try it again' };
}

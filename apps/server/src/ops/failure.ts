/** What a log says of something that was thrown. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/**
 * What may be said of something that was thrown: its name, message, code and stack (with those of
 * its causes), and nothing else of it. Errors of `pg` carry their client along, and with it the password of the database;
 * those of the HTTP parser carry the request as it came.
 */
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown !== 'object' || thrown === null) {
    return { name: typeof thrown, message: String(thrown) };
  }
  const { name, code } = thrown as Readonly<Record<string, unknown>>;
  const stack = stackOf(thrown);
  return {
    name: typeof name === 'string' ? name : 'Object',
    message: messageOf(thrown),
    ...(typeof code === 'string' ? { code } : {}),
    ...(stack === '' ? {} : { stack }),
  };
}

/** What something that was thrown says for itself; of several errors in one, what each says. */
export function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, errors } = thrown as { message?: unknown; errors?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return Array.isArray(errors) ? errors.map(messageOf).join('; ') : 'it says nothing';
}

/** Where it was thrown, and where what caused it: a fault of the rules is caused by another error. */
function stackOf(thrown: object, depth = 0): string {
  const { stack, cause } = thrown as { stack?: unknown; cause?: unknown };
  const own = typeof stack === 'string' ? stack : '';
  if (!(cause instanceof Error) || depth > 3) return own;
  return `${own}\ncaused by: ${stackOf(cause, depth + 1)}`;
}

import { messageOf } from './failure.ts';

interface Explained extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly port?: number;
  readonly address?: string;
  /** What PostgreSQL says has this. */
  readonly severity?: string;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

/** Why the server does not start, for whoever has started it, and what would help. */
export function explain(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, address, severity } = error as Explained;
  if (code === 'EADDRINUSE') {
    const taken = `Port ${port} is taken by another program.`;
    if (env.METRICS_PORT === `${port}`) return `${taken} Set METRICS_PORT to another.`;
    return `${taken} Choose another: PORT=${Number(port) + 1} npm start`;
  }
  if (env.DATABASE_URL && (severity !== undefined || UNREACHABLE.has(code ?? ''))) {
    return `The database at DATABASE_URL cannot be used: ${messageOf(error)}`;
  }
  if (code === 'ERR_INVALID_URL') {
    return 'DATABASE_URL is no address. In a password, signs such as # / ? @ are written as %23 …';
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${address ?? env.HOST}. Set HOST to one that it has.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} needs rights that you do not have. Choose one above 1023 with PORT.`;
  }
  return messageOf(error);
}

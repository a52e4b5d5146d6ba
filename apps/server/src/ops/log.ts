import { printable } from '@tablewright/words/printable';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../settings.ts';
import { failureOf } from './failure.ts';

/** The most that waits for a slow reader of the log, in bytes; what comes then is lost. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * A log of lines of JSON. It knows no request and no reply: who logs says method, route, status and
 * address one by one, so that no header, body or query can slip in.
 * @param stream where the lines go; standard output without it, and nobody waits for its reader
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: failureOf, req: nothing, res: nothing },
    // JSON leaves some signs as they are that a terminal takes for commands.
    hooks: { streamWrite: (line: string) => `${printable(line.trimEnd())}\n` },
    formatters: { level: (label: string) => ({ level: label }), log: withoutErrors },
  };
  return pino(options, stream ?? destination({ fd: 1, sync: false, maxLength: MOST_WAITING }));
}

function nothing(): undefined {
  return undefined;
}

/** An error under another name than `err` would be written with all that it carries. */
function withoutErrors(line: Record<string, unknown>): Record<string, unknown> {
  const errors = Object.entries(line).filter(
    ([name, value]) => name !== 'err' && value instanceof Error,
  );
  if (errors.length === 0) return line;
  const told = errors.map(([name, value]) => [name, failureOf(value)] as const);
  return { ...line, ...Object.fromEntries(told) };
}

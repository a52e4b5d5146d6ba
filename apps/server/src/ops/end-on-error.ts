import type { Logger } from 'pino';

/**
 * Ends the process with 1 at an error that nobody has caught, and logs what may be said of it. Node
 * by itself would print it with all that it carries.
 */
export function endOnError(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (thrown) => {
    log.fatal({ err: thrown }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}

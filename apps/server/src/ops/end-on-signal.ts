import type { Logger } from 'pino';

/** How long a process may take to end, in milliseconds. */
const BOUND = 10_000;
/** A terminal and npm both pass on the same Ctrl+C: what comes so soon, in milliseconds, is one. */
const ECHO = 500;

/** How a process ends. */
export interface Ending {
  /** Does what is to be done before the end. */
  readonly close: () => Promise<void>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** How long that may take, in milliseconds; ten seconds without it. */
  readonly bound?: number;
}

/**
 * Ends the process at SIGINT or SIGTERM: with 0 once everything is closed, with 1 if that fails or
 * takes too long. A second signal ends it at once, with 1.
 */
export function endOnSignal({ close, log, bound = BOUND }: Ending): void {
  let first: number | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    if (first !== undefined) {
      if (performance.now() - first < ECHO) return;
      log.error({ signal }, 'a second signal: ended at once');
      process.exit(1);
    }
    first = performance.now();
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.error({ bound }, 'closing took too long: ended');
      process.exit(1);
    }, bound);
    close().then(
      () => {
        log.info('closed');
        process.exit(0);
      },
      (thrown) => {
        log.error({ err: thrown }, 'closing failed: ended');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
}

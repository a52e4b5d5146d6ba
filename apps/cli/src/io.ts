import { createInterface, type Interface } from 'node:readline';
import { printable } from '@tablewright/words/printable';

/**
 * Where a command reads and writes, so that tests can listen. Every write is one line. Control
 * characters are escaped, so that text from a file can neither command the terminal nor fake a line.
 */
export interface Io {
  /** Writes a line of the result. */
  out(line: string): void;
  /** Writes a line to standard error: progress, refusals, errors. */
  err(line: string): void;
  /** Shows a line that the next one replaces; with nothing, removes it. Silent unless on a screen. */
  status(line?: string): void;
  /** Whether a person sits at a screen and keyboard. */
  readonly interactive: boolean;
  /** The next line of input, or nothing at its end. */
  readLine(): Promise<string | undefined>;
  /** Clears the screen; only called when {@link interactive}. */
  clear(): void;
  /** Stops reading, so that the program can end. */
  close(): void;
}

/** Standard input and output. */
export function processIo(): Io {
  let input: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of our output, such as `head`, has closed the pipe.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (line) => process.stdout.write(`${printable(line)}\n`),
    err: (line) => process.stderr.write(`${printable(line)}\n`),
    status: (line = '') => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${printable(line)}`);
    },
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    readLine: async () => {
      input ??= createInterface({ input: process.stdin });
      lines ??= input[Symbol.asyncIterator]();
      const { value, done } = await lines.next();
      return done === true ? undefined : value;
    },
    clear: () => process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => {
      input?.close();
      process.stdin.unref?.();
    },
  };
}

/** Writes a text of several lines through {@link Io.out} or {@link Io.err}. */
export function writeLines(write: (line: string) => void, text: string): void {
  for (const line of text.split('\n')) write(line);
}

/** Writes indented JSON. */
export function outJson(io: Pick<Io, 'out'>, value: unknown): void {
  writeLines(io.out, JSON.stringify(value, undefined, 2));
}

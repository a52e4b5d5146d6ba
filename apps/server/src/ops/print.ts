import { printable } from '@tablewright/words/printable';

/** Prints a line of a result. Whatever of it came from a file or a client commands no terminal. */
export function printOut(line: string): void {
  console.log(printable(line));
}

/** Prints a line about what is wrong. */
export function printErr(line: string): void {
  console.error(printable(line));
}

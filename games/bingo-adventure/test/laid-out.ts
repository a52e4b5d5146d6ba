import { Table } from '@tablewright/engine';
import { readOptions, seededSource } from '@tablewright/engine/host';
import type { AdventureState } from '../src/model.ts';
import { checkOptions, OPTIONS } from '../src/options.ts';
import { setUp } from '../src/setup.ts';

/** The table as it is laid out; throws for wrong options. */
export function laidOut(
  options: Record<string, unknown> = {},
  seats = 4,
  seed = 'set-up',
): AdventureState {
  const read = readOptions(OPTIONS, options);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join());
  const table = new Table(undefined, read.value, seats, seededSource(seed));
  return setUp(table as never);
}

/** What is wrong with these options, a line each. */
export function problems(options: Record<string, unknown>, seats = 4): string[] {
  const read = readOptions(OPTIONS, options);
  if (!read.ok) return read.error.map(({ message }) => message);
  return checkOptions(read.value, seats).map(({ option, message }) => `${option}: ${message}`);
}

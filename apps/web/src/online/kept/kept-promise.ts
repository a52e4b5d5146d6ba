import type { Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { Witness } from '@tablewright/table-kit';
import { forget, readStoredJson, storeJson } from '../../storage.ts';

/** What this device can witness of a table's draws. */
interface KeptPromise {
  /** The commitment that it saw first. */
  readonly commitment?: string;
  /** Whether that was before the match began. */
  readonly since?: Witness['since'];
  /** What it has added itself, by seat. */
  readonly added: Readonly<Record<string, string>>;
}

const KEY = 'tablewright.promise.';

/**
 * Keeps the commitment of a table when this device sees it first; a later one changes nothing. What
 * is seen only after the match proves nothing and is not kept.
 */
export function keepPromise({ table, commitment, status }: TableFace): void {
  const kept = read(table);
  if (kept.commitment !== undefined || status === 'finished' || status === 'closed') return;
  write(table, { ...kept, commitment, since: status === 'gathering' ? 'before' : 'later' });
}

/** Keeps of a table at which a match goes on what is kept of the one before: its draws are the same. */
export function carryPromise(from: string, to: string): void {
  const kept = read(from);
  if (kept.commitment !== undefined && read(to).commitment === undefined) write(to, kept);
}

/** Keeps what this device has added to the chance of a match for one of its seats. */
export function keepAdded(table: string, seat: Seat, entropy: string): void {
  const kept = read(table);
  write(table, { ...kept, added: { ...kept.added, [seat]: entropy } });
}

/** Keeps what this device has added for all its own seats at a table that it has opened. */
export function keepAddedByHost(
  table: string,
  seats: readonly { readonly seat: Seat }[],
  entropy: string,
): void {
  // So the protocol says: the number of the seat stands behind it.
  for (const { seat } of seats) keepAdded(table, seat, `${entropy}${seat}`);
}

/** Forgets what was added for seats that this device does not have any more. */
export function keepAddedOnly(table: string, seats: readonly Seat[]): void {
  const { added } = read(table);
  for (const seat of Object.keys(added).map(Number)) {
    if (!seats.includes(seat)) dropAdded(table, seat);
  }
}

/** Forgets what was added for a seat, because it was somebody else who did. */
export function dropAdded(table: string, seat: Seat): void {
  const kept = read(table);
  const { [seat]: _, ...added } = kept.added;
  write(table, { ...kept, added });
}

/**
 * What this device can witness of a table's draws.
 * @param own the seat of which it is told too that nothing is known; -1 for none
 */
export function witnessOf(table: string, own: number): Witness {
  const { commitment, since = 'later', added } = read(table);
  const seats = new Set([...Object.keys(added).map(Number), ...(own < 0 ? [] : [own])]);
  return {
    commitment,
    since,
    added: [...seats].sort((a, b) => a - b).map((seat) => ({ seat, entropy: added[seat] })),
  };
}

/** Forgets what was kept of a table that is no more. */
export function dropPromise(table: string): void {
  forget(KEY + table);
}

function read(table: string): KeptPromise {
  const kept = readStoredJson(KEY + table) as Partial<KeptPromise> | undefined;
  return { ...kept, added: kept?.added ?? {} };
}

function write(table: string, kept: KeptPromise): void {
  storeJson(KEY + table, kept);
}

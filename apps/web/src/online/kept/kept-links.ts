import type { Opened } from '@tablewright/protocol';
import { forget, readStoredJson, storeJson } from '../../storage.ts';

/** Keys of one table that this device was told. The server tells each of them only once. */
export interface KeptKeys {
  /** To sit down: on a certain seat, or on any that is free. */
  readonly invites: readonly { readonly seat?: number; readonly key: string }[];
  /** To open one's own seats on another device. */
  readonly seats: readonly { readonly seat: number; readonly key: string }[];
  /** To watch. */
  readonly watch?: string;
}

const KEY = 'tablewright.links.';
const NONE: KeptKeys = { invites: [], seats: [] };

/** What this device was told of a table's keys. */
export function keysOf(table: string): KeptKeys {
  const kept = readStoredJson(KEY + table);
  return isKeys(kept) ? kept : NONE;
}

/** Keeps the keys of a table that was just opened here. */
export function keepOpened({ table, invites, seats, watch }: Opened): void {
  write(table, { invites, seats, watch });
}

/** Keeps a new invitation in place of the one for the same seat, or for any. */
export function keepInvite(table: string, key: string, seat: number | undefined): void {
  const keys = keysOf(table);
  const others = keys.invites.filter((other) => other.seat !== seat);
  write(table, {
    ...keys,
    invites: [...others, { key, ...(seat === undefined ? {} : { seat }) }],
  });
}

/** Keeps the key of one's own seat in place of the one before. */
export function keepSeatKey(table: string, seat: number, key: string): void {
  const keys = keysOf(table);
  write(table, {
    ...keys,
    seats: [...keys.seats.filter((other) => other.seat !== seat), { seat, key }],
  });
}

/** Keeps the key for those who watch. */
export function keepWatchKey(table: string, watch: string): void {
  write(table, { ...keysOf(table), watch });
}

/** Forgets what was kept of a table that is no more. */
export function dropKeys(table: string): void {
  forget(KEY + table);
}

/**
 * The address by which a key is given to somebody. What follows the # is never sent to a server.
 * @param to the page that takes it
 */
export function linkOf(key: string, to = '/join'): string {
  return `${location.origin}${to}#${key}`;
}

function write(table: string, keys: KeptKeys): void {
  storeJson(KEY + table, keys);
}

function isKeys(value: unknown): value is KeptKeys {
  const keys = value as Partial<KeptKeys> | null;
  return Array.isArray(keys?.invites) && Array.isArray(keys.seats);
}

import type { Observer, Seat } from '@tablewright/engine';
import type { ChatLine, TableFace, TableStatus } from '@tablewright/protocol';
import type { KeptEntry, TableRecord } from '../tables/entry.ts';

/**
 * What a key opens: `seat` the seat itself; `invite` the chance to sit down on a free one; `hand`
 * the seat of somebody who gives it away; `watch` the table for spectators.
 */
export const KEY_KINDS = ['seat', 'invite', 'hand', 'watch'] as const;
/** See {@link KEY_KINDS}. */
export type KeyKind = (typeof KEY_KINDS)[number];

/** A line of chat to be kept, with the name of its request. */
export type SaidLine = Omit<ChatLine, 'type' | 'number'> & { readonly request: string };

/** A key as it is stored: nobody can make the key from it. */
export interface StoredKey {
  /** SHA-256 of the key, in base64url. */
  readonly hash: string;
  readonly match: string;
  readonly kind: KeyKind;
  /** For an invitation to any free seat, and for spectators, `SPECTATOR`. */
  readonly seat: Observer;
}

/** A table as lists show it. */
export interface TableLine {
  readonly id: string;
  readonly status: TableStatus;
  readonly listed: boolean;
}

/** What an entry changes beside the log. It is written with the entry or not at all. */
export interface TableChanges {
  readonly status?: TableStatus;
  readonly listed?: boolean;
  /** The table as lists show it. */
  readonly face?: TableFace;
  /** When the server has to act next, in milliseconds since 1970, and which node will. */
  readonly duty?: { readonly at: number; readonly node: string } | 'none';
  /** Nobody may play this seat, or watch, any more by what opened it so far. */
  readonly vacate?: Observer;
  /** From now on this guest, if it is one, may play the seat or watch, and whoever has the key. */
  readonly occupy?: {
    readonly seat: Observer;
    readonly guest: string | undefined;
    /** The hash of the key. */
    readonly key: string;
  };
  /** Keys to take over this seat hold no more. */
  readonly revoke?: Seat;
  /** The hash of a key that works once. */
  readonly spend?: string;
  /** A table that is opened with it. */
  readonly opens?: NewTable;
}

/** An entry to be appended. */
export interface Step extends KeptEntry {
  readonly match: string;
  /** The people waited for after it. */
  readonly waiting: readonly Seat[];
  readonly changes?: TableChanges;
}

/** A table that is opened. */
export interface NewTable {
  readonly record: TableRecord;
  readonly first: Step;
  readonly keys: readonly StoredKey[];
  /** The seats that the host's device may play, and `SPECTATOR`. */
  readonly places: readonly Observer[];
}

/** One of somebody's tables. */
export interface OwnTable {
  readonly face: TableFace;
  readonly host: string;
  readonly seats: readonly Observer[];
  /** When something happened there last. */
  readonly at: number;
  /** The people waited for now. */
  readonly waiting: readonly Seat[];
}

/** A device of a guest that messages are pushed to. */
export interface Device {
  /** SHA-256 of the endpoint, in base64url. */
  readonly hash: string;
  readonly endpoint: string;
  /** The public key of the device, in base64url. */
  readonly p256dh: string;
  /** What it shares with the server, in base64url. */
  readonly auth: string;
}

/** A table as it was after an entry, packed, so that it need not be played again up to there. */
export interface StoredSnapshot {
  readonly match: string;
  /** The number of the entry. */
  readonly seq: number;
  readonly head: Uint8Array;
  /** What never changes of it, in order. What is to be kept and is there already goes without body. */
  readonly chapters: readonly { readonly name: string; readonly body?: Uint8Array | undefined }[];
}

/** Tables that have rested since these moments are not kept; milliseconds since 1970. */
export interface Expiry {
  /** Finished or closed tables; for ever without it, as for the others. */
  readonly finished?: number;
  /** Tables that play. */
  readonly idle?: number;
  /** Tables that wait for people to sit down. */
  readonly gathering?: number;
}

/**
 * Where tables last. Every promise that is kept has been written to the disk for good. Rows are
 * only ever added to a log; the unique number of an entry decides who was first.
 */
export interface Store {
  openTable(table: NewTable): Promise<void>;
  table(id: string): Promise<(TableRecord & TableLine) | undefined>;
  /** Entries in order, beginning after the number `after`, at most so many. */
  entries(match: string, after: number, most: number): Promise<readonly KeptEntry[]>;
  /**
   * Appends entries of different tables, each on its own: `false` for those whose number another
   * entry has already, whose table is gone, or that would leave a gap. They are then without effect.
   */
  append(steps: readonly Step[]): Promise<readonly boolean[]>;
  /** The tables in the public list that are not closed, the newest first. */
  listed(most: number): Promise<readonly TableFace[]>;
  /**
   * Deletes a table with everything that belongs to it; `false` if there is none.
   * @param before only if nothing has happened there since the moment given, as for `expired`
   */
  remove(match: string, before?: Expiry): Promise<boolean>;
  /**
   * Tables at which nothing has happened since the moment given for them, at most so many. Where
   * the server has to act later than that, as when a clock runs out, a table is not resting.
   */
  expired(before: Expiry, most: number): Promise<readonly string[]>;
  /**
   * Keeps a snapshot beside the log, in place of the one before. `false` if it is not kept: there
   * is a later one, or a chapter is missing, or the log does not go so far.
   */
  keepSnapshot(snapshot: StoredSnapshot): Promise<boolean>;
  /**
   * The snapshot of a table, if the entries up to its own are those that it was made of; one of
   * which they are not is thrown away.
   */
  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  /** Throws the snapshot of a table away. */
  dropSnapshot(match: string): Promise<void>;
  /** The number of the last entry of each of these tables that is there. */
  seqsOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;

  key(hash: string): Promise<StoredKey | undefined>;
  /** Puts a key in place of all of its kind for its seat. */
  replaceKey(key: StoredKey, at: number): Promise<void>;

  guest(hash: string): Promise<string | undefined>;
  addGuest(guest: { readonly id: string; readonly hash: string }, at: number): Promise<void>;
  /** Forgets the guests made before this moment who have no place and no table; how many. */
  forgetGuests(before: number): Promise<number>;
  /** The seats that a guest may play at a table, and `SPECTATOR` if they may watch. */
  places(guest: string, match: string): Promise<readonly Observer[]>;
  /** @param byKey the hash of the key that it was opened with; nothing happens once that is gone */
  addPlace(
    place: { guest: string; match: string; seat: Observer },
    at: number,
    byKey?: string,
  ): Promise<void>;
  /** Takes a seat from all guests but one. */
  keepOnly(place: { guest: string; match: string; seat: Seat }): Promise<void>;
  /** The guests who may play a seat. */
  guestsAt(match: string, seat: Seat): Promise<readonly string[]>;
  tablesOf(guest: string, most: number): Promise<readonly OwnTable[]>;

  /** Keeps a device of a guest, whose oldest go if they have more than so many. */
  addDevice(guest: string, device: Device, at: number, most: number): Promise<void>;
  /** Forgets a device; that of this guest alone, if one is named. Whether it was there. */
  removeDevice(hash: string, guest?: string): Promise<boolean>;
  /** The devices of those who may play a seat. */
  devicesAt(match: string, seat: Seat): Promise<readonly Device[]>;
  /** Adds a line of chat and gives it its number; a repeat of the request has that of the first. */
  say(line: SaidLine): Promise<number>;
  lines(match: string, after: number, most: number): Promise<readonly Omit<ChatLine, 'type'>[]>;

  /** A node says that it is alive until then. */
  beat(node: string, until: number): Promise<void>;
  /** A node goes: what it had to do is free at once, and nobody is connected to it any more. */
  leave(node: string): Promise<void>;
  /**
   * Takes over what is due and belongs to no node that is alive; returns all that is due and this
   * node's by now.
   */
  claim(node: string, now: number): Promise<readonly string[]>;
  setPresence(match: string, seat: Seat, node: string, here: boolean): Promise<void>;
  /** Seats with a device connected to a node that is alive. */
  present(match: string, now: number): Promise<readonly Seat[]>;

  /** A secret of the server; if there is none yet, the fresh one is kept. */
  secret(name: string, fresh: string): Promise<string>;

  /** Rejects if the store cannot be reached or keeps nothing, as on a full disk: it writes. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

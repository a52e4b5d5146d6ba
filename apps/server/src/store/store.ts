import type { Observer, Seat } from '@tablewright/engine';
import type {
  ChatLine,
  Note,
  NoteWritten,
  TableFace,
  TableStatus,
  Whisper,
} from '@tablewright/protocol';
import type { KeptEntry, TableRecord } from '../tables/entry.ts';
import type { DocumentStore, Given, LyingDocument, TakenDocument } from './document-store.ts';

/**
 * What a key is for: `seat` to play a seat; `invite` to sit down on a free one; `hand` to take over a
 * seat; `watch` to watch the table.
 */
export const KEY_KINDS = ['seat', 'invite', 'hand', 'watch'] as const;
/** See {@link KEY_KINDS}. */
export type KeyKind = (typeof KEY_KINDS)[number];

/** A line of chat to be stored, with the id of its request. */
export type SaidLine = Omit<ChatLine, 'type' | 'number'> & { readonly request: string };

/** A whisper to be stored, with the id of its request. */
export type WhisperedLine = Omit<Whisper, 'type' | 'number'> & { readonly request: string };

/** A note to be stored. */
export interface WrittenNote extends Note {
  readonly table: string;
  /** The seat whose pad it is on; `SPECTATOR` for the pad of the table. */
  readonly pad: Observer;
}

/** A key as it is stored: as a hash. */
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

/** What an entry changes beside the log, in the same transaction. */
export interface TableChanges {
  readonly status?: TableStatus;
  readonly listed?: boolean;
  /** The table as lists show it. */
  readonly face?: TableFace;
  /** When the server has to act there next, in milliseconds since 1970, and which node will. */
  readonly duty?: { readonly at: number; readonly node: string } | 'none';
  /** All keys and guests lose this seat, or watching. */
  readonly vacate?: Observer;
  /** This guest, if it is one, and whoever has this key may now play the seat, or watch. */
  readonly occupy?: {
    readonly seat: Observer;
    readonly guest: string | undefined;
    /** The hash of the key. */
    readonly key: string;
  };
  /** The notes of this seat are deleted: they belong to the person who leaves it, and to nobody else. */
  readonly forget?: Seat;
  /** Keys for taking over this seat are deleted. */
  readonly revoke?: Seat;
  /** The hash of a key that is used up. */
  readonly spend?: string;
  /** A table that is opened in the same transaction. */
  readonly opens?: NewTable;
  /** The table has other rules, from the entry of that number on. */
  readonly rules?: { readonly version: string; readonly since: number };
  /** What came out of the match, which is over with this entry. */
  readonly gives?: Given;
  /** These documents lie at the table no longer. */
  readonly frees?: readonly LyingDocument[];
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
  /** Entries that it begins with beside. */
  readonly rest?: readonly Step[];
  readonly keys: readonly StoredKey[];
  /** The seats that the host's device may play, and `SPECTATOR`. */
  readonly places: readonly Observer[];
  /** A table whose guests may play and watch here as they may there, and whose notes are here too. */
  readonly placesOf?: string;
  /** The campaign that its match belongs to. */
  readonly campaign?: string | undefined;
  /** The documents that lie there. The table is opened only if all of them can be had. */
  readonly takes?: readonly TakenDocument[];
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

/** A packed table as it was after an entry, so that it need not be replayed up to there. */
export interface StoredSnapshot {
  readonly match: string;
  /** The number of the entry. */
  readonly seq: number;
  readonly head: Uint8Array;
  /** The closed chapters in order; without body where the store has it already. */
  readonly chapters: readonly { readonly name: string; readonly body?: Uint8Array | undefined }[];
}

/** Tables that have been idle since these moments are deleted; milliseconds since 1970. */
export interface Expiry {
  /** Finished or closed tables; for ever without it, as for the others. */
  readonly finished?: number;
  /** Tables that play. */
  readonly idle?: number;
  /** Tables that wait for people to sit down. */
  readonly gathering?: number;
}

/**
 * Where tables are stored. What a resolved promise stands for is on the disk. Rows are only ever
 * added to a log; the unique number of an entry decides who was first.
 */
export interface Store extends DocumentStore {
  /** Opens a table; `false`, and nothing is opened, if a document cannot be had as it is named. */
  openTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<(TableRecord & TableLine) | undefined>;
  /** Entries in order, beginning after the number `after`, at most so many. */
  entries(match: string, after: number, most: number): Promise<readonly KeptEntry[]>;
  /**
   * Appends entries of different tables. Each is independent: it is `false`, and has no effect, if its
   * number is taken, if its table is gone, or if it would leave a gap.
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
   * Tables at which nothing has happened since the moment given for them, at most so many. A table at
   * which the server has to act after that, as when a clock runs out, is not among them.
   */
  expired(before: Expiry, most: number): Promise<readonly string[]>;
  /**
   * Stores a snapshot in place of the one before. `false` if there is a later one, if a chapter is
   * missing, or if the log does not go so far.
   */
  keepSnapshot(snapshot: StoredSnapshot): Promise<boolean>;
  /**
   * The snapshot of a table, if the log up to it is what it was made of. A snapshot of another log is
   * deleted.
   */
  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  /** Deletes the snapshot of a table. */
  dropSnapshot(match: string): Promise<void>;
  /** The number of the last entry of each of these tables that is there. */
  seqsOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;

  key(hash: string): Promise<StoredKey | undefined>;
  /** Stores a key in place of all others of its kind for its seat. */
  replaceKey(key: StoredKey, at: number): Promise<void>;

  guest(hash: string): Promise<string | undefined>;
  addGuest(guest: { readonly id: string; readonly hash: string }, at: number): Promise<void>;
  /** Stores a key that opens one further device of a guest, in place of one that was not used. */
  addLink(link: { readonly guest: string; readonly hash: string }, at: number): Promise<void>;
  /**
   * Uses up such a key and stores that of the device in its place.
   * @param since older ones open nothing
   * @returns the guest; nothing if there is no such key any more
   */
  redeemLink(link: string, device: string, at: number, since: number): Promise<string | undefined>;
  /**
   * Deletes guests older than that who have no place, no table, no document and no campaign. Returns
   * how many.
   */
  forgetGuests(before: number): Promise<number>;
  /** The seats that a guest may play at a table, and `SPECTATOR` if they may watch. */
  places(guest: string, match: string): Promise<readonly Observer[]>;
  /** @param byKey the hash of the key that opened the place; nothing happens if it is gone */
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

  /** Stores a device of a guest, and deletes the oldest if they have more than so many. */
  addDevice(guest: string, device: Device, at: number, most: number): Promise<void>;
  /** Deletes a device, if it is this guest's where one is named. Returns whether it was there. */
  removeDevice(hash: string, guest?: string): Promise<boolean>;
  /** The devices of those who may play a seat. */
  devicesAt(match: string, seat: Seat): Promise<readonly Device[]>;
  /** Adds a line of chat and returns its number; a repeat of the request has that of the first. */
  say(line: SaidLine): Promise<number>;
  lines(match: string, after: number, most: number): Promise<readonly Omit<ChatLine, 'type'>[]>;

  /**
   * Adds a whisper and returns its number among those of the seat that whispers; a repeat of the request
   * has that of the first.
   */
  whisper(line: WhisperedLine): Promise<number>;
  /** The whispers that a seat has said or heard, numbered for it. */
  whispers(
    match: string,
    seat: Seat,
    after: number,
    most: number,
  ): Promise<readonly Omit<Whisper, 'type'>[]>;
  /** The notes of a pad, in the order in which they were first written. */
  notes(match: string, pad: Observer): Promise<readonly Note[]>;
  /**
   * Writes a note over its revision before, 0 for a new one; without text it is deleted. `full` if there
   * are so many on its pad already.
   */
  writeNote(note: WrittenNote, most: number): Promise<NoteWritten | 'full'>;

  /** The heartbeat of a node: it counts as alive until then. */
  beat(node: string, until: number): Promise<void>;
  /** A node stops: others may take over its duties, and nobody is connected to it any more. */
  leave(node: string): Promise<void>;
  /**
   * Takes over the due tables of dead nodes. Returns all tables that are due and this node's now.
   */
  claim(node: string, now: number): Promise<readonly string[]>;
  setPresence(match: string, seat: Seat, node: string, here: boolean): Promise<void>;
  /** Seats with a device connected to a node that is alive. */
  present(match: string, now: number): Promise<readonly Seat[]>;

  /** A secret of the server; if there is none of that name yet, the fresh one is stored. */
  secret(name: string, fresh: string): Promise<string>;

  /** Writes something. Rejects if the store cannot be reached or cannot write, as on a full disk. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

import type { ImageType } from '@tablewright/engine/documents';
import type { Generated } from 'kysely';

/** The columns of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    /** Of the rules that the next answers are given by. */
    rules_version: string;
    /** The number of the entry with which the table came to these rules; 0 if it began with them. */
    rules_since: Generated<number>;
    /** JSON. */
    options: string;
    /** JSON. */
    pace: string;
    secret: string;
    commitment: string;
    host: string;
    opened: number;
    /** See `TableStatus`. Kept beside the log so that lists need not read it. */
    status: string;
    /** 1 if the table stands in the public list. */
    listed: number;
    /** JSON of the `TableFace` as lists show it: without clocks, and nobody here. */
    face: string;
  };
  log: {
    match: string;
    seq: number;
    at: number;
    /** The people waited for after the entry: `,0,2,`. */
    waiting: string;
    /** JSON of an `Entry`. */
    body: string;
  };
  /** Snapshots of tables, for opening them without replaying their logs. */
  snapshots: {
    match: string;
    seq: number;
    /** SHA-256 of the entries up to it. */
    log: string;
    /** The names of its chapters in order, as JSON. */
    chapters: string;
    head: Uint8Array;
  };
  /** The parts of snapshots that never change. */
  chapters: { match: string; name: string; body: Uint8Array };
  keys: {
    /** SHA-256 of the key. */
    hash: string;
    match: string;
    /** See `KeyKind`. */
    kind: string;
    /** -1 if it is for no certain seat. */
    seat: number;
    made: number;
  };
  guests: { id: string; hash: string; made: number; seen: number };
  /** Further keys of guests: of other devices of theirs (`device`), and to open one (`link`), once. */
  guest_keys: { hash: string; guest: string; kind: string; made: number };
  /** Which seats a guest may play, and, as -1, which tables they may watch. */
  places: { guest: string; match: string; seat: number; made: number };
  chat: {
    match: string;
    number: number;
    at: number;
    seat: number;
    name: string;
    text: string;
    /** The name of the request; missing in lines that are older than these names. */
    request: string | null;
  };
  /** Lines that two seats alone hear of. */
  whispers: {
    match: string;
    number: number;
    at: number;
    seat: number;
    addressee: number;
    name: string;
    text: string;
    request: string;
  };
  /** Notes: `pad` is the seat whose pad it is, or -1 for the pad of the table. */
  notes: {
    match: string;
    pad: number;
    note: string;
    /** When it was first written. */
    made: number;
    revision: number;
    at: number;
    seat: number;
    name: string;
    text: string;
  };
  /** When the server has to act at a table next, and which node does. */
  duties: { match: string; at: number; node: string };
  nodes: { id: string; until: number };
  /** Which seats have devices connected to which node. */
  presence: { match: string; seat: number; node: string };
  /** Devices of guests that messages are pushed to. */
  devices: {
    /** SHA-256 of the endpoint. */
    hash: string;
    guest: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** When it was last registered. */
    made: number;
  };
  /** The newest revision of every document on every shelf. */
  documents: {
    /** See `shelfOf`. */
    shelf: string;
    id: string;
    /** The guest whose it is. */
    owner: string;
    game: string;
    kind: string;
    name: string;
    revision: number;
    hash: string;
    /** `hand` or `match`. */
    by: string;
    at: number;
    /** The table that it lies at; it means nothing once that is over or gone. */
    in_match: string | null;
    in_slot: string | null;
  };
  revisions: {
    shelf: string;
    id: string;
    revision: number;
    at: number;
    /** The fingerprint of the match that gave it. */
    file: string | null;
    /** Bytes of the body. */
    size: number;
    /** JSON of the `Document`. */
    body: string;
  };
  /** Files of matches that gave documents, by their fingerprint. */
  match_files: { hash: string; body: string };
  campaigns: {
    id: string;
    game: string;
    name: string;
    /** JSON. */
    options: string;
    /** The guest who runs it. */
    host: string;
    /** SHA-256 of the key by which people join. */
    invite: string | null;
    at: number;
  };
  members: { campaign: string; guest: string; name: string; made: number };
  campaign_matches: {
    campaign: string;
    number: number;
    file: string;
    /** JSON of a `CampaignMatch`. */
    line: string;
  };
  pictures: {
    campaign: string;
    /** SHA-256 of the file. */
    picture: string;
    alt: string;
    type: ImageType;
    width: number;
    height: number;
    /** Bytes of the file. */
    size: number;
    /** The guest who brought it. */
    owner: string;
    at: number;
    /** The file in base64. */
    data: string;
  };
  /** Tables whose match belongs to a campaign. */
  campaign_tables: { match: string; campaign: string };
  /** Secrets of the server, such as the keys that it signs notifications with. */
  house: { name: string; value: string };
}

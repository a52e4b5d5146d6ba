import { z } from 'zod';
import { Act } from './acts.ts';
import { LONGEST_LINE, LONGEST_NOTE } from './limits.ts';
import { PlannedSeat } from './table.ts';
import {
  CampaignId,
  ChosenDocuments,
  Entropy,
  Key,
  lineOf,
  NoteName,
  PADS,
  Pace,
  PersonName,
  proseOf,
  RequestId,
  SeatNumber,
  TableId,
} from './words.ts';

/** Opens a table. */
export const OpenTable = z.strictObject({
  game: z.string().max(40),
  /** Settings of the game; missing ones take their defaults. */
  options: z.record(z.string().max(60), z.unknown()).default({}),
  seats: z.array(PlannedSeat).min(1).max(16),
  pace: Pace.default({ kind: 'none' }),
  listed: z.boolean().default(false),
  /** What the host adds to the chance of the match, for their own seats. */
  entropy: Entropy,
  /** The campaign that the match is to belong to. */
  campaign: CampaignId.exactOptional(),
  /** Documents that go into it: of that campaign, or else of one’s own shelf. */
  documents: ChosenDocuments.exactOptional(),
});
/** See {@link OpenTable}. */
export type OpenTable = z.infer<typeof OpenTable>;

/** A table was opened. Its keys are told only this once. */
export const Opened = z.strictObject({
  table: TableId,
  /** The keys of the host’s own seats, by which they are opened on another device. */
  seats: z.array(z.strictObject({ seat: SeatNumber, key: Key })),
  /** Invitations to the free seats: one for each, and one to any. */
  invites: z.array(z.strictObject({ seat: SeatNumber.exactOptional(), key: Key })),
  /** The key for spectators. */
  watch: Key,
});
/** See {@link Opened}. */
export type Opened = z.infer<typeof Opened>;

/** Asks for the next table of a match that is over, and opens it if nobody has. */
export const AskNext = z.strictObject({
  /** What the asker adds to the chance of the next match, for their own seats. */
  entropy: Entropy,
});
/** See {@link AskNext}. */
export type AskNext = z.infer<typeof AskNext>;

/** The next table. */
export const NextTable = z.strictObject({
  table: TableId,
  /** For whoever has opened it just now. */
  opened: Opened.exactOptional(),
});
/** See {@link NextTable}. */
export type NextTable = z.infer<typeof NextTable>;

/** Sits down. */
export const SitDown = z.strictObject({
  /** An invitation; not needed at a table in the public list. */
  invite: Key.exactOptional(),
  /** Which seat; by an invitation to any seat the first free one without it. */
  seat: SeatNumber.exactOptional(),
  name: PersonName,
  mark: z.int().min(0).max(25).exactOptional(),
  entropy: Entropy,
  /** One’s own documents for the places of that seat. */
  documents: ChosenDocuments.exactOptional(),
});
/** See {@link SitDown}. */
export type SitDown = z.infer<typeof SitDown>;

/** A seat is yours. Its key is told only this once. */
export const Seated = z.strictObject({
  seat: SeatNumber,
  /** Missing if the device has the seat already. */
  key: Key.exactOptional(),
});
/** See {@link Seated}. */
export type Seated = z.infer<typeof Seated>;

/** Asks for an invitation in place of the last one. */
export const AskInvite = z.strictObject({
  kind: z.enum(['invite', 'hand', 'watch']),
  /** Without it an invitation to any free seat. */
  seat: SeatNumber.exactOptional(),
});

/** A key by which one further device becomes a guest's. */
export const GuestLink = z.strictObject({
  key: Key,
  /** Until when it can be used, in milliseconds since 1970. */
  until: z.int(),
});
/** See {@link GuestLink}. */
export type GuestLink = z.infer<typeof GuestLink>;

/** Makes the browser that asks a device of the guest who made the link. */
export const AddDevice = z.strictObject({ link: Key });
/** See {@link AddDevice}. */
export type AddDevice = z.infer<typeof AddDevice>;

/** What a key opens. */
export const Opens = z.strictObject({
  table: TableId,
  kind: z.enum(['seat', 'invite', 'hand', 'watch']),
  seat: SeatNumber.exactOptional(),
});
/** See {@link Opens}. */
export type Opens = z.infer<typeof Opens>;

/** A line of chat to be said; a repeat of the request from the same seat is not said twice. */
export const Say = z.strictObject({
  id: RequestId,
  seat: SeatNumber.exactOptional(),
  /** Whispers it: only this seat and one's own hear of it. */
  to: SeatNumber.exactOptional(),
  text: lineOf(LONGEST_LINE),
});

/** A note as it stands. */
export const Note = z.strictObject({
  note: NoteName,
  /** How often it was written, from 1. */
  revision: z.int().min(1),
  text: z.string(),
  /** Who wrote it last. */
  seat: SeatNumber,
  name: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.int(),
});
/** See {@link Note}. */
export type Note = z.infer<typeof Note>;

/** The notes of a seat, and those of its table, in the order in which they were first written. */
export const Notes = z.strictObject({ own: z.array(Note), table: z.array(Note) });
/** See {@link Notes}. */
export type Notes = z.infer<typeof Notes>;

/** Writes a note, or deletes it. */
export const WriteNote = z.strictObject({
  seat: SeatNumber.exactOptional(),
  pad: z.enum(PADS),
  note: NoteName,
  /** Which revision it changes; 0 for a new note. */
  revision: z.int().min(0),
  /** Nothing deletes it. */
  text: proseOf(LONGEST_NOTE),
});
/** See {@link WriteNote}. */
export type WriteNote = z.infer<typeof WriteNote>;

/**
 * What became of a note. It is not `kept` if somebody else has changed it meanwhile. `note` is how it
 * stands now; without it there is none.
 */
export const NoteWritten = z.strictObject({ kept: z.boolean(), note: Note.exactOptional() });
/** See {@link NoteWritten}. */
export type NoteWritten = z.infer<typeof NoteWritten>;

/** An act, and in which of one’s seats; in the first without it. */
export const DoAct = z.strictObject({ seat: SeatNumber.exactOptional(), act: Act });

/** Comes to a table over the live channel. */
export const WatchTable = z.strictObject({
  table: TableId,
  /** -1 to watch; without it one’s first seat. */
  seat: z.int().min(-1).max(63).exactOptional(),
  /** The sequence number of the last update that was heard; everything is told without it. */
  seq: z.int().min(0).exactOptional(),
  /** The number of the last line of chat that was heard; the latest are told without it. */
  said: z.int().min(0).exactOptional(),
  /** Whether later updates may say what has changed instead of all that is seen. */
  changes: z.literal(true).exactOptional(),
  /** Whether what your own answers bring about may come with the replies to them. */
  along: z.literal(true).exactOptional(),
  /** The same for the whispers of one's seat. */
  whispered: z.int().min(0).exactOptional(),
});
/** See {@link WatchTable}. */
export type WatchTable = z.infer<typeof WatchTable>;

import { z } from 'zod';
import {
  CampaignId,
  DocumentId,
  DocumentSlot,
  Pace,
  PersonName,
  SeatNumber,
  TableId,
} from './words.ts';

/** How far a table has come. */
export const STATUSES = ['gathering', 'playing', 'finished', 'closed'] as const;
/** See {@link STATUSES}. */
export type TableStatus = (typeof STATUSES)[number];

/** A seat as everybody at the table sees it. */
export const SeatFace = z.strictObject({
  /** `open`: nobody sits there yet. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Which colour and shape; see `seatMark` of the table kit. */
  mark: z.int(),
  /** Of a bot: its policy. */
  policy: z.string().exactOptional(),
  /** What the person added to the chance of the match. */
  entropy: z.string().exactOptional(),
  /** Of a person: whether a device of theirs is connected. */
  here: z.boolean().exactOptional(),
  /** Of a bot: it keeps the seat for a person who may come back. */
  kept: z.boolean().exactOptional(),
  /** Whether it is the seat of the host. */
  host: z.boolean().exactOptional(),
  /** Of a free seat: the name of the person who sat there at the table before. */
  offered: z.string().exactOptional(),
  /** Of a person: most of the days for this decision have gone by. */
  late: z.boolean().exactOptional(),
});
/** See {@link SeatFace}. */
export type SeatFace = z.infer<typeof SeatFace>;

/** A question that is not settled. */
export const Question = z.strictObject({
  /** The sequence number of the question, by which it is answered. */
  seq: z.int(),
  /** Who asks. */
  seat: SeatNumber,
  about: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('undo'),
      /** After how many answers the match would stand again. */
      to: z.int(),
      because: z.enum(['rolled-or-revealed', 'others-answered', 'by-consent']),
    }),
    z.strictObject({ kind: z.literal('replace'), seat: SeatNumber, policy: z.string() }),
  ]),
  /** Who has to agree. */
  from: z.array(SeatNumber),
  /** Who has agreed so far. */
  agreed: z.array(SeatNumber),
});
/** See {@link Question}. */
export type Question = z.infer<typeof Question>;

/** A question that was declined. */
export const Declined = z.strictObject({
  /** Who asked. */
  seat: SeatNumber,
  kind: z.enum(['undo', 'replace']),
  /** Who declined it. */
  by: SeatNumber,
});
/** See {@link Declined}. */
export type Declined = z.infer<typeof Declined>;

/** The clock of a seat, in milliseconds, at the moment of the message. */
export const Clock = z.strictObject({
  /** What is left of the bank, or of the time for this decision. */
  left: z.number(),
  running: z.boolean(),
});
/** See {@link Clock}. */
export type Clock = z.infer<typeof Clock>;

/**
 * By the rules of the server something at an older table comes out otherwise. Nothing more is done
 * there, and the match may go on from the last moment that they share as a new one.
 */
export const OtherRules = z.strictObject({
  /** The version of the rules that the server has. */
  version: z.string(),
  /** With which answer something comes out otherwise, counted from 1; 0 for the beginning. */
  answer: z.int(),
  /** See `RulesDifference` of the engine. */
  kind: z.enum(['settings', 'fault', 'answer', 'event', 'choice', 'outcome']),
  /** The ledger id of the rule; missing where it is not known, or not to everybody. */
  rule: z.string().exactOptional(),
  /** After how many answers everything that was told is still the same; -1 if nothing is. */
  common: z.int(),
  /** How many answers the match had. */
  played: z.int(),
  /** Whether it may go on from there at another table, as long as nobody has done so. */
  mayGoOn: z.boolean(),
});
/** See {@link OtherRules}. */
export type OtherRules = z.infer<typeof OtherRules>;

/** A table went on with later rules. */
export const Upgraded = z.strictObject({
  /** The version of the rules before. */
  from: z.string(),
  /** How many answers the match had then; all of them came out the same. */
  answers: z.int(),
  /** How many of these were only still possible, since nothing more was known of them. */
  unknown: z.int().exactOptional(),
});
/** See {@link Upgraded}. */
export type Upgraded = z.infer<typeof Upgraded>;

/** A document in its place at a table. */
export const PlacedDocument = z.strictObject({
  slot: DocumentSlot,
  kind: z.string(),
  /** Whose place it is, if it belongs to one seat. */
  seat: SeatNumber.exactOptional(),
  /** Whether the match can be played without it. */
  optional: z.literal(true).exactOptional(),
  /** What lies there. */
  document: z
    .strictObject({
      id: DocumentId,
      name: z.string(),
      revision: z.int(),
      by: z.enum(['hand', 'match']),
    })
    .exactOptional(),
});
/** See {@link PlacedDocument}. */
export type PlacedDocument = z.infer<typeof PlacedDocument>;

/** What everybody who may see a table knows of it. */
export const TableFace = z.strictObject({
  table: TableId,
  game: z.string(),
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  pace: Pace,
  status: z.enum(STATUSES),
  /** Whether the table stands in the public list, where anybody may watch or take a free seat. */
  listed: z.boolean(),
  /** Whether seats may talk. */
  chat: z.boolean(),
  /** The promise behind the dice: SHA-256 of the secret of the match. */
  commitment: z.string(),
  /** When it was opened, in milliseconds since 1970. */
  opened: z.int(),
  seats: z.array(SeatFace),
  question: Question.exactOptional(),
  /** The last question, if it was declined; until somebody answers the match or asks again. */
  declined: Declined.exactOptional(),
  /** The table before this one, at which the same people sat. */
  after: TableId.exactOptional(),
  /** The table at which the same people may play again, and in which seat somebody opened it. */
  next: z.strictObject({ table: TableId, seat: SeatNumber.exactOptional() }).exactOptional(),
  /** The campaign that its match belongs to. */
  campaign: CampaignId.exactOptional(),
  /** The places for documents and what lies there; only of games that have such. */
  documents: z.array(PlacedDocument).exactOptional(),
  /** By seat; only at tables with a clock, once they play. */
  clocks: z.array(Clock).exactOptional(),
  /** The match goes on from the table before, after so many answers. */
  goesOn: z.int().exactOptional(),
  /** How the table came to its rules, if it began with others. */
  upgraded: Upgraded.exactOptional(),
  /** Why it cannot be played on. */
  otherwise: OtherRules.exactOptional(),
});
/** See {@link TableFace}. */
export type TableFace = z.infer<typeof TableFace>;

/** Who is to sit where at a new table. */
export const PlannedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: PersonName }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), name: PersonName, policy: z.string().max(40) }),
]);
/** See {@link PlannedSeat}. */
export type PlannedSeat = z.infer<typeof PlannedSeat>;

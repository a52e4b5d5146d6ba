import type { ChoiceView, GameEvent, Outcome } from '@tablewright/engine';
import type { Difference, UndoStatus, Waiting } from '@tablewright/engine/host';
import { z } from 'zod';
import { Refused } from './refusals.ts';
import { Clock, TableFace } from './table.ts';
import { SeatNumber, TableId, WISHES } from './words.ts';

/** Data that games define and the engine checks. */
const engine = <T>(words: string) => z.custom<T>(() => true).describe(words);

/** Something that happened, and after how many answers. */
const Heard = z.strictObject({
  seq: z.int(),
  event: engine<GameEvent>('What happened, with the ledger id of the rule behind it.'),
});

/** An open choice, with the name by which it is answered. */
export type NamedChoice = ChoiceView & { readonly name: string };

/** The present of the match as one observer sees it. */
export const Seen = z.strictObject({
  view: engine<unknown>('The game’s own view of this observer.'),
  choices: engine<readonly NamedChoice[]>('What this observer may answer now.'),
  standing: engine<readonly NamedChoice[]>(
    'What this observer may do at any time, though nobody waits for it.',
  ).exactOptional(),
  waiting: engine<readonly Waiting[]>('Whom the match waits for beside.'),
  outcome: engine<Outcome>('How it ended, once it has.').exactOptional(),
});
/** See {@link Seen}. */
export type Seen = z.infer<typeof Seen>;

/** An answer that the seat did not give itself. */
export const DecidedFor = z.strictObject({
  /** Which answer of the match, counted from 1. */
  answer: z.int(),
  by: z.enum(['clock', 'bot']).describe('Its time was over, or a bot kept the seat.'),
});
/** See {@link DecidedFor}. */
export type DecidedFor = z.infer<typeof DecidedFor>;

/** Of a table at which something comes out otherwise: what this observer may know of it. */
export const Otherwise = z.strictObject({
  /** What was told by the rules of then, if the server still has it. */
  was: engine<GameEvent>('What was told by the rules of then.').exactOptional(),
  /** What would be told by the rules of the server in its place. */
  is: engine<GameEvent>('What is told by the rules of the server.').exactOptional(),
  /** What was told after the last moment that they share, as far as the server still has it. */
  events: z.array(Heard),
});
/** See {@link Otherwise}. */
export type Otherwise = z.infer<typeof Otherwise>;

/** What has changed in a match since the last update, or since the `seq` of the request. */
export const Update = z.strictObject({
  type: z.literal('update'),
  table: TableId,
  /** The sequence number of the table: how many entries its log has. It never goes back. */
  seq: z.int(),
  /** How many answers the match has. Taking back lowers it. */
  answers: z.int(),
  /**
   * Up to which number of answers the client keeps what it has heard; everything later is dropped,
   * and `events` takes its place. -1: nothing is kept.
   */
  keep: z.int(),
  /** What this observer may know of what happened after `keep` answers. */
  events: z.array(Heard),
  /** Who gave the answers after the first `keep`. */
  answeredBy: z.array(SeatNumber),
  /** Which of these answers were given for the seat; missing where none was. */
  decidedFor: z.array(DecidedFor).exactOptional(),
  seen: Seen,
  /** By seat; only at tables with a clock. */
  clocks: z.array(Clock).exactOptional(),
  /** Whether this seat may take back its last answer. */
  undo: engine<UndoStatus>('Whether this seat may take back its last answer.').exactOptional(),
  /** Only at a table that cannot be played on; see `otherwise` of the table. */
  otherwise: Otherwise.exactOptional(),
});
/** See {@link Update}. */
export type Update = z.infer<typeof Update>;

/**
 * An update that says how what is seen has changed, for those who asked for it. All other parts are those
 * of an {@link Update}.
 */
export const Change = Update.omit({ type: true, seen: true }).extend({
  type: z.literal('change'),
  /** The `seq` of the update or change that it goes on from. Whoever knows another asks anew. */
  since: z.int(),
  difference: engine<Difference>(
    'What has changed of `seen`; missing if nothing has.',
  ).exactOptional(),
  sum: z.int().min(0).describe('The checksum of `seen` as it is now.'),
});
/** See {@link Change}. */
export type Change = z.infer<typeof Change>;

/** What an observer saw of the match when each event of an answer was told that it heard. */
export const Told = z.strictObject({
  /** From nothing to the first view, and from each view to the next; `null` where nothing has changed. */
  changes: z.array(engine<Difference | null>('What has changed of the view.')),
});
/** See {@link Told}. */
export type Told = z.infer<typeof Told>;

/** What everybody knows of the table has changed. */
export const TableNews = z.strictObject({
  type: z.literal('table'),
  seq: z.int(),
  face: TableFace,
});
/** See {@link TableNews}. */
export type TableNews = z.infer<typeof TableNews>;

/** A line of chat. */
export const ChatLine = z.strictObject({
  type: z.literal('chat'),
  table: TableId,
  /** From 1, without gaps. */
  number: z.int(),
  seat: SeatNumber,
  name: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
/** See {@link ChatLine}. */
export type ChatLine = z.infer<typeof ChatLine>;

/** A pause, the same for all who see it. Nothing in it says who asked, wrote or is ready. */
export const Pause = z.strictObject({
  /** The strongest of what was asked for. */
  wish: z.enum(WISHES),
  /** For how many seats the table waits until it goes on. */
  missing: z.int(),
  /** Changes when somebody asks again: then nobody is ready any more. */
  round: z.string(),
  /** What was written without an author, the oldest first. */
  lines: z.array(z.string()),
});
/** See {@link Pause}. */
export type Pause = z.infer<typeof Pause>;

/** A pause has begun or changed; without `pause` it is over, and the table goes on. */
export const PauseNews = z.strictObject({
  type: z.literal('pause'),
  table: TableId,
  pause: Pause.exactOptional(),
});
/** See {@link PauseNews}. */
export type PauseNews = z.infer<typeof PauseNews>;

/** A line that two seats alone hear of. */
export const Whisper = z.strictObject({
  type: z.literal('whisper'),
  table: TableId,
  /** Among the whispers of this seat, from 1, without gaps. */
  number: z.int(),
  /** Who whispers. */
  seat: SeatNumber,
  to: SeatNumber,
  /** The name of who whispers. */
  name: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
/** See {@link Whisper}. */
export type Whisper = z.infer<typeof Whisper>;

/** Something has changed on the pad of the table: ask for the notes. */
export const NotesNews = z.strictObject({ type: z.literal('notes'), table: TableId });
/** See {@link NotesNews}. */
export type NotesNews = z.infer<typeof NotesNews>;

/** The table is gone: deleted by its host or by the server. Nothing more will come. */
export const Gone = z.strictObject({ type: z.literal('gone'), table: TableId });
/** See {@link Gone}. */
export type Gone = z.infer<typeof Gone>;

/**
 * The seat has another key, or there is another key to watch (-1): this subscription has ended, and
 * has to be begun again.
 */
export const Locked = z.strictObject({
  type: z.literal('locked'),
  table: TableId,
  seat: z.int().min(-1).max(63),
});
/** See {@link Locked}. */
export type Locked = z.infer<typeof Locked>;

/** A sign of life, which streams over HTTP carry every fifteen seconds. */
export const Alive = z.strictObject({ type: z.literal('alive'), at: z.int() });

/** Everything that the server says of its own accord. */
export const ServerMessage = z.discriminatedUnion('type', [
  TableNews,
  Update,
  Change,
  ChatLine,
  PauseNews,
  Whisper,
  NotesNews,
  Gone,
  Locked,
  Alive,
]);
/** See {@link ServerMessage}. */
export type ServerMessage = z.infer<typeof ServerMessage>;

/** What is replied over the live channel to an act that was done. */
export const Acted = z.strictObject({
  /** The sequence number that the act was given: it is kept for good. */
  seq: z.int(),
  /** What it brought about, in order, for whoever has asked for it; to be taken in first. */
  messages: z.array(ServerMessage).min(1).exactOptional(),
});
/** See {@link Acted}. */
export type Acted = z.infer<typeof Acted>;

/** What became of an act. */
export const ActResult = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    /** The sequence number that the act was given: it is kept for good. */
    seq: z.int(),
  }),
  z.strictObject({
    ok: z.literal(false),
    error: Refused,
    /** The sequence number of the table. */
    seq: z.int().exactOptional(),
  }),
]);
/** See {@link ActResult}. */
export type ActResult = z.infer<typeof ActResult>;

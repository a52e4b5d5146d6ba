import { z } from 'zod';
import { LONGEST_PAUSE_LINE, LONGEST_TEXT_ANSWER, PAUSE_ACT_SIZE } from './limits.ts';
import { ChoiceName, Entropy, lineOf, PersonName, RequestId, SeatNumber, WISHES } from './words.ts';

/** Most options that one answer may name. */
const MOST_PICKS = 1_000;

const Picked = z.string().max(200);

/** An answer to any kind of choice but a form, as `docs/protocol.md` writes them. */
const FieldAnswer = z.union([
  z.string().max(LONGEST_TEXT_ANSWER),
  z.number(),
  z.array(Picked).max(MOST_PICKS),
  z
    .record(Picked, z.number())
    .refine((points) => Object.keys(points).length <= MOST_PICKS, 'too many targets'),
]);

/** Most fields that a form may have. */
const MOST_FIELDS = 50;

/** An answer to an open choice. */
const WireAnswer = z
  .union([
    FieldAnswer,
    z
      .record(z.string().max(100), FieldAnswer)
      .refine((filled) => Object.keys(filled).length <= MOST_FIELDS, 'too many fields'),
  ])
  .describe(
    'An option id, a number, a text, a list of ids, points by id, or the fields of a form by name.',
  );

const id = RequestId;

/** The answer of a seat to one of its open choices. */
const AnswerAct = z.strictObject({
  kind: z.literal('answer'),
  id,
  choice: ChoiceName,
  answer: WireAnswer,
});

/** Takes back one's last answer: at once if that is free, else by asking the others. */
const UndoAct = z.strictObject({
  kind: z.literal('undo'),
  id,
  /** After how many answers the match is to stand again: `undo.to` of the last update. */
  to: z.int().min(0),
});

/** Asks the others to let a bot play for somebody who is away; with nobody to ask it is done at once. */
const ReplaceAct = z.strictObject({
  kind: z.literal('replace'),
  id,
  seat: SeatNumber,
  policy: z.string().max(40),
});

/** Says yes or no to a question. */
const ConsentAct = z.strictObject({
  kind: z.literal('consent'),
  id,
  /** The sequence number of the question. */
  question: z.int().min(0),
  agree: z.boolean(),
});

/** Withdraws one's own question. */
const WithdrawAct = z.strictObject({
  kind: z.literal('withdraw'),
  id,
  question: z.int().min(0),
});

/** Takes one's own seat back from the bot that kept it. */
const ReturnAct = z.strictObject({ kind: z.literal('return'), id });

/** Gets up before the match begins; the host may free the seat of another. */
const StandAct = z.strictObject({ kind: z.literal('stand'), id, seat: SeatNumber.exactOptional() });

/** The host puts a bot into a free seat. */
const FillAct = z.strictObject({
  kind: z.literal('fill'),
  id,
  seat: SeatNumber,
  policy: z.string().max(40),
  name: PersonName.exactOptional(),
});

/** Changes one's name, colour or entropy before the match begins. */
const DressAct = z.strictObject({
  kind: z.literal('dress'),
  id,
  name: PersonName.exactOptional(),
  mark: z.int().min(0).max(25).exactOptional(),
  entropy: Entropy.exactOptional(),
});

/** The host decides who may find, watch and talk at the table. */
const ManageAct = z.strictObject({
  kind: z.literal('manage'),
  id,
  listed: z.boolean().exactOptional(),
  chat: z.boolean().exactOptional(),
});

/** The host ends the table for good; what was played can still be looked at. */
const CloseAct = z.strictObject({ kind: z.literal('close'), id });

/** Says nothing, and makes the acts of a pause equally long, so that their size tells nothing. */
const pad = z.string().max(PAUSE_ACT_SIZE).exactOptional();

/** Stops the table at once. Nobody is told who asked for it, and it stands in no log. */
const CallPauseAct = z.strictObject({
  kind: z.literal('pause'),
  id,
  /** What would help, `pause` without it; of several the strongest is shown. */
  wish: z.enum(WISHES).exactOptional(),
  pad,
});

/** A line without an author, for all who see the pause. */
const LineAct = z.strictObject({
  kind: z.literal('line'),
  id,
  text: lineOf(LONGEST_PAUSE_LINE),
  pad,
});

/** This seat is ready to go on. */
const ReadyAct = z.strictObject({
  kind: z.literal('ready'),
  id,
  /** `round` of the pause: with another one it is refused, since somebody has asked again. */
  round: z.string().max(200),
  pad,
});

/** Everything that can be done at a table. The same over the socket and over HTTP. */
export const Act = z.discriminatedUnion('kind', [
  AnswerAct,
  UndoAct,
  ReplaceAct,
  ConsentAct,
  WithdrawAct,
  ReturnAct,
  StandAct,
  FillAct,
  DressAct,
  ManageAct,
  CloseAct,
  CallPauseAct,
  LineAct,
  ReadyAct,
]);
/** See {@link Act}. */
export type Act = z.infer<typeof Act>;

/** What can be done about a pause; none of it is kept. */
export type PauseAct =
  | z.infer<typeof CallPauseAct>
  | z.infer<typeof LineAct>
  | z.infer<typeof ReadyAct>;

/** What is done at the table itself: it stands in its log. */
export type TableAct = Exclude<Act, PauseAct>;

/** Whether an act is about a pause, and so outside of the match and its log. */
export function isPauseAct(act: Act): act is PauseAct {
  return act.kind === 'pause' || act.kind === 'line' || act.kind === 'ready';
}

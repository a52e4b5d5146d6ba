import { faultSentence, proseFault } from '@tablewright/engine';
import { z } from 'zod';
import { LONGEST_NAME } from './limits.ts';

/** The name of a table: lower-case letters and digits. It opens nothing by itself. */
export const TableId = z
  .string()
  .regex(/^[a-z0-9]{8,32}$/)
  .describe('The name of a table; it opens nothing by itself.');

/** A secret that opens a seat, a table for spectators, or an invitation: 256 bits. */
export const Key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .describe('A secret of 256 bits in base64url. Whoever has it may do what it opens.');

/** A seat, from 0. */
export const SeatNumber = z.int().min(0).max(63);

/** Characters that are invisible or change the reading direction; the last two are blank symbols. */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]/u;
/** A symbol with the selector that shows it as an emoji. */
const EMOJI = /(\p{Extended_Pictographic})\ufe0f/gu;
/** Those of them that no sentence needs. Joiners of emoji and the like are allowed in one. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A line of text to be said to others, of at most so many characters. */
export const lineOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'there is nothing to say')
    .max(longest, `a line has at most ${longest} letters`)
    .refine((text) => !NO_TEXT.test(text), 'a line has no control characters');

/**
 * Prose of several lines, of at most so many characters, with the Markdown that `docs/protocol.md` names;
 * may be empty.
 */
export const proseOf = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `has at most ${longest} characters`)
    .superRefine((text, context) => {
      const fault = proseFault(text);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: faultSentence(fault) });
    });

/** The name of a person at a table. */
export const PersonName = z
  .string()
  .trim()
  .min(1, 'a name has at least one letter')
  .max(LONGEST_NAME, `a name has at most ${LONGEST_NAME} letters`)
  .refine((name) => !UNSEEN.test(name.replace(EMOJI, '$1')), 'a name has no invisible characters');

/** What a person adds to the chance of the match: 16 to 64 hexadecimal digits. */
export const Entropy = z
  .string()
  .regex(/^[0-9a-f]{16,64}$/)
  .describe('16 to 64 hexadecimal digits of one’s own chance, mixed into every draw.');

/** The name by which a client knows its own request again, so that a repeat of it is harmless. */
export const RequestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .describe(
    'Chosen by the client, another one for every act and every line; a repeat is answered as before.',
  );

/** The name of a note, chosen by whoever writes it first. */
export const NoteName = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Where a note stands: on the pad of a seat, which nobody else reads, or on that of the table. */
export const PADS = ['own', 'table'] as const;
/** See {@link PADS}. */
export type Pad = (typeof PADS)[number];

/**
 * The name of an open choice: the sequence number at which it was asked, and which of those asked
 * then it is. Never used again, also after taking back, so that an answer cannot meet another
 * question than it was meant for.
 * The name of a standing offer follows from what it offers: it is the same for as long as that is.
 */
export const ChoiceName = z.string().regex(/^(\d{1,9}\.\d{1,4}|offer\.[0-9a-f]{16}(\.\d{1,4})?)$/);

/** How long may be thought about a decision. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(10).max(86_400).describe('Seconds of each seat for the whole match.'),
    increment: z.int().min(0).max(3_600).describe('Seconds added after every answer.'),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.int().min(1).max(30).describe('Days for every decision.'),
  }),
]);
/** See {@link Pace}. */
export type Pace = z.infer<typeof Pace>;

/** What somebody may wish for who asks for a pause, the strongest last. */
export const WISHES = ['pause', 'adjust', 'skip'] as const;
/** See {@link WISHES}. */
export type Wish = (typeof WISHES)[number];

/** The name of a document, the same through all its revisions. */
export const DocumentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** The name of a campaign. It opens nothing by itself. */
export const CampaignId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** The name of a picture: the SHA-256 of its file, in 64 hexadecimal digits. */
export const PictureName = z.string().regex(/^[0-9a-f]{64}$/);

/** A place for a document in a match, in the words of its game: `sheet/0`. */
export const DocumentSlot = z.string().min(1).max(100);

/** Which documents go into a match, by slot. */
export const ChosenDocuments = z
  .record(DocumentSlot, DocumentId)
  .refine((chosen) => Object.keys(chosen).length <= 64, 'too many documents for one match');

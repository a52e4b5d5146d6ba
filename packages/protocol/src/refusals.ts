import { z } from 'zod';

/** Why something was not done. Nothing has changed then. */
export const REFUSALS = [
  // The answer, as the rules see it.
  'over',
  'fault',
  'no-such-choice',
  'not-your-choice',
  'stale',
  'wrong-shape',
  'unknown-option',
  'closed-option',
  'out-of-range',
  'not-allowed',
  // The table.
  'not-begun',
  'begun',
  'closed',
  'paused',
  'seat-taken',
  'name-taken',
  'mark-taken',
  'no-such-seat',
  'no-such-table',
  'no-such-game',
  'no-such-question',
  'no-such-address',
  'wrong-settings',
  // Documents, campaigns and their pictures.
  'no-such-document',
  'no-such-campaign',
  'no-such-picture',
  'wrong-document',
  'wrong-picture',
  'gone-on',
  'in-use',
  'full',
  'wrong-rules-version',
  // The request and its key.
  'malformed',
  'too-large',
  'too-slow',
  'too-many',
  'no-key',
  'wrong-key',
  'wrong-origin',
  // The server.
  'busy',
  'down',
  'damaged',
] as const;

/** See {@link REFUSALS}. */
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal: a code for programs and a sentence for people, which says what would be right. */
export const Refused = z.strictObject({
  code: z.enum(REFUSALS),
  message: z.string(),
});
/** See {@link Refused}. */
export type Refused = z.infer<typeof Refused>;

import { z } from 'zod';
import { SeatNumber, TableId } from './words.ts';

/** How this server pushes messages to devices, if it does. */
export const PushOffer = z.strictObject({
  /** The public key to subscribe with, in base64url; missing where nothing is pushed. */
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .exactOptional(),
});
/** See {@link PushOffer}. */
export type PushOffer = z.infer<typeof PushOffer>;

/** The endpoint of a device at its push service, and the keys to encrypt messages for it. */
export const PushAddress = z.strictObject({
  /** Begins with https and leads to a push service that the server knows. */
  endpoint: z.string().max(2_000),
  keys: z.strictObject({
    /** The public key of the device: 65 bytes in base64url. */
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes in base64url without padding'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'must be 16 bytes in base64url without padding'),
  }),
});
/** See {@link PushAddress}. */
export type PushAddress = z.infer<typeof PushAddress>;

/** The name of a registered device: SHA-256 of its endpoint, in base64url. */
export const DeviceName = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .describe('SHA-256 of the endpoint of a device, in base64url.');

/**
 * Why a person is notified: `begun`: the match has begun, and it is their turn; `turn`: it is their
 * turn; `asked`: somebody wants their consent; `nudge`: their time is nearly up.
 */
export const CALLS = ['begun', 'turn', 'asked', 'nudge'] as const;
/** See {@link CALLS}. */
export type Call = (typeof CALLS)[number];

/** What is pushed to a device: whom a table waits for, and nothing secret. */
export const PushNotice = z.strictObject({
  kind: z.enum(CALLS),
  table: TableId,
  /** The title of the game. */
  title: z.string(),
  seat: SeatNumber,
  /** What the person of the seat is called. */
  name: z.string(),
});
/** See {@link PushNotice}. */
export type PushNotice = z.infer<typeof PushNotice>;

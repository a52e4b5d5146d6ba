import { Refused, TableId } from '@tablewright/protocol';
import { z } from 'zod';

/** For OpenAPI: the operation needs no key. Without this or the other, it needs one. */
export const NO_KEY = { security: [] };
/** For OpenAPI: the operation takes a key into account if there is one. */
export const KEY_IF_ANY = { security: [{ key: [] }, {}] };

/** The body of every refusal. */
export const Failure = z.strictObject({ error: Refused });

/** The address of a table. */
export const AtTable = z.strictObject({ table: TableId });

/** As whom somebody comes: a seat, or -1 to watch. */
export const SeatQuery = z.strictObject({ seat: wholeNumber(-1, 63).exactOptional() });

/** A whole number in an address, where an empty text is not zero. */
export function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  const read = (text: unknown): unknown => (text === '' ? Number.NaN : text);
  return z
    .preprocess(read, z.coerce.number().int().min(minimum).max(maximum))
    .meta({ type: 'integer', minimum, maximum });
}

import type { RefusalCode, Refused } from '@tablewright/protocol';

/** Something that cannot be done, and nothing has changed. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refused };

/** What was done. */
export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Why it was not done: what was wrong, and what would be right. */
export function refused(
  code: RefusalCode,
  message: string,
): { readonly ok: false; readonly error: Refused } {
  return { ok: false, error: { code, message } };
}

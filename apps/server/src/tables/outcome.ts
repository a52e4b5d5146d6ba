import type { RefusalCode, Refused } from '@tablewright/protocol';

/** What became of a request. If it was refused, nothing has changed. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refused };

/** The outcome of what was done. */
export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The outcome of what was refused. The message says what was wrong, and what would be right. */
export function refused(
  code: RefusalCode,
  message: string,
): { readonly ok: false; readonly error: Refused } {
  return { ok: false, error: { code, message } };
}

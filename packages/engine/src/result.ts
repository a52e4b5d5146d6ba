/** A player's mistake: nothing was changed, and this says what was wrong and what would be right. */
export interface Refusal {
  readonly code:
    | 'over'
    | 'fault'
    | 'no-such-choice'
    | 'not-your-choice'
    | 'stale'
    | 'wrong-shape'
    | 'unknown-option'
    | 'closed-option'
    | 'out-of-range'
    | 'not-allowed';
  readonly message: string;
}

/** A value, or why there is none. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that holds a value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refused answer. */
export function refuse(
  code: Refusal['code'],
  message: string,
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message } };
}

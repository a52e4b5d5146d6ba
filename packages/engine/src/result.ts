/** A player's mistake: nothing was changed, and this says what was wrong and what would be right. */
export interface Refusal {
  readonly code: /** the match is over */
    | 'over'
    /** the rules threw; the match is where it was */
    | 'fault'
    /** nothing that is asked now is meant, or several things may be */
    | 'no-such-choice'
    /** another seat is asked */
    | 'not-your-choice'
    /** given to a moment that is past */
    | 'stale'
    /** not the form that this kind of choice takes */
    | 'wrong-shape'
    /** no option is called so, or several are */
    | 'unknown-option'
    /** an option that is not available now; it says why */
    | 'closed-option'
    /** a number, a length or a cost that is too small or too large */
    | 'out-of-range'
    /** each part is possible, not together */
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

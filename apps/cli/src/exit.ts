/** What the program's exit code says. */
export const EXIT = {
  /** All is well. */
  fine: 0,
  /** It ran, and a check failed. */
  checkFailed: 1,
  /** The input makes no sense; nothing was done. */
  wrongInput: 2,
  /** The rules, a bot or this program is at fault. */
  fault: 3,
} as const;

/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Input that makes no sense; the message says what would. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

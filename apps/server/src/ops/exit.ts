/** What the exit code of a command says. */
export const EXIT = {
  /** It is done. */
  done: 0,
  /** It could not be done, or what was looked at is not as it must be. */
  failed: 1,
  /** It was not asked for in a way that makes sense; nothing was done. */
  wrongUsage: 2,
} as const;

/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that makes no sense as it was given; the message says what would. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

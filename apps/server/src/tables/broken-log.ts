/** The log of a table and the rules do not agree: the log is damaged, or belongs to other rules. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

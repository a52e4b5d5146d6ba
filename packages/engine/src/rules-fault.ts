/** A fault in the rules, not of a player. The match is as it was before the answer. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
  readonly match: string;
  /** Answers given before the one at which the rules failed. */
  readonly seq: number;
  readonly step: string | undefined;
  /** The rule cited last before the failure. */
  readonly rule: string | undefined;

  constructor(
    match: string,
    seq: number,
    step: string | undefined,
    rule: string | undefined,
    cause: unknown,
  ) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`match ${match}, answer ${seq}, step ${step ?? '-'}, after ${rule ?? '-'}: ${what}`, {
      cause,
    });
    this.match = match;
    this.seq = seq;
    this.step = step;
    this.rule = rule;
  }
}

/** An action as it is written: words, not yet read. */
export interface WrittenAction {
  readonly verb: string;
  readonly arguments: readonly string[];
  /** The lists in braces behind it; the options of a `pick` are lists of one. */
  readonly blocks: readonly (readonly WrittenAction[])[];
  readonly target?: string;
  readonly duration?: string;
}

/** An effect as it is written (BQC-FX-11). */
export interface WrittenEffect {
  readonly trigger: string;
  readonly limit?: string;
  readonly if: readonly string[];
  readonly do: readonly WrittenAction[];
}

/** Text that does not have the written form: what was expected, and where. */
export class EffectSyntaxError extends Error {
  override readonly name = 'EffectSyntaxError';

  /** @param at the place of the character, from 0 */
  constructor(expected: string, text: string, at: number) {
    const found = at >= text.length ? 'the end' : `"${text.slice(at, at + 12)}"`;
    super(`expected ${expected}, found ${found} at character ${at + 1} of "${text}"`);
  }
}

const WORD = /[\w-]+/y;
/** The text of a `manual` may hold what others may not. */
const RAW = 'manual';

/**
 * Reads an effect in its written form: `trigger(limit) if cond and cond: action; action` (BQC-FX-11).
 * @throws EffectSyntaxError
 */
export function readWritten(text: string): WrittenEffect {
  const reader = new Reader(text);
  const trigger = reader.word('a trigger');
  const limit = reader.takes('(') ? reader.until(')') : undefined;
  const conditions: string[] = [];
  if (reader.takesWord('if')) {
    do conditions.push(reader.condition());
    while (reader.takesWord('and'));
  }
  reader.expect(':');
  const actions = reader.actions(';');
  reader.end();
  return { trigger, ...(limit === undefined ? {} : { limit }), if: conditions, do: actions };
}

/**
 * Reads a list of actions, as the Bad Stuff of a monster is.
 * @throws EffectSyntaxError
 */
export function readWrittenActions(text: string): readonly WrittenAction[] {
  const reader = new Reader(text);
  const actions = reader.actions(';');
  reader.end();
  return actions;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  actions(separator: string): WrittenAction[] {
    const actions: WrittenAction[] = [];
    do actions.push(this.#action());
    while (this.takes(separator));
    return actions;
  }

  /** A condition as it is written, up to `and` or the colon. */
  condition(): string {
    this.#space();
    const found = /^(?:[\w-]+(?:\([^)]*\)|[<>=]+\d+)?)/.exec(this.#text.slice(this.#at))?.[0];
    if (found === undefined) throw new EffectSyntaxError('a condition', this.#text, this.#at);
    this.#at += found.length;
    return found;
  }

  word(what: string): string {
    this.#space();
    WORD.lastIndex = this.#at;
    const found = WORD.exec(this.#text)?.[0];
    if (found === undefined) throw new EffectSyntaxError(what, this.#text, this.#at);
    this.#at += found.length;
    return found;
  }

  /** Takes a sign, if it comes next. */
  takes(sign: string): boolean {
    this.#space();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  takesWord(word: string): boolean {
    this.#space();
    WORD.lastIndex = this.#at;
    if (WORD.exec(this.#text)?.[0] !== word) return false;
    this.#at += word.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.takes(sign)) throw new EffectSyntaxError(`"${sign}"`, this.#text, this.#at);
  }

  until(sign: string): string {
    const end = this.#text.indexOf(sign, this.#at);
    if (end < 0) throw new EffectSyntaxError(`"${sign}"`, this.#text, this.#text.length);
    const found = this.#text.slice(this.#at, end).trim();
    this.#at = end + sign.length;
    return found;
  }

  end(): void {
    this.#space();
    if (this.#at < this.#text.length) throw new EffectSyntaxError('the end', this.#text, this.#at);
  }

  #action(): WrittenAction {
    const verb = this.word('a verb');
    const written = this.takes('(') ? this.until(')') : undefined;
    const blocks: WrittenAction[][] = [];
    while (this.takes('{')) {
      if (verb === 'pick') for (const option of this.actions(',')) blocks.push([option]);
      else blocks.push(this.#isNext('}') ? [] : this.actions(';'));
      this.expect('}');
    }
    let target: string | undefined;
    let duration: string | undefined;
    for (;;) {
      if (target === undefined && this.takes('@')) target = this.word('a target');
      else if (duration === undefined && this.takes('~')) duration = this.word('a duration');
      else break;
    }
    return {
      verb,
      arguments: verb === RAW ? [written ?? ''] : argumentsIn(written),
      blocks,
      ...(target === undefined ? {} : { target }),
      ...(duration === undefined ? {} : { duration }),
    };
  }

  #isNext(sign: string): boolean {
    this.#space();
    return this.#text.startsWith(sign, this.#at);
  }

  #space(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }
}

function argumentsIn(written: string | undefined): readonly string[] {
  if (written === undefined || written === '') return [];
  return written.split(',').map((one) => one.trim());
}

import type { EffectFault, Report } from '../effects/read-effect.ts';

/** What is wrong with a file of cards, and where in it. */
export type CardFault = EffectFault;

type Raw = Readonly<Record<string, unknown>>;

/** Reads the fields of one card, and reports every one that is wrong. */
export class Fields {
  readonly #raw: Raw;
  readonly #path: string;
  readonly #report: Report;

  constructor(raw: Raw, path: string, report: Report) {
    this.#raw = raw;
    this.#path = path;
    this.#report = report;
  }

  /** The field as it stands in the file. */
  raw(name: string): unknown {
    return this.#raw[name];
  }

  /** Where a field stands. */
  at(name: string): string {
    return `${this.#path}.${name}`;
  }

  /** Reports that a field is wrong. */
  wrong(name: string, message: string): void {
    this.#report({ path: this.at(name), message });
  }

  /** A text with something in it. */
  text(name: string): string {
    const value = this.#raw[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.wrong(name, `a card has a ${name}, a text`);
    return '';
  }

  /**
   * A whole number of at least `least` and at most `most`; `usual` where it is left out, an error where nothing
   * is usual.
   */
  whole(name: string, least: number, usual?: number, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.#raw[name] ?? usual;
    if (Number.isInteger(value)) {
      const number = value as number;
      if (number >= least && number <= most) return number;
    }
    const bounds =
      most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`;
    this.wrong(name, `${name} is a whole number ${bounds}, not ${shown(value)}`);
    return least;
  }

  flag(name: string): boolean {
    const value = this.#raw[name] ?? false;
    if (typeof value !== 'boolean')
      this.wrong(name, `${name} is true or false, not ${shown(value)}`);
    return value === true;
  }

  /** One of some words; `usual` where it is left out, an error where nothing is usual. */
  word<W extends string>(name: string, known: readonly W[], usual?: W): W | undefined {
    const value = this.#raw[name] ?? usual;
    const found = known.find((one) => one === value);
    if (found === undefined) {
      this.wrong(name, `unknown ${name} ${shown(value)}; it is one of ${known.join(', ')}`);
    }
    return found;
  }

  /** A list of words; empty where it is left out. */
  words(name: string): readonly string[] {
    const value = this.#raw[name] ?? [];
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
    this.wrong(name, `${name} is a list of words`);
    return [];
  }

  /** A list of other things; empty where it is left out. */
  list(name: string): readonly unknown[] {
    const value = this.#raw[name] ?? [];
    if (Array.isArray(value)) return value;
    this.wrong(name, `${name} is a list`);
    return [];
  }
}

/** A value of a file in an error, in short. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

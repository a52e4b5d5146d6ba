import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat';

/** A message of a catalogue in ICU's syntax; tags are words like others. Throws if it does not parse. */
export class Message {
  readonly #source: string;
  readonly #locale: string;
  /** Nothing for a message that says the same whatever it is given: most names are. */
  readonly #elements: MessageFormatElement[] | undefined;

  constructor(source: string, locale: string) {
    this.#source = source;
    this.#locale = locale;
    if (MARKED.test(source)) this.#elements = parse(source, { ignoreTag: true });
  }

  /** The sentence. Throws if a gap is not given anything. */
  format(values: Readonly<Record<string, string | number>>): string {
    if (this.#elements === undefined) return this.#source;
    return this.parts<never>(values).join('');
  }

  /** What stands in the sentence, in its order: words of the message, and what is no word as it was given. */
  parts<T extends object>(
    values: Readonly<Record<string, string | number | T>>,
  ): readonly (string | T)[] {
    if (this.#elements === undefined) return [this.#source];
    const parts = formatToParts<T>(
      this.#elements,
      this.#locale,
      formatters,
      IntlMessageFormat.formats,
      values,
      undefined,
      this.#source,
    );
    return parts.map(({ value }) => value);
  }
}

/** What has a meaning in a message: gaps, their ends, and the apostrophes that quote them. */
const MARKED = /[{}']/;

/** Formats are dear to make, and thousands of messages use the same few. */
const formatters: Formatters = {
  getNumberFormat: shared((locales, options) => {
    const exact = () => new Intl.NumberFormat(locales, options);
    return options === undefined && SMALL_AS_DIGITS.test(String(locales)) ? quick(exact) : exact();
  }),
  getDateTimeFormat: shared((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: shared((...args) => new Intl.PluralRules(...args)),
};

/** Makes the format of a locale and its options once. */
function shared<A extends readonly unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const format = made.get(key) ?? make(...args);
    made.set(key, format);
    return format;
  };
}

/** A number as a locale writes it in a message. */
export function numberIn(locale: string, n: number): string {
  return formatters.getNumberFormat(locale).format(n);
}

/** Languages that write small whole numbers in the digits of programs. */
const SMALL_AS_DIGITS = /^(en|de)\b/;

/**
 * Writes small whole numbers by itself. Whatever writes numbers of a language is made when another is first
 * written: a phone takes a tenth of a second for the first of them, and a table is drawn without.
 */
function quick(exact: () => Intl.NumberFormat): Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  const format = (n: number): string => {
    if (Number.isInteger(n) && n >= 0 && n < 1000 && !Object.is(n, -0)) return String(n);
    made ??= exact();
    return made.format(n);
  };
  // Messages use no more of it.
  return { format } as Intl.NumberFormat;
}

import type { Seat, Text, TextParam } from '@tablewright/engine';
import { IntlMessageFormat } from 'intl-messageformat';

/** What a speaker speaks with. */
export interface SpeakerSetup {
  /** The catalogue: ICU messages by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** A BCP 47 language tag, e.g. `en` or `de-AT`: how numbers, plurals and lists are written. */
  readonly locale: string;
  /** What a seat is called. */
  seatName(seat: Seat): string;
  /** Puts into a text what only its match knows, before it is said; see the engine's `Speech`. */
  fill?(text: Text): Text;
  /**
   * Hears of every text that could not be said as it should be, once for each key: not in the
   * catalogue, or a message that does not fit what it was given.
   */
  missing?(key: string, reason: string): void;
}

/** Turns texts into sentences of one language. */
export interface Speaker {
  /** The sentence; the key itself if there is none to be had. */
  say(text: Text): string;
  /** The sentence, or nothing if the catalogue does not have the key. Nothing is reported then. */
  sayIfKnown(text: Text): string | undefined;
}

/**
 * A speaker over one catalogue. Messages are parsed when they are first said. Throws a RangeError
 * if the locale is not a language tag.
 */
export function createSpeaker(setup: SpeakerSetup): Speaker {
  return new CatalogueSpeaker(setup);
}

class CatalogueSpeaker implements Speaker {
  readonly #setup: SpeakerSetup;
  readonly #list: Intl.ListFormat;
  readonly #messages = new Map<string, IntlMessageFormat>();
  readonly #reported = new Set<string>();

  constructor(setup: SpeakerSetup) {
    this.#setup = setup;
    this.#list = new Intl.ListFormat(setup.locale, { style: 'long', type: 'conjunction' });
  }

  say(text: Text): string {
    return this.sayIfKnown(text) ?? this.#report(text.key, 'not in the catalogue');
  }

  sayIfKnown(text: Text): string | undefined {
    const { texts } = this.#setup;
    const source = Object.hasOwn(texts, text.key) ? texts[text.key] : undefined;
    if (source === undefined) return undefined;
    try {
      const { params } = this.#setup.fill?.(text) ?? text;
      const said: unknown = this.#message(text.key, source).format(this.#fill(params));
      return String(said);
    } catch (thrown) {
      return this.#report(text.key, thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  #message(key: string, source: string): IntlMessageFormat {
    let message = this.#messages.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(source, this.#setup.locale, undefined, { ignoreTag: true });
      this.#messages.set(key, message);
    }
    return message;
  }

  #fill(params: Text['params']): Record<string, string | number> {
    const filled: Record<string, string | number> = {};
    for (const name in params) {
      const param = params[name];
      if (param !== undefined) filled[name] = this.#param(param);
    }
    return filled;
  }

  #param(param: TextParam): string | number {
    if (typeof param !== 'object') return param;
    if (isList(param)) return this.#list.format(param.map((item) => this.#word(item)));
    return 'key' in param ? this.say(param) : this.#setup.seatName(param.seat);
  }

  /** A list's item as text: numbers are written as the language writes them, as in messages. */
  #word(param: TextParam): string {
    const filled = this.#param(param);
    return typeof filled === 'number' ? filled.toLocaleString(this.#setup.locale) : filled;
  }

  #report(key: string, reason: string): string {
    if (!this.#reported.has(key)) {
      this.#reported.add(key);
      this.#setup.missing?.(key, reason);
    }
    return key;
  }
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param);
}

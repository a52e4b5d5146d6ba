import {
  type Picture,
  type Prose,
  type Seat,
  showableProse,
  type Text,
  type TextParam,
} from '@tablewright/engine';
import { Message, numberIn } from './message.ts';
import { withMinus, writtenNumber } from './minus.ts';

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
  /** What a person wrote, as words on one line; without it, or where it says nothing, as it is written. See `plainProse`. */
  plain?(prose: Prose): string | undefined;
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
  /**
   * The sentence in parts, so that what people wrote and the pictures they chose can be shown; nothing if
   * the catalogue does not have the key.
   */
  partsIfKnown(text: Text): readonly SaidPart[] | undefined;
}

/** A part of a sentence: what the catalogue says, what a person wrote, or a picture that one shows. */
export type SaidPart = string | Prose | Picture;

/**
 * A speaker over one catalogue. Messages are parsed when they are first said. Throws a RangeError
 * if the locale is not a language tag.
 */
export function createSpeaker(setup: SpeakerSetup): Speaker {
  return new CatalogueSpeaker(setup);
}

class CatalogueSpeaker implements Speaker {
  readonly #setup: SpeakerSetup;
  #madeList: Intl.ListFormat | undefined;
  readonly #messages = new Map<string, Message>();
  readonly #reported = new Set<string>();

  constructor(setup: SpeakerSetup) {
    this.#setup = setup;
    // Throws for what is no language tag, which the formats would only do when they are first used.
    Intl.getCanonicalLocales(setup.locale);
  }

  /** Made when a list is first said: it costs more than all else here, and most speakers say none. */
  get #list(): Intl.ListFormat {
    const { locale } = this.#setup;
    this.#madeList ??= new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
    return this.#madeList;
  }

  say(text: Text): string {
    return this.sayIfKnown(text) ?? this.#report(text.key, 'not in the catalogue');
  }

  sayIfKnown(text: Text): string | undefined {
    const source = this.#sourceOf(text);
    if (source === undefined) return undefined;
    try {
      const { params } = this.#setup.fill?.(text) ?? text;
      const filled = this.#fill(params);
      const said = this.#message(text.key, source).format(filled);
      return withMinus(said, Object.values(filled));
    } catch (thrown) {
      return this.#report(text.key, thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  partsIfKnown(text: Text): readonly SaidPart[] | undefined {
    const source = this.#sourceOf(text);
    if (source === undefined) return undefined;
    try {
      const { params = {} } = this.#setup.fill?.(text) ?? text;
      const filled = Object.fromEntries(
        Object.entries(params).map(([name, param]) => [name, this.#gap(param)]),
      );
      return joined(
        this.#message(text.key, source)
          .parts(filled)
          .flatMap((part) =>
            typeof part === 'string' ? withMinus(part, Object.values(filled)) : part,
          ),
      );
    } catch (thrown) {
      return [this.#report(text.key, thrown instanceof Error ? thrown.message : String(thrown))];
    }
  }

  #sourceOf({ key }: Text): string | undefined {
    const { texts } = this.#setup;
    return Object.hasOwn(texts, key) ? texts[key] : undefined;
  }

  /** What fills a gap: words or a number, on which a message may depend, or parts with prose. */
  #gap(param: TextParam): string | number | readonly SaidPart[] {
    if (typeof param !== 'object') return param;
    const parts = this.#parts(param);
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  }

  #parts(param: TextParam): readonly SaidPart[] {
    if (typeof param === 'number') return [writtenNumber(param)];
    if (typeof param !== 'object') return [String(param)];
    if (isList(param)) {
      const places = param.map((_, place) => String(place));
      return this.#list.formatToParts(places).flatMap(({ type, value }): readonly SaidPart[] => {
        const item = type === 'element' ? param[Number(value)] : undefined;
        if (item === undefined) return [value];
        return typeof item === 'number' ? [this.#word(item)] : this.#parts(item);
      });
    }
    if ('prose' in param || 'picture' in param) return [param];
    return 'key' in param ? (this.partsIfKnown(param) ?? [this.say(param)]) : [this.#said(param)];
  }

  #message(key: string, source: string): Message {
    let message = this.#messages.get(key);
    if (message === undefined) {
      message = new Message(source, this.#setup.locale);
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
    return this.#said(param);
  }

  #said(param: Text | Prose | Picture | { readonly seat: Seat }): string {
    if ('key' in param) return this.say(param);
    if ('seat' in param) return this.#setup.seatName(param.seat);
    if ('picture' in param) return onOneLine({ prose: param.alt });
    return this.#setup.plain?.(param) ?? onOneLine(param);
  }

  /** A list's item as text: numbers are written as the language writes them, as in messages. */
  #word(param: TextParam): string {
    const filled = this.#param(param);
    if (typeof filled !== 'number') return filled;
    return withMinus(numberIn(this.#setup.locale, filled), [filled]);
  }

  #report(key: string, reason: string): string {
    if (!this.#reported.has(key)) {
      this.#reported.add(key);
      this.#setup.missing?.(key, reason);
    }
    return key;
  }
}

/** Prose as it is written, on one line. */
function onOneLine({ prose }: Prose): string {
  return showableProse(prose).replace(/\s+/g, ' ').trim();
}

/** The parts without empty ones, and with words that stand side by side in one. */
function joined(parts: readonly SaidPart[]): readonly SaidPart[] {
  const left: SaidPart[] = [];
  for (const part of parts) {
    const last = left.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') left[left.length - 1] = last + part;
    else left.push(part);
  }
  return left;
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param);
}

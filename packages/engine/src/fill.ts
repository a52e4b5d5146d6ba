import {
  type AskedDocument,
  documentAnswer,
  documentIn,
  LONGEST_DOCUMENT_ANSWER,
} from './asked-document.ts';
import {
  type AmountChoice,
  type Answer,
  type Field,
  type FieldAnswer,
  type FieldChoice,
  type FormChoice,
  type OneChoice,
  type Option,
  optionOf,
  type SomeChoice,
  type TextChoice,
  type Why,
} from './choice.ts';
import type { Decider, Question } from './choose.ts';
import { type Flow, optionsIn } from './flow.ts';
import { LONGEST_PICTURE_ANSWER, type Picture, pictureChosen } from './picture.ts';
import type { Prose } from './prose.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** A field that is to be filled in: what it asks, and what the rules get from it. */
export interface Blank<T> {
  /** The question for the seat that fills in the form; the key is that of the form and the field. */
  asks(seat: Seat, why: Why): FieldChoice;
  /** What was filled in. */
  read(answer: FieldAnswer): T;
}

/** What the rules get from a form. */
export type Filled<B extends Readonly<Record<string, Blank<unknown>>>> = {
  readonly [Name in keyof B]: B[Name] extends Blank<infer T> ? T : never;
};

/** The kinds of field. */
export const blank = {
  /** One of the options. */
  one<O extends Option>(
    options: readonly O[],
    extras: Pick<OneChoice, 'fallback' | 'closed'> = {},
  ): Blank<O> {
    return {
      asks: (seat, why) => ({ ...extras, kind: 'one', seat, why, options }),
      read: (answer) => {
        const option = optionOf({ options } as OneChoice<O>, answer as number);
        if (option === undefined) throw new Error(`no option ${String(answer)}`);
        return option;
      },
    };
  },

  /** Between `min` and `max` of the options. */
  some<O extends Option>(
    options: readonly O[],
    bounds: Pick<SomeChoice, 'min' | 'max' | 'fallback' | 'closed'>,
  ): Blank<readonly O[]> {
    return {
      asks: (seat, why) => ({ ...bounds, kind: 'some', seat, why, options }),
      read: (answer) => optionsIn({ options } as SomeChoice<O>, answer),
    };
  },

  /** A whole number from `min` to `max`. */
  amount(bounds: Pick<AmountChoice, 'min' | 'max' | 'fallback'>): Blank<number> {
    return {
      asks: (seat, why) => ({ ...bounds, kind: 'amount', seat, why }),
      read: (answer) => answer as number,
    };
  },

  /** A text. */
  text(
    bounds: Pick<TextChoice, 'minLength' | 'maxLength' | 'pattern' | 'fallback'>,
  ): Blank<string> {
    return {
      asks: (seat, why) => ({ ...bounds, kind: 'text', seat, why }),
      read: (answer) => answer as string,
    };
  },

  /** Prose, of several lines with a little Markdown. */
  prose(
    bounds: Pick<TextChoice, 'minLength' | 'maxLength' | 'fallback' | 'whispered'>,
  ): Blank<Prose> {
    return {
      asks: (seat, why) => ({ ...bounds, kind: 'text', prose: true, seat, why }),
      read: (answer) => ({ prose: answer as string }),
    };
  },

  /** A picture of the campaign, or none. */
  picture(): Blank<Picture | undefined> {
    const bounds = { minLength: 0, maxLength: LONGEST_PICTURE_ANSWER };
    return {
      asks: (seat, why) => ({ ...bounds, kind: 'text', picture: true, seat, why }),
      read: (answer) => pictureChosen(answer as string),
    };
  },

  /** A whole document, such as a team. */
  document<C>(document: AskedDocument<C>, fallback: C): Blank<C> {
    const bounds = { minLength: 1, maxLength: LONGEST_DOCUMENT_ANSWER };
    return {
      asks: (seat, why) => ({
        ...bounds,
        kind: 'text',
        document,
        fallback: documentAnswer(fallback),
        seat,
        why,
      }),
      read: (answer) => documentIn(document, answer),
    };
  },
} as const;

/** A form for one seat, which is not asked yet: to be put up as a standing offer, or side by side. */
export interface Form<B extends Readonly<Record<string, Blank<unknown>>>> {
  readonly choice: FormChoice;
  /** What an answer to the choice says. */
  read(answer: Answer): Filled<B>;
}

/**
 * Makes a form. The question of each field has the key `<key>.<name>` in the catalogue.
 *
 * @param blanks the fields by name, in the order in which they are shown
 */
export function formOf<B extends Readonly<Record<string, Blank<unknown>>>>(
  who: Decider,
  key: string,
  blanks: B,
  { rule, params, ...extras }: Question,
): Form<B> {
  const seats = typeof who === 'number' ? [who] : who;
  const [seat] = seats;
  if (seat === undefined) throw new Error(`nobody to ask "${key}"`);
  const why = params === undefined ? { key, rule } : { key, params, rule };
  const fields: readonly Field[] = Object.entries(blanks).map(([name, field]) => ({
    name,
    choice: field.asks(seat, { ...why, key: `${key}.${name}` }),
  }));
  return {
    choice: {
      ...extras,
      kind: 'form',
      seat,
      ...(seats.length > 1 ? { seats } : {}),
      why,
      fields,
    },
    read: (answer) =>
      Object.fromEntries(
        Object.entries(blanks).map(([name, field], at) => [
          name,
          field.read((answer as readonly FieldAnswer[])[at] as FieldAnswer),
        ]),
      ) as Filled<B>,
  };
}

/** Has somebody fill in a form; returns what each field says, by name. */
export function* fillIn<B extends Readonly<Record<string, Blank<unknown>>>>(
  t: Pick<Table, 'seatCount'>,
  who: Decider,
  key: string,
  blanks: B,
  question: Question,
): Flow<Filled<B>> {
  const { choice, read } = formOf(who, key, blanks, question);
  if (choice.seat >= t.seatCount) throw new Error(`nobody to ask "${key}"`);
  return read((yield choice) as Answer);
}

import {
  type AskedDocument,
  documentAnswer,
  documentIn,
  LONGEST_DOCUMENT_ANSWER,
} from './asked-document.ts';
import {
  type AllocationChoice,
  type AmountChoice,
  type Choice,
  type ChoiceExtras,
  type Graph,
  NO_YES,
  type OneChoice,
  type Option,
  type OrderChoice,
  optionOf,
  type PathChoice,
  type SomeChoice,
  type TextChoice,
  type Why,
} from './choice.ts';
import { askOrder, askPath, type Flow, optionsIn } from './flow.ts';
import { LONGEST_PICTURE_ANSWER, type Picture, pictureChosen } from './picture.ts';
import type { Prose } from './prose.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/**
 * What a question says besides whom it asks, its key in the catalogue, and what there is to
 * choose. Every verb takes one.
 */
export interface Question extends Omit<ChoiceExtras, 'seats'> {
  /** Ledger id of the rule that grants or demands the decision. */
  readonly rule: string;
  /** What fills the gaps of its text. */
  readonly params?: Why['params'] | undefined;
}

/** Who decides: a seat, or any one of several. */
export type Decider = Seat | readonly Seat[];

type Seated = Pick<Table, 'seatCount'>;

// Questions are asked for every decision of a match. Their choices are written in one piece each,
// which runs several times faster than putting them together from common parts; and most have the
// same fields, be they empty, since what looks at all of them is faster if they are of one form.

/**
 * Has somebody choose one of the options. Throws if there is none.
 *
 * @param key of the question in the catalogue
 * @param question `fallback`: index of the option taken when nothing else is said, the first if
 *   left out
 */
export function* choose<O extends Option>(
  t: Seated,
  who: Decider,
  key: string,
  options: readonly O[],
  question: Question & Pick<OneChoice, 'fallback'>,
): Flow<O> {
  const { always, reaction, closed, about, fallback } = question;
  const choice = {
    kind: 'one',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    options,
    min: undefined,
    max: undefined,
    caps: undefined,
    maxTargets: undefined,
    limits: undefined,
    fallback,
    closed,
    about,
    reaction,
    always,
  } satisfies Whole<OneChoice<O>>;
  const answer = (yield choice as OneChoice) as number;
  const option = optionOf(choice, answer);
  if (option === undefined) throw new Error(`no option ${answer} in "${key}"`);
  return option;
}

/**
 * Has somebody choose one of options that may change while the question is open, as somebody uses a
 * standing offer (see `Game.standing`). Nothing if there is none, or none any more.
 *
 * @param options lists them as things stand
 * @param question `usual`: the index of what is taken when nothing else is said, in the list as it stands; the
 *   first if left out
 */
export function* chooseAmid<O extends Option>(
  t: Seated,
  who: Decider,
  key: string,
  options: () => readonly O[],
  question: Question & { readonly usual?: ((options: readonly O[]) => number) | undefined },
): Flow<O | undefined> {
  let choice: OneChoice<O> | undefined;
  const ask = (): OneChoice<O> | undefined => {
    const now = options();
    const { always, reaction, closed, about, usual } = question;
    choice =
      now.length === 0
        ? undefined
        : {
            kind: 'one',
            seat: firstOf(t, who, key),
            seats: severalOf(who),
            why: whyOf(key, question),
            options: now,
            fallback: usual?.(now),
            closed,
            about,
            reaction,
            always,
            anew: ask as () => Choice | undefined,
          };
    return choice;
  };
  const first = ask();
  if (first === undefined) return undefined;
  const answer = (yield first as OneChoice) as number;
  return choice === undefined ? undefined : optionOf(choice, answer);
}

/**
 * Asks a question of yes or no.
 *
 * @param question `usual`: whether yes is taken when nothing else is said
 */
export function* confirm(
  t: Seated,
  who: Decider,
  key: string,
  { usual = false, ...question }: Question & { readonly usual?: boolean },
): Flow<boolean> {
  const { id } = yield* choose(t, who, key, NO_YES, { ...question, fallback: usual ? 1 : 0 });
  return id === 'yes';
}

/** Has somebody choose between `min` and `max` of the options; returns them in their order. */
export function* chooseSome<O extends Option>(
  t: Seated,
  who: Decider,
  key: string,
  options: readonly O[],
  question: Question & Pick<SomeChoice, 'min' | 'max' | 'limits' | 'fallback'>,
): Flow<O[]> {
  const { always, reaction, closed, about, min, max, limits, fallback } = question;
  const choice = {
    kind: 'some',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    options,
    min,
    max,
    caps: undefined,
    maxTargets: undefined,
    limits,
    fallback,
    closed,
    about,
    reaction,
    always,
  } satisfies Whole<SomeChoice<O>>;
  return optionsIn(choice, yield choice as SomeChoice);
}

/** Has somebody choose a whole number from `min` to `max`. */
export function* chooseAmount(
  t: Seated,
  who: Decider,
  key: string,
  question: Question & Pick<AmountChoice, 'min' | 'max' | 'fallback'>,
): Flow<number> {
  const { always, reaction, closed, about, min, max, fallback } = question;
  const choice = {
    kind: 'amount',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    min,
    max,
    fallback,
    closed,
    about,
    reaction,
    always,
  } satisfies AmountChoice;
  return (yield choice) as number;
}

/** Has somebody divide points over the options; returns the points of each, in their order. */
export function* divide(
  t: Seated,
  who: Decider,
  key: string,
  options: readonly Option[],
  question: Question & Pick<AllocationChoice, 'caps' | 'min' | 'max' | 'maxTargets' | 'fallback'>,
): Flow<readonly number[]> {
  const { always, reaction, closed, about, caps, min, max, maxTargets, fallback } = question;
  const choice = {
    kind: 'allocation',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    options,
    min,
    max,
    caps,
    maxTargets,
    limits: undefined,
    fallback,
    closed,
    about,
    reaction,
    always,
  } satisfies Whole<AllocationChoice>;
  return (yield choice) as readonly number[];
}

/** Has somebody put all the options in order; returns them in it. */
export function* arrange<O extends Option>(
  t: Seated,
  who: Decider,
  key: string,
  options: readonly O[],
  question: Question,
): Flow<O[]> {
  const { always, reaction, closed, about } = question;
  const choice = {
    kind: 'order',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    options,
    min: undefined,
    max: undefined,
    caps: undefined,
    maxTargets: undefined,
    limits: undefined,
    fallback: undefined,
    closed,
    about,
    reaction,
    always,
  } satisfies Whole<OrderChoice<O>>;
  return yield* askOrder(choice);
}

/** Has somebody choose a way over a graph of places; returns the places entered. */
export function* choosePath<O extends Option>(
  t: Seated,
  who: Decider,
  key: string,
  graph: Graph<O>,
  question: Question & Pick<PathChoice, 'budget'>,
): Flow<O[]> {
  const { always, reaction, closed, about, budget } = question;
  const choice: PathChoice<O> = {
    ...graph,
    kind: 'path',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    budget,
    closed,
    about,
    reaction,
    always,
  };
  return yield* askPath(choice);
}

/** Has somebody write prose, of several lines with a little Markdown. */
export function* chooseProse(
  t: Seated,
  who: Decider,
  key: string,
  question: Question & Pick<TextChoice, 'minLength' | 'maxLength' | 'fallback'>,
): Flow<Prose> {
  return { prose: yield* textOf(t, who, key, { ...question, prose: true }) };
}

/** Has somebody choose a picture of the campaign to show, or none. */
export function* choosePicture(
  t: Seated,
  who: Decider,
  key: string,
  question: Question,
): Flow<Picture | undefined> {
  const bounds = { minLength: 0, maxLength: LONGEST_PICTURE_ANSWER } as const;
  return pictureChosen(yield* textOf(t, who, key, { ...question, ...bounds, picture: true }));
}

/**
 * Has somebody write a document, such as a team: a whole one in one go. Returns its content.
 *
 * @param question `document`: how it is read; `fallback`: the content that is taken when nothing else
 *   is said; `maxLength`: of its canonical JSON, in characters
 */
export function* chooseDocument<C>(
  t: Seated,
  who: Decider,
  key: string,
  question: Question & {
    readonly document: AskedDocument<C>;
    readonly fallback: C;
    readonly maxLength?: number;
  },
): Flow<C> {
  const choice = documentChoice(t, who, key, question);
  return documentIn(question.document, yield choice);
}

/** The choice that {@link chooseDocument} asks, to be asked beside others. */
export function documentChoice<C>(
  t: Seated,
  who: Decider,
  key: string,
  question: Parameters<typeof chooseDocument<C>>[3],
): TextChoice {
  const { document, fallback, maxLength = LONGEST_DOCUMENT_ANSWER } = question;
  const text = { minLength: 1, maxLength, fallback: documentAnswer(fallback), document };
  return textChoice(t, who, key, { ...question, ...text });
}

/** Has somebody write a short text. */
export function* chooseText(
  t: Seated,
  who: Decider,
  key: string,
  question: Question & Pick<TextChoice, 'minLength' | 'maxLength' | 'pattern' | 'fallback'>,
): Flow<string> {
  return yield* textOf(t, who, key, question);
}

type TextQuestion = Question &
  Pick<
    TextChoice,
    'minLength' | 'maxLength' | 'pattern' | 'fallback' | 'prose' | 'picture' | 'document'
  >;

function* textOf(t: Seated, who: Decider, key: string, question: TextQuestion): Flow<string> {
  return (yield textChoice(t, who, key, question)) as string;
}

function textChoice(t: Seated, who: Decider, key: string, question: TextQuestion): TextChoice {
  const { always, reaction, closed, about, minLength, maxLength, fallback } = question;
  const { pattern, prose, picture, document } = question;
  const choice: Open<TextChoice> = {
    kind: 'text',
    seat: firstOf(t, who, key),
    seats: severalOf(who),
    why: whyOf(key, question),
    minLength,
    maxLength,
    fallback,
    closed,
    about,
    reaction,
    always,
  };
  if (pattern !== undefined) choice.pattern = pattern;
  if (prose === true) choice.prose = true;
  if (picture === true) choice.picture = true;
  if (document !== undefined) choice.document = document;
  return choice;
}

/** A choice with the fields of those of other kinds, which are empty. */
type Whole<C> = C & {
  readonly [Field in Exclude<keyof SomeChoice | keyof AllocationChoice, keyof C>]: undefined;
};

/** A choice that still lacks a part which few questions say. */
type Open<C> = { -readonly [Part in keyof C]: C[Part] };

/** The seat that decides, or the first of several. */
function firstOf(t: Seated, who: Decider, key: string): Seat {
  const seat = typeof who === 'number' ? who : who[0];
  if (seat === undefined || seat >= t.seatCount) throw new Error(`nobody to ask "${key}"`);
  return seat;
}

function severalOf(who: Decider): readonly Seat[] | undefined {
  return typeof who === 'number' ? undefined : who;
}

function whyOf(key: string, { rule, params }: Question): Why {
  return params === undefined ? { key, rule } : { key, params, rule };
}

/** The functions of the engine, and of games, that ask: which of their arguments are what. */

/** A choice that rules can ask, as their code builds it. */
export interface Asked {
  readonly keys: readonly string[];
  readonly kind: string;
  readonly rules: readonly string[];
  /** Ids of its options; what only a match knows stands in angle brackets. */
  readonly options: readonly string[];
  /** What may be taken when nothing else is said, as far as the code says it: ids in backticks, positions, other code. */
  readonly fallbacks: readonly string[];
  /** Whether it is asked even if there is a single answer. */
  readonly always: boolean;
}

/** The kinds of choices. */
export const KINDS = ['one', 'some', 'amount', 'allocation', 'order', 'path', 'text', 'form'];

/** What a function that makes a choice is handed, each by its position. */
export interface Maker {
  readonly kind: string;
  readonly why: number;
  readonly options?: number;
  readonly graph?: number;
  readonly fallback?: number;
  readonly extras?: number;
}

/** Functions of the kernel that make a choice. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  lazyOne: { kind: 'one', why: 1, options: 2, extras: 3 },
  sievedOne: { kind: 'one', why: 1, options: 2, fallback: 3, extras: 4 },
  lazyPath: { kind: 'path', why: 1, graph: 4 },
};

/** What a verb asks, and which of its arguments are what of the question. */
export interface Verb {
  readonly kind: string;
  /** The key of the question. */
  readonly key: number;
  readonly options?: number;
  readonly graph?: number;
  /** The fields of a form, by name. */
  readonly blanks?: number;
  readonly question: number;
  /** What of the question says the default, where it is not called `fallback`. */
  readonly usual?: string;
}

/** The verbs that ask. */
export const VERBS: Readonly<Record<string, Verb>> = {
  choose: { kind: 'one', key: 2, options: 3, question: 4 },
  chooseAmid: { kind: 'one', key: 2, options: 3, question: 4, usual: 'usual' },
  leftTo: { kind: 'one', key: 2, options: 3, question: 4, usual: 'usual' },
  confirm: { kind: 'one', key: 2, question: 3 },
  chooseSome: { kind: 'some', key: 2, options: 3, question: 4 },
  chooseAmount: { kind: 'amount', key: 2, question: 3 },
  divide: { kind: 'allocation', key: 2, options: 3, question: 4 },
  arrange: { kind: 'order', key: 2, options: 3, question: 4 },
  choosePath: { kind: 'path', key: 2, graph: 3, question: 4 },
  chooseText: { kind: 'text', key: 2, question: 3 },
  chooseDocument: { kind: 'text', key: 2, question: 3 },
  documentChoice: { kind: 'text', key: 2, question: 3 },
  fillIn: { kind: 'form', key: 2, blanks: 3, question: 4 },
  formOf: { kind: 'form', key: 1, blanks: 2, question: 3 },
};

/** The verb that lets anybody act until all have passed; its one argument says everything. */
export const WINDOW = 'untilAllPass';

/** What makes the fields of a form: the kind that each asks, and which of its arguments are the options. */
export const BLANKS: Readonly<
  Record<string, { readonly kind: string; readonly options?: number }>
> = {
  one: { kind: 'one', options: 0 },
  some: { kind: 'some', options: 0 },
  amount: { kind: 'amount' },
  text: { kind: 'text' },
  prose: { kind: 'text' },
  picture: { kind: 'text' },
  document: { kind: 'text' },
};

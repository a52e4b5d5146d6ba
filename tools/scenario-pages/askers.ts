/** The functions of the engine, and of games, that ask: which of their arguments are what. */

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
  readonly options?: number;
  readonly graph?: number;
  readonly question: number;
}

/** The verbs that ask; each has the key of its question at {@link KEY}. */
export const VERBS: Readonly<Record<string, Verb>> = {
  choose: { kind: 'one', options: 3, question: 4 },
  chooseAmid: { kind: 'one', options: 3, question: 4 },
  confirm: { kind: 'one', question: 3 },
  chooseSome: { kind: 'some', options: 3, question: 4 },
  chooseAmount: { kind: 'amount', question: 3 },
  divide: { kind: 'allocation', options: 3, question: 4 },
  arrange: { kind: 'order', options: 3, question: 4 },
  choosePath: { kind: 'path', graph: 3, question: 4 },
  chooseText: { kind: 'text', question: 3 },
  chooseDocument: { kind: 'text', question: 3 },
  documentChoice: { kind: 'text', question: 3 },
  fillIn: { kind: 'form', question: 4 },
};

/** Where every verb has the key of its question. */
export const KEY = 2;

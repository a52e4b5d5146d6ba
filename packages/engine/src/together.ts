import type { Answer, Choice, Pending } from './choice.ts';
import { choicesIn } from './choice.ts';
import type { Flow, Reply, SlotAnswer } from './flow.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/**
 * Everyone decides in secret, then all is revealed together: asks all choices at once and returns
 * the answers in their order. Until the last is in, nobody learns more than who has answered.
 */
export function* secretly(
  table: Pick<Table, 'reveal' | 'inStrand' | 'joinStrands'>,
  choices: readonly Choice[],
): Flow<Answer[]> {
  const answers: (Answer | undefined)[] = choices.map(() => undefined);
  let open = choices.map((choice, index) => ({ choice, index }));
  while (open.length > 0) {
    const asked = open.map(({ choice }) => choice);
    const { slot, answer } = (yield { kind: 'many', choices: asked, secret: true }) as SlotAnswer;
    const answered = open[slot];
    if (answered === undefined) throw new Error(`no open choice ${slot}`);
    const { index } = answered;
    table.inStrand(index, 0, () => {
      answers[index] = answer;
    });
    open = open.filter((other) => other !== answered);
  }
  table.joinStrands();
  if (choices.length > 0) table.reveal();
  return answers as Answer[];
}

/** One strand of {@link parallel}. */
export interface Strand<T> {
  readonly seat: Seat;
  readonly flow: Flow<T>;
}

/** A strand that waits for answers. */
interface Waiting<T> {
  readonly strand: Strand<T>;
  /** Its place among all strands. */
  readonly index: number;
  pending: Pending;
}

/**
 * Runs several flows side by side, each at the pace of those who answer it, and returns their
 * results when the last has ended. In secret, every strand's answers and events stay with its seat
 * until then. Strands run in the order in which answers come, so what they share must not depend
 * on that order. If one of them throws or ends the step, the others are left as well.
 */
export function* parallel<T>(
  table: Pick<Table, 'reveal' | 'audience' | 'inStrand' | 'joinStrands'>,
  strands: readonly Strand<T>[],
  { secret }: { readonly secret: boolean },
): Flow<T[]> {
  const results = new Array<T>(strands.length);
  const waiting: Waiting<T>[] = [];

  /** Runs a strand to its next choice or its end; returns what it waits for. */
  const goOn = (
    { seat, flow }: Strand<T>,
    index: number,
    slot: number | undefined,
    reply: Reply,
  ): Pending | undefined => {
    const next = table.inStrand(index, slot, () =>
      heardBy(table, secret ? [seat] : table.audience, () => flow.next(reply)),
    );
    if (!next.done) return next.value;
    results[index] = next.value;
    return undefined;
  };

  try {
    for (const [index, strand] of strands.entries()) {
      const pending = goOn(strand, index, undefined, 0);
      if (pending !== undefined) waiting.push({ strand, index, pending });
    }
    while (waiting.length > 0) {
      const choices = waiting.flatMap(({ pending }) => choicesIn(pending));
      const { slot, answer } = (yield { kind: 'many', choices, secret }) as SlotAnswer;
      const [at, own] = strandOf(waiting, slot);
      const answered = waiting[at];
      if (answered === undefined) throw new Error(`no open choice ${slot}`);
      const reply = answered.pending.kind === 'many' ? { slot: own, answer } : answer;
      const pending = goOn(answered.strand, answered.index, own, reply);
      if (pending === undefined) waiting.splice(at, 1);
      else answered.pending = pending;
    }
  } finally {
    for (const { strand } of waiting) leave(table, secret, strand);
  }
  table.joinStrands();
  if (secret && strands.length > 0) table.reveal();
  return results;
}

/** The strand that an open choice belongs to, and which of the strand's own choices it is. */
function strandOf<T>(waiting: readonly Waiting<T>[], slot: number): [at: number, own: number] {
  let own = slot;
  let at = 0;
  for (const { pending } of waiting) {
    const count = choicesIn(pending).length;
    if (own < count) break;
    own -= count;
    at += 1;
  }
  return [at, own];
}

/** Leaves a strand that waits in the middle: its `finally` blocks run, before its own audience. */
function leave<T>(
  table: Pick<Table, 'audience'>,
  secret: boolean,
  { seat, flow }: Strand<T>,
): void {
  const left: Generator<Pending, unknown, Reply> = flow;
  heardBy(table, secret ? [seat] : table.audience, () => left.return(undefined));
}

/** Runs something before this audience. */
function heardBy<R>(table: Pick<Table, 'audience'>, audience: Table['audience'], run: () => R): R {
  const outer = table.audience;
  table.audience = audience;
  try {
    return run();
  } finally {
    table.audience = outer;
  }
}

import type { Answer, Choice } from './choice.ts';
import { choicesIn } from './choice.ts';
import type { Flow, Given, SlotAnswer } from './flow.ts';
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
  let open = choices.map((_, index) => index);
  while (open.length > 0) {
    const asked: Choice[] = [];
    for (const index of open) {
      const choice = choices[index];
      if (choice !== undefined) asked.push(choice);
    }
    const { slot, answer } = (yield { kind: 'many', choices: asked, secret: true }) as SlotAnswer;
    const index = open[slot];
    if (index === undefined) throw new Error(`no open choice ${slot}`);
    table.inStrand(index, 0, () => {
      answers[index] = answer;
    });
    open = open.filter((other) => other !== index);
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

/**
 * Runs several flows side by side, each at the pace of those who answer it, and returns their
 * results when the last has ended. In secret, every strand's answers and events stay with its seat
 * until then. Strands run in the order in which answers come, so what they share must not depend
 * on that order.
 */
export function* parallel<T>(
  table: Pick<Table, 'reveal' | 'audience' | 'inStrand' | 'joinStrands'>,
  strands: readonly Strand<T>[],
  { secret }: { readonly secret: boolean },
): Flow<T[]> {
  const runs = strands.map(({ seat, flow }, index) => ({
    index,
    seat,
    flow,
    result: undefined as T | undefined,
  }));
  const goOn = (run: (typeof runs)[number], slot: number | undefined, given: Given) =>
    table.inStrand(run.index, slot, () => {
      const outer = table.audience;
      if (secret) table.audience = run.seat;
      try {
        return run.flow.next(given);
      } finally {
        table.audience = outer;
      }
    });
  const waiting = runs.flatMap((run) => {
    const first = goOn(run, undefined, 0);
    if (first.done) run.result = first.value;
    return first.done ? [] : [{ run, pending: first.value }];
  });
  while (waiting.length > 0) {
    const choices = waiting.flatMap(({ pending }) => choicesIn(pending));
    const { slot, answer } = (yield { kind: 'many', choices, secret }) as SlotAnswer;
    let before = 0;
    let at = 0;
    for (const { pending } of waiting) {
      const count = choicesIn(pending).length;
      if (slot < before + count) break;
      before += count;
      at += 1;
    }
    const strand = waiting[at];
    if (strand === undefined) throw new Error(`no open choice ${slot}`);
    const own = slot - before;
    const given = strand.pending.kind === 'many' ? { slot: own, answer } : answer;
    const next = goOn(strand.run, own, given);
    if (next.done) {
      strand.run.result = next.value;
      waiting.splice(at, 1);
    } else {
      strand.pending = next.value;
    }
  }
  table.joinStrands();
  if (secret && strands.length > 0) table.reveal();
  return runs.map(({ result }) => result as T);
}

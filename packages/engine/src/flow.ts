import type {
  AllocationChoice,
  AmountChoice,
  Answer,
  Choice,
  OneChoice,
  Option,
  OrderChoice,
  PathChoice,
  Pending,
  SomeChoice,
  TextChoice,
} from './choice.ts';
import { optionOf, placeOf } from './choice.ts';
import { onlyAnswer } from './only-answer.ts';
import type { Seat } from './seat.ts';

/** An answer to one of several open choices. `slot` is its place in {@link OpenChoices.choices}. */
export interface SlotAnswer {
  readonly slot: number;
  readonly answer: Answer;
}

/** What the kernel hands back to a waiting flow. */
export type Given = Answer | SlotAnswer;

/**
 * A piece of the rules that may stop for decisions. Call it with `yield*`: a flow that is called
 * without it never runs (`npm run check:flows` finds such calls).
 */
export type Flow<T = void> = Generator<Pending, T, Given>;

/** Asks for one of the options and returns it. Throws if there is none. */
export function* askOne<O extends Option>(choice: OneChoice<O>): Flow<O> {
  const answer = yield choice as OneChoice;
  const option = optionOf(choice, answer as number);
  if (option === undefined) throw new Error(`no option ${String(answer)} in "${choice.why.key}"`);
  return option;
}

/** Asks for some of the options and returns them in the order of the list. */
export function* askSome<O extends Option>(choice: SomeChoice<O>): Flow<O[]> {
  return optionsIn(choice, yield choice as SomeChoice);
}

/** Asks for a whole number. */
export function* askAmount(choice: AmountChoice): Flow<number> {
  return (yield choice) as number;
}

/** Asks for points per option; the result has one number for each option. */
export function* askAllocation<O extends Option>(
  choice: AllocationChoice<O>,
): Flow<readonly number[]> {
  return (yield choice as AllocationChoice) as readonly number[];
}

/** Asks for an order of all options and returns them in it. */
export function* askOrder<O extends Option>(choice: OrderChoice<O>): Flow<O[]> {
  const answer = (yield choice as OrderChoice) as readonly number[];
  return pick(choice.options, answer);
}

/** Asks for a way and returns the places entered, without the start. */
export function* askPath<O extends Option>(choice: PathChoice<O>): Flow<O[]> {
  const answer = (yield choice as PathChoice) as readonly number[];
  return answer.map((place) => {
    const option = placeOf(choice, place);
    if (option === undefined) throw new Error(`no place ${place}`);
    return option;
  });
}

/** Asks for short text. */
export function* askText(choice: TextChoice): Flow<string> {
  return (yield choice) as string;
}

/** Waits for the first answer to any of the choices; says which one it was. */
export function* askAny(choices: readonly Choice[]): Flow<SlotAnswer> {
  return (yield { kind: 'many', choices, secret: false }) as SlotAnswer;
}

/**
 * Everyone may act until all are done: asks `choiceOf(seat)` of every seat for which it returns a
 * choice, hands each answer to `act`, and asks anew, until `choiceOf` returns nothing for anyone.
 */
export function* untilAllDone(
  seats: readonly Seat[],
  choiceOf: (seat: Seat) => Choice | undefined,
  act: (seat: Seat, choice: Choice, answer: Answer) => Flow<void>,
): Flow<void> {
  for (;;) {
    const choices: Choice[] = [];
    for (const seat of seats) {
      const choice = choiceOf(seat);
      if (choice !== undefined) choices.push(choice);
    }
    if (choices.length === 0) return;
    const { slot, answer } = yield* askAny(choices);
    const choice = choices[slot];
    if (choice === undefined) throw new Error(`no open choice ${slot}`);
    yield* act(choice.seat, choice, answer);
  }
}

/**
 * Runs a flow while something else may be answered at any time beside it: a game master who may
 * always act, a concession, a safety card. `offer` is asked at every pause; its answer runs `act`,
 * then the flow goes on where it was.
 */
export function* withStanding<T>(
  flow: Flow<T>,
  offer: () => readonly Choice[],
  act: (choice: Choice, answer: Answer) => Flow<void>,
): Flow<T> {
  let result = flow.next(0);
  while (!result.done) {
    const pending = result.value;
    // What has a single answer waits for nobody, nor does what stands beside it.
    const waits = pending.kind === 'many' || onlyAnswer(pending) === undefined;
    const standing = waits || pending.always === true ? offer() : [];
    if (standing.length === 0) {
      result = flow.next(yield pending);
      continue;
    }
    const own = pending.kind === 'many' ? pending.choices : [pending];
    const secret = pending.kind === 'many' && pending.secret;
    const { slot, answer } = (yield {
      kind: 'many',
      choices: [...own, ...standing],
      secret,
    }) as SlotAnswer;
    if (slot < own.length) {
      result = flow.next(pending.kind === 'many' ? { slot, answer } : answer);
      continue;
    }
    const choice = standing[slot - own.length];
    if (choice === undefined) throw new Error(`no standing choice ${slot}`);
    yield* act(choice, answer);
  }
  return result.value;
}

/**
 * The options that an answer names, in the order of the list: `optionsIn(choice, yield choice)` is
 * `yield* askSome(choice)` without a flow of its own, for what is asked in every round.
 */
export function optionsIn<O extends Option>(choice: SomeChoice<O>, given: Given): O[] {
  return pick(choice.options, given as readonly number[]);
}

function pick<O>(options: readonly O[], indexes: readonly number[]): O[] {
  const picked: O[] = [];
  for (const index of indexes) {
    const option = options[index];
    if (option === undefined) throw new Error(`no option ${index}`);
    picked.push(option);
  }
  return picked;
}

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

/** An answer to one of several open choices. `slot` is its place in {@link OpenChoices.choices}. */
export interface SlotAnswer {
  readonly slot: number;
  readonly answer: Answer;
}

/** What a waiting flow is sent when somebody has answered. */
export type Reply = Answer | SlotAnswer;

/**
 * A piece of the rules that may stop for decisions. Call it with `yield*`: a flow that is called
 * without it never runs (`npm run check:flows` finds such calls).
 */
export type Flow<T = void> = Generator<Pending, T, Reply>;

const NOTHING: Flow<undefined> = (function* (): Flow<undefined> {
  return undefined;
})();
NOTHING.next(0);

/**
 * A flow that may be none: `yield* maybe(flow)` runs it and returns what it returns, or does
 * nothing. Costs no flow of its own.
 */
export function maybe<T>(flow: Flow<T> | undefined): Flow<T | undefined> {
  // What is over already can be run again and again, and ends at once.
  return flow ?? NOTHING;
}

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
 * The options that an answer names, in the order of the list: `optionsIn(choice, yield choice)` is
 * `yield* askSome(choice)` without a flow of its own, for what is asked in every round.
 */
export function optionsIn<O extends Option>(choice: SomeChoice<O>, reply: Reply): O[] {
  return pick(choice.options, reply as readonly number[]);
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

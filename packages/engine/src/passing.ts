import type { Choice, ClosedOption, OneChoice, Option, Why } from './choice.ts';
import type { Flow, SlotAnswer } from './flow.ts';
import type { Seat } from './seat.ts';

/** A time in which anybody may act, until all have passed in a row. */
export interface PassingWindow<O extends Option = Option> {
  /** Who may act. */
  readonly seats: readonly Seat[];
  readonly why: Why;
  /**
   * What a seat could do now besides passing. It is asked all the same where there is nothing, so
   * that its silence gives nothing away.
   */
  optionsFor(seat: Seat): readonly O[];
  /** What a seat cannot do now, each with the reason; computed only when somebody looks. */
  closedFor?(seat: Seat, open: readonly O[]): readonly ClosedOption[];
  /** Carries out what a seat does. All are asked again then. */
  act(seat: Seat, option: O): Flow<void>;
  /**
   * For how long a seat may pass in advance: names of times, and which one it is now, such as
   * `{ combat: 3, turn: 12 }`.
   */
  readonly scopes?: Readonly<Record<string, string | number>> | undefined;
  /** Whether something is aimed at a seat, which is asked then though it has passed in advance. */
  isAimedAt?(seat: Seat): boolean;
  /** Seconds after which the table passes for a seat that has not answered. */
  readonly seconds?: number | undefined;
}

/** What passing is in such a window. */
export const PASS = { id: 'pass' } as const satisfies Option;

/** Lets anybody act until all have passed in a row. */
export function* untilAllPass<O extends Option>(window: PassingWindow<O>): Flow<void> {
  const askAll = () => window.seats.map((seat) => windowChoice(window, seat));
  let left = askAll();
  while (left.length > 0) {
    const choices = left.map(({ first }) => first);
    const { slot, answer } = (yield { kind: 'many', choices, secret: false }) as SlotAnswer;
    const given = left[slot];
    if (given === undefined) throw new Error(`no open choice ${slot}`);
    const option = given.optionAt(answer as number);
    if (option === undefined) {
      // The others' choices stay the same ones: what they are about to answer still holds.
      left = left.filter((other) => other !== given);
    } else {
      yield* window.act(given.seat, option);
      left = askAll();
    }
  }
}

/** The choice of a seat, which knows what its options are now. */
function windowChoice<O extends Option>(window: PassingWindow<O>, seat: Seat) {
  const { why, scopes = {}, seconds } = window;
  let options: readonly O[] = [];
  const anew = (): OneChoice => {
    options = window.optionsFor(seat);
    return {
      kind: 'one',
      seat,
      why,
      options: [...options, PASS],
      fallback: options.length,
      pass: { scopes, aimed: window.isAimedAt?.(seat) === true, seconds },
      closed: window.closedFor && (() => window.closedFor?.(seat, options) ?? []),
      anew: anew as () => Choice,
    };
  };
  return { seat, first: anew(), optionAt: (at: number): O | undefined => options[at] };
}

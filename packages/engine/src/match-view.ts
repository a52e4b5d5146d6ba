import type { Choice, ClosedOption, Option, Reaction, Why, WireAnswer } from './choice.ts';
import type { Outcome } from './game.ts';
import { fallbackAnswer } from './list-answers.ts';
import type { SeatInfo } from './match-file.ts';
import type { Observer, Seat } from './seat.ts';
import { toWire } from './wire-answer.ts';

/** An open choice as a client sees it: plain data throughout. */
export interface ChoiceView {
  /** Which of the open choices of the match; an answer names it. */
  readonly slot: number;
  readonly kind: Choice['kind'];
  readonly seat: Seat;
  readonly seats?: readonly Seat[];
  readonly why: Why;
  readonly options: readonly Option[];
  readonly closed: readonly ClosedOption[];
  /** The answer taken when nothing else is said. */
  readonly fallback: WireAnswer;
  readonly reaction?: Reaction;
  readonly about?: Readonly<Record<string, unknown>>;
  readonly min?: number;
  readonly max?: number;
  readonly caps?: readonly number[];
  readonly maxTargets?: number;
  readonly limits?: readonly { readonly of: readonly number[]; readonly max: number }[];
  readonly from?: number;
  readonly steps?: readonly (readonly number[])[];
  readonly costs?: readonly (readonly number[])[];
  readonly budget?: number;
  readonly ends?: readonly boolean[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Somebody else who has to decide. */
export interface Waiting {
  readonly seats: readonly Seat[];
}

/** Everything that a client of one seat, or a spectator, ever receives of a match's present. */
export interface SeatView<V = unknown> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly observer: Observer;
  /** Answers given so far. */
  readonly seq: number;
  readonly view: V;
  /** What this observer may answer now. */
  readonly choices: readonly ChoiceView[];
  /** Whom the match waits for beside. */
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
}

/** The plain-data form of an open choice. */
export function choiceView(choice: Choice, slot: number): ChoiceView {
  const { closed, ...rest } = choice as Choice & { options?: readonly Option[] };
  return {
    ...rest,
    options: 'options' in choice ? choice.options.map(plainOption) : [],
    closed: closed?.() ?? [],
    slot,
    seat: choice.seat,
    fallback: toWire(choice, fallbackAnswer(choice)),
  } as ChoiceView;
}

function plainOption(option: Option): Option {
  const { id, names, text } = option;
  return {
    id,
    ...(names === undefined ? {} : { names }),
    ...(text === undefined ? {} : { text }),
  };
}

import {
  type Choice,
  type ClosedOption,
  type FormChoice,
  type Graph,
  mayAnswer,
  type OneChoice,
  type Option,
  type Passing,
  type PathChoice,
  type Reaction,
  type Why,
  type WireAnswer,
} from './choice.ts';
import type { Game } from './game.ts';
import { fallbackAnswer } from './list-answers.ts';
import type { SeatInfo } from './match-file.ts';
import type { Outcome } from './outcome.ts';
import { type Observer, type Seat, SPECTATOR } from './seat.ts';
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
  readonly pass?: Passing;
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
  readonly prose?: true;
  readonly picture?: true;
  /** The kind of document that is asked for. */
  readonly document?: { readonly kind: string };
  readonly fields?: readonly FieldView[];
}

/** A field of a form as a client sees it. */
export interface FieldView {
  readonly name: string;
  readonly choice: ChoiceView;
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
  /** What this observer may do at any time, though nobody waits for it; slots are below 0. */
  readonly standing?: readonly ChoiceView[];
  /** Whom the match waits for beside. */
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
}

/** The plain-data form of an open choice. */
export function choiceView(choice: Choice, slot: number): ChoiceView {
  const {
    closed,
    always: _,
    sieve: __,
    trail: ___,
    anew: ____,
    ...rest
  } = choice as Choice & Hidden;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== undefined)),
    ...(choice.kind === 'path' ? listsOf(choice) : {}),
    ...(choice.kind === 'text' && choice.document !== undefined
      ? { document: { kind: choice.document.kind } }
      : {}),
    ...(choice.kind === 'form' ? { fields: fieldViews(choice, slot) } : {}),
    options: 'options' in choice ? choice.options.map(plainOption) : [],
    closed: (closed?.() ?? []).map((one) => ({ ...plainOption(one), because: one.because })),
    slot,
    seat: choice.seat,
    kind: choice.kind,
    why: choice.why,
    fallback: toWire(choice, fallbackAnswer(choice)),
  };
}

function fieldViews({ fields }: FormChoice, slot: number): readonly FieldView[] {
  return fields.map(({ name, choice }) => ({ name, choice: choiceView(choice, slot) }));
}

/** What choices carry that is no data. */
type Hidden = Pick<OneChoice, 'sieve'> & Pick<PathChoice, 'trail'>;

/** The graph of a way, which may be listed only now. */
function listsOf({ from, steps, costs, ends }: PathChoice): Omit<Graph, 'options'> {
  return { from, steps, costs, ends };
}

function plainOption(option: Option): Option {
  const { id, names, text, aside } = option;
  return {
    id,
    ...(names === undefined ? {} : { names }),
    ...(text === undefined ? {} : { text }),
    ...(aside === undefined ? {} : { aside }),
  };
}

/** What a view is made from. */
interface Viewed {
  readonly game: Game;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seq: number;
  readonly state: object;
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | undefined;
  standingFor(seat: Seat): readonly Choice[];
}

/** What an observer may see of a match now; see `Match.seatView`. */
export function seatViewOf(match: Viewed, observer: Observer): SeatView {
  const { game, seats, options, seq, choices, outcome } = match;
  const own = (choice: Choice) => observer !== SPECTATOR && mayAnswer(choice, observer);
  const standing = observer === SPECTATOR ? [] : match.standingFor(observer);
  const waiting: Waiting[] = choices
    .filter((choice) => !own(choice))
    .map((choice) => ({ seats: choice.seats ?? [choice.seat] }));
  return {
    game: game.id,
    rulesVersion: game.version,
    seats,
    options,
    observer,
    seq,
    view: game.view(match.state, observer),
    choices: choices.flatMap((choice, slot) => (own(choice) ? [choiceView(choice, slot)] : [])),
    ...(standing.length === 0
      ? {}
      : { standing: standing.map((offer, place) => choiceView(offer, -1 - place)) }),
    waiting,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

import type { AskedDocument } from './asked-document.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** Why somebody is asked: a text for the interface and the rule that asks. */
export interface Why extends Text {
  /** Ledger id of the rule that grants or demands this decision. */
  readonly rule?: string;
}

/** One thing that can be chosen. Games extend it with fields of their own for their flows. */
export interface Option {
  /** Stable and readable; unique within its choice. Match files and scenarios use it. */
  readonly id: string;
  /** What it names: `{ square: 'B1' }`, `{ card: 'vampiric-lazor' }`, … */
  readonly names?: Readonly<Record<string, string | number>>;
  /** What it is called; without it the catalogue's `option.<id>` is used. */
  readonly text?: Text;
  /**
   * Offered next to the game's own choices, like conceding; only where one option is chosen. Random
   * players and searches ignore it while there is anything else.
   */
  readonly aside?: true;
}

/** An option that a player might expect here but cannot choose, with the reason. */
export interface ClosedOption extends Option {
  readonly because: Why;
}

/** What a seat may leave as a standing order about a reaction. */
export interface Reaction {
  /** The trigger's name in the settings, e.g. `opportunity`. */
  readonly key: string;
  /** The answer that "always" gives; that of "never", where a seat can only stop being asked. */
  readonly take: Answer;
  /** The answer that "never" gives. */
  readonly decline: Answer;
}

/** What lets a seat pass in a window without being asked; see `untilAllPass`. */
export interface Passing {
  /** For how long it may pass in advance: names of times, and which one it is now. */
  readonly scopes: Readonly<Record<string, string | number>>;
  /** Something is aimed at the seat: it is asked though it has passed in advance. */
  readonly aimed: boolean;
  /** Seconds after which the table passes for it; none where there is no limit. */
  readonly seconds?: number | undefined;
}

/** An answer to a choice of any kind but a form. */
export type FieldAnswer = number | readonly number[] | string;

/**
 * An answer inside the engine: indexes, amounts or text; to a form a list of these.
 * {@link WireAnswer} is its form outside.
 */
export type Answer = FieldAnswer | readonly FieldAnswer[];

/** What stands in files and messages for a {@link FieldAnswer}: option ids, amounts or text. */
export type FieldWireAnswer =
  | string
  | number
  | readonly string[]
  | Readonly<Record<string, number>>;

/** An answer as it stands in files and messages; to a form its fields by name. */
export type WireAnswer = FieldWireAnswer | Readonly<Record<string, FieldWireAnswer>>;

/** What every kind of choice has. */
export interface ChoiceExtras {
  /** Every seat that may answer, if there are several; {@link ChoiceBase.seat} is the first. */
  readonly seats?: readonly Seat[] | undefined;
  /**
   * Asked even if there is a single legal answer, which is otherwise taken unasked: for decisions
   * that the rulebook leaves to the player in so many words, such as naming the target of an attack.
   */
  readonly always?: true | undefined;
  /** Set for reactions that a seat may answer in advance by a standing order. */
  readonly reaction?: Reaction | undefined;
  /** Set where the fallback is to pass, and a seat may do so in advance. */
  readonly pass?: Passing | undefined;
  /** Options that are not available, computed only when somebody looks. */
  readonly closed?: (() => readonly ClosedOption[]) | undefined;
  /** For the game's own board and bots, which alone understand it; must be plain data. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Makes the choice anew after somebody has used a standing offer while it was open; nothing if
   * there is nothing left to choose. Without it the choice stays as it is.
   */
  readonly anew?: (() => Choice | undefined) | undefined;
}

interface ChoiceBase extends ChoiceExtras {
  /** The seat that decides. */
  readonly seat: Seat;
  readonly why: Why;
}

/** Candidates and a test that tells which of them are options, for a list that is slow to build. */
export interface Sieve<O extends Option = Option> {
  /** In the order of the options. */
  readonly candidates: readonly O[];
  passes(candidate: O): boolean;
}

/**
 * One of several options. Answer: its index; where there is a sieve, `-1 - n` may name its n-th
 * candidate instead, if that passes.
 */
export interface OneChoice<O extends Option = Option> extends ChoiceBase {
  readonly kind: 'one';
  readonly options: readonly O[];
  readonly sieve?: Sieve<O>;
  /** Index of the option taken when nothing else is said. */
  readonly fallback?: number | undefined;
}

/** Between `min` and `max` of the options. Answer: their indexes, rising. */
export interface SomeChoice<O extends Option = Option> extends ChoiceBase {
  readonly kind: 'some';
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  /** At most `max` of the options whose indexes are in `of`. */
  readonly limits?: readonly { readonly of: readonly number[]; readonly max: number }[] | undefined;
  readonly fallback?: readonly number[] | undefined;
}

/** A whole number from `min` to `max`. Answer: that number. */
export interface AmountChoice extends ChoiceBase {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly fallback?: number | undefined;
}

/** Points over targets. Answer: points per target, in the order of the options. */
export interface AllocationChoice<O extends Option = Option> extends ChoiceBase {
  readonly kind: 'allocation';
  readonly options: readonly O[];
  /** Most points that each option may get; same length as `options`. */
  readonly caps: readonly number[];
  /** Least points in total. */
  readonly min: number;
  /** Most points in total. */
  readonly max: number;
  /** Most options that may get points; without it, all. */
  readonly maxTargets?: number | undefined;
  readonly fallback?: readonly number[] | undefined;
}

/** An order of all the options. Answer: their indexes, first to last. */
export interface OrderChoice<O extends Option = Option> extends ChoiceBase {
  readonly kind: 'order';
  readonly options: readonly O[];
}

/**
 * A way over a graph of places. Answer: indexes of the places entered, without the start; where
 * there is a trail, their keys may be given instead.
 */
export interface PathChoice<O extends Option = Option> extends ChoiceBase {
  readonly kind: 'path';
  /** The places. */
  readonly options: readonly O[];
  /** Index of the place where the way begins. */
  readonly from: number;
  /** `steps[place]` lists the places that one step leads to. */
  readonly steps: readonly (readonly number[])[];
  /**
   * `costs[place][i]` is the cost of `steps[place][i]`; a whole number of at least 0. A step that
   * costs nothing may not lead to where the way has been already: see {@link circlesForFree}.
   */
  readonly costs: readonly (readonly number[])[];
  /** Most that the whole way may cost. */
  readonly budget: number;
  /** Whether the way may end at each place. */
  readonly ends: readonly boolean[];
  /** The same graph, step by step. */
  readonly trail?: Trail<O>;
}

/**
 * A graph of places that is walked step by step, so that a large one need not be listed. It names
 * places by keys of the game's own, whole numbers of at least 0; in an answer `-1 - key` stands for
 * the place with that key. It stays the same for as long as the choice is open.
 */
export interface Trail<O extends Option = Option> {
  /** Where the way begins. */
  readonly from: number;
  /**
   * Where one step leads from a place, in the order of {@link PathChoice.steps}, and what it costs;
   * steps that the budget never reaches may be among them.
   */
  stepsFrom(place: number): Strides;
  /** Whether the way may end there. */
  mayEnd(place: number): boolean;
  /** The place as an option; nothing if no place has that key. */
  option(place: number): O | undefined;
}

/** The steps from one place: where they lead, and what each costs. */
export interface Strides {
  readonly to: readonly number[];
  readonly costs: readonly number[];
}

/** The graph of a {@link PathChoice}. */
export type Graph<O extends Option = Option> = Pick<
  PathChoice<O>,
  'options' | 'from' | 'steps' | 'costs' | 'ends'
>;

/** The place that a number in an answer names: an index, or a key if it is below zero. */
export function placeOf<O extends Option>(choice: PathChoice<O>, answer: number): O | undefined {
  return answer < 0 ? choice.trail?.option(-1 - answer) : choice.options[answer];
}

/** A listed graph as a trail, whose keys are the indexes of the places. */
export function trailOfLists<O extends Option>(graph: Graph<O>): Trail<O> {
  const { from, steps, costs, ends, options } = graph;
  return {
    from,
    stepsFrom: (place) => ({ to: steps[place] ?? [], costs: costs[place] ?? [] }),
    mayEnd: (place) => ends[place] === true,
    option: (place) => options[place],
  };
}

/** Whether a step would go round in a circle for free, which is forbidden, as ways could go on for ever. */
export function circlesForFree(
  { from }: Pick<PathChoice, 'from'>,
  way: readonly number[],
  to: number,
  cost: number,
): boolean {
  return cost === 0 && (to === from || way.includes(to));
}

/** Free text. Answer: the text. */
export interface TextChoice extends ChoiceBase {
  readonly kind: 'text';
  /** Set where prose is asked for, of several lines with a little Markdown; see `Prose`. */
  readonly prose?: true | undefined;
  /** Set where one writes to one other alone: a file that others get has nothing of it; see `withoutWhispers`. */
  readonly whispered?: true | undefined;
  /** Set where a picture is asked for, or nothing if `minLength` is 0; see `pictureAnswer`. */
  readonly picture?: true | undefined;
  /** Set where a document is asked for; see `documentAnswer`. */
  readonly document?: AskedDocument | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  /** Source of a regular expression that the whole text must match. */
  readonly pattern?: string | undefined;
  readonly fallback?: string | undefined;
}

/** What a field of a form may ask. */
export type FieldChoice =
  | OneChoice
  | SomeChoice
  | AmountChoice
  | AllocationChoice
  | OrderChoice
  | TextChoice;

/** A field of a form. */
export interface Field {
  /** Stable and readable; unique within its form. */
  readonly name: string;
  /** What is asked, of those who fill in the form. */
  readonly choice: FieldChoice;
}

/** Several questions that are answered in one go. Answer: one for each field, in their order. */
export interface FormChoice extends ChoiceBase {
  readonly kind: 'form';
  readonly fields: readonly Field[];
}

/** A decision. Bots, interfaces, fuzzers and files know these kinds and no others. */
export type Choice = FieldChoice | PathChoice | FormChoice;

/** The kinds of choice. */
export const CHOICE_KINDS = [
  'one',
  'some',
  'amount',
  'allocation',
  'order',
  'path',
  'text',
  'form',
] as const satisfies readonly Choice['kind'][];

/** The option that an answer names, if there is one. */
export function optionOf<O extends Option>(choice: OneChoice<O>, answer: number): O | undefined {
  return answer < 0 ? choice.sieve?.candidates[-1 - answer] : choice.options[answer];
}

/** Whether an answer takes an option next to the game's own choices; see {@link Option.aside}. */
export function isAside(choice: Choice, answer: Answer): boolean {
  return choice.kind === 'one' && optionOf(choice, answer as number)?.aside === true;
}

/** The two options of a yes-or-no question. */
export const NO_YES = [{ id: 'no' }, { id: 'yes' }] as const satisfies readonly Option[];

/** Several choices that are open at once; an answer says which of them it is for. */
export interface OpenChoices {
  readonly kind: 'many';
  readonly choices: readonly Choice[];
  /** Answers stay hidden from the other seats until the flow reveals them. */
  readonly secret: boolean;
}

/** What a flow waits for. */
export type Pending = Choice | OpenChoices;

/** The open choices as a list. */
export function choicesIn(pending: Pending | undefined): readonly Choice[] {
  if (pending === undefined) return [];
  return pending.kind === 'many' ? pending.choices : [pending];
}

/** Whether this seat may answer the choice. */
export function mayAnswer(choice: Choice, seat: Seat): boolean {
  return choice.seats === undefined ? choice.seat === seat : choice.seats.includes(seat);
}

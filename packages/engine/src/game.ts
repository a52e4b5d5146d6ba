import type { Answer, Choice, Option, Pending, Why } from './choice.ts';
import type { GameDocuments } from './documents/kinds.ts';
import type { EventForms } from './event-forms.ts';
import type { GameEvent } from './events.ts';
import type { Flow } from './flow.ts';
import type { StandingOffers } from './offers.ts';
import type { OptionProblem, OptionsSchema, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { RandomSource } from './random/source.ts';
import type { Observer, Seat } from './seat.ts';
import type { Draw, Table } from './table.ts';
import type { Telling } from './telling.ts';
import type { Text } from './text.ts';
import type { UndoTerms } from './undo.ts';

/**
 * Something that must hold whenever a match waits for an answer or is over, in the middle of a
 * step too; `check` returns what is wrong, or nothing.
 */
export interface Invariant<S> {
  readonly rule: string;
  readonly text: string;
  check(state: S): string | undefined;
}

/** What an event did to a seat: to what is its own in the match. */
export interface Harm {
  /** How bad it is, on a scale of the game's own; at 0 it gets no line. */
  readonly weight: number;
  /**
   * What events share that tell of one blow, as an attack, its damage and whom it fells: the worst of
   * them stands for all, even if somebody is asked something in between.
   */
  readonly blow?: string;
  /** A new blow of that name begins with this event, which may weigh nothing itself. */
  readonly begins?: boolean;
  /** The seat did it to itself: no news as long as it follows from its own answer. */
  readonly own?: boolean;
}

/** What to say about events and choices, in keys of the game's catalogue. */
export interface Speech<E extends GameEvent = GameEvent> {
  event(event: E): Text;
  option?(option: Option, choice: Choice): Text;
  /**
   * Puts into a text what only its match knows, such as what a creature is called whose number the
   * text has. Every text of the match passes through it before it is said.
   *
   * @param view what whoever reads it may see of the match now
   */
  fill?(text: Text, view: unknown): Text;
  /**
   * What an event did to a seat, whoever did it; nothing if it did it no harm. The table shows a seat
   * the worst of what happened since it answered last; without this, what names it.
   *
   * @param view what the seat may see of the match now: it says whose a creature is
   */
  harm?(event: E, view: unknown, seat: Seat): Harm | undefined;
  /**
   * Whether the line of an event says nothing that the next one does not say: a turn in which nothing
   * happens, a walk before the line that says where to. The log has it, but it is not told by itself.
   */
  isEmpty?(event: E, next: E): boolean;
  /**
   * The figures that belong to single seats, by the names that texts call them: each is marked as
   * one's own to whoever reads from its seat.
   */
  figures?(view: unknown): readonly OwnedFigure[];
  /** What a document means by an id of the game, as a value or as the name of a field: a card, a figure. */
  named?(id: string): Text | undefined;
  /** Which rule ended a match that is over, in a sentence with what made it so, and its id. */
  ending?(view: unknown): Why | undefined;
  /**
   * Whether an event only says that a part of the match begins, where its type does not say so by
   * ending in `-began`.
   */
  begins?(event: E): boolean;
}

/** A figure that a seat controls alone. */
export interface OwnedFigure {
  readonly seat: Seat;
  /** As texts have it, the same in all languages. */
  readonly name: string;
}

/** Somebody who takes part, as simulations compare them: a character, an athlete, a player. */
export interface Entrant {
  readonly seat: Seat;
  /** What it is, by facet: class, role, powers; a list where it has several values. */
  readonly facets: Readonly<Record<string, string | readonly string[]>>;
}

/** What simulations count and compare. */
export interface Measures<S, E extends GameEvent> {
  /** Numbers of a finished match: rounds, deaths, …; reported with mean and spread. */
  numbers(state: S): Readonly<Record<string, number>>;
  /** Properties to break results down by: monster, class, option values. */
  facets(state: S): Readonly<Record<string, string>>;
  /** The counter that an event raises by one, if any: `power.fighter/rally`; or several, one as often as it stands there. */
  counter?(event: E): string | readonly string[] | undefined;
  /** One of the numbers, of which counters are reported per one as well: `turns`. */
  readonly unit?: string;
  /** Whose turn it is: decisions of other seats are counted as `decision.in-others-turn`, its own as `decision.in-own-turn`. */
  turnOf?(state: S): Seat | undefined;
  /** What of the game’s content a seat has come upon by an event: how seats fare with it is compared with all others. */
  came?(event: E): { readonly seat: Seat; readonly upon: readonly string[] } | undefined;
  /** Those who played a finished match: how often what won is compared by their facets. */
  entrants?(state: S): readonly Entrant[];
  /**
   * All content that can be met, derived from its declarations: a counter that an event raises,
   * the facet and value of an entrant (`class.fighter`), or what the rules note (`Table.met`). Reports say what of it was never met.
   */
  readonly content?: readonly string[];
  /**
   * How the sides stand, each from 0 (as good as lost) to 1 (won): one number for each seat, or
   * for each side that the board names in its `sides`. The story of a match is drawn from it; the
   * catalogue says at `standing.help` what 1 is.
   */
  standing?(state: S): readonly number[];
  /**
   * Whether an event only keeps the books of what one before it has told: the story of a match
   * then tells that one.
   */
  isBookkeeping?(event: E): boolean;
  /**
   * What of the game's content a player takes with an option, as a key of the catalogue
   * (`card.plasma-lazor`): what somebody likes to play with is counted from it.
   */
  chosen?(option: Option, choice: Choice): string | undefined;
}

/**
 * A match that is only played on, without log or undo: what simulations run, and what a search
 * looks ahead with.
 */
export interface Playout {
  readonly game: Game;
  readonly state: object;
  /** What it waits for; nothing once it is over. */
  readonly pending: Pending | undefined;
  /** Whether any seat may do something at any time. */
  readonly hasOffers: boolean;
  /**
   * What a seat may do at any time although nobody waits for it. An answer to the n-th
   * has the slot `-1 - n`, so that the number says nothing of what others may do.
   */
  standingFor(seat: Seat): readonly Choice[];
  /**
   * Answers the open choice of that number, and plays on to the next.
   *
   * @param seat whose standing offer it is, if the number is below 0
   */
  give(slot: number, answer: Answer, seat?: Seat): void;
}

/** What a policy is given to decide with: nothing that its seat may not know. */
export interface PolicyInput<V = unknown> {
  readonly view: V;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly random: Pick<RandomSource, 'index'>;
  /**
   * This moment as the seat can imagine it (see `Match.imagineRunner`), for policies that look
   * ahead; nothing where an imagination does not fit what is known. Missing
   * where nobody can look ahead.
   */
  readonly imagine?: (random: RandomSource) => Playout | undefined;
}

/** What a policy is given to look at standing offers with. */
export interface OffersInput<V = unknown> extends Omit<PolicyInput<V>, 'choice'> {
  /** What the seat may do now although nobody waits for it; see {@link StandingOffers}. */
  readonly offers: readonly Choice[];
}

/** A bot's head: from a seat's view and an open choice to an answer. */
export interface Policy<V = unknown> {
  (input: PolicyInput<V>): Answer;
  /**
   * Whether the seat makes use of a standing offer now, and how; nothing if it does not. Asked at
   * every moment at which it has any. A policy without it never does.
   */
  offers?(input: OffersInput<V>): { readonly place: number; readonly answer: Answer } | undefined;
}

/**
 * A game. Everything is a function of plain data; nothing reads a clock, `Math.random`, or
 * anything outside. Methods are written as methods so that games of different states fit one list.
 */
export interface Game<
  S extends object = object,
  O extends OptionsSchema = OptionsSchema,
  E extends GameEvent = GameEvent,
  V = unknown,
> {
  /** The folder's name; unique. */
  readonly id: string;
  readonly title: string;
  /**
   * Rises whenever the rules would compute anything differently from the same answers, the shape of
   * their state included; a match goes on with later rules if all that was told comes out the same.
   * Numbers in it count as numbers: 10 is later than 9.
   */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly options: O;
  /** Settings for matches of bots alone, so that every one ends; settings given by hand win. */
  readonly unattended?: Readonly<Record<string, unknown>>;
  /** Settings of a short match, to try the game; the catalogue explains them at `brief.help`. */
  readonly brief?: Readonly<Record<string, unknown>>;
  /** Settings under which all content can come up, for fuzzers. */
  readonly varied?: Readonly<Record<string, unknown>>;
  /**
   * What the game is assembled from: its classes, cards, monsters. Rules find it at the table, so
   * that a test can hand in its own.
   */
  readonly content?: unknown;
  /** Settings that are wrong together or for this number of seats. */
  checkOptions?(options: OptionValues<O>, seatCount: number): readonly OptionProblem[];
  /** On what terms a seat may undo at such a table; lenient ones without it. */
  undoTerms?(options: OptionValues<O>, seat: Seat, seatCount: number): UndoTerms;
  /** What it takes with it into a match and gives back at its end: character sheets, decks. */
  readonly documents?: GameDocuments<S, OptionValues<O>>;
  /** The state in which the first step begins. May draw. */
  setup(table: Table<undefined, OptionValues<O>, E>): S;
  /** The name of the step to come, or nothing when the match is over. */
  next(state: S): string | undefined;
  /**
   * The steps by name. One that has nothing to ask may do its work at once and return nothing, as a
   * flow that never stops costs as much as a decision.
   */
  readonly steps: Readonly<
    Record<string, (table: Table<S, OptionValues<O>, E>) => Flow<void> | undefined>
  >;
  /** What seats may do at any time while anything is asked, whatever step runs. */
  standing?(table: Table<S, OptionValues<O>, E>): StandingOffers;
  /** How it ended; defined exactly when {@link next} returns nothing. */
  outcome(state: S): Outcome | undefined;
  /**
   * What this observer may know of the state: the only thing that a client of that seat receives.
   * May return parts of the state itself; nobody writes to it.
   */
  view(state: S, observer: Observer): V;
  /**
   * A state that this observer could not tell from the real one, with everything hidden from it
   * drawn anew. Games without hidden state need none.
   */
  imagine?(state: S, observer: Observer, random: RandomSource): S;
  /**
   * Whether anything is hidden from anybody at a table with these settings, or, where a state is
   * given, in that state. Without it, whether the game has {@link imagine}.
   */
  hides?(options: OptionValues<O>, state?: S): boolean;
  /**
   * Whether at this moment even a decision with a single legal answer is asked, which is otherwise
   * taken unasked: needed where a silence would give away something hidden.
   */
  asksAnyway?(state: S): boolean;
  /**
   * How well a seat stands, as the payoff that it may expect from 0 to 1, for bots that look ahead
   * without playing to the end. Nothing at moments that are hard to judge: play on a little.
   * Sees everything in the state, which for bots is an imagined one.
   */
  evaluate?(state: S, seat: Seat): number | undefined;
  /**
   * Puts a scenario's starting position into a freshly set-up state, which it may change.
   * Throws {@link GivenError} on anything that it does not understand.
   */
  given?(state: S, position: Readonly<Record<string, unknown>>, options: OptionValues<O>): void;
  /**
   * The inverse of {@link given}: the starting position, in the game's own terms, that makes a
   * fresh set-up with these options into this very state, whatever the set-up drew. Called at
   * checkpoints, between two steps. May return parts of the state itself; nobody writes to them.
   */
  position?(state: S, options: OptionValues<O>): Readonly<Record<string, unknown>>;
  /**
   * The seat that a draw was for, where the rules draw for things of the game instead of seats;
   * nothing if it was nobody's. Asked after a match has ended, for the statistics of luck.
   */
  drawnFor?(state: S, draw: Pick<Draw, 'purpose' | 'who'>): Seat | undefined;
  /** Every event with its fields, so that a scenario that names another one is corrected. */
  readonly events?: EventForms<E>;
  readonly invariants: readonly Invariant<S>[];
  /** What its events tell of draws; a game that draws needs it. */
  readonly telling?: Telling<S, E>;
  readonly speech: Speech<E>;
  /** The English catalogue: ICU messages by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Catalogues of other languages, by language tag, loaded when somebody reads them. */
  readonly translations?: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
  readonly measures: Measures<S, E>;
  /** Policies by name, `heuristic` among them. */
  readonly bots: Readonly<Record<string, Policy<V>>>;
}

/** Whether anything is hidden from anybody at a table with these settings, or now; see {@link Game.hides}. */
export function hidesAnything(
  game: Pick<Game, 'hides' | 'imagine'>,
  options: OptionValues<OptionsSchema>,
  state?: object,
): boolean {
  return game.hides?.(options, state) ?? game.imagine !== undefined;
}

/** A starting position that a scenario describes wrongly. */
export class GivenError extends Error {
  override readonly name = 'GivenError';
}

/** Declares a game; the identity function, for its type checking. */
export function defineGame<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
): Game<S, O, E, V> {
  return game;
}

import type {
  ChoiceView,
  HeardEvent,
  Observer,
  Option,
  Outcome,
  Seat,
  Text,
  Why,
  WireAnswer,
} from '@tablewright/engine';
import type { ComponentType } from 'react';
import type { SeatMark, SeatShape } from './seat-mark.ts';
import type { GameSounds } from './sounds.ts';

export {
  letterMark,
  SEAT_SHAPES,
  type SeatMark,
  type SeatShape,
  seatMark,
  shapePath,
} from './seat-mark.ts';

/** One seat as the table shows it. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  /** `human`, or the name of the policy that plays. */
  readonly player: string;
  readonly mark: SeatMark;
  /** Whether the match waits for this seat. */
  readonly deciding: boolean;
  /** Whether its person is away: no device of theirs is connected to the table's server. */
  readonly away: boolean;
  /** Whether a bot keeps it for a person who may come back. */
  readonly kept: boolean;
}

/** One option of one open choice: what a board lights up and what the panel lists. */
export interface Offer {
  readonly choice: ChoiceView;
  readonly option: Option;
}

/**
 * What a person has said of the next question before it was asked, by one touch on the board: with
 * what they do there, and on whom or where to.
 */
export interface SaidNext {
  /** What the option of the next question is to name. */
  readonly names: Readonly<Record<string, string | number>>;
  /** Whether it answers that question; else it is only filled in, to be looked at and confirmed. */
  readonly sure: boolean;
  /** What would come of it there, in a few characters, where the panel offers several: `67 %`. */
  readonly says?: string;
}

/**
 * What a board is given. A board draws the view and lights up what the open choices offer; it
 * knows no rule: what may be touched comes from the options' `names`. Every offer also stands in
 * the decision panel, and what is begun in one of them shows in the other.
 *
 * @typeParam V what the game's `view` returns
 */
export interface BoardProps<V = unknown> {
  readonly view: V;
  /** Through whose eyes we look; {@link SPECTATOR} while a hand-over hides the table. */
  readonly observer: Observer;
  /** All seats, in seat order. */
  readonly seats: readonly SeatFace[];
  /** The settings of the match. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the observer may decide now; empty while others decide and when looking at the past. */
  readonly choices: readonly ChoiceView[];
  /** What happened since the last answer that the observer may know, oldest first: for motion. */
  readonly recent: readonly HeardEvent[];
  /** Everything that the observer may know of what has happened so far, oldest first. */
  readonly events: readonly HeardEvent[];
  readonly outcome: Outcome | undefined;
  /**
   * Somebody touched a thing that these offers name. One offer of a choice of one answers it; in
   * other choices it is added to what the panel is about to confirm (or taken out of it). Several
   * offers narrow the panel to just these.
   * @param next what the touch says of the next question already, by the offer that it picks: on whom,
   *   where to
   */
  readonly pick: (offers: readonly Offer[], next?: (offer: Offer) => SaidNext | undefined) => void;
  /**
   * How far an offer is picked already: 0 not at all; points in an allocation; the place, from 1,
   * in an order or on a way; else 1.
   */
  readonly picked: (offer: Offer) => number;
  /** Ids of the options picked so far, in their order; a way may come to one of them again. */
  readonly begun: (choice: ChoiceView) => readonly string[];
  /** Points at offers without picking them, or at nothing: the panel marks the same ones. */
  readonly point: (offers: readonly Offer[]) => void;
  /** Whether the pointer or the focus is on this offer, here or in the panel. */
  readonly pointedAt: (offer: Offer) => boolean;
  /** Answers outright, for boards with controls of their own. */
  readonly onAnswer: (slot: number, answer: WireAnswer) => void;
  /** The reader's language, as a BCP 47 tag: what a board says of its own is said in it. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
  /** What an offer is called, as in the panel. */
  readonly label: (offer: Offer) => string;
}

/** A board of any game, as the registry hands it out. */
export type BoardComponent = ComponentType<BoardProps<never>>;

/** Something that chance may bring. */
export interface Odd {
  /** In the game's catalogue or in words. */
  readonly label: Text | string;
  /** From 0 to 1, counted and not sampled. */
  readonly chance: number;
}

/**
 * What chance may bring the seat that decides, as far as a board can count it from the view; see
 * {@link Odd}. `say` speaks the game's catalogue.
 */
export type BoardOdds = (
  view: never,
  choice: ChoiceView,
  say: (text: Text) => string,
) => readonly Odd[];

/** What is said beside the name of an option, or of a whole choice. */
export interface OptionNote {
  /** Id of the option; without it the note is about the choice. */
  readonly option?: string;
  /** In the reader's language. */
  readonly text: string;
  /**
   * Whether it is advice, for whoever does not know the game yet and as long as they want it; else it
   * is what the option does or what comes of it, counted and not guessed.
   */
  readonly hint?: true;
  /** Something that nobody should overlook before answering. */
  readonly warns?: true;
  /** The rule that says so, linked to where the note is about the choice. */
  readonly rule?: string;
}

/**
 * What can be said of a choice and its options from what the one who decides sees. `locale` is the
 * reader's language, `say` speaks the game's catalogue.
 */
export type BoardNotes = (
  view: never,
  choice: ChoiceView,
  locale: string,
  say: (text: Text) => string,
) => readonly OptionNote[];

/**
 * How a way that somebody draws goes on to a place that they touch, where it is to be another than the
 * cheapest; nothing where it is not.
 *
 * @param begun option ids of what is drawn already, in their order
 * @param to id of the option that was touched
 */
export type BoardWays = (
  view: never,
  choice: ChoiceView,
  begun: readonly string[],
  to: string,
) => readonly string[] | undefined;

/** A side of a match as its board shows it, where sides are not seats. */
export interface SideFace {
  /** What the table calls it, in the game's catalogue. */
  readonly name: Text;
  /** CSS colour of its pieces, 3:1 on paper in both themes; seen outside of the board, too. */
  readonly colour: string;
  /** Its sign beside the colour, as the `d` of an SVG path in a box of 10 by 10. */
  readonly sign: string;
  /**
   * Whose side it is, where sides are teams of seats: a seat is a letter then, in the shape and the
   * colour of its side, so that no mark means two things.
   */
  readonly team?: {
    readonly seats: readonly Seat[];
    readonly shape: SeatShape;
    /** CSS colour of a letter that stands on the piece. */
    readonly ink: string;
  };
}

/** The sides of `measures.standing`, in its order, at the table whose view is given. */
export type BoardSides = (view: never) => readonly SideFace[];

/** How a match between sides has ended, where it is not told by the names of the seats. */
export type BoardEnding = (view: never, outcome: Outcome) => Text | undefined;

/** What a match has brought to its seats, where that counts and not who has won. */
export interface Earned {
  /** A line for each seat, in the order in which they did well. */
  readonly lines: readonly Text[];
  /** What it is for, with its rule. */
  readonly why: Why;
}

/** What a match that is over has brought to its seats; nothing where it is only won or lost. */
export type BoardEarned = (view: never) => Earned | undefined;

/** An action as the bar of actions shows it. */
export interface ActionFace {
  /** Id of the option, which may be closed. */
  readonly id: string;
  /** Its picture: one of `@tablewright/table-kit/emblems`, or the `d` of an SVG path in a box of 512 by 512. */
  readonly emblem: string;
  /** How often it can be used in a match, or that it has been used up. */
  readonly mark: 'at-will' | 'encounter' | 'spent';
  /** What it brings with it that nobody should overlook, in a few words. */
  readonly says?: string;
}

/** Actions of one kind: what they have in common is what they cost. */
export interface ActionKind {
  readonly id: string;
  /** What the kind is called, in the reader's language. */
  readonly name: string;
  /** How many of the kind are left; nothing where they are not counted. */
  readonly left?: number;
  readonly actions: readonly ActionFace[];
}

/** The options of a choice as actions by kind. */
export interface ActionsFace {
  readonly kinds: readonly ActionKind[];
  /** The option that ends it all; the bar keeps it in sight. */
  readonly end?: string;
}

/** The actions of a choice; nothing if its options are no actions. */
export type BoardActions = (
  view: never,
  choice: ChoiceView,
  locale: string,
) => ActionsFace | undefined;

/** The faces of the dice that an event tells, as they fell; none of most. */
export type BoardDice = (event: never) => readonly (string | number)[];

/** What the `./board` entry of a game exports. */
export interface BoardModule {
  readonly Board: BoardComponent;
  /** Which choices are about actions, and what they look like in the bar. */
  readonly actions?: BoardActions;
  readonly odds?: BoardOdds;
  readonly dice?: BoardDice;
  /** What its options do, and advice about them. */
  readonly notes?: BoardNotes;
  /** How ways are drawn; without it by the cheapest. */
  readonly ways?: BoardWays;
  /** Whom the story of a match is about; without it about the seats. */
  readonly sides?: BoardSides;
  readonly ending?: BoardEnding;
  /** What it has brought, said in place of who has won where nobody has. */
  readonly earned?: BoardEarned;
  /** What its events sound like, where the words of their types do not say it. */
  readonly sounds?: GameSounds;
}

/** Every offer of the open choices, in the order of the panel. */
export function offersOf(choices: readonly ChoiceView[]): Offer[] {
  return choices.flatMap((choice) => choice.options.map((option) => ({ choice, option })));
}

/**
 * The offers whose options name all of `what`: `offersNaming(choices, { square: 'B1', player: 2 })`.
 * A name given as a number also matches its text.
 */
export function offersNaming(
  choices: readonly ChoiceView[],
  what: Readonly<Record<string, string | number>>,
): Offer[] {
  const wanted = Object.entries(what);
  return offersOf(choices).filter(({ option: { names } }) =>
    wanted.every(
      ([key, value]) => names?.[key] !== undefined && String(names[key]) === String(value),
    ),
  );
}

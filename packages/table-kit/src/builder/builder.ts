import type { RandomSource, Text } from '@tablewright/engine';
import type { SheetData, SheetNumber } from '../sheets/sheet-data.ts';

/** What is chosen for a member: ids of options by part, in the order in which they were chosen. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** A member of a team in the making: an athlete, a hero. */
export interface DraftMember {
  readonly name: string;
  readonly chosen: Chosen;
}

/** A team in the making: whole or not, but never against a rule. */
export interface Draft {
  readonly name: string;
  readonly members: readonly DraftMember[];
}

/** Who reads it: everything that a builder says is in their language. */
export interface Reader {
  /** As a BCP 47 tag. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
}

/** Something that can be chosen for a member. */
export interface BuilderOption {
  readonly id: string;
  readonly name: string;
  /** What it gives. */
  readonly help: string;
  /** Its picture: one of `@tablewright/table-kit/emblems`. */
  readonly emblem?: string;
  /** In a word or two: what kind it is of, what it goes with. */
  readonly mark?: string;
  /** Who else has it, and what becomes of that if it is chosen; seen before anybody tries. */
  readonly taken?: string;
  /** Why it cannot be chosen now; seen before anybody tries. */
  readonly closed?: string;
}

/** One thing that has to be chosen for a member: a role, a class, three powers. */
export interface BuilderPart {
  readonly id: string;
  readonly title: string;
  /** How many, neither more nor less; the most, where there is a `least`. */
  readonly count: number;
  /** How few will do. */
  readonly least?: number;
  /** The order in which they are chosen says something, such as which comes first. */
  readonly isOrdered?: true;
  /** What is chosen are words of one's own, so long at most; there are no options. */
  readonly text?: { readonly longest: number; readonly help: string };
  readonly options: readonly BuilderOption[];
  readonly chosen: readonly string[];
}

/** A member at a glance. */
export interface MemberFace {
  /** "Striker · Sniper"; empty while nothing is chosen. */
  readonly what: string;
  /** "Wandslinger · Wand"; empty while nothing is chosen. */
  readonly how: string;
  readonly emblem: string;
  /** The address of its portrait, where it has a face. */
  readonly face?: string | undefined;
  readonly numbers: readonly SheetNumber[];
  /** Pictures of the powers, with their names. */
  readonly powers: readonly {
    readonly id: string;
    readonly name: string;
    readonly emblem: string;
  }[];
  /** How many choices are left. */
  readonly open: number;
}

/** A team that one can begin from. */
export interface Start {
  readonly id: string;
  readonly name: string;
  readonly draft: Draft;
}

/** What is wrong with a line of a text. */
export interface LineFault {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A team that was read, or all that is wrong with its text. */
export type DraftRead =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly faults: readonly LineFault[] };

/** A draft of index numbers at random. */
export type Chance = Pick<RandomSource, 'index'>;

/**
 * How teams of a game are put together, as data: the kit draws it. Whatever it hands out has been put in
 * order: what goes with nothing any more is dropped, and what has a single answer is answered.
 *
 * @typeParam C the content of the document that a team is, or the settings that it sets
 */
export interface Builder<C = unknown> {
  /** The kind of document that comes of it; nothing where a team is settings of a match. */
  readonly kind?: string;
  /** What the game calls a team, its name and who is in it. */
  nouns(reader: Reader): {
    readonly team: string;
    readonly teamName: string;
    readonly members: string;
  };
  /** How many members there may be. */
  readonly least: number;
  readonly most: number;
  /** How many members a choice asks for, by what it is about; see `Choice.about`. */
  asked?(about: Readonly<Record<string, unknown>>): number;
  /** The builder for a choice that says what there is to build with, such as scores that the table has rolled. */
  at?(about: Readonly<Record<string, unknown>>): Builder<C>;
  /** Nothing that was kept can be used: what is built here is made now. */
  readonly isOnlyNew?: true;
  /** Where a match takes a team that is brought, and the settings under which it does. */
  brought?(content: C): {
    readonly options: Readonly<Record<string, string | number>>;
    readonly slot: string;
  };
  /** Whether a team has a name of its own. */
  readonly named: boolean;
  /** The longest name of anybody, in characters. */
  readonly longestName: number;
  /** A team of so many, with nothing chosen. */
  empty(members: number): Draft;
  /** Teams to begin from. */
  ready(members: number, reader: Reader): readonly { readonly id: string; readonly draft: Draft }[];
  draftOf(content: C): Draft;
  /** The content that a draft without faults is. */
  contentOf(draft: Draft): C;
  /** What keeps a draft from being a team, with the member that it is about. */
  faults(draft: Draft, reader: Reader): readonly DraftFault[];
  parts(draft: Draft, member: number, reader: Reader): readonly BuilderPart[];
  /** Puts an option in, or takes it out again. What is closed changes nothing. */
  choose(draft: Draft, member: number, part: string, option: string): Draft;
  /** Chooses what is open, of one member or of all, at random; words in the reader's language. */
  fill(draft: Draft, member: number | undefined, random: Chance, reader?: Reader): Draft;
  /** The draft with so many members: new ones have nothing chosen. */
  resized(draft: Draft, members: number): Draft;
  face(draft: Draft, member: number, reader: Reader): MemberFace;
  sheet(draft: Draft, member: number, reader: Reader): SheetData;
  /** The team as a short text, one member a line, which {@link Builder.fromText} reads. */
  toText(draft: Draft, reader: Reader): string;
  /** Reads such a text, in the reader's words or by ids; what it leaves out stays open. */
  fromText(text: string, reader: Reader): DraftRead;
  /** Where a team is settings of a match: what they are named, and back. */
  readonly settings?: BuilderSettings;
}

/** What is wrong with a draft. */
export interface DraftFault {
  readonly member?: number;
  readonly message: string;
}

/** A team that is settings of a match. */
export interface BuilderSettings {
  /** The team that settings name, at a table of so many seats. */
  read(options: Readonly<Record<string, unknown>>, seatCount: number): Draft;
  /** The settings that name it, among those that there are. */
  write(
    draft: Draft,
    options: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>>;
}

/** What the `./builder` entry of a game exports. */
export interface BuilderModule {
  readonly BUILDER: Builder<never>;
}

/** Ids with one more put in or taken out: a single one takes the place of the other. */
export function toggled(
  chosen: readonly string[],
  option: string,
  count: number,
): readonly string[] {
  if (count === 1) return [option];
  if (chosen.includes(option)) return chosen.filter((id) => id !== option);
  return chosen.length < count ? [...chosen, option] : chosen;
}

/** A draft with one member changed. */
export function withMember(draft: Draft, at: number, change: Partial<DraftMember>): Draft {
  const members = draft.members.map((one, place) => (place === at ? { ...one, ...change } : one));
  return { ...draft, members };
}

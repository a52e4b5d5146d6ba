import type { GameEvent, HeardEvent, Text } from '@tablewright/engine';
import type { ComponentType } from 'react';

/** A document that somebody has kept, as its pages are filled in from it. */
export interface Filling {
  readonly id: string;
  /** What it says, as the game’s kind of documents has read it. */
  readonly content: unknown;
}

/** What the pages of a part are given. */
export interface PrintProps {
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
  /** Where drawn things come from: the same seed draws the same ones. */
  readonly seed: string;
  /** What is filled in, for a part that `fills`; without any the pages are empty forms. */
  readonly filled: readonly Filling[];
}

/** Something that can be printed by itself: a set of cards, sheets for everyone, a reference. */
export interface PrintPart {
  /** Unique within the game. */
  readonly id: string;
  /** What it is called, in a language. */
  readonly name: (locale: string) => string;
  /** Whether its pages depend on the seed. */
  readonly drawn?: true;
  /** The kind of documents from which its pages can be filled in. */
  readonly fills?: string;
  /** Whether it is left out unless somebody asks for it. */
  readonly extra?: true;
  /** Its pages, each a {@link PaperPage}. */
  readonly Pages: ComponentType<PrintProps>;
}

/** A match that is over, as its report is given it. */
export interface ReportProps {
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** Says a text of the game's catalogue. */
  readonly say: (text: Text) => string;
  /** Says what happened, as the log does. */
  readonly tell: (event: GameEvent) => string;
  /** How the match stood at its end. */
  readonly view: unknown;
  /** Everything that happened, oldest first. */
  readonly events: readonly HeardEvent[];
  /** Why it ended, if the game says so. */
  readonly ended: string | undefined;
  /** Who sat there, in seat order. */
  readonly seats: readonly { readonly name: string }[];
}

/** What the `./print` entry of a game exports. */
export interface PrintModule {
  readonly PRINT_PARTS: readonly PrintPart[];
}

/** What the `./report` entry of a game exports: the pages of a match's report, each a {@link PaperPage}. */
export interface ReportModule {
  readonly REPORT: ComponentType<ReportProps>;
}

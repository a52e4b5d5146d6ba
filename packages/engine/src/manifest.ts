import type { TablePlanModule } from './table-plan.ts';

/** What boards and cards are made of; each has its own accent in the interface's tokens. */
export const MATERIALS = ['neon', 'storybook', 'chalk', 'chart', 'leather'] as const;
/** See {@link MATERIALS}. */
export type Material = (typeof MATERIALS)[number];

/** How a game is introduced in one language. */
export interface Introduction {
  /** How many may play, in words. */
  readonly players: string;
  /** One sentence: what one does in it. */
  readonly pitch: string;
  /** Others whom the rulebook thanks, with what for. */
  readonly thanks: readonly string[];
  /** What this project filled in where the rulebook was silent or a sheet was missing. */
  readonly filledIn: readonly string[];
  /** What else must be said of it. */
  readonly notes: readonly string[];
}

/**
 * What is known of a game before it is loaded: `games/<game>/manifest.ts`. Nothing that it names is
 * loaded before it is asked for.
 */
export interface GameManifest {
  /** The game's folder and its id everywhere. */
  readonly id: string;
  readonly title: string;
  /** By the names printed in its rulebook; empty when it prints none. */
  readonly designers: readonly string[];
  readonly material: Material;
  /** Whether seats play for teams, whose colours and shapes they bear once the match has begun. */
  readonly teams?: true;
  readonly introduction: Introduction;
  /** The introduction in other languages, by language tag. */
  readonly translations: Readonly<Record<string, Introduction>>;
  /**
   * The module of the rules, content, view and bots, which exports one game. A game without it is
   * announced, and cannot be played yet.
   */
  load?(): Promise<object>;
  /**
   * The module of the same game without what lays out positions, checks states and speaks in lessons, if
   * that is kept apart: all that a table needs at which a match is played from its beginning.
   */
  loadTable?(): Promise<object>;
  /** The module of the game's own board, if it has one: its `Board` draws the table. */
  loadBoard?(): Promise<unknown>;
  /** The module of how a new table is set, if the game says it: its `PLAN`. */
  loadPlan?(): Promise<TablePlanModule>;
  /** The module of what can be printed of it: its `PRINT_PARTS` are sheets, cards, references. */
  loadPrint?(): Promise<unknown>;
  /** The module of the printed report of a match, if it has one: its `REPORT`. */
  loadReport?(): Promise<unknown>;
  /** The module of all its cards, if it is a game of cards: its `cardsIn` lists them in a language. */
  loadCards?(): Promise<unknown>;
  /** Whether it has documents that outlive a match: sheets, decks, adventures. */
  readonly documents?: true;
  /** The module of the game's own sheets, if it draws them itself: its `SHEETS`, by kind. */
  loadSheets?(): Promise<unknown>;
  /** The module with which kinds of its documents are written, if it has one: its `EDITORS`, by kind. */
  loadEditor?(): Promise<unknown>;
  /** The kind of documents that its builder puts together, if these are documents. */
  readonly builds?: string;
  /** The module with which teams of the game are put together, if it has one: its `BUILDER`. */
  loadBuilder?(): Promise<unknown>;
  /** The module of the game's lessons, if it has any: its `TUTORIAL` is the list of them. */
  loadTutorial?(): Promise<unknown>;
}

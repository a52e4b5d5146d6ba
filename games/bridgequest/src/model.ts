import type { Secrets } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import type { Corner, Location } from './bridge/layout.ts';
import type { Place } from './bridge/steps.ts';
import type { Action } from './effects/effect.ts';
import type { Duration } from './effects/words.ts';
import type { Sheet } from './sheets/sheet.ts';

/**
 * The state of a game of BridgeQuest!: read this first.
 *
 * Words: a *location* is one of the twenty spots of the Bridge and a *world* the card that lies there; a
 * *figure* is whatever stands somewhere of its own (a character, a figurine, a loose monster); a *hero* is a
 * player's character in this game; a card of the decks is named `<id>#<copy>`.
 */

/** A card of the decks: its id and which copy it is, such as `BQC-DOOR-012#1` (BQC-SCH-04). */
export type CardId = string;

/** A figure: the id of a figurine, or a card that lies loose as a monster (BQ-CARD-18). */
export type FigureId = string;

/** Where a figure is (BQ-INV-06). */
export type Where =
  | { readonly at: 'bridge'; readonly place: Place }
  | { readonly at: 'homeworld' | 'boss-mode' | 'friendzone' | 'off' };

/** Something that stands somewhere of its own. */
export interface Figure {
  readonly id: FigureId;
  /**
   * What it is in this game: a player's character, a figurine that is nobody's friend here, an ally on
   * somebody's table, a monster card that lies loose, or a character that the Bridge has captured.
   */
  kind: 'hero' | 'figurine' | 'ally' | 'loose' | 'captive';
  where: Where;
  /** Whose character or ally it is. */
  owner?: Seat | undefined;
  /** What an ally adds to its player where both are (BQ-ALLY-03, -05). */
  bonus?: number | undefined;
}

/** A player's character in this game. */
export interface Hero {
  readonly seat: Seat;
  /** The figurine that stands for it. */
  figure: FigureId;
  /** `left`: went home for good (BQ-END-03). */
  life: 'alive' | 'dead' | 'left';
  /** Travels in the bank; may be below zero (BQ-TERM-05). */
  travels: number;
  /** What the sheet says now; kept between games (BQ-SHEET-01). */
  sheet: Sheet;
  /** Damage that lasts until death or the end of the game (BQ-TERM-13). */
  readonly wounds: { att: number; def: number };
  /** Turns that are lost (BQC-VERB-24, BQ-TURN-18). */
  skips: number;
  /** Stopped by monsters in the Final Move: the next Beginning Move leads nowhere else (BQ-MOVE-13). */
  isPinned: boolean;
}

/** What an effect has done to somebody, and how long it lasts (BQC-DUR-02 to -07). */
export interface Lasting {
  readonly id: number;
  readonly source: CardId;
  readonly target: Seat;
  readonly action: Action;
  readonly until: Duration;
}

/** A monster of a combat: a figure of the table, or a card that was kicked or joined. */
export interface Foe {
  readonly id: FigureId;
  /** What its strength die shows, with what its level adds (BQ-CMB-11); nothing before it is rolled. */
  rolled: number | undefined;
  /** The tenths of its strength that are attack (BQ-CMB-13). */
  tenths: number | undefined;
}

/** A combat: one at most is fought at a time. */
export interface Combat {
  owner: Seat;
  helper: Seat | undefined;
  /** In the order in which they entered. */
  foes: Foe[];
  /** Its owner kicked no monster and came upon those that were there (BQ-CMB-20). */
  readonly isFirstStrike: boolean;
  /** How often the two sides have been compared. */
  calculations: number;
  /**
   * On which side free bonuses count, by what they come from; `team` is what two fighters are to each other
   * (BQ-CMB-03, -42).
   */
  readonly declared: Record<string, 'ATT' | 'DEF'>;
  /** What the dice of bonuses show in this combat, by their cards (BQC-SCH-11). */
  readonly shown: Record<CardId, number>;
  /** What conditions of chance came to, by the effect that asked (BQC-COND-11). */
  readonly odd: Record<string, boolean>;
}

/** Everything that is so at the table. */
export interface BridgeState {
  /** The seat whose turn it is. */
  active: Seat;
  /** Cards by their places; see `zones.ts`. */
  places: Record<string, CardId[]>;
  /** Who knows which hidden cards. */
  secrets: Secrets<CardId>;
  /** What effects have done that is not over, in the order in which it began. */
  lasting: Lasting[];
  /** The id of the next thing that lasts. */
  nextLasting: number;
  /** What was used of effects with a limit, until it may be used again (BQC-FX-06). */
  used: { readonly what: string; readonly until: 'c' | 't' | 'g' }[];
  combat: Combat | undefined;
  /** All figures that are in the game, by their ids. */
  readonly figures: Record<FigureId, Figure>;
  /** By seat. */
  readonly heroes: readonly Hero[];
  /** What effects have done to the doorways of worlds; gone when the world changes (BQC-VERB-41). */
  doorways: { readonly location: Location; readonly corner: Corner; readonly isOpen: boolean }[];
  /** Pairs of portal tokens, by the locations in whose centres they lie (BQ-PORT-01). */
  tokens: { readonly colour: string; readonly ends: readonly [Location, Location] }[];
}

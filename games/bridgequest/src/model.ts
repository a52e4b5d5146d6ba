import type { Secrets } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import type { Corner, Location } from './bridge/layout.ts';
import type { Place } from './bridge/steps.ts';
import type { Campaign } from './campaign/campaign.ts';
import type { Card } from './content/card.ts';
import type { DeckFile } from './content/read-decks.ts';
import type { ImportOptions } from './decks/own-cards.ts';
import type { Action } from './effects/effect.ts';
import type { COLOURS, Duration } from './effects/words.ts';
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
  | { readonly at: 'homeworld' | 'boss-mode' | 'friendzone' | 'off' }
  /** Between the ends of portals of one colour (BQ-PORT-13 to -16). */
  | { readonly at: 'falling'; readonly colour: Colour };

/** The colours of portal tokens (BQ-PORT-05 to -08). */
export type Colour = (typeof COLOURS)[number];

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
  /** The item of its player, active, that an ally of the table carries (BQ-ALLY-07, BQ-CHAR-09). */
  carries?: CardId | undefined;
  /** With portals in play, how strong it was when its strength was last rolled (BQ-GM-22). */
  lastST?: number;
}

/** A player's character in this game. */
export interface Hero {
  readonly seat: Seat;
  /** The figurine that stands for it. */
  figure: FigureId;
  /**
   * `left`: went home for good (BQ-END-03); `captured`: on the Bridge when it was closed, or lost in portals (BQ-CAPT-01);
   * `away`: is yet to join (BQ-LATE-01).
   */
  life: 'alive' | 'dead' | 'left' | 'captured' | 'away';
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
  /** How many own turns in a row have begun in Homeworld, this one included (decision 73). */
  turnsAtHome: number;
  /** Whether an own turn has ended on the Bridge (BQ-GOAL-06). */
  wasOnBridge: boolean;
  /** Whether the one attempt to take an ally is used up (BQ-ALLY-01). */
  hasTriedAlly: boolean;
  /** The turn of its death, until somebody has ended one alive: before that it does not come back (BQ-DEAD-09). */
  diedIn: number | undefined;
  /** At what of others' business it is stopped without being told to (decision 76). */
  stops: Business[];
  /** It has pressed Hold: the next window asks it, whatever it is about. */
  holds: boolean;
  /** How well it has done, in additions, once it is scored (BQ-GOAL-02). */
  degree: number;
  isScored: boolean;
  /** Additions that others have given it (BQ-ADD-09). */
  given: number;
  /** Additions that it has not spent yet (BQ-ADD-01). */
  additions: number;
}

/** What others do at which a seat may want to be stopped (decision 76). */
export const BUSINESS = ['turns', 'combats', 'rolls', 'portals', 'curses'] as const;
/** See {@link BUSINESS}. */
export type Business = (typeof BUSINESS)[number];

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
  /** Of an illusion its original's, with `*` and a number behind it. */
  readonly id: FigureId;
  /** What its strength die shows, with what its level adds (BQ-CMB-11); nothing before it is rolled. */
  rolled: number | undefined;
  /** The tenths of its strength that are attack (BQ-CMB-13). */
  tenths: number | undefined;
  /** What effects have changed of it for this combat, with the cards that did (BQC-VERB-04, -21, -22, -30, -31). */
  readonly changes: FoeChange[];
  /** Who has met it: whom its contact effects have struck (BQC-TRIG-06). */
  readonly met: Seat[];
  /** It came into this combat from a hand that was lost: run from, it stays (decision 18). */
  readonly isLoose?: true;
}

/** What an effect has changed of a monster for a combat. */
export type FoeChange = { readonly source: CardId } & (
  | { readonly verb: 'mst' | 'loot' | 'levels'; readonly n: number }
  | { readonly verb: 'mark' | 'ward'; readonly tag: string }
);

/** Where a combat stands (BQ-CMB-21). */
export const STAGES = [
  'contact',
  'strengths',
  'declaration',
  'calculation',
  'differential',
  'action',
  'claim',
  'broken',
  'running',
  'won',
] as const;
/** See {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** A combat: one at most is fought at a time. */
export interface Combat {
  stage: Stage;
  owner: Seat;
  helper: Seat | undefined;
  /** Who stands in the place of the monsters (BQ-PVP-02). */
  defender?: Seat | undefined;
  /** How many treasures the helper was promised (BQ-CMB-46). */
  share: number;
  /** It helps because it must, and earns nothing by it (decision 41). */
  isCompelled: boolean;
  /** How often each seat has refused to help (decision 38). */
  readonly refused: Record<string, number>;
  /** In the order in which they entered. */
  foes: Foe[];
  /** Its owner kicked no monster and came upon those that were there (BQ-CMB-20). */
  readonly isFirstStrike: boolean;
  /** How often the two sides have been compared. */
  calculations: number;
  /** The lead of the last comparison, and whether a tie was won in it (BQ-CMB-28); nothing before the first. */
  compared: { readonly lead: number; readonly winsTies: boolean } | undefined;
  /** How many Power Differentials there were, whatever their doors (BQ-PD-12). */
  differentials: number;
  /** The doors of the differential that is next (BQ-PD-02). */
  doors: number;
  /** Whether the Door deck was refilled in this combat (BQ-PD-05). */
  isRefilled: boolean;
  /** The last calculation fell short; and all have passed on it: they run if it does so again (decision 30). */
  isShort: boolean;
  hasPassedShort: boolean;
  /** Changes of gear that need no check (BQC-VERB-58). */
  readonly gear: Record<string, number>;
  /** Effects of monsters that somebody has avoided, or failed to (BQ-WIS-05, -08). */
  readonly avoided: { readonly seat: Seat; readonly effect: string; readonly isAvoided: boolean }[];
  /** Who needs no roll to run away, and from which monster if not from all (BQ-RUN-11). */
  readonly escapes: { readonly seat: Seat; readonly foe?: FigureId }[];
  /** Who has tried to run away from which monster, and whether it was left behind (BQ-RUN-01). */
  readonly runs: { readonly seat: Seat; readonly foe: FigureId; readonly escaped: boolean }[];
  /** Who, of those that do not fight, has turned what held or won into what has to run (BQ-KAR-13, decision 60). */
  turnedBy: Seat | undefined;
  /** Who has played a wandering monster into it (BQ-KAR-36). */
  wanderedBy: Seat | undefined;
  /** Whether the one re-entry was tried (BQ-CON-02). */
  hasReentered: boolean;
  /** Monsters that left it with a reward that was paid at once (decision 39). */
  beaten: FigureId[];
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

/** The phases of a turn, in their order (BQ-TURN-01); the combat of one is `BridgeState.combat`. */
export const PHASES = [
  'characters',
  'set-up',
  're-entry',
  'upkeep',
  'beginning-move',
  'equip',
  'kick',
  'room',
  'charity',
  'final-move',
  'end-of-turn',
  'scoring',
] as const;
/** See {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** What has concluded the game (BQ-END-01 to -08). */
export type Ending = 'boss-mode-won' | 'all-dead' | 'closed' | 'all-left' | 'round-limit';

/** Everything that is so at the table. */
export interface BridgeState {
  /** The seat whose turn it is. */
  active: Seat;
  phase: Phase;
  /** Turns are counted from 1; rounds end with the last seat's. */
  turn: number;
  round: number;
  /** Who went first (BQ-BEGIN-01). */
  first: Seat;
  /** Whether this turn had its combat (BQ-TURN-08), and its door was kicked. */
  hasFought: boolean;
  /** How many cards have come from sheets (BQ-USE-03, BQ-INV-02). */
  created: number;
  /** Doors that worlds add to the kick that is being made (BQC-TRIG-13). */
  moreDoors: number;
  /** What began in this turn has at least this id; see {@link nextLasting}. */
  turnBegan: number;
  /** The Boss of this game (BQ-REL-16). */
  boss: FigureId;
  /** The figurines that may be met in this game, the Boss among them, in the order in which they are met. */
  cast: FigureId[];
  /** The campaign so far, as it came into this game. */
  readonly campaign: Campaign;
  /** Characters of earlier games that are captured in this one, by the figures that stand for them (BQ-CAPT-02). */
  captives: { readonly figure: FigureId; readonly sheet: Sheet }[];
  /** Those of them that have come home (BQ-CAPT-05, -07). */
  freed: Sheet[];
  /** Figurines that the next game brings; only a person who runs the game knows them before (BQ-NEWE-01, BQ-HIDN-16). */
  newcomers: FigureId[];
  /** Figurines that were beaten, in the order in which they fell. */
  beaten: FigureId[];
  /** Who has beaten the Boss in Boss Mode (BQ-BOSS-10). */
  bossFell: { readonly owner: Seat; readonly helper: Seat | undefined } | undefined;
  /** Since which round Boss Mode lasts (BQ-BOSS-01, decision 81), and who has reached it. */
  bossMode: { readonly since: number; readonly reached: readonly Seat[] } | undefined;
  ending: Ending | undefined;
  /** Who is still to score, in order (BQ-END-09). */
  scoring: Seat[];
  isOver: boolean;
  /** Whose magnets for curses were laid in this order: the last of them pulls (BQ-CURSE-06). */
  magnetOrder: Seat[];
  /** Who has laid one on itself (BQ-KAR-32). */
  ownMagnets: Seat[];
  /** CuRsEd items that somebody has taken from somebody else (BQ-KAR-33). */
  stolen: { readonly card: CardId; readonly from: Seat; readonly by: Seat }[];
  /** A question is open that is asked anew after whatever happens meanwhile: it may be ruled (BQ-GM-02). */
  atRest: boolean;
  /** What the next die shows, by a ruling (BQ-GM-02). */
  nextDie: number | undefined;
  /** Cards that were dealt face up, as long as somebody has them (BQ-CARD-12). */
  dealtUp: CardId[];
  /** The one-shot that was used last and may still come back (BQC-VERB-55). */
  lastOneShot: { readonly seat: Seat; readonly card: CardId; readonly wasUp: boolean } | undefined;
  /** The decks that players have brought, as they are written, and how they were joined to the built-in ones. */
  readonly ownDecks: (ImportOptions & { readonly files: readonly DeckFile[] }) | undefined;
  /** The cards of decks that players have brought, by their ids without copies (BQC-IMP-04). */
  readonly ownCards: Readonly<Record<string, Card>>;
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
  /** The two seats are the character of one player and that of its ally (BQ-SOLO-02). */
  readonly isPair: boolean;
  /** What effects have done to the doorways of worlds; gone when the world changes (BQC-VERB-41). */
  doorways: { readonly location: Location; readonly corner: Corner; readonly isOpen: boolean }[];
  /** Pairs of portal tokens, by the locations in whose centres they lie (BQ-PORT-01). */
  tokens: { readonly colour: Colour; readonly ends: readonly [Location, Location] }[];
}

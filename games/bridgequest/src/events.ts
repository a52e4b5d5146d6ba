import type { CardEvent } from '@tablewright/cards';
import type { Prose, Seat } from '@tablewright/engine';
import type { Corner, Location } from './bridge/layout.ts';
import type { Facing, Step } from './bridge/steps.ts';
import type { Duration } from './effects/words.ts';
import type { CardId, Colour, Ending, FigureId } from './model.ts';
import type { Checked } from './sheets/checks.ts';
import type { Gender, Started, Stat } from './sheets/sheet.ts';

/** Where on a location a figure stands; in the centre it looks nowhere. */
interface Standing {
  readonly rule: string;
  readonly figure: FigureId;
  readonly location: Location;
  readonly stand: Corner | 'CENTRE';
  readonly facing?: Facing;
}

/** What happens in a game, each with the ledger id that caused it. */
export type BridgeEvent =
  | CardEvent
  | ({ readonly type: 'figure-placed' } & Standing)
  | ({ readonly type: 'figure-stepped'; readonly step: Step['kind'] } & Standing)
  | ({ readonly type: 'figure-walked' } & Standing)
  | ({ readonly type: 'figure-rose' } & Standing)
  | {
      readonly type: 'figure-went';
      readonly rule: string;
      readonly figure: FigureId;
      readonly to: 'homeworld' | 'boss-mode' | 'friendzone' | 'off';
    }
  | {
      readonly type: 'travels-paid';
      readonly rule: string;
      readonly seat: Seat;
      readonly count: number;
      /** What is in the bank then. */
      readonly left: number;
    }
  /** What a price has set off has left nothing of what it was paid for (BQ-CARD-08). */
  | { readonly type: 'price-lost'; readonly rule: string; readonly seat: Seat }
  /** Of powers that are more than the row allows this one works first. */
  | {
      readonly type: 'power-preferred';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  /** Monsters have stopped a hero that walked (BQ-MOVE-11), or hold it until its next turn (BQ-MOVE-13), or no longer. */
  | { readonly type: 'stopped' | 'pinned' | 'released'; readonly rule: string; readonly seat: Seat }
  | {
      readonly type: 'rolled-for-first';
      readonly rule: string;
      readonly seat: Seat;
      readonly face: number;
    }
  | { readonly type: 'goes-first'; readonly rule: string; readonly seat: Seat }
  | {
      /** How a figurine feels about those who are new to it (BQ-REL-02). */
      readonly type: 'mood-rolled';
      readonly rule: string;
      readonly figure: FigureId;
      readonly face: number;
    }
  | {
      /** A player has rolled against a figurine's mood, or checked an enemy. */
      readonly type: 'met';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly face: number;
    }
  | {
      readonly type: 'relationship-set';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly number: number;
    }
  | {
      readonly type: 'mood-of-player';
      readonly rule: string;
      readonly seat: Seat;
      readonly face: number;
    }
  | {
      readonly type: 'met-player';
      readonly rule: string;
      readonly seat: Seat;
      readonly other: Seat;
      readonly face: number;
    }
  | {
      readonly type: 'players-related';
      readonly rule: string;
      readonly seat: Seat;
      readonly other: Seat;
      readonly number: number;
    }
  | {
      readonly type: 'karma-spent';
      readonly rule: string;
      readonly seat: Seat;
      /** Whose roll moves. */
      readonly on: Seat;
      readonly shift: number;
      /** The score then. */
      readonly karma: number;
    }
  | {
      readonly type: 'karma-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly points: number;
      /** The score then. */
      readonly karma: number;
    }
  | {
      readonly type: 'rolled';
      readonly rule: string;
      readonly purpose: string;
      readonly sides: number;
      readonly face: number;
      /** Whose die it is; whoever runs the game where nobody’s. */
      readonly roller?: Seat;
      /** The monster whose strength or split it is. */
      readonly foe?: FigureId | CardId;
    }
  | {
      /** A card has set a die, or had it rolled again. */
      readonly type: 'die-changed';
      readonly rule: string;
      readonly seat: Seat;
      /** Without one reality was bent (BQ-BEND-09). */
      readonly card?: CardId;
      readonly face: number;
      /** What was drawn where it was thrown anew, counted from 0. */
      readonly drawn?: number;
      readonly roller?: Seat;
    }
  | {
      readonly type: 'travels-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly by: number;
      /** What is in the bank then; maybe below zero (BQ-TRAV-04). */
      readonly left: number;
    }
  | {
      readonly type: 'stat-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly stat: Stat;
      readonly by: number;
      /** What the sheet says then. */
      readonly number: number;
    }
  | {
      readonly type: 'turns-lost';
      readonly rule: string;
      readonly seat: Seat;
      readonly count: number;
    }
  | {
      readonly type: 'gender-flipped';
      readonly rule: string;
      readonly seat: Seat;
      readonly gender: Gender;
    }
  | {
      /** Something of a card holds for somebody from now on. */
      readonly type: 'effect-began';
      readonly rule: string;
      readonly seat: Seat;
      readonly source: CardId;
      readonly verb: string;
      readonly until: Duration;
    }
  | {
      readonly type: 'checked';
      readonly rule: string;
      readonly seat: Seat;
      readonly stat: Checked;
      readonly face: number;
      readonly passed: boolean;
      /** What the sheet says then. */
      readonly number: number;
    }
  | {
      /** What would be usual was drawn, for a person who runs the game to take or not (BQ-GM-01). */
      readonly type: 'usual-drawn';
      readonly rule: string;
      readonly what: string;
      readonly usual: string;
    }
  | {
      /** Whoever runs the game has decided other than usual (BQ-GM-01). */
      readonly type: 'master-ruled';
      readonly rule: string;
      readonly taken: string;
      readonly instead: string;
    }
  | {
      /** A character comes with its sheet (BQ-SHEET-03). */
      readonly type: 'hero-came';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly name: string;
      readonly karma: number;
      readonly level: number;
    }
  | {
      /** A new character, and what it has rolled for itself (BQ-SHEET-02). */
      readonly type: 'hero-created';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly name: string;
      readonly gender: Gender;
      readonly stats: Readonly<Record<Started, number>>;
    }
  | {
      readonly type: 'turn-began';
      readonly rule: string;
      readonly seat: Seat;
      readonly turn: number;
      readonly round: number;
    }
  | {
      readonly type: 'turn-skipped';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'door-kicked';
      readonly rule: string;
      readonly seat: Seat;
      readonly count: number;
    }
  | {
      /** No monster is where the door was kicked (BQ-KICK-09). */
      readonly type: 'nobody-there';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      /** A wandering-monster card takes effect (BQ-WAND-01). */
      readonly type: 'monsters-wander';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      /** A world that would have changed has not: glue keeps it, or no other is left (BQ-CHG-09, -12). */
      readonly type: 'world-stayed';
      readonly rule: string;
      readonly location: Location;
    }
  | {
      /** A portal of the place had no place (BQ-CHG-11). */
      readonly type: 'nothing-changed';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      /** The world around a player has changed, and it has arrived in another one (BQ-CHG-04). */
      readonly type: 'world-arrived';
      readonly rule: string;
      readonly seat: Seat;
      readonly location: Location;
    }
  | {
      readonly type: 'combat-began';
      readonly rule: string;
      readonly seat: Seat;
      readonly foes: readonly FigureId[];
      readonly isFirstStrike: boolean;
      readonly defender?: Seat;
      /** Further rules by which it is as it is. */
      readonly also?: readonly string[];
    }
  | {
      readonly type: 'foe-entered';
      readonly rule: string;
      readonly foe: FigureId;
    }
  | {
      /** Removed, and not beaten (BQ-CMB-31). */
      readonly type: 'foe-left';
      readonly rule: string;
      readonly foe: FigureId;
    }
  | {
      readonly type: 'foe-changed';
      readonly rule: string;
      readonly foe: FigureId;
      readonly source: CardId;
      readonly what: 'mst' | 'loot' | 'levels';
      readonly by: number;
    }
  | {
      readonly type: 'foe-beaten';
      readonly rule: string;
      readonly foe: FigureId;
    }
  | {
      readonly type: 'ward-held';
      readonly rule: string;
      readonly foe: FigureId;
      readonly source: CardId;
    }
  | {
      readonly type: 'side-declared';
      readonly rule: string;
      readonly seat: Seat;
      readonly source: string;
      readonly side: 'ATT' | 'DEF';
    }
  | {
      /** The two sides were compared: what the players have, and what the monsters have. */
      readonly type: 'calculated';
      readonly rule: string;
      readonly seat: Seat;
      readonly result: 'broken' | 'short' | 'winning' | 'differential';
      readonly lead: number;
      readonly strikesFirst: boolean;
      readonly att: number;
      readonly def: number;
      readonly foesAtt: number;
      readonly foesDef: number;
    }
  | {
      readonly type: 'differential';
      readonly rule: string;
      readonly seat: Seat;
      readonly doors: number;
    }
  | {
      readonly type: 'help-asked';
      readonly rule: string;
      readonly seat: Seat;
      readonly partner: Seat;
      readonly share: number;
    }
  | {
      readonly type: 'help-refused';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'help-given';
      readonly rule: string;
      readonly seat: Seat;
      readonly share: number;
    }
  | {
      readonly type: 'running-began';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'escape-found';
      readonly rule: string;
      readonly seat: Seat;
      readonly foe?: FigureId;
    }
  | {
      readonly type: 'escaped';
      readonly rule: string;
      readonly seat: Seat;
      readonly foe: FigureId;
      /** Who it is, where that is whoever was attacked. */
      readonly defender?: Seat;
    }
  | {
      readonly type: 'caught';
      readonly rule: string;
      readonly seat: Seat;
      readonly foe: FigureId;
      /** Who it is, where that is whoever was attacked. */
      readonly defender?: Seat;
    }
  | {
      readonly type: 'bad-stuff';
      readonly rule: string;
      readonly seat: Seat;
      readonly foe: FigureId;
      readonly isDeath: boolean;
    }
  | {
      readonly type: 'ally-sacrificed';
      readonly rule: string;
      readonly seat: Seat;
      readonly foe: FigureId;
      readonly ally: string;
    }
  | {
      readonly type: 'fought-on';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'left-combat';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'combat-taken-over';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'combat-won';
      readonly rule: string;
      readonly seat: Seat;
      readonly travels: number;
      readonly treasures: number;
    }
  | {
      readonly type: 'combat-ended';
      readonly rule: string;
      readonly seat: Seat;
      readonly how: 'won' | 'fled' | 'left' | 'nobody-there';
    }
  | {
      readonly type: 'hijacked';
      readonly rule: string;
      readonly seat: Seat;
      readonly owner: Seat;
    }
  | {
      readonly type: 'boss-fell';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      /** A Boss stands on the sheet of one who has beaten it (BQ-BOSS-15). */
      readonly type: 'boss-listed';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
    }
  | {
      readonly type: 'boss-mode-began';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'card-played';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'card-used';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'curse-struck';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'curse-warded';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'curse-cancelled';
      readonly rule: string;
      readonly seat: Seat;
      readonly by: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'effect-ended';
      readonly rule: string;
      readonly seat: Seat;
      readonly source: CardId;
    }
  | {
      readonly type: 'done-by-hand';
      readonly rule: string;
      readonly seat: Seat;
      readonly source: CardId;
      readonly said: Prose;
    }
  | {
      readonly type: 'places-swapped';
      readonly rule: string;
      readonly figure: FigureId;
      readonly other: FigureId;
    }
  | {
      readonly type: 'doorway-changed';
      readonly rule: string;
      readonly location: Location;
      readonly corner: Corner;
      readonly isOpen: boolean;
    }
  | {
      readonly type: 'portal-opened';
      readonly rule: string;
      readonly colour: Colour;
      readonly one: Location;
      readonly other: Location;
    }
  | {
      readonly type: 'fell';
      readonly rule: string;
      readonly figure: FigureId;
      readonly colour: Colour;
    }
  | {
      readonly type: 'captured';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'died';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 're-entered';
      readonly rule: string;
      readonly seat: Seat;
      readonly name: string;
    }
  | {
      readonly type: 'left-game';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'bridge-closed';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'attacked';
      readonly rule: string;
      readonly seat: Seat;
      readonly defender: Seat;
    }
  | {
      readonly type: 'trade-proposed';
      readonly rule: string;
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gives: readonly CardId[];
      readonly takes: readonly CardId[];
    }
  | {
      readonly type: 'ally-came';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly bonus: number;
    }
  | {
      readonly type: 'ally-refused';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
    }
  | {
      readonly type: 'item-attempted';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: string;
      readonly success: boolean;
    }
  | {
      /** A natural 1 or 20 has changed the number of what was saved (BQ-NAT-03, -04). */
      readonly type: 'saved-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: string;
      /** What the sheet says then. */
      readonly number: number;
    }
  | {
      /** Nothing is left of what was saved (BQ-SHEET-06, BQ-USE-06). */
      readonly type: 'saved-erased';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: string;
    }
  | {
      readonly type: 'taken-from-sheet';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
  | {
      readonly type: 'game-ended';
      readonly rule: string;
      readonly ending: Ending;
    }
  | {
      readonly type: 'scored';
      readonly rule: string;
      readonly seat: Seat;
      readonly additions: number;
    }
  | {
      readonly type: 'level-gained';
      readonly rule: string;
      readonly seat: Seat;
      readonly level: number;
    }
  | {
      readonly type: 'addition-spent';
      readonly rule: string;
      readonly seat: Seat;
      readonly on: string;
      readonly left: number;
    }
  | {
      /** Of all figurines only some come to this game (decision 80). */
      readonly type: 'figure-stays-away';
      readonly rule: string;
      readonly figure: FigureId;
    }
  | {
      readonly type: 'additions-given';
      readonly rule: string;
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
    }
  | { readonly type: 'die-ruled'; readonly rule: string; readonly face: number }
  | {
      readonly type: 'reality-bent';
      readonly rule: string;
      readonly seat: Seat;
      readonly what: string;
    }
  | { readonly type: 'joined'; readonly rule: string; readonly seat: Seat }
  | {
      /** Whoever runs the game has used one of its tools (BQ-GM-02). */
      readonly type: 'master-acted';
      readonly rule: string;
      readonly what: string;
      readonly of: string;
    }
  | {
      readonly type: 'rolled-in-secret';
      readonly rule: string;
      readonly seat: Seat;
      readonly sides: number;
    }
  | {
      /** Somebody captured in an earlier game stands on the Bridge (BQ-CAPT-02). */
      readonly type: 'captive-placed';
      readonly rule: string;
      readonly figure: FigureId;
      readonly name: string;
      readonly location: Location;
    }
  | { readonly type: 'freed'; readonly rule: string; readonly seat: Seat; readonly name: string }
  | { readonly type: 'newcomer'; readonly rule: string; readonly figure: FigureId };

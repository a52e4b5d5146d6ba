import type { Seat } from '@tablewright/engine';
import type { Location } from '../bridge/layout.ts';
import type { CardId, FigureId } from '../model.ts';
import type { Gender, Started, Stat } from '../sheets/sheet.ts';

/** What heroes and figurines are to each other, and what stands on sheets, each with the ledger id that caused it. */
export type SheetEvent =
  /** Of powers that are more than the row allows this one works first. */
  | {
      readonly type: 'power-preferred';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
    }
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
      readonly type: 'stat-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly stat: Stat;
      readonly by: number;
      /** What the sheet says then. */
      readonly number: number;
    }
  | {
      readonly type: 'gender-flipped';
      readonly rule: string;
      readonly seat: Seat;
      readonly gender: Gender;
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
      /** A Boss stands on the sheet of one who has beaten it (BQ-BOSS-15). */
      readonly type: 'boss-listed';
      readonly rule: string;
      readonly seat: Seat;
      readonly figure: FigureId;
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
      /** Somebody captured in an earlier game stands on the Bridge (BQ-CAPT-02). */
      readonly type: 'captive-placed';
      readonly rule: string;
      readonly figure: FigureId;
      readonly name: string;
      readonly location: Location;
    }
  | { readonly type: 'freed'; readonly rule: string; readonly seat: Seat; readonly name: string }
  | { readonly type: 'newcomer'; readonly rule: string; readonly figure: FigureId };

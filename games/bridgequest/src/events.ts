import type { CardEvent } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import type { Corner, Location } from './bridge/layout.ts';
import type { Facing, Step } from './bridge/steps.ts';
import type { Duration } from './effects/words.ts';
import type { CardId, FigureId } from './model.ts';
import type { Checked } from './sheets/checks.ts';
import type { Gender, Stat } from './sheets/sheet.ts';

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
    }
  | {
      /** A card has set a die, or had it rolled again. */
      readonly type: 'die-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: CardId;
      readonly face: number;
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
      /** Whoever runs the game has decided other than usual (BQ-GM-01). */
      readonly type: 'master-ruled';
      readonly rule: string;
      readonly taken: string;
      readonly instead: string;
    };

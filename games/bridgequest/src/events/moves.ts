import type { Seat } from '@tablewright/engine';
import type { Corner, Location } from '../bridge/layout.ts';
import type { Facing, Step } from '../bridge/steps.ts';
import type { Colour, FigureId } from '../model.ts';

/** Where on a location a figure stands; in the centre it looks nowhere. */
interface Standing {
  readonly rule: string;
  readonly figure: FigureId;
  readonly location: Location;
  readonly stand: Corner | 'CENTRE';
  readonly facing?: Facing;
}

/** What figures do on the Bridge, each with the ledger id that caused it. */
export type MoveEvent =
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
  /** Monsters have stopped a hero that walked (BQ-MOVE-11), or hold it until its next turn (BQ-MOVE-13), or no longer. */
  | { readonly type: 'stopped' | 'pinned' | 'released'; readonly rule: string; readonly seat: Seat }
  | {
      readonly type: 'travels-changed';
      readonly rule: string;
      readonly seat: Seat;
      readonly by: number;
      /** What is in the bank then; maybe below zero (BQ-TRAV-04). */
      readonly left: number;
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
      /** Of all figurines only some come to this game (decision 80). */
      readonly type: 'figure-stays-away';
      readonly rule: string;
      readonly figure: FigureId;
    };

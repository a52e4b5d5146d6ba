import type { Seat } from '@tablewright/engine';
import type { CardId, FigureId } from '../model.ts';
import type { Checked } from '../sheets/checks.ts';

/** Dice, and what is drawn for whoever runs the game, each with the ledger id that caused it. */
export type DieEvent =
  | {
      readonly type: 'rolled-for-first';
      readonly rule: string;
      readonly seat: Seat;
      readonly face: number;
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
  | { readonly type: 'die-ruled'; readonly rule: string; readonly face: number }
  | {
      readonly type: 'reality-bent';
      readonly rule: string;
      readonly seat: Seat;
      readonly what: string;
    }
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
    };

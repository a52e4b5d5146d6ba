import type { Seat } from '@tablewright/engine';
import type { Ending } from '../model.ts';

/** The course of a game: turns, death, the end, each with the ledger id that caused it. */
export type CourseEvent =
  | { readonly type: 'goes-first'; readonly rule: string; readonly seat: Seat }
  | {
      readonly type: 'turns-lost';
      readonly rule: string;
      readonly seat: Seat;
      readonly count: number;
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
      readonly type: 'additions-given';
      readonly rule: string;
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
    }
  | { readonly type: 'joined'; readonly rule: string; readonly seat: Seat };

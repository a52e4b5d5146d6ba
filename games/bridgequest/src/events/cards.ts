import type { Prose, Seat } from '@tablewright/engine';
import type { Duration } from '../effects/words.ts';
import type { CardId } from '../model.ts';

/** Cards that are played and used, and what they leave behind, each with the ledger id that caused it. */
export type PlayEvent =
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
      readonly type: 'trade-proposed';
      readonly rule: string;
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gives: readonly CardId[];
      readonly takes: readonly CardId[];
    };

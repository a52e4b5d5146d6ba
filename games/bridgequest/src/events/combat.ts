import type { Seat } from '@tablewright/engine';
import type { CardId, FigureId } from '../model.ts';

/** The course of a combat, each with the ledger id that caused it. */
export type CombatEvent =
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
      readonly type: 'boss-mode-began';
      readonly rule: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'attacked';
      readonly rule: string;
      readonly seat: Seat;
      readonly defender: Seat;
    };

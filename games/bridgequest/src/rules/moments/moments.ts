import type { Flow, Seat } from '@tablewright/engine';
import type { Bridge } from '../../bridge-table.ts';
import type { CardId, Hero } from '../../model.ts';

/** Why somebody dies. */
export interface Death {
  readonly rule: string;
  /** Whose card, ability or act was the direct cause, if another player's (BQ-KAR-11). */
  readonly by?: Seat;
  /** In a combat of the two, with all that the other has active (BQ-KAR-33). */
  readonly bySword?: true;
}

/**
 * What happens of itself when something else has happened: the rules of it stand above those that bring it about, and
 * a table is assembled with them. Effects come to curses so, and curses to effects.
 */
export interface Moments {
  /** Cards have left a hand for the discards, whatever the cause (BQ-CARD-05): they lie there, and go off. */
  lost(t: Bridge, hero: Hero, cards: readonly CardId[]): Flow<void>;
  /** A hero has come to a place otherwise than by walking on (BQ-MOVE-10, BQ-CHG-04). */
  landed(t: Bridge, hero: Hero): Flow<void>;
  /** Bad Stuff brings death: a check of CON may still stand against it (BQ-CON-07). */
  mayDie(t: Bridge, hero: Hero, death: Death): Flow<void>;
  /** A hero dies, and nothing stands against it (BQ-DEAD-12). */
  dies(t: Bridge, hero: Hero, death: Death): Flow<void>;
  /** More Doors are turned up at once (BQC-VERB-23). */
  kicksOn(t: Bridge, hero: Hero, count: number, rule: string): Flow<void>;
}

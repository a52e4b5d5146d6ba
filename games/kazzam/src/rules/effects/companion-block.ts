import type { CompanionKind, Status } from '../../model.ts';
import type { Answers } from './moments.ts';

/**
 * What an athlete may bring into the match: a Summoned Creature or an automaton (KZ-TARG-01). It is
 * on its owner's side, has no turn of its own (KZ-INIT-06) and is gone for good when it is Taken Out
 * (KZ-DUN-02); nobody scores by that (KZ-SCORE-18). What it does is its owner's doing (KC-CONV-31).
 */
export interface CompanionBlock {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly kind: CompanionKind;
  readonly hp: number;
  readonly speed: number;
  /** How far it strikes in melee; 1 if left out (KC-SUM-12). */
  readonly reach?: number;
  /** The damage of its Opportunities; 2 if left out, 0 if it takes none (KC-SUM-05, KC-TNK-40). */
  readonly opportunity?: number;
  /** Statuses that it has as long as it is there. */
  readonly innate?: readonly Status[];
  /** Statuses to which it is immune (KZ-STAT-05). */
  readonly immune?: readonly Status[];
  /** What it answers to. */
  readonly on?: Answers;
}

/** The kind of the effect that holds the traits of what was brought. */
export function kindOfCompanion(id: string): string {
  return `companion/${id}`;
}

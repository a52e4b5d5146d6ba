import type { Flow } from '@tablewright/engine';
import type { CompanionKind, CreatureId, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { BotHint } from './bot-hint.ts';
import type { Answers } from './moments.ts';
import type { AttackPower } from './power.ts';

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
  /** How far its Opportunities reach, where that is farther than its melee (KC-TMR-32). */
  readonly range?: number;
  /** The damage of its Opportunities; 2 if left out, 0 if it takes none (KC-SUM-05, KC-TNK-40). */
  readonly opportunity?: number;
  /** What its Opportunities do in place of damage. */
  readonly strikes?: (t: Kazzam, holder: CreatureId, granter: CreatureId) => Flow<void>;
  /** What its owner has it do with an Attack Action, as often as that (KC-SUM-03). */
  readonly command?: Command;
  /** What it may do in place of moving when its owner spends a Move Action (KC-SUM-04). */
  readonly instead?: Order;
  /** Statuses that it has as long as it is there. */
  readonly innate?: readonly Status[];
  /** Statuses to which it is immune (KZ-STAT-05). */
  readonly immune?: readonly Status[];
  /** What it answers to. */
  readonly on?: Answers;
}

/** What a companion does when it is told to. */
export interface Order {
  readonly id: string;
  readonly rule: string;
  /** Whether it would do anything now; always if left out. */
  readonly possible?: (t: Kazzam, creature: CreatureId) => boolean;
  readonly run: (t: Kazzam, creature: CreatureId) => Flow<void>;
  readonly bot?: BotHint;
}

/** What it is commanded to do: an attack with a roll, which is its owner's, or something else (KC-SUM-03). */
export type Command = { readonly power: AttackPower; readonly bot?: BotHint } | Order;

/** The kind of the effect that holds the traits of what was brought. */
export function kindOfCompanion(id: string): string {
  return `companion/${id}`;
}

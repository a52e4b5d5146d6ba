import type { Flow } from '@tablewright/engine';
import type { BuiltTrap, CreatureId } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';

/** When a trap acts, and on whom, as far as where they are decides it. */
export type Spring =
  /** On an enemy that enters a square so near, once in a turn for each (KC-TRAP-13). */
  | { readonly when: 'entered'; readonly within: number }
  /** When a turn of its maker starts, on all enemies so near but not nearer than that (KC-TRAP-05). */
  | { readonly when: 'turn-start'; readonly within: number; readonly from: number }
  /** When a turn of its maker starts it goes straight to one enemy, however far, and acts on that. */
  | { readonly when: 'turn-start'; readonly goes: 'straight' };

/**
 * A trap that an athlete may build: it fills its square, has HP and charges, and acts by itself on
 * enemies of its maker (KC-TRAP-01 to KC-TRAP-13). Its maker's class answers to the moments at which
 * it acts with `TRAP_ANSWERS` (`rules/attack/trapwork.ts`).
 */
export interface TrapBlock {
  readonly id: string;
  readonly rule: string;
  readonly charges: number;
  readonly hp: number;
  readonly spring: Spring;
  /** Its own damage; 0 if it deals none. */
  readonly damage: number;
  /** Once a charge was spent it costs none until its maker's next turn starts. */
  readonly staysOpen?: true;
  /** Only who is beside it can damage it. */
  readonly hurtFromBeside?: true;
  /** Hidden enemies spring it too (KC-TRAP-06). */
  readonly findsHidden?: true;
  /** It acts on an enemy that destroys it while it has a charge. */
  readonly avenges?: true;
  /** Whether it acts on that creature at all; always if left out. */
  readonly minds?: (moment: Moment, victim: CreatureId) => boolean;
  /** What it does to its victim before its damage; returns what that adds to its own damage. */
  readonly acts?: (t: Kazzam, trap: BuiltTrap, victim: CreatureId) => Flow<number>;
  /** What it does to its victim besides, after its damage. */
  readonly effect?: (t: Kazzam, trap: BuiltTrap, victim: CreatureId) => Flow<void>;
}

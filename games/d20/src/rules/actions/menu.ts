import type { Flow, Option } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';

/** What something takes of a turn (DT-TURN-01 to -05). */
export type Takes = 'action' | 'attack' | 'free' | 'move' | 'end';

/** What software thinks of a deed when it looks for the best. */
export interface Deed extends Option {
  readonly takes: Takes;
  /** Which kind of deed it is, for tactics: `attack`, `cast`, `move`, `end`, … */
  readonly kind: string;
  /** Free deeds of one name come once a turn (DT-TURN-03). */
  readonly once?: string;
  /** What software thinks of it, where its kind does not say. */
  readonly worth?: number;
  /** Whom it is aimed at. */
  readonly at?: Creature;
  /**
   * @param atACost what a near miss is offered, outside a combat (DT-TASK-10)
   */
  run(t: D20, atACost?: (missedBy: number) => Flow<boolean>): Flow<void> | undefined;
}

/**
 * Actions that are left in a turn, and those of them that may be any action (DT-TURN-05, DT-ARC-305); none after a move
 * beyond one's speed (DT-TURN-01).
 */
export function actionsLeft({ actions, extra, extraAttacks, hurried }: Turn, takes: Takes): number {
  if (hurried) return 0;
  const any = 1 + extra - actions;
  return takes === 'attack'
    ? any + extraAttacks
    : Math.min(any, 1 + extra + extraAttacks - actions);
}

/** Whether a turn has room for something. */
export function hasRoom(turn: Turn, { takes, once }: Pick<Deed, 'takes' | 'once'>): boolean {
  if (takes === 'free') return once === undefined || !turn.free.includes(once);
  if (takes === 'action' || takes === 'attack') return actionsLeft(turn, takes) > 0;
  return true;
}

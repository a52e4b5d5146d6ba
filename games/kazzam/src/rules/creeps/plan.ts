import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Movement } from '../effects/movement.ts';

/** One movement of a plan. */
export interface Leg {
  readonly movement: Movement;
  readonly path: readonly Cell[];
}

/** How a Creep carries out its action on a target. */
export interface Plan {
  /** Its movements, each a Move Action or what stands for one; the last may be a Charge. */
  readonly legs: readonly Leg[];
  /** Whom it attacks then; nobody if it only comes nearer. */
  readonly target: CreatureId | undefined;
  /** Whether the last movement is a Charge, whose attack is a basic one (KZ-CREEP-28). */
  readonly charges: boolean;
}

import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';

/** How a creature may go. */
export interface Gait {
  /** Squares of movement. */
  readonly budget: number;
  /** A Shift of one square cannot enter Difficult Terrain (KZ-MOVE-09). */
  readonly single?: boolean | undefined;
  /** A Charge: each square nearer to this creature, none of them difficult, the last beside it (KZ-BASIC-04, KZ-BASIC-05). */
  readonly toward?: CreatureId | undefined;
  /** Which steps may be taken besides: pushes lead away, pulls nearer (KZ-FORCE-03, KZ-FORCE-04). */
  readonly step?: (from: Cell, to: Cell) => boolean;
  /** Where it may end, besides. */
  readonly ends?: (cell: Cell) => boolean;
  readonly ignoresDifficult?: boolean | undefined;
  /** Whether Damaging Terrain does not hurt on the way. */
  readonly ignoresDanger?: boolean | undefined;
  readonly passesCreatures?: boolean | undefined;
  /** Whether it goes by force: what is closed to its will alone is open to it then (KC-TNK-24). */
  readonly forced?: boolean | undefined;
}

/** A movement of one's own. */
export interface Movement extends Gait {
  /** `move`, `shift`, `crawl`, …: key of the question and of the event. */
  readonly how: string;
  readonly rule: string;
  /** Whether leaving squares grants Opportunities (KZ-MOVE-08). */
  readonly exposed: boolean;
  /** Whether it grants none at all, not even to whoever Marked the creature (KC-SHV-20). */
  readonly unanswered?: boolean;
  /** Whether being Slowed on the way caps it: it goes by speed, or is a Move Action's Shift (KZ-MOVE-16). */
  readonly slowable?: boolean;
  /**
   * Which ways it may go with the squares that are left, where the way has to be a shortest one or
   * as far as can be; asked anew whenever it thinks again (KZ-STAT-27, KZ-STAT-47). Nothing where it
   * stays.
   */
  readonly narrow?: (left: Movement) => Movement | undefined;
}

import type { CardEvent } from '@tablewright/cards';
import type { PlayEvent } from './events/cards.ts';
import type { CombatEvent } from './events/combat.ts';
import type { CourseEvent } from './events/course.ts';
import type { DieEvent } from './events/dice.ts';
import type { MoveEvent } from './events/moves.ts';
import type { SheetEvent } from './events/people.ts';

/** What happens in a game, each with the ledger id that caused it. */
export type BridgeEvent =
  | CardEvent
  | MoveEvent
  | SheetEvent
  | DieEvent
  | CombatEvent
  | PlayEvent
  | CourseEvent;

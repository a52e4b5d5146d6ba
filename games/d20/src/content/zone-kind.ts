import type { Flow } from '@tablewright/engine';
import type { Creature, Zone } from '../model.ts';
import type { D20 } from '../table.ts';

/** A kind of zone: what it does to whoever is in it. */
export interface ZoneKind {
  readonly id: string;
  readonly rule: string;
  /** Harms once a round whoever is in it or enters it (DT-HAZ-04). */
  harms?(t: D20, zone: Zone, creature: Creature): Flow<void> | undefined;
  /** Each foot in it costs two. */
  readonly isDifficult?: true;
  /** Nothing can be seen through it. */
  readonly hides?: true;
  /** Its time is over. */
  over?(t: D20, zone: Zone): void;
  /** Nobody goes into it. */
  readonly blocks?: true;
}

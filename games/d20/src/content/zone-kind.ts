import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../d20-table.ts';
import type { Creature, Zone } from '../model.ts';

/** A kind of zone: what it does to whoever is in it. */
export interface ZoneKind {
  readonly id: string;
  readonly rule: string;
  /** Harms once a round whoever is in it or enters it (DT-HAZ-04). */
  harms?(t: D20, zone: Zone, creature: Creature): Flow<void> | undefined;
  /**
   * The ids of traits that a creature bears by it: asked for all creatures, in it or not, as some zones also give
   * something to whoever has laid them.
   */
  gives?(w: World, zone: Zone, creature: Creature): string | readonly string[] | undefined;
  /** What happens when fire comes to it (DT-ARC-211). */
  kindles?(t: D20, zone: Zone): Flow<void> | undefined;
  /** Each of several counts by itself for whoever is in them; of other spells one alone does (DT-MAG-20). */
  readonly isEach?: true;
  /** It is a fire that rain puts out; it is rain, or as good, under the open sky (DT-ARC-602). */
  readonly isFire?: true;
  readonly quenches?: true;
  /** It is over. */
  ended?(t: D20, zone: Zone): Flow<void> | undefined;
  /** It is of plants (DT-DIV-405). */
  readonly isGrowth?: true;
  /** Each foot in it costs two. */
  readonly isDifficult?: true;
  /** Nothing can be seen through it. */
  readonly hides?: true;
  /** Nobody goes into it. */
  readonly blocks?: true;
  /** Whether somebody does not go into it (DT-ARC-410). */
  keepsOut?(w: World, zone: Zone, creature: Creature): boolean;
  /** Feet of speed that a step in it takes, where that depends on whoever takes it (DT-ARC-511). */
  stepFeet?(w: World, creature: Creature): number;
  /** It is an opening: what is solid in it is not so now (DT-ARC-508). */
  readonly opens?: true;
  /** In a combat it harms whoever begins a turn in it, instead of at the round's end. */
  readonly harmsAtTurn?: true;
}

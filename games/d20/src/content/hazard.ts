import type { Flow } from '@tablewright/engine';
import type { Ability } from '../abilities.ts';
import type { D20 } from '../d20-table.ts';
import type { Creature } from '../model.ts';

/** A kind of hazard (DT-HAZ-01). */
export interface Hazard {
  readonly id: string;
  readonly rule: string;
  readonly level: number;
  readonly save: Ability;
  /** `fire`, `acid`, `cold`, `poison`, `gas`, `fall`, `physical`, … */
  readonly tags: readonly string[];
  /** What else comes over whoever fails the save. */
  failed?(t: D20, victim: Creature, level: number): Flow<void> | undefined;
  /** What comes over whoever it strikes, saved or not. */
  also?(t: D20, victim: Creature, level: number): Flow<void> | undefined;
  /** What find-traps has to reach to find it before it strikes. */
  readonly found?: number;
  /** Strikes once until somebody sets it again. */
  readonly isOnce?: true;
  /** Harms again each round, or after so many rounds (DT-HAZ-04). */
  readonly repeats?: number;
  /** Feet around its point. */
  readonly radius?: number;
}

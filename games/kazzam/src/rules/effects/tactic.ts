import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Judge } from './bot-hint.ts';

/** What an athlete does in its team's plan. */
export type Part =
  /** Stays about the pedestals of its team, and goes for whoever comes for their orbs. */
  | 'keeper'
  /** Goes for orbs before anybody else. */
  | 'raider';

/** An option of a choice as it is weighed: a creature, a square, or what its id says. */
export interface Weighed {
  readonly id: string;
  readonly creature?: CreatureId;
  readonly cell?: Cell;
  readonly item?: number;
}

/**
 * How an athlete of a house team is played where a bot plays it: its line of tactics, as points of the score that are
 * added to what a bot sees by itself. Whoever plays it may read it as advice (KT-GEN-13).
 */
export interface Tactic {
  readonly rule: string;
  readonly part?: Part;
  /** Where it begins if it can: the square of the court for red, mirrored for blue (KT-DRI-04, KM-GRID-07). */
  readonly start?: readonly [x: number, y: number];
  /** What its actions are worth besides, by their ids. */
  readonly actions?: Readonly<Record<string, number | ((judge: Judge) => number)>>;
  /** What it is worth besides to choose a creature: by a power, or in a choice of that key. */
  readonly whom?: Readonly<Record<string, (judge: Judge, creature: CreatureId) => number>>;
  /**
   * What it is worth besides to take an option of a choice of that key that is no creature to choose, such as a square
   * for a power; `of` is the creature that the choice is about, `about` what else it and its words say.
   */
  readonly options?: Readonly<
    Record<
      string,
      (
        judge: Judge,
        option: Weighed,
        of: CreatureId | undefined,
        about: Readonly<Record<string, unknown>>,
      ) => number
    >
  >;
  /** What it is worth besides to stand on a square. */
  readonly stands?: (judge: Judge) => (cell: Cell) => number;
  /** Whether it takes a Reaction or an Interrupt, by the key of the choice. */
  readonly answers?: Readonly<Record<string, (judge: Judge) => boolean>>;
}

import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { AttackPower } from './power.ts';

/** Whom a bot looks for around a square: of its own side, itself included, or against it. */
export type Whom = 'foes' | 'allies' | 'carriers';

/** A bot that weighs something for a creature: what a hint may ask it. */
export interface Judge {
  readonly t: Kazzam;
  /** For whom it weighs. */
  readonly id: CreatureId;
  /** How many of these are within so many squares of a square; of its own one if left out. */
  count(whom: Whom, squares: number, cell?: Cell): number;
  /** What the best attack of a creature with a power promises from where it stands, or of an area all. */
  promise(creature: CreatureId, power: AttackPower): number;
  /** What a creature of its side gains by standing there, in points of the score. */
  gainAt(creature: CreatureId, cell: Cell): number;
}

/** What a bot is told of an action or an option beside what its price and its attack say. */
export interface BotHint {
  /** What it is worth, in points of the score; of an attack, what it is worth besides. */
  readonly worth?: number | ((judge: Judge) => number);
  /** Whether it is worth most while an ally is in trouble. */
  readonly helps?: true;
  /** Whether it attacks everybody in reach. */
  readonly all?: true;
  /** Squares to which it may bring its user: it is worth what the best of them gains. */
  readonly leads?: (t: Kazzam, id: CreatureId) => readonly Cell[];
}

/** What a bot is told of what it does not know how to use well. */
export const LEFT_ALONE: BotHint = { worth: 0 };

/** What a bot is told of a choice, as `bot` of what the choice is about. */
export interface ChoiceHint {
  /** The creature that is chosen gets Ward. */
  readonly shields?: true;
  /** Whether the creature that is chosen fares better or worse for it. */
  readonly does?: 'good' | 'harm';
  /** Near whom the chosen square should be. */
  readonly near?: Whom;
}

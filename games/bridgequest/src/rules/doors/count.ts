import { isEpic } from '../combat/calculation.ts';

/** How many Doors a kick turns up before portals among them add more (BQ-KICK-01, BQ-TURN-16). */
export interface Kicking {
  readonly row: number;
  /** How many turns in a row its hero has begun in Homeworld, this one included. */
  readonly turnsAtHome: number;
  /** After how many of them a kick there turns up one more (decision on endless farming). */
  readonly patience: number;
}

/** The row of Homeworld, where waiting does not stay cheap (BQ-TERM-03). */
const HOMEWORLD_ROW = 0;

/** The Doors of a kick: two from row 5 on, and for whoever has waited too long in Homeworld. */
export function doorsOfKick({ row, turnsAtHome, patience }: Kicking): number {
  return isEpic(row) || (row === HOMEWORLD_ROW && turnsAtHome > patience) ? 2 : 1;
}

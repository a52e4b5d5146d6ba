import type { Action } from './action.ts';

/** The kind of all orbs. */
export const ORB = 'orb';

/** A kind of item that powers make; it is held, dropped and picked up as orbs are (KC-BRW-07). */
export interface ItemDef {
  readonly id: string;
  readonly rule: string;
  /** Whether no Move Action hands it over: its own actions say how it goes to somebody else. */
  readonly handsItself?: true;
  /** What whoever holds one can do with it. */
  readonly actions?: readonly Action[];
}

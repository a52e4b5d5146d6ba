import type { Creature } from '../model.ts';
import type { Paint } from './colours.ts';

/**
 * Everything that a piece shows, as plain values, so that it is drawn again only if one of them
 * changes. What is told at which size of a square, in pixels: from afar its side, its letters, what it
 * carries, and that it has a status; from 18 its HP and its worst status; from 23 how many more; from 29
 * its face or picture in place of the letters, and its place in the order of turns. Its name and all else
 * are told under the map while it is looked at, and on its sheet.
 */
export interface TokenLook {
  readonly kind: Creature['kind'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly letters: string;
  /** The address of its portrait, if it has one. */
  readonly face: string | undefined;
  /** Its picture, one of the emblems of the kit, if it has no portrait. */
  readonly emblem: string | undefined;
  /** Whether others stand on it: then its letters are on a {@link Tag}. */
  readonly tagged: boolean;
  /** Its size beside others in its square; 1 if it is alone. */
  readonly scale: number;
  /** How many more pieces lie under it. */
  readonly below: number;
  /** The side that is shorter than usual because it is squeezed (KZ-LARGE-08). */
  readonly squeezed: 'width' | 'height' | undefined;
  readonly paint: Paint;
  /** The place in the order of turns, from 1; 0 for none. */
  readonly place: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly ward: number;
  /** Joined by spaces. */
  readonly statuses: string;
  /** Colours of the orbs that it holds, joined by spaces. */
  readonly orbs: string;
  readonly stowed: boolean;
  readonly mob: boolean;
  readonly acting: boolean;
  readonly selected: boolean;
  /** Whether the question is about it. */
  readonly concerned: boolean;
  /** HP that it has just lost; 0 for none. */
  readonly hurt: number;
}

import { swordOf } from '../../../../../test/sword.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** Two Enchantments and two Self-Charms, as picks. */
export const KNOWN = ['sword-hold', 'focused-blade', 'long-arm', 'regenerative'];

/** Sue with these picks beside Bo, and Al out of the way; Sue's turn. */
export function given(
  picks: readonly string[],
  more: Told = {},
  rolls: readonly number[] = [],
): Court {
  return begin(
    {
      court: floor(9, 5),
      athletes: [swordOf('Sue', '2,2', picks, more), theirs('Bo', '3,2'), ours('Al', '8,0')],
      turn: 'Sue',
    },
    { rolls },
  );
}

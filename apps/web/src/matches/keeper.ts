import type { MatchFile } from '@tablewright/engine/host';
import type { Shelf, Trouble } from './shelf.ts';

/**
 * Keeps one match on the shelf: every change is written at once, and what changes while the shelf
 * is busy is written when it is done, the latest alone. `onTrouble` is told when the browser
 * refuses, and when it takes the match again.
 */
export function keeperOf(
  shelf: Shelf,
  onTrouble: (trouble: Trouble | undefined) => void,
): (file: MatchFile) => void {
  let waiting: MatchFile | undefined;
  let busy = false;
  const write = async (): Promise<void> => {
    busy = true;
    while (waiting !== undefined) {
      const file = waiting;
      waiting = undefined;
      await shelf.save(file);
    }
    busy = false;
    onTrouble(shelf.trouble());
  };
  return (file) => {
    waiting = file;
    if (!busy) write();
  };
}

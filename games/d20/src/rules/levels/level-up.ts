import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import type { D20 } from '../../table.ts';

/** A character gains one Level (DT-LVL-02 to -05). */
export function levelUp(_t: D20, _creature: Creature): Flow<void> | undefined {
  throw new Error('not merged yet');
}

import type { Flow, Option } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';

/** Something that a character may do between fights. */
export interface CalmDeed extends Option {
  readonly kind: string;
  run(t: D20): Flow<void> | undefined;
}

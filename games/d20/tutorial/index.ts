import type { Lesson } from '@tablewright/table-kit/lesson';
import { FIGHT_LESSON } from './fight.ts';
import { MAGIC_LESSON } from './magic.ts';
import { MASTER_LESSON } from './master.ts';
import { ROLL_LESSON } from './roll.ts';

/** Four short lessons of the d20 table, from the first roll to being the game master. */
export const TUTORIAL: readonly Lesson[] = [ROLL_LESSON, FIGHT_LESSON, MAGIC_LESSON, MASTER_LESSON];

import type { Lesson } from '@tablewright/table-kit/lesson';
import { FIGHT_LESSON } from './fight.ts';
import { ROAD_LESSON } from './road.ts';
import { TROUBLE_LESSON } from './trouble.ts';
import { TURN_LESSON } from './turn.ts';

/** Four short lessons of BridgeQuest!, from the first move to the end of a game. */
export const TUTORIAL: readonly Lesson[] = [TURN_LESSON, FIGHT_LESSON, TROUBLE_LESSON, ROAD_LESSON];

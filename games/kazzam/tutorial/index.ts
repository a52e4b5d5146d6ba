import type { Lesson } from '@tablewright/table-kit/lesson';
import { ATTACKING_LESSON } from './attacking.ts';
import { COVER_LESSON } from './cover.ts';
import { CREEP_LESSON } from './guards.ts';
import { MOVING_LESSON } from './moving.ts';
import { ORB_LESSON } from './orbs.ts';
import { ROLE_LESSON } from './roles.ts';
import { TEAM_LESSON } from './team.ts';

/** Seven short lessons of Kazzam, from the first step to a match of one's own. */
export const TUTORIAL: readonly Lesson[] = [
  MOVING_LESSON,
  ATTACKING_LESSON,
  COVER_LESSON,
  ROLE_LESSON,
  ORB_LESSON,
  CREEP_LESSON,
  TEAM_LESSON,
];

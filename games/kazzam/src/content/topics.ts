import { ATHLETES } from './topics/athletes.ts';
import { COURT } from './topics/court.ts';
import { FIGHT } from './topics/fight.ts';
import { MAPS_AND_CREEPS } from './topics/maps-and-creeps.ts';
import { STATUSES } from './topics/statuses.ts';
import type { Topic } from './topics/topic.ts';

export type { Topic } from './topics/topic.ts';

/** What the rules reference is about, in reading order; a rule may bear on several topics. */
export const TOPICS: readonly Topic[] = [
  ...COURT,
  ...FIGHT,
  ...STATUSES,
  ...MAPS_AND_CREEPS,
  ...ATHLETES,
];

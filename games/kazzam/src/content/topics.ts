import type { Content } from '../rules/effects/content.ts';
import type { Topic } from '../rules/effects/manifest.ts';
import { ATHLETES } from './topics/athletes.ts';
import { COURT } from './topics/court.ts';
import { FIGHT } from './topics/fight.ts';
import { MAPS_AND_CREEPS } from './topics/maps-and-creeps.ts';
import { STATUSES } from './topics/statuses.ts';

/** What the rules reference is about, in reading order; a rule may bear on several topics. */
export function topicsOf({ roles, classes, teams, maps }: Content): readonly Topic[] {
  const houses = teams.flatMap(({ house }) => house ?? []);
  return [
    ...COURT,
    ...FIGHT,
    ...STATUSES,
    ...MAPS_AND_CREEPS,
    ...ATHLETES,
    ...[...roles, ...classes, ...houses, ...maps].flatMap(({ topics = [] }) => topics),
  ];
}

import { HOUR } from '../../rules/effects/afflict.ts';
import { timedDeath } from './timed-death.ts';

/** Drops after three hours for each point of its CON score, and dies after an hour for each (DT-COND-24). */
export const thirst = timedDeath({
  id: 'thirst',
  rule: 'DT-COND-24',
  ability: 'CON',
  tags: ['hunger'],
  first: 3 * HOUR,
  last: HOUR,
});

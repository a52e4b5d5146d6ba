import { DAY } from '../../rules/effects/afflict.ts';
import { timedDeath } from './timed-death.ts';

/** Drops after as many days as its WIS score, and dies after as many more (DT-COND-10). */
export const doomed = timedDeath({
  id: 'doomed',
  rule: 'DT-COND-10',
  ability: 'WIS',
  tags: ['curse'],
  first: DAY,
  last: DAY,
});

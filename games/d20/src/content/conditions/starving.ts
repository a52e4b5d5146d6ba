import { DAY, HOUR } from '../../rules/effects/afflict.ts';
import { timedDeath } from './timed-death.ts';

/** Drops after as many days as its CON score, and dies after as many hours (DT-COND-21). */
export const starving = timedDeath({
  id: 'starving',
  rule: 'DT-COND-21',
  ability: 'CON',
  tags: ['hunger'],
  first: DAY,
  last: HOUR,
});

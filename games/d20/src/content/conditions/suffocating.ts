import { timedDeath } from './timed-death.ts';

/** Drops after as many rounds as its CON score, and dies after as many more (DT-COND-23). */
export const suffocating = timedDeath({
  id: 'suffocating',
  rule: 'DT-COND-23',
  ability: 'CON',
  tags: ['suffocation'],
  first: 1,
  last: 1,
});

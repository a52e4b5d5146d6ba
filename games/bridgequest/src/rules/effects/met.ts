import type { Effect } from '../../effects/effect.ts';
import type { Hero } from '../../model.ts';
import { isMet } from './in-force.ts';
import type { Looking } from './situation.ts';

/** Whether the conditions of an effect hold, so far as they are no matter of chance (BQC-COND-11). */
export function isMetQuietly(t: Looking, hero: Hero, effect: Effect): boolean {
  return effect.if.every(
    (condition) =>
      condition.kind === 'odd' || condition.kind === 'even' || isMet(t, hero, condition, ''),
  );
}

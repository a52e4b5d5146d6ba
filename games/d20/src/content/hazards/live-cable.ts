import { forOneRound } from '../../rules/effects/afflict.ts';
import type { Hazard } from '../hazard.ts';
import { afflictBy } from './afflicting.ts';

/** A live cable or a deck under current (DT-HAZ-16). */
export const liveCable: Hazard = {
  id: 'live-cable',
  rule: 'DT-HAZ-16',
  level: 6,
  save: 'DEX',
  tags: ['electricity'],
  *failed(t, victim) {
    yield* afflictBy(t, victim, 'stunned', 'DT-HAZ-16', { until: forOneRound(t, victim) });
  },
};

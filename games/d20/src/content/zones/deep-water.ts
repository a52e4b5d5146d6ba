import { relieveOf } from '../../rules/effects/relieve.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** Water to swim in: it slows, and puts out whoever is aflame (DT-COND-01, DT-MOVE-02). */
export const deepWater: ZoneKind = {
  id: 'deep-water',
  rule: 'DT-COND-01',
  isDifficult: true,
  *harms(t, _zone, creature) {
    yield* relieveOf(t, creature, ['aflame'], 'cure', 'DT-COND-01');
  },
};

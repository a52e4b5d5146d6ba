import { relieveOf } from '../../../rules/effects/relieve.ts';
import { layZone } from '../../../rules/effects/zones.ts';
import type { Trait } from '../../trait.ts';

/** Feet around the caster in which the weather obeys: 240 yards (DT-ARC-602). */
const REACH = 720;

/** Calls a weather, which comes after a minute (DT-ARC-602). */
export const weatherCalled: Trait = {
  id: 'weather-called',
  rule: 'DT-ARC-602',
  on: {
    *ended(t, { creature, effect }, { how }) {
      const kind = effect?.data?.text;
      if (how !== 'time' || effect === undefined || kind === undefined) return;
      layZone(t, {
        kind,
        source: effect.source,
        until: { at: 'cure' },
        shape: { is: 'around', creature: creature.id, feet: REACH },
        concentration: true,
      });
      if (kind !== 'rain') return;
      for (const one of t.state.creatures)
        yield* relieveOf(t, one, ['aflame'], 'end', 'DT-ARC-602');
    },
  },
};

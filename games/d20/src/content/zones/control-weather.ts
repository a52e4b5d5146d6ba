import { isIn } from '../../rules/place/zones.ts';
import { WEATHERS } from '../spells/effects/weather.ts';
import type { ZoneKind } from '../zone-kind.ts';

const RAIN = 'in-rain';

/** The weathers that can be called; each lies on whoever is outdoors (DT-ARC-602). */
export const WEATHER_ZONES: readonly ZoneKind[] = WEATHERS.map(({ id, rule }) => ({
  id: id.replace(/^in-/, ''),
  rule,
  ...(id === RAIN ? { quenches: true as const } : {}),
  gives: (w, zone, creature) =>
    w.state.ground.isOutdoors && isIn(w, zone, creature) ? [id] : undefined,
}));

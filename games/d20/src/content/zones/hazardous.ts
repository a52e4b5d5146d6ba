import { strike } from '../../rules/harm/hazard.ts';
import type { Hazard } from '../hazard.ts';
import type { ZoneKind } from '../zone-kind.ts';

/**
 * A place in which a hazard strikes again each time (DT-HAZ-04): by rounds, or when so many have passed since it last
 * struck somebody. What laid the zone may give it a Level of its own.
 */
export const hazardous = (id: string, hazard: Hazard, more: Partial<ZoneKind> = {}): ZoneKind => ({
  id,
  rule: hazard.rule,
  *harms(t, zone, creature) {
    const { repeats = 1 } = hazard;
    const key = `zone/${zone.id}`;
    const last = creature.used[key];
    if (repeats > 1 && last !== undefined && t.state.clock - last < repeats) return;
    if (repeats > 1) creature.used[key] = t.state.clock;
    const by = t.state.creatures.find((one) => one.id === zone.source.by);
    const level = zone.source.level ?? hazard.level;
    yield* strike(t, creature, by === undefined ? { hazard, level } : { hazard, level, by });
  },
  ...more,
});

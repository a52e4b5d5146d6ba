import type { Location } from '../../bridge/layout.ts';
import type { Bridge } from '../../table.ts';
import { glueOn, isOpen, worldsAt, worldsOn, ZONES } from '../../zones.ts';

/**
 * Opens a closed location by dealing a world onto it (BQ-MAP-09). Says whether it is open now: it stays closed
 * if no world is left (BQ-CHG-12).
 */
export function openWorld(t: Bridge, location: Location, rule: string): boolean {
  if (isOpen(t.state, location)) return true;
  return ZONES.draw(t, 'world-deck', worldsOn(location), 1, { rule }).length > 0;
}

/** Whether glue keeps a world from being changed (BQ-CHG-08, -09). */
export function isGlued(t: Bridge, location: Location): boolean {
  return ZONES.at(t.state, glueOn(location)).length > 0;
}

/**
 * Changes worlds (BQ-CHG-01 to -03): all old ones are discarded, then new ones are dealt in ascending
 * location, and only then anything works that they do. Closed locations open. Glued ones are left out
 * (BQ-CHG-09).
 * @returns the locations with another world, in ascending number
 */
export function changeWorlds(t: Bridge, locations: readonly Location[], rule: string): Location[] {
  const scope = locations.filter((location) => !isGlued(t, location)).sort((a, b) => a - b);
  const open = scope.filter((location) => isOpen(t.state, location));
  for (const location of open) {
    const worlds = [...worldsAt(t.state, location)];
    ZONES.move(t, worlds, worldsOn(location), 'world-discard', { rule });
  }
  t.state.doorways = t.state.doorways.filter(({ location }) => !open.includes(location));
  // No location loses its floor: what was open is dealt to, whatever is left for the closed ones (BQ-CHG-12).
  const { length: undealt } = ZONES.at(t.state, 'world-deck');
  const { length: discarded } = ZONES.at(t.state, 'world-discard');
  let spare = undealt + discarded - open.length;
  return scope.filter((location) => {
    const opens = !open.includes(location);
    if (opens && spare === 0) return false;
    if (opens) spare -= 1;
    ZONES.draw(t, 'world-deck', worldsOn(location), 1, { rule });
    return true;
  });
}

import type { Location } from '../../bridge/layout.ts';
import type { Bridge } from '../../table.ts';
import { glueOn, isOpen, worldsAt, worldsOn, ZONES } from '../../zones.ts';
import { noteCard } from '../effects/noted.ts';

/**
 * Opens a closed location by dealing a world onto it (BQ-MAP-09). Says whether it is open now: it stays closed
 * if no world is left (BQ-CHG-12).
 */
export function openWorld(t: Bridge, location: Location, rule: string): boolean {
  if (isOpen(t.state, location)) return true;
  const dealt = ZONES.draw(t, 'world-deck', worldsOn(location), 1, { rule });
  for (const card of dealt) noteCard(t, card);
  return dealt.length > 0;
}

/** Whether glue keeps a world from being changed (BQ-CHG-08, -09). */
export function isGlued(t: Bridge, location: Location): boolean {
  return ZONES.at(t.state, glueOn(location)).length > 0;
}

/**
 * Changes worlds (BQ-CHG-01 to -03): all old ones are discarded, then new ones are dealt in ascending
 * location, and only then anything works that they do. Whoever and whatever is there stays as it stands
 * (BQ-CHG-02). Closed locations open. Glued ones are left out (BQ-CHG-09).
 * @param rule why they change
 * @returns the locations with another world, in ascending number
 */
export function changeWorlds(t: Bridge, locations: readonly Location[], rule: string): Location[] {
  const scope = unglued(t, locations);
  const open = scope.filter((location) => isOpen(t.state, location));
  for (const location of open) {
    const worlds = [...worldsAt(t.state, location)];
    ZONES.move(t, worlds, worldsOn(location), 'world-discard', { rule: 'BQ-CHG-01' });
  }
  t.state.doorways = t.state.doorways.filter(({ location }) => !open.includes(location));
  // No location loses its floor: what was open is dealt to, whatever is left for the closed ones (BQ-CHG-12).
  const { length: undealt } = ZONES.at(t.state, 'world-deck');
  const { length: discarded } = ZONES.at(t.state, 'world-discard');
  let spare = undealt + discarded - open.length;
  return scope.filter((location) => {
    const opens = !open.includes(location);
    if (opens && spare === 0) {
      t.tell?.({ type: 'world-stayed', rule: 'BQ-CHG-12', location });
      return false;
    }
    if (opens) spare -= 1;
    // Those of several are dealt one after another (BQ-CHG-03).
    const about = { rule: scope.length > 1 ? 'BQ-CHG-03' : rule };
    for (const card of ZONES.draw(t, 'world-deck', worldsOn(location), 1, about)) noteCard(t, card);
    return true;
  });
}

/** Those of some locations that nothing keeps from changing, in ascending number (BQ-CHG-03, -09). */
function unglued(t: Bridge, locations: readonly Location[]): readonly Location[] {
  return [...locations]
    .sort((a, b) => a - b)
    .filter((location) => {
      if (!isGlued(t, location)) return true;
      t.tell?.({ type: 'world-stayed', rule: 'BQ-CHG-09', location });
      return false;
    });
}

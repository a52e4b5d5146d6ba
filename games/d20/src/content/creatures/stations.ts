import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { effectOn } from '../../rules/bearers/bearers.ts';

/** The stations of a vehicle (DT-MACH-05). */
export const STATIONS = ['pilot', 'gunner', 'engineer'] as const;

/** The vehicle that somebody is aboard of. */
export function shipOf({ state }: Pick<World, 'state'>, creature: Creature): Creature | undefined {
  const id = effectOn(creature, 'crew')?.data?.creature;
  return id === undefined ? undefined : state.creatures.find((one) => one.id === id);
}

/** At which station. */
export const stationOf = (creature: Creature): string | undefined =>
  effectOn(creature, 'crew')?.data?.text;

/** Those aboard who live, in order of entry. */
export const crewOf = (w: Pick<World, 'state'>, ship: Creature): readonly Creature[] =>
  w.state.creatures.filter((one) => one.life === 'alive' && shipOf(w, one) === ship);

/** Whoever steers it, if anybody does. */
export const pilotOf = (w: Pick<World, 'state'>, ship: Creature): Creature | undefined =>
  crewOf(w, ship).find((one) => stationOf(one) === 'pilot' && one.hp > 0);

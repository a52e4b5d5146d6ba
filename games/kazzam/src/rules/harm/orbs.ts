/** Orbs: their colours, their guards, and pedestals (KZ-ORB-10, KZ-AI-05). */
import type { OrbDeed } from '../../events.ts';
import type { Colour, CreatureId, Item, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { ORB } from '../effects/item-def.ts';
import { BITS, has } from '../effects/status.ts';
import { provoke } from './provoke.ts';

/** The colour of an orb: its team's, or neutral. */
export function orbColour(
  { items, red }: Pick<KazzamState, 'items' | 'red'>,
  orb: number,
): Colour | 'neutral' {
  const team = items[orb]?.team;
  if (team === undefined) return 'neutral';
  return team === red ? 'red' : 'blue';
}

/** Tells what somebody did with an orb, which has the colour of that moment. */
export function tellOfOrb(
  t: Kazzam,
  who: CreatureId,
  what: OrbDeed,
  orb: number,
  rule: string,
): void {
  if (t.listening) t.emit({ type: 'orb', rule, who, what, orb, colour: orbColour(t.state, orb) });
}

/** The orbs among what a creature holds. */
export function orbsHeld(state: KazzamState, id: CreatureId): readonly number[] {
  const { held } = creatureOf(state, id);
  return held.filter((item) => state.items[item]?.kind === ORB);
}

/** Own pedestals beside an athlete that holds an orb to dunk (KZ-ORB-10). */
export function pedestalsInReach(state: KazzamState, id: CreatureId): number[] {
  const athlete = creatureOf(state, id);
  if (has(athlete, BITS.flying) || orbsHeld(state, id).length === 0) return [];
  const ground = groundOf(state);
  const found: number[] = [];
  for (const [number, { cell, team }] of state.pedestals.entries()) {
    if (team === athlete.team && distanceBetween(ground, athlete, cell) === 1) found.push(number);
  }
  return found;
}

/**
 * Whoever takes any orb from a neutral pedestal is an enemy of the groups that guard it, be it theirs or
 * one that was put there (KM-THRONE-05).
 */
export function offendPedestal(state: KazzamState, pedestal: number, by: CreatureId): void {
  if (state.pedestals[pedestal]?.team !== undefined) return;
  const groups = new Set(
    state.items.flatMap(({ home, groups }) => (home === pedestal ? groups : [])),
  );
  for (const group of groups) provokeGroup(state, group, by);
}

/** Whoever takes a neutral orb is an enemy of the groups that guard it (KZ-AI-05). */
export function offendGuards(state: KazzamState, { groups, team }: Item, by: CreatureId): void {
  if (team === undefined) for (const group of groups) provokeGroup(state, group, by);
}

function provokeGroup(state: KazzamState, group: number, by: CreatureId): void {
  const member = state.creatures.findIndex(
    (other) => other.group === group && (isOnMap(other) || other.hp > 0),
  );
  if (member >= 0) provoke(state, member, by);
}

/** What the tactics of the house look at. */
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState, Role } from '../../../model.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { orbsHeld } from '../../../rules/harm/orbs.ts';
import { implementRangeOf, reachOf } from '../../../rules/sight/reach.ts';
import { HOUSE } from './athletes.ts';

/** Those on the map that are against its side: athletes, and Creeps that know somebody of it. */
export function foesOf({ t: { state }, id }: Judge): CreatureId[] {
  return [...state.creatures.keys()].filter((other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature) || !areEnemies(state, id, other)) return false;
    if (creature.kind !== 'creep') return true;
    const known = itemAt(state.groups, creature.group)?.enemies ?? [];
    return known.some((one) => one === id || areAllies(state, id, one));
  });
}

/** Athletes of its side on the map, itself among them. */
export function sideOf({ t: { state }, id }: Judge): CreatureId[] {
  const { team } = creatureOf(state, id);
  return [...state.creatures.keys()].filter((other) => {
    const creature = creatureOf(state, other);
    return creature.kind === 'athlete' && creature.team === team && isOnMap(creature);
  });
}

/** The athlete of the house with that role, if it is on the map. */
export function mateOf(judge: Judge, role: Role): CreatureId | undefined {
  return sideOf(judge).find((other) => isMate(judge.t.state, other, role));
}

/** Whether that is the athlete of the house with that role. */
export function isMate(state: KazzamState, who: CreatureId, role: Role): boolean {
  const build = itemAt(state.builds, creatureOf(state, who).build);
  return build?.house === HOUSE && build.role === role;
}

/** Squares between two creatures; endless from one part of the map to another. */
export function apart({ t: { state } }: Judge, one: CreatureId, other: CreatureId): number {
  const found = distanceBetween(groundOf(state), creatureOf(state, one), creatureOf(state, other));
  return found ?? Number.POSITIVE_INFINITY;
}

/** Squares from a creature to a square; endless from one part of the map to another. */
export function away({ t: { state } }: Judge, who: CreatureId, cell: Cell): number {
  const found = distanceBetween(groundOf(state), creatureOf(state, who), cell);
  return found ?? Number.POSITIVE_INFINITY;
}

/** Whether it holds an orb. */
export function carries({ t: { state } }: Judge, who: CreatureId): boolean {
  return orbsHeld(state, who).length > 0;
}

/** Whether a creature could strike another from where it stands, as far as its reach and its implement go. */
export function reaches(judge: Judge, from: CreatureId, to: CreatureId): boolean {
  const { state } = judge.t;
  return apart(judge, from, to) <= Math.max(reachOf(state, from), implementRangeOf(state, from));
}

/** Squares of pedestals on which an orb lies. */
export function pedestalsWithOrbs({ t: { state } }: Judge): readonly Cell[] {
  const laden = new Set(
    state.items.flatMap(({ place }) => (place.at === 'pedestal' ? place.pedestal : [])),
  );
  return state.pedestals.flatMap(({ cell }, at) => (laden.has(at) && cell >= 0 ? cell : []));
}

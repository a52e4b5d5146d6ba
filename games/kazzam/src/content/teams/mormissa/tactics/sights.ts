/** What the tactics of Mormissa look at. */
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState, Role } from '../../../../model.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../../rules/court/creatures.ts';
import { distanceBetween, type Place } from '../../../../rules/court/footprint.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { itemAt } from '../../../../rules/court/item-at.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { orbsHeld } from '../../../../rules/harm/orbs.ts';

/** Farther than anything is from anything. */
export const FAR = Number.POSITIVE_INFINITY;

function athletes(
  { creatures }: KazzamState,
  fits: (id: CreatureId) => boolean,
): readonly CreatureId[] {
  return creatures.flatMap((creature, id) =>
    creature.kind === 'athlete' && isOnMap(creature) && fits(id) ? [id] : [],
  );
}

/** Its team-mates on the map. */
export function matesOf({ t: { state }, id }: Judge): readonly CreatureId[] {
  return athletes(state, (other) => other !== id && areAllies(state, id, other));
}

/** Its opponents on the map. */
export function opponentsOf({ t: { state }, id }: Judge): readonly CreatureId[] {
  return athletes(state, (other) => areEnemies(state, id, other));
}

/** Opponents, and Creeps that know somebody of its team as an enemy (KT-AI-03). */
export function foesOf(judge: Judge): readonly CreatureId[] {
  const { state } = judge.t;
  const ours = [judge.id, ...matesOf(judge)];
  return state.creatures.flatMap((creature, id) => {
    if (!isOnMap(creature) || !areEnemies(state, judge.id, id)) return [];
    if (creature.kind !== 'creep') return [id];
    const known = itemAt(state.groups, creature.group)?.enemies ?? [];
    return known.some((one) => ours.includes(one)) ? [id] : [];
  });
}

/** Squares between two creatures or squares; far between parts of the map. */
export function squares({ t: { state } }: Judge, one: Place, other: Place): number {
  return distanceBetween(groundOf(state), one, other) ?? FAR;
}

/** Where a creature is. */
export function placeOf({ t: { state } }: Judge, id: CreatureId): Creature {
  return creatureOf(state, id);
}

/** Of several the one nearest to a place. */
export function nearestTo(
  judge: Judge,
  place: Place,
  ids: readonly CreatureId[],
): CreatureId | undefined {
  const far = (id: CreatureId) => squares(judge, placeOf(judge, id), place);
  return ids.filter((id) => far(id) < FAR).toSorted((a, b) => far(a) - far(b))[0];
}

/** Whether it holds an orb. */
export function carries({ t: { state } }: Judge, id: CreatureId): boolean {
  return orbsHeld(state, id).length > 0;
}

/** The role of an athlete. */
export function roleOf({ t: { state } }: Judge, id: CreatureId): Role | undefined {
  return itemAt(state.builds, creatureOf(state, id).build)?.role;
}

/** The athlete of its team with that role, itself perhaps, if it is on the map. */
export function withRole(judge: Judge, role: Role): CreatureId | undefined {
  return [judge.id, ...matesOf(judge)].find((id) => roleOf(judge, id) === role);
}

/** The squares of its team's pedestals. */
export function pedestalsOf({ t: { state }, id }: Judge): readonly Cell[] {
  const { team } = creatureOf(state, id);
  return state.pedestals.flatMap((one) => (one.team === team ? [one.cell] : []));
}

/** How far a square is from the nearest of its team's pedestals. */
export function fromHome(judge: Judge, place: Place): number {
  return Math.min(FAR, ...pedestalsOf(judge).map((cell) => squares(judge, place, cell)));
}

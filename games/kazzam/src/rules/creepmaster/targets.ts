import { arrange, chooseSome, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { initiativePlaceOf } from '../court/actor-at.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { creepBlockOf } from '../effects/content.ts';
import { effectOn } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';
import { holdsGuardedOrb } from '../harm/wake.ts';

/** Whether a creature could be a target of a Creep: there, in its part, not Hidden (KZ-AI-10). */
function isValid(state: KazzamState, creep: CreatureId, other: CreatureId): boolean {
  const from = creatureOf(state, creep);
  const creature = creatureOf(state, other);
  return (
    other !== creep &&
    isOnMap(creature) &&
    groundOf(state).inOnePart(from.cell, creature.cell) &&
    !has(creature, BITS.hidden)
  );
}

/**
 * Puts creatures in the order of a group's targets, seen from a creature: whoever holds the
 * group's orb, then the closest, then the lower initiative (KZ-AI-11 to KZ-AI-13).
 */
export function inTargetOrder(
  state: KazzamState,
  from: CreatureId,
  group: number,
  others: readonly CreatureId[],
): readonly CreatureId[] {
  const holds = (id: CreatureId): number => Number(holdsGuardedOrb(state, group, id));
  const ground = groundOf(state);
  const body = creatureOf(state, from);
  const gap = (id: CreatureId): number =>
    distanceBetween(ground, body, creatureOf(state, id)) ?? Number.POSITIVE_INFINITY;
  const turn = (id: CreatureId): number => initiativePlaceOf(state, id);
  return [...others].sort((a, b) => holds(b) - holds(a) || gap(a) - gap(b) || turn(b) - turn(a));
}

/** The athlete that says who a Creep's enemies are, if it is Dominated by one (KZ-CREEP-19). */
export function commanderOf(
  state: KazzamState,
  creep: CreatureId,
  master?: CreatureId,
): CreatureId | undefined {
  const by = master ?? effectOn(state, 'dominated', creep)?.by ?? -1;
  return itemAt(state.creatures, by)?.kind === 'athlete' ? by : undefined;
}

/**
 * The enemies of a Creep in the order of its targets; those of a Dominated one are who its
 * dominator says, in that one's order (KZ-CREEP-19).
 *
 * @param master who dominates it for now besides
 */
export function* targetsOfCreep(
  t: Kazzam,
  creep: CreatureId,
  master?: CreatureId,
): Flow<readonly CreatureId[]> {
  const { state } = t;
  const { group } = creatureOf(state, creep);
  const by = commanderOf(state, creep, master);
  if (by !== undefined) return yield* namedTargets(t, creep, by);
  const enemies = itemAt(state.groups, group)?.enemies ?? [];
  const valid = enemies.filter((enemy) => isValid(state, creep, enemy));
  const ordered = inTargetOrder(state, creep, group, valid);
  // Its traits may put some first (KZ-AI-14).
  const favours = creepBlockOf(t, creep)?.favours;
  if (favours === undefined) return ordered;
  const isFirst = (enemy: CreatureId) => Number(favours(state, creep, enemy));
  return [...ordered].sort((a, b) => isFirst(b) - isFirst(a));
}

/** Asks a dominator whom its Creep is to attack, in what order. */
function* namedTargets(t: Kazzam, creep: CreatureId, by: CreatureId): Flow<readonly CreatureId[]> {
  const { state } = t;
  const all = creaturesWhere(state, (other) => isValid(state, creep, other));
  if (all.length === 0) return [];
  const seat = seatOf(state, by);
  const named = yield* chooseSome(
    t,
    seat,
    'creep-enemies',
    all.map((other) => creatureOption(state, other)),
    {
      rule: 'KZ-CREEP-19',
      params: { who: creep, by },
      about: { who: creep },
      min: 0,
      max: all.length,
    },
  );
  if (named.length < 2) return named.map(({ creature }) => creature);
  const ordered = yield* arrange(t, seat, 'creep-enemy-order', named, {
    rule: 'KZ-CREEP-19',
    params: { who: creep, by },
  });
  return ordered.map(({ creature }) => creature);
}

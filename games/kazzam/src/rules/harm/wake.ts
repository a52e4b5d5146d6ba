import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Item, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { areAdjacent, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { hasSecretPlace } from '../sight/hidden-places.ts';
import { itemCell } from './items.ts';
import { provoke } from './provoke.ts';

/** The orbs that a group guards, each until somebody dunks it (KZ-AI-09, KZ-ORB-20, KM-DUAL-03). */
export function guardedOrbs({ items }: KazzamState, group: number): readonly Item[] {
  return items.filter(({ groups, team }) => team === undefined && groups.includes(group));
}

/** Whether a creature holds an orb that a group guards (KZ-AI-11, KZ-AI-22). */
export function holdsGuardedOrb(state: KazzamState, group: number, holder: CreatureId): boolean {
  return guardedOrbs(state, group).some(
    ({ place }) => place.at === 'held' && place.creature === holder,
  );
}

/**
 * The orb that a member of a group has in mind: of several one that is not held, in its part of the map
 * (KM-DUAL-04), the nearest one (KM-DUAL-06). Of one alone it is that one, wherever it is.
 */
export function orbOf(state: KazzamState, member: CreatureId): Item | undefined {
  const { group, cell } = creatureOf(state, member);
  const [first, ...more] = guardedOrbs(state, group);
  if (first === undefined || more.length === 0) return first;
  const ground = groundOf(state);
  const rank = (item: Item): number => {
    const at = itemCell(state, item);
    const gap = at < 0 || cell < 0 ? undefined : ground.distance(cell, at);
    return (gap ?? APART) + (item.place.at === 'held' ? HELD : 0);
  };
  return more.reduce((best, item) => (rank(item) < rank(best) ? item : best), first);
}

/** Counts for more than any distance. */
const APART = 1_000;
const HELD = 10_000;

/**
 * The square of the pedestal on which the orb of a group began, be it whose by now (KZ-AI-09); of
 * several that in a creature's part of the map (KM-DUAL-04).
 */
export function pedestalOf(
  state: KazzamState,
  group: number,
  near: Cell = NOWHERE,
): Cell | undefined {
  const { items, pedestals } = state;
  const cells = items.flatMap(({ groups, home }) =>
    groups.includes(group) ? (pedestals[home]?.cell ?? []) : [],
  );
  const ground = groundOf(state);
  return cells.find((cell) => ground.inOnePart(cell, near)) ?? cells[0];
}

/**
 * Whoever ends its turn beside a member of a group, or beside the group's orb while nobody holds
 * it, is its enemy from then on (KZ-AI-06). While a square is secret that tells of it, and is not
 * taken back freely (KZ-INFO-03).
 */
export function endBeside(t: Kazzam, id: CreatureId): void {
  if (wakeBeside(t.state, id) && hasSecretPlace(t.state)) t.reveal();
}

/** Makes whoever ends its turn so an enemy (KZ-AI-06); whether any group had not known it. */
export function wakeBeside(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  if (creature.kind === 'creep' || !isOnMap(creature)) return false;
  const ground = groundOf(state);
  let woken = false;
  for (const [group, { awake, enemies }] of state.groups.entries()) {
    if (awake && enemies.includes(id)) continue;
    const members = creaturesWhere(state, (other) => {
      const member = creatureOf(state, other);
      return member.group === group && isOnMap(member);
    });
    const [first] = members;
    if (first === undefined) continue;
    const orbs = guardedOrbs(state, group).filter(({ place }) => place.at !== 'held');
    const besideOrb = orbs.some((orb) => {
      const cell = itemCell(state, orb);
      return cell >= 0 && areAdjacent(ground, cell, creature);
    });
    // Among a Mob it is beside the Mob's other squares (KZ-GRID-02).
    const beside = members.some((id) => isWithin(ground, creatureOf(state, id), creature, 1));
    if (!beside && !besideOrb) continue;
    provoke(state, first, id);
    woken = true;
  }
  return woken;
}

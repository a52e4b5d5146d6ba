import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../creatures.ts';
import { distanceBetween, type Place } from '../footprint.ts';
import { groundOf } from '../ground-now.ts';
import { orbCell } from '../orbs.ts';
import { orbOf } from '../wake.ts';
import { inTargetOrder } from './targets.ts';

/**
 * Picks among squares that are equally good (KZ-AI-48 to KZ-AI-50). By best judgement the one
 * nearest to the group's first enemy, then to its orb; to help the team, the one nearest to an
 * athlete of the team that the Creepmaster opposes, which is the player team. Then by lot.
 * Returns -1 if there is none.
 */
export function settleTie(t: Kazzam, id: CreatureId, cells: readonly Cell[]): Cell {
  const [first = -1] = cells;
  if (cells.length < 2) return first;
  const { state, options } = t;
  const creature = creatureOf(state, id);
  const ground = groundOf(state);
  const gap = (cell: Cell, to: Place): number =>
    distanceBetween(ground, { ...creature, cell }, to) ?? Number.POSITIVE_INFINITY;
  let best = [...cells];
  const keepNearest = (places: readonly Place[]): void => {
    if (places.length === 0) return;
    const near = (cell: Cell) => Math.min(...places.map((place) => gap(cell, place)));
    const least = Math.min(...best.map(near));
    best = best.filter((cell) => near(cell) === least);
  };
  if (options.creepAmbiguity === 'help-the-team') {
    keepNearest(state.creatures.filter((other) => other.team === 0 && isOnMap(other)));
  } else {
    const enemies = (state.groups[creature.group]?.enemies ?? []).filter((enemy) =>
      isOnMap(creatureOf(state, enemy)),
    );
    const [enemy] = inTargetOrder(state, id, creature.group, enemies);
    if (enemy !== undefined) keepNearest([creatureOf(state, enemy)]);
    const orb = orbOf(state, creature.group);
    if (orb !== undefined) keepNearest([orbCell(state, orb)].filter((cell) => cell >= 0));
  }
  if (best.length === 1) return best[0] ?? first;
  best.sort((a, b) => a - b);
  return best[t.index(best.length, 'creep-tie', id)] ?? first;
}

import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { reachable } from '../rules/movement/reachable.ts';
import type { Kazzam } from '../table.ts';

/**
 * What it costs to come to each square that an action could take a creature to; nothing for an
 * action that is no movement of its own (KZ-MOVE-01, KZ-MOVE-09).
 */
export function reachOfAction(
  t: Kazzam,
  who: CreatureId,
  action: string,
): ReadonlyMap<Cell, number> | undefined {
  const { state } = t;
  if (state.creatures[who] === undefined || !isOnMap(creatureOf(state, who))) return undefined;
  const goes = actionsOf(state, who).find(({ id }) => id === action)?.goes;
  const movement = goes?.(t, who);
  if (movement === undefined) return undefined;
  const { cell: start } = creatureOf(state, who);
  const reached = reachable(t, who, movement).filter(({ cell }) => cell !== start);
  return new Map(reached.map(({ cell, cost }) => [cell, cost]));
}

/** Steps that grant nobody an Opportunity, and whom others grant one. */
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { standingAt } from '../court/squeeze.ts';
import { windows } from '../effects/windows.ts';
import { reachOf } from '../sight/reach.ts';
import { canReply, grantedByLeaving } from './opportunity.ts';

/** Whether a step may be taken. */
export type MayStep = (from: Cell, to: Cell) => boolean;

/**
 * Tells steps that grant nobody an Opportunity, whoever decides about it: of a walk, or of a Shift
 * (KZ-AI-15). Who could get one at all is looked up once.
 */
export function safeSteps(t: Kazzam, id: CreatureId, shifts = false): MayStep {
  const { state } = t;
  const mover = creatureOf(state, id);
  if (mover.mob) return () => true;
  const isSafe: MayStep = (from, to) => grantedByStep(t, id, from, to, shifts).length === 0;
  // Something else than who reaches it may grant one (KZ-OPP-17).
  if (windows.hears(t, 'leave')) return isSafe;
  const listed = itemAt(state.groups, mover.group)?.enemies;
  const watchers = creaturesWhere(
    state,
    (other) =>
      other !== id && listed?.includes(other) !== false && canReply(creatureOf(state, other)),
  );
  const watched = watchedBy(state, watchers, mover);
  return (from, to) => watched[from] !== 1 || isSafe(from, to);
}

/** By square, whether some of them would reach a body whose top left square it is. */
function watchedBy(
  state: KazzamState,
  watchers: readonly CreatureId[],
  { fullWidth: width, fullHeight: height }: Creature,
): Uint8Array {
  const ground = groundOf(state);
  const watched = new Uint8Array(ground.map.cells);
  for (const watcher of watchers) {
    const creature = creatureOf(state, watcher);
    const reach = reachOf(state, watcher);
    for (let dy = 1 - height - reach; dy < creature.height + reach; dy += 1) {
      for (let dx = 1 - width - reach; dx < creature.width + reach; dx += 1) {
        const cell = ground.at(creature.cell, dx, dy);
        if (cell >= 0) watched[cell] = 1;
      }
    }
  }
  return watched;
}

/**
 * Which of a Creep's enemies would get an Opportunity from a step of a walk, whoever decides about
 * it (KZ-OPP-02, KZ-AI-15); only who is listed is its enemy (KZ-TARG-12).
 */
export function grantedByStep(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  to: Cell,
  shifts = false,
): readonly CreatureId[] {
  const { state } = t;
  const { cell, group } = creatureOf(state, id);
  const listed = itemAt(state.groups, group)?.enemies;
  return standingAt(state, id, from, () =>
    grantedByLeaving(t, id, to, shifts, from === cell),
  ).filter((holder) => listed?.includes(holder) !== false);
}

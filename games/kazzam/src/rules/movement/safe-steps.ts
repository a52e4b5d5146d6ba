/** Steps that grant nobody an Opportunity, and whom others grant one. */
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { standingAt } from '../court/squeeze.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { reachOf } from '../sight/reach.ts';
import { placesOf, replyPlacesOf } from '../sight/sight.ts';
import { lightHoldsOn } from './followers.ts';
import { couldReplyTo, grantedByLeaving, mayUseOpportunity } from './opportunity.ts';

/** Whether a step may be taken. */
export type MayStep = (from: Cell, to: Cell) => boolean;

/**
 * Tells steps that grant nobody an Opportunity, whoever decides about it: of a walk, or of a Shift
 * (KZ-AI-15). Who could get one at all is looked up once.
 */
export function safeSteps(t: Kazzam, id: CreatureId, shifts = false): MayStep {
  const { state } = t;
  const mover = creatureOf(state, id);
  // They grant none by moving (KZ-CREEP-12, KZ-STAT-41).
  if (mover.mob || has(mover, BITS.nimble)) return () => true;
  const isSafe: MayStep = (from, to) => grantedByStep(t, id, from, to, shifts).length === 0;
  // Something else than who reaches it may grant one (KZ-OPP-17).
  if (windows.hears(t, 'leave')) return isSafe;
  const listed = itemAt(state.groups, mover.group)?.enemies;
  const watchers = creaturesWhere(
    state,
    (other) =>
      listed?.includes(other) !== false &&
      !creatureOf(state, other).mob &&
      couldReplyTo(t, other, id),
  );
  const watched = watchedBy(t, watchers, mover);
  if (shifts || lightHoldsOn(state, id).length > 0) {
    return (from, to) => watched[from] !== 1 || isSafe(from, to);
  }
  // Wherever a walk leads from beside somebody, it grants the same.
  const open = new Map<Cell, boolean>();
  const isOpen = (from: Cell): boolean => {
    let known = open.get(from);
    if (known === undefined) {
      known = isOpenBeside(t, id, from, watchers);
      open.set(from, known);
    }
    return known;
  };
  return (from, to) => watched[from] !== 1 || (!isOpen(from) && isSafe(from, to));
}

/** Whether any of these would get an Opportunity from each step of a walk that leaves a square. */
function isOpenBeside(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  watchers: readonly CreatureId[],
): boolean {
  const { state } = t;
  const mover = creatureOf(state, id);
  return standingAt(state, id, from, () =>
    watchers.some((watcher) => {
      const other = creatureOf(state, watcher);
      if (has(other, BITS.flying) !== has(mover, BITS.flying)) return false;
      if (distanceBetween(groundOf(state), other, mover) !== 1) return false;
      return mayUseOpportunity(t, watcher, id) !== undefined;
    }),
  );
}

/** By square, whether some of them would reach a body whose top left square it is, from wherever they strike. */
function watchedBy(
  t: Kazzam,
  watchers: readonly CreatureId[],
  { fullWidth: width, fullHeight: height }: Creature,
): Uint8Array {
  const { state } = t;
  const ground = groundOf(state);
  const watched = new Uint8Array(ground.map.cells);
  for (const watcher of watchers) {
    const reach = reachOf(state, watcher);
    for (const place of [...placesOf(t, watcher), ...replyPlacesOf(t, watcher)]) {
      for (let dy = 1 - height - reach; dy < place.height + reach; dy += 1) {
        for (let dx = 1 - width - reach; dx < place.width + reach; dx += 1) {
          const cell = ground.at(place.cell, dx, dy);
          if (cell >= 0) watched[cell] = 1;
        }
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

/** Who holds a creature too lightly to keep it where it is, and comes along with it (KM-SQUID-02). */
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../model.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { standingAt } from '../court/squeeze.ts';
import { effectsOf } from '../effects/in-play.ts';
import { isImmune, isLight } from '../effects/status.ts';
import { isApart } from '../harm/grabs.ts';
import { isFree } from '../sight/occupancy.ts';
import { reachOf } from '../sight/reach.ts';
import { mayUsePortal } from './stepper.ts';

const NONE: readonly Effect[] = [];

/** The Grabs on a creature whose holders come along with it, by the numbers of those. */
export function lightHoldsOn(state: KazzamState, victim: CreatureId): readonly Effect[] {
  const grabs = effectsOf(state, 'grabbed');
  if (grabs.length === 0 || isImmune(state, victim, 'grabbed')) return NONE;
  return grabs
    .filter((hold) => hold.on === victim && hold.by !== NOBODY && isLight(hold))
    .sort((one, other) => one.by - other.by);
}

/**
 * Where a holder could come to, once its victim is where it is: to the square that this one has
 * left, or else to one of the nearest free ones within hold distance (D-73). None behind a portal
 * that it may not use, or in another part of the map for a Creep.
 */
export function squaresBeside(
  state: KazzamState,
  hold: Effect,
  left: Cell,
  taken: readonly Cell[] = [],
): readonly Cell[] {
  const ground = groundOf(state);
  const victim = creatureOf(state, hold.on);
  const follower = creatureOf(state, hold.by);
  const portal = ground.portalBetween(left, victim.cell);
  const users = portal === undefined ? undefined : ground.portalAt(portal)?.users;
  if (users !== undefined && !mayUsePortal(state, follower, users)) return [];
  // A Creep never leaves its part of the map (KM-CRP-26).
  if (follower.kind === 'creep' && !ground.inOnePart(follower.cell, victim.cell)) return [];
  const around =
    reachOf(state, hold.by) +
    Math.max(victim.width, victim.height, follower.fullWidth, follower.fullHeight);
  const open = ground
    .within(victim.cell, around)
    .filter(
      (cell) =>
        !taken.includes(cell) &&
        !isApart(state, hold, { grabber: cell }) &&
        isFree(state, cell, hold.by),
    );
  if (open.includes(left)) return [left];
  const gap = (cell: Cell): number =>
    ground.distance(follower.cell, cell) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...open.map(gap));
  return open.filter((cell) => gap(cell) === least);
}

/** Who would come along if a creature went to another square, those included who need not move (D-72). */
export function followersOf(
  state: KazzamState,
  mover: CreatureId,
  to: Cell,
): readonly CreatureId[] {
  const holds = lightHoldsOn(state, mover);
  if (holds.length === 0) return NOBODY_ELSE;
  const { cell: left } = creatureOf(state, mover);
  return standingAt(state, mover, to, () => {
    const taken: Cell[] = [];
    return holds.flatMap((hold) => {
      if (!isApart(state, hold, {})) return [hold.by];
      const [square] = squaresBeside(state, hold, left, taken);
      if (square === undefined) return [];
      taken.push(square);
      return [hold.by];
    });
  });
}

const NOBODY_ELSE: readonly CreatureId[] = [];

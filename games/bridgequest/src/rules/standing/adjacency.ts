import { type Location, neighboursOf, spotOf } from '../../bridge/layout.ts';
import { entriesOf, type Ground } from '../../bridge/steps.ts';
import type { Where } from '../../model.ts';

/**
 * Whether somebody at one place may act on somebody at another (BQ-ADJ-01, BQ-ADJ-04, BQ-ADJ-06, BQ-ADJ-08): in the same world or
 * one that touches it, both open, whatever their doorways. A world with an exit reaches Homeworld, and is
 * reached from there only if it lies in the first row.
 */
export function isAdjacent(from: Where, to: Where, ground: Ground): boolean {
  if (from.at !== 'bridge' || to.at !== 'bridge') return isAdjacentOff(from, to, ground);
  return (
    from.place.location === to.place.location ||
    touch(from.place.location, to.place.location, ground)
  );
}

/** Whether it is at most two such steps away (BQ-ADJ-05). */
export function isNearlyAdjacent(from: Where, to: Where, ground: Ground): boolean {
  if (isAdjacent(from, to, ground)) return true;
  if (from.at !== 'bridge' || to.at !== 'bridge') return false;
  const { location } = to.place;
  return neighboursOf(from.place.location).some(
    (between) =>
      ground.isOpen(between) &&
      touch(from.place.location, between, ground) &&
      touch(between, location, ground),
  );
}

function isAdjacentOff(from: Where, to: Where, ground: Ground): boolean {
  if (from.at === 'bridge') return to.at === 'homeworld' && hasExit(from.place.location, ground);
  if (to.at === 'bridge') {
    const { location } = to.place;
    return from.at === 'homeworld' && hasExit(location, ground) && spotOf(location).row === 1;
  }
  return from.at === to.at && (from.at === 'homeworld' || from.at === 'boss-mode');
}

function touch(one: Location, other: Location, { isOpen }: Ground): boolean {
  return isOpen(one) && isOpen(other) && neighboursOf(one).includes(other);
}

/** Whether a doorway of the world leads to Homeworld (BQ-MAP-06). */
function hasExit(location: Location, ground: Ground): boolean {
  return entriesOf(ground).some((entry) => entry.location === location);
}

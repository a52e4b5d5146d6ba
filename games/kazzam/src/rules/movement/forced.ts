import { askPath, type Flow, type PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../../map/court-map.ts';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { bodyAt } from '../court/squeeze.ts';
import { isThing } from '../court/things.ts';
import { placedByCreep } from '../creepmaster/choices.ts';
import { isImmovable } from '../effects/immovable.ts';
import type { Gait } from '../effects/movement.ts';
import { isForbidden, isShade, isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { isGrabbedSince } from '../harm/grabs.ts';
import { fallOf, knockProne } from '../harm/prone.ts';
import type { Total } from '../numbers/damage-total.ts';
import { tellPlace } from '../sight/hidden-places.ts';
import { isFree } from '../sight/occupancy.ts';
import { canDrag, dragsOf, endDragging, newDragging, takeAlong } from './dragging.ts';
import { arrive, standBack } from './move.ts';
import { plainestPathOn, routesOn } from './routes.ts';
import { type Safety, stopsBefore } from './safety.ts';
import { takeStep } from './step.ts';
import { type Ties, tearsFree } from './tearing-free.ts';
import { costOfStep } from './walker.ts';
import { canGoAnywhere, wayFrom } from './way.ts';

/** A push, pull or slide (KZ-FORCE-01). */
export interface Force {
  readonly how: 'push' | 'pull' | 'slide';
  /** Squares, before the victim takes off any (KZ-FORCE-20). */
  readonly squares: number;
  /** Whose effect it is: its controller picks the way (KZ-FORCE-02). */
  readonly by: CreatureId;
  /** The printed power or trait. */
  readonly source: string;
  /** What pushes and pulls are measured from (KZ-FORCE-06). */
  readonly from: Place;
  /** Which squares it may lead through; all of them if left out (KR-DEF-14). */
  readonly through?: (cell: Cell) => boolean;
  /** Where it may end; anywhere on its way if left out, where it stands included. */
  readonly ends?: (cell: Cell) => boolean;
  /** Whom the same effect moves as well: that one has no say in being dragged along. */
  readonly along?: CreatureId;
  readonly rule: string;
  /** The total of the attack that forces it, which terrain damage belongs to (KZ-DMG-01). */
  readonly total?: Total;
}

/**
 * Moves a creature against its will, up to so many squares along a way that the effect's owner
 * picks (KZ-FORCE-02 to KZ-FORCE-05). It grants no Opportunities (KZ-FORCE-01) and may roll to
 * safety once before a danger (KZ-FORCE-08 to KZ-FORCE-11). Returns how many squares it went.
 */
export function* force(t: Kazzam, victim: CreatureId, forced: Force): Flow<number> {
  const { state } = t;
  // Traps stay where they are (KC-TRAP-07).
  if (isThing(victim)) return 0;
  const creature = creatureOf(state, victim);
  const { how, by, rule, source, total } = forced;
  const why = { key: `force.${how}`, params: { who: victim, by }, rule };
  const safety: Safety = { rolled: false };
  const ties: Ties = { tried: false };
  const dragging = newDragging();
  const entered: Cell[] = [];
  const fall = fallOf(state, victim);
  const wasRooted = isForbidden(creature, 'walk');
  const { nextEffect } = state;
  let left = forcedSquares(t, victim, forced.squares);
  let { from } = forced;
  let lastFree = creature.cell;
  state.underway.push(victim);
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    const way = wayLeft(t, victim, { ...forced, from }, left);
    if (way === undefined) break;
    const path =
      itemAt(state.creatures, by)?.kind === 'creep'
        ? yield* creepsPath(t, { creep: by, victim, key: why.key }, way)
        : yield* askedPath({ ...way, seat: seatOf(state, by), why, about: { who: victim, by } });
    for (const cell of path) {
      const cost = costOfStep(t, victim, { budget: left, forced: true }, cell);
      // Somebody has come in its way.
      goesOn = cost > left;
      if (goesOn) break;
      if (!(yield* tearsFree(t, victim, cell, ties, forced.along))) break;
      if (yield* stopsBefore(t, victim, cell, safety)) break;
      const drags = yield* dragsOf(t, victim, cell, dragging);
      // Without those whom it holds the step is not taken; it goes on if it lets go (KZ-FORCE-16).
      goesOn = drags === 'let-go';
      if (typeof drags === 'string') break;
      const { cell: before } = creature;
      const end = portalTaken(t, victim, { ...forced, from }, before, cell);
      const stands = () => canDrag(state, victim, cell, drags, dragging);
      const portal = groundOf(state).portalBetween(before, cell);
      if (!(yield* takeStep(t, victim, cell, { how: 'forced', by, total, portal, stands }))) break;
      entered.push(cell);
      left -= cost;
      yield* takeAlong(t, victim, before, drags, dragging);
      // Nor is one forced on that has become a Shade (KM-SOUL-02).
      if (!isTangible(creature)) break;
      if (isFree(state, creature.cell, victim)) lastFree = creature.cell;
      // A Snap Trap and a fall on Slick end the movement that led there (KR-SPEC-17, KR-SPEC-23).
      const fell = fallOf(state, victim) > fall;
      const held = isGrabbedSince(state, victim, nextEffect);
      if (fell || held || (isForbidden(creature, 'walk') && !wasRooted)) break;
      // Teleported away on the way, but not thrown down, it may be moved on (KC-POR-23).
      goesOn = creature.cell !== cell;
      if (creature.cell !== cell) break;
      if (end === undefined || how === 'slide') continue;
      // Beyond a portal all is measured from its end (KZ-TERR-08).
      from = end;
      goesOn = true;
      break;
    }
  }
  arrive(state, victim);
  // Not where it could not stay: the last square where it can is the end (KZ-FORCE-19).
  if (isOnMap(creature)) standBack(state, victim, lastFree);
  if (entered.length > 0 && t.listening) {
    tellPlace(t, { type: 'forced', rule, who: victim, by, how, path: entered });
  }
  if (safety.rolled) yield* knockProne(t, victim, by, source);
  yield* endDragging(t, victim, dragging);
  return entered.length;
}

function* askedPath(choice: PathChoice): Flow<readonly Cell[]> {
  const squares = (yield* askPath(choice)) as unknown as readonly SquareOption[];
  return squares.map(({ cell }) => cell);
}

/** Where a creature could be forced to; nothing if it can be moved nowhere. */
export function forcedWay(
  t: Kazzam,
  victim: CreatureId,
  forced: Force,
): ReturnType<typeof wayFrom> {
  return wayLeft(t, victim, forced, forcedSquares(t, victim, forced.squares));
}

/** Whether a creature could be moved anywhere: {@link forcedWay} without looking for all squares. */
export function canForce(t: Kazzam, victim: CreatureId, forced: Force): boolean {
  const gait = forcedGait(t, victim, forced, forcedSquares(t, victim, forced.squares));
  return gait !== undefined && canGoAnywhere(t, victim, gait);
}

/** Where it could be forced to with so many squares. */
function wayLeft(
  t: Kazzam,
  victim: CreatureId,
  forced: Force,
  budget: number,
): ReturnType<typeof wayFrom> {
  const gait = forcedGait(t, victim, forced, budget);
  return gait === undefined ? undefined : wayFrom(t, victim, gait);
}

/** How it is forced with so many squares. A way through a portal ends there, to go on anew. */
function forcedGait(
  t: Kazzam,
  victim: CreatureId,
  forced: Force,
  budget: number,
): Gait | undefined {
  if (budget < 1 || !isOnMap(creatureOf(t.state, victim))) return undefined;
  const walked = new Set<Cell>([creatureOf(t.state, victim).cell]);
  const step = (from: Cell, to: Cell): boolean => {
    if (forced.how !== 'slide' && !walked.has(from)) return false;
    if (isAlong(t, victim, forced, from, to)) {
      walked.add(to);
      return true;
    }
    return portalTaken(t, victim, forced, from, to) !== undefined;
  };
  const { ends } = forced;
  const gait = { budget, step, forced: true };
  return ends === undefined ? gait : { ...gait, ends };
}

/** The end of the portal that a forced step goes through, if it is no step like any other (KZ-TERR-08). */
function portalTaken(
  t: Kazzam,
  victim: CreatureId,
  forced: Force,
  from: Cell,
  to: Cell,
): Cell | undefined {
  const ground = groundOf(t.state);
  if (forced.through?.(to) === false || isAlong(t, victim, forced, from, to)) return undefined;
  for (const entry of ground.neighbours(from)) {
    const end = ground.portalAt(entry)?.end;
    if (end === undefined || ground.distance(end, to) !== 1) continue;
    if (leadsAlong(t, victim, forced, from, entry)) return end;
  }
  return undefined;
}

/** The way along which a Creep moves somebody: nobody is asked but its Creepmaster (KZ-JOB-02). */
function* creepsPath(
  t: Kazzam,
  moved: { readonly creep: CreatureId; readonly victim: CreatureId; readonly key: string },
  way: NonNullable<ReturnType<typeof wayFrom>>,
): Flow<readonly Cell[]> {
  const ends = routesOn(way).map(({ cell }) => cell);
  return plainestPathOn(way, groundOf(t.state), yield* placedByCreep(t, moved, ends));
}

/** What is left of a forced movement once the victim has taken off its squares (KZ-FORCE-20). */
export function forcedSquares(t: Kazzam, creature: CreatureId, squares: number): number {
  if (isShade(creatureOf(t.state, creature)) || isImmovable(t.state, creature)) return 0;
  return windows.modify(t, { type: 'force', creature, squares }).squares;
}

/** Whether a step to a square beside goes on as the force does. */
function isAlong(t: Kazzam, victim: CreatureId, forced: Force, from: Cell, to: Cell): boolean {
  if (forced.through?.(to) === false) return false;
  return groundOf(t.state).distance(from, to) === 1 && leadsAlong(t, victim, forced, from, to);
}

/** Whether it leads away from the source of the force, or nearer to it (KZ-FORCE-03, KZ-FORCE-04). */
function leadsAlong(
  { state }: Kazzam,
  victim: CreatureId,
  { how, from: source }: Force,
  from: Cell,
  to: Cell,
): boolean {
  if (how === 'slide') return true;
  const ground = groundOf(state);
  const body = creatureOf(state, victim);
  const before = distanceBetween(ground, source, bodyAt(ground, body, from));
  const after = distanceBetween(ground, source, bodyAt(ground, body, to));
  if (before === undefined || after === undefined) return false;
  return how === 'push' ? after > before : after < before;
}

import { askPath, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { standOn } from '../court/squeeze.ts';
import type { Gait, Movement } from '../effects/movement.ts';
import { BITS, has, isForbidden } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { drags, isGrabbedSince } from '../harm/grabs.ts';
import { fallOf } from '../harm/prone.ts';
import { wardOf } from '../numbers/damage-total.ts';
import { tellPlace } from '../sight/hidden-places.ts';
import { isFree } from '../sight/occupancy.ts';
import {
  canDrag,
  type Dragging,
  dragsOf,
  endDragging,
  newDragging,
  takeAlong,
} from './dragging.ts';
import { nearestFree } from './dungeon.ts';
import { nearerEnds } from './errand.ts';
import { grantedByLeaving, opportunities } from './opportunity.ts';
import { fullSpeedOf, speedOf } from './speed.ts';
import { takeStep } from './step.ts';
import { costOfStep } from './walker.ts';
import { canGoAnywhere, wayChoice } from './way.ts';

/** What a Move Action carries a creature on foot: a move, or a crawl while Prone (KZ-MOVE-12). */
export function walkOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const creature = creatureOf(t.state, id);
  if (isForbidden(creature, 'walk')) return undefined;
  const prone = has(creature, BITS.prone);
  const budget = speedOf(t, id, prone || drags(t.state, id));
  if (budget === 0) return undefined;
  const slowable = true;
  return prone
    ? { how: 'crawl', budget, rule: 'KZ-MOVE-12', exposed: true, slowable }
    : { how: 'move', budget, rule: 'KZ-MOVE-01', exposed: true, slowable };
}

/** A Move Action's Shift; barred while Slowed, Prone or held (KZ-MOVE-09, KZ-STAT-49). */
export function shiftOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const creature = creatureOf(t.state, id);
  if (isForbidden(creature, 'walk') || has(creature, BITS.slowed) || has(creature, BITS.prone))
    return undefined;
  if (fullSpeedOf(t, id) === 0) return undefined;
  const rule = 'KZ-MOVE-09';
  return { how: 'shift', budget: 1, rule, exposed: false, single: true, slowable: true };
}

/**
 * A Shift of so many squares that a power gives: Slowed ones may, and Difficult Terrain costs two
 * (KZ-MOVE-10); nobody who is Prone or held (KZ-MOVE-18, KZ-STAT-49).
 */
export function shiftBy(
  t: Kazzam,
  id: CreatureId,
  squares: number,
  rule: string,
): Movement | undefined {
  const creature = creatureOf(t.state, id);
  if (isForbidden(creature, 'walk') || has(creature, BITS.prone) || fullSpeedOf(t, id) === 0)
    return undefined;
  return { how: 'shift', budget: squares, rule, exposed: false };
}

/** Whether there is anywhere to go. */
export function canGo(t: Kazzam, id: CreatureId, movement: Movement | undefined): boolean {
  if (movement === undefined || movement.budget === 0) return false;
  if (!isOnMap(creatureOf(t.state, id))) return false;
  const gait = gaitOf(t, id, movement, movement.budget);
  return gait !== undefined && canGoAnywhere(t, id, gait);
}

/** How it goes on with so many squares; nothing if it does not. */
function gaitOf(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  budget: number,
): Movement | undefined {
  const led = onErrand(t, id, movement);
  const left = led.budget === budget ? led : { ...led, budget };
  return left.narrow === undefined ? left : left.narrow(left);
}

/** A movement of who carries out a command leads nearer to what that is about (KZ-STAT-15). */
function onErrand({ state }: Kazzam, id: CreatureId, movement: Movement): Movement {
  const nearer = nearerEnds(state, id);
  if (nearer === undefined) return movement;
  const { ends } = movement;
  return { ...movement, ends: (cell) => nearer(cell) && ends?.(cell) !== false };
}

/** A movement under way. */
interface Going {
  readonly movement: Movement;
  /** How it goes, wherever that is to lead: see {@link bareGait}. */
  readonly gait: Gait;
  /** Its latest fall before: see `fallOf`. */
  readonly fall: number;
  /** The number of the next effect when it began. */
  readonly since: number;
  readonly wasSlowed: boolean;
  /** Who has used an Opportunity on it, where one each is all (KZ-OPP-03). */
  readonly struck: Set<CreatureId>;
  spent: number;
  lastFree: Cell;
  /** Steps that it could not take since whom it holds could not follow (KZ-FORCE-16). */
  stuck: number;
  readonly dragging: Dragging;
}

/** It thinks again once when it is stuck; then it stays where it is. */
const STUCK = 2;

/**
 * Moves a creature by its own choice, square by square. Where a step brought something about, the
 * rest of the way is asked anew; it ends early when the creature falls or is held (KZ-MOVE-16).
 *
 * @param between what may be done in each square of the way; returns whether the movement ends there
 * @param along the squares to enter, where nobody is asked
 */
export function* move(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  between?: () => Flow<boolean>,
  along?: readonly Cell[],
): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const begun = creature.cell;
  state.underway.push(id);
  const bySpeed = movement.slowable === true;
  const begins = yield* windows.pass(t, { type: 'set-out', creature: id, bySpeed }, nothing);
  if (begins) yield* goAlong(t, id, movement, between, along);
  arrive(state, id);
  yield* windows.pass(t, { type: 'moved', creature: id, from: begun }, nothing);
}

/** Takes a creature off the list of those that are on the way; it may be on it more than once. */
export function arrive(state: KazzamState, id: CreatureId): void {
  state.underway.splice(state.underway.lastIndexOf(id), 1);
}

/**
 * Puts a creature to the last square where it could stay, or as near as can be if somebody whom it
 * takes along has come there (KZ-MOVE-17, KZ-FORCE-19).
 */
export function standBack(state: KazzamState, id: CreatureId, cell: Cell): void {
  const [nearest = cell] = isFree(state, cell, id) ? [cell] : nearestFree(state, id, [cell], 1);
  standOn(state, creatureOf(state, id), nearest);
}

function* goAlong(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
  between: (() => Flow<boolean>) | undefined,
  along: readonly Cell[] | undefined,
): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const going: Going = {
    movement,
    gait: bareGait(movement),
    fall: fallOf(state, id),
    since: state.nextEffect,
    wasSlowed: has(creature, BITS.slowed),
    struck: new Set(),
    spent: 0,
    lastFree: creature.cell,
    stuck: 0,
    dragging: newDragging(),
  };
  let taken = 0;
  for (let goesOn = true; goesOn && isOnMap(creature); ) {
    const gait = gaitOf(t, id, movement, leftOf(t, id, going));
    if (gait === undefined) break;
    const route = along === undefined ? yield* askRoute(t, id, gait) : along.slice(taken);
    if (route === undefined) break;
    const entered: Cell[] = [];
    goesOn = false;
    for (const cell of route) {
      const before = traceOf(t, id);
      const stepped = yield* stepAlong(t, id, cell, going);
      if (stepped) {
        going.stuck = 0;
        entered.push(cell);
        taken += 1;
        creature.moved += 1;
      }
      // An Interrupt has brought it to the next square of its settled way: from there it goes on.
      else if (creature.cell === cell) taken += 1;
      // Also where an Interrupt has brought it, the step taken or not.
      if (isOnMap(creature) && isFree(state, creature.cell, id)) going.lastFree = creature.cell;
      if (!isOnMap(creature) || isStopped(t, id, going)) break;
      if (between !== undefined && stepped && (yield* between())) break;
      // Something has happened: whoever moves may think again.
      goesOn = !stepped || creature.cell !== cell || hasChanged(t, id, before);
      if (!goesOn) continue;
      // Off its settled way it goes no further.
      goesOn = along === undefined || creature.cell === cell;
      break;
    }
    tellMove(t, id, entered, movement);
    goesOn &&= going.stuck < STUCK && leftOf(t, id, going) > 0 && !isStopped(t, id, going);
  }
  // Not where it could not stay: back to the last square where it can (KZ-MOVE-17).
  if (isOnMap(creature)) standBack(state, id, going.lastFree);
  yield* endDragging(t, id, going.dragging);
}

/** Asks for a way; nothing if there is none. */
function* askRoute(
  t: Kazzam,
  id: CreatureId,
  movement: Movement,
): Flow<readonly Cell[] | undefined> {
  const why = { key: `way.${movement.how}`, params: { who: id }, rule: movement.rule };
  const way = wayChoice(t, id, movement, { seat: seatOf(t.state, id), why });
  if (way === undefined) return undefined;
  return (yield* askPath(way)).map(({ cell }) => cell);
}

/** How it goes, wherever that is to lead: a step is barred by who stands there, or by what it costs. */
function bareGait({
  budget,
  single,
  ignoresDifficult,
  ignoresDanger,
  passesCreatures,
}: Movement): Gait {
  return { budget, single, ignoresDifficult, ignoresDanger, passesCreatures };
}

/** What is different once anything has happened to a creature or was put into play. */
interface Trace {
  readonly hp: number;
  readonly ward: number;
  readonly has: number;
  readonly nextEffect: number;
}

function traceOf({ state }: Kazzam, id: CreatureId): Trace {
  const { hp, wards, has: bits } = creatureOf(state, id);
  return { hp, ward: wardOf(wards), has: bits, nextEffect: state.nextEffect };
}

function hasChanged(t: Kazzam, id: CreatureId, before: Trace): boolean {
  const now = traceOf(t, id);
  return (
    now.hp !== before.hp ||
    now.ward !== before.ward ||
    now.has !== before.has ||
    now.nextEffect !== before.nextEffect
  );
}

/** Squares that are left; no more than at half speed once it is Slowed (KZ-MOVE-16). */
function leftOf({ state }: Kazzam, id: CreatureId, { movement, wasSlowed, spent }: Going): number {
  const { budget, slowable = false } = movement;
  const slowed = slowable && !wasSlowed && has(creatureOf(state, id), BITS.slowed);
  return Math.max(0, (slowed ? Math.floor(budget / 2) : budget) - spent);
}

/** Knocked down or held, it goes no further (KZ-MOVE-16). */
function isStopped({ state }: Kazzam, id: CreatureId, { fall, since }: Going): boolean {
  return (
    isForbidden(creatureOf(state, id), 'walk') ||
    fallOf(state, id) !== fall ||
    isGrabbedSince(state, id, since)
  );
}

/**
 * One step of a movement. Whether it can be taken, and who is dragged along, comes first, so that
 * only a step that is certain lays its mover open (KZ-OPP-02); then Opportunities and interrupts,
 * and who is stopped by one does not take it. Returns whether it was taken.
 */
function* stepAlong(t: Kazzam, id: CreatureId, to: Cell, going: Going): Flow<boolean> {
  const { state } = t;
  const { movement, gait, dragging } = going;
  const creature = creatureOf(state, id);
  const { cell: from } = creature;
  // Somebody may have come in its way, and Slowed it may lack what the step costs (KZ-MOVE-16).
  const cost = costOfStep(t, id, gait, to);
  if (leftOf(t, id, going) < cost) return false;
  const drags = yield* dragsOf(t, id, to, dragging);
  if (drags === 'no-square') going.stuck += 1;
  if (drags === 'held-on') going.stuck = STUCK;
  if (typeof drags === 'string') return false;
  const stands = (): boolean =>
    !isStopped(t, id, going) &&
    leftOf(t, id, going) >= costOfStep(t, id, gait, to) &&
    canDrag(state, id, to, drags, dragging);
  const exposed = yield* expose(t, id, to, going);
  if (!isOnMap(creature) || creature.cell !== from || isStopped(t, id, going)) return false;
  if ((exposed || drags.length > 0) && !stands()) return false;
  const how = movement.exposed ? 'move' : 'shift';
  const { ignoresDanger = false } = movement;
  const portal = groundOf(state).portalBetween(from, to);
  if (!(yield* takeStep(t, id, to, { how, stands, ignoresDanger, portal }))) return false;
  going.spent += cost;
  yield* takeAlong(t, id, from, drags, dragging);
  return true;
}

/** The Opportunities of one step; returns whether it grants any. */
function* expose(t: Kazzam, id: CreatureId, to: Cell, { movement, struck }: Going): Flow<boolean> {
  if (movement.unanswered === true) return false;
  const once = t.options.opportunityLimit === 'oncePerAction';
  const holders = grantedByLeaving(t, id, to, !movement.exposed).filter(
    (holder) => !once || !struck.has(holder),
  );
  if (holders.length === 0) return false;
  for (const holder of holders) struck.add(holder);
  yield* opportunities(t, holders, id, movement.exposed ? 'KZ-OPP-02' : 'KZ-STAT-39');
  return true;
}

function tellMove(
  t: Kazzam,
  who: CreatureId,
  path: readonly Cell[],
  { how, rule }: Movement,
): void {
  if (path.length > 0 && t.listening) tellPlace(t, { type: 'moved', rule, who, how, path });
}

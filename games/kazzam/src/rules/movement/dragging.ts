import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { standingAt } from '../court/squeeze.ts';
import { placedByCreep } from '../creepmaster/choices.ts';
import { confirm } from '../effects/ask.ts';
import { isImmovable } from '../effects/immovable.ts';
import { endMarked, holds, holdsBy, isApart, isRanged, letGo } from '../harm/grabs.ts';
import { knockProne } from '../harm/prone.ts';
import { isFree } from '../sight/occupancy.ts';
import { lightHoldsOn, squaresBeside } from './followers.ts';
import { type Safety, stopsBefore } from './safety.ts';
import { takeStep } from './step.ts';
import { type Ties, tearsFree } from './tearing-free.ts';

/** What one movement means for those who are taken along (D-43): whom the mover holds, who holds it lightly. */
export interface Dragging {
  /** By whom it takes along, the one roll to safety that it has in the whole movement. */
  readonly safeties: Map<CreatureId, Safety>;
  /** By whom it takes along, the one attempt to come free of what would keep it back. */
  readonly ties: Map<CreatureId, Ties>;
  /** Whose roll has failed: they fall when the movement ends. */
  readonly falling: CreatureId[];
  /** Who has moved with the step that is being taken: each once. */
  readonly stirred: Set<CreatureId>;
}

/** A movement that has just begun. */
export function newDragging(): Dragging {
  return { safeties: new Map(), ties: new Map(), falling: [], stirred: new Set() };
}

/** Where a victim is dragged to. */
interface Place {
  readonly victim: CreatureId;
  readonly to: Cell;
}

/** Whom a step of its grabber drags along, and where to. */
export interface Drag extends Place {
  /** Whom it holds itself. */
  readonly drags: readonly Drag[];
}

/**
 * What a step of a grabber brings for those it holds: whom it drags where to; or why the step is
 * not taken: a victim has no square, or one is safe from danger and is let go or held on to.
 */
export type Dragged = readonly Drag[] | 'no-square' | 'let-go' | 'held-on';

/**
 * Whom a step of a grabber drags along, once they have rolled to safety (KZ-FORCE-16, D-12) and have
 * come free of others who hold them (KZ-FORCE-15). All of this comes before the step is certain.
 *
 * @param above who moves with that step already
 */
export function* dragsOf(
  t: Kazzam,
  grabber: CreatureId,
  to: Cell,
  dragging: Dragging,
  above: readonly CreatureId[] = [],
): Flow<Dragged> {
  const squares = yield* squaresFor(t, grabber, to, dragging, above);
  if (squares === undefined) return 'no-square';
  const drags: Drag[] = [];
  for (const { victim, to: cell } of squares) {
    if (yield* isSafe(t, victim, cell, dragging)) {
      yield* knockProne(t, victim, grabber, SOURCE);
      return (yield* mayLetGo(t, grabber, victim)) ? 'let-go' : 'held-on';
    }
    if (!(yield* comesFree(t, victim, cell, dragging, grabber))) return 'no-square';
    const further = yield* dragsOf(t, victim, cell, dragging, [...above, grabber]);
    if (typeof further === 'string') return further;
    drags.push({ victim, to: cell, drags: further });
  }
  return drags;
}

/** Whether nobody else keeps back who is taken along: one attempt in the whole movement (KZ-FORCE-15). */
function* comesFree(
  t: Kazzam,
  id: CreatureId,
  to: Cell,
  { ties }: Dragging,
  along?: CreatureId,
): Flow<boolean> {
  const own = ties.get(id) ?? { tried: false };
  ties.set(id, own);
  return yield* tearsFree(t, id, to, own, along);
}

/** Whether who is taken along rolls to safety before a danger; who fails falls in the end (KZ-FORCE-10). */
function* isSafe(
  t: Kazzam,
  id: CreatureId,
  cell: Cell,
  { safeties, falling }: Dragging,
): Flow<boolean> {
  const safety = safeties.get(id) ?? { rolled: false };
  safeties.set(id, safety);
  const { rolled } = safety;
  const safe = yield* stopsBefore(t, id, cell, safety);
  if (!safe && safety.rolled && !rolled) falling.push(id);
  return safe;
}

/** The source of the Prone that dragging brings. */
const SOURCE = 'drag';

/** Whether whoever would still be dragged by a step can be: what came before it may have changed that. */
export function canDrag(
  state: KazzamState,
  grabber: CreatureId,
  to: Cell,
  drags: readonly Drag[],
  dragging: Dragging,
): boolean {
  const { cell } = creatureOf(state, grabber);
  return draggedBy(state, grabber, to, dragging).every((hold) =>
    drags.some(
      (drag) => drag.victim === hold.on && dragSquares(state, hold, cell, to).includes(drag.to),
    ),
  );
}

/**
 * What a step that was taken brings for others: whom the mover holds is dragged along, and who holds
 * it lightly comes along (KZ-FORCE-16, KM-SQUID-02).
 *
 * @param left the square that it has left
 */
export function* takeAlong(
  t: Kazzam,
  mover: CreatureId,
  left: Cell,
  drags: readonly Drag[],
  dragging: Dragging,
): Flow<void> {
  const { stirred } = dragging;
  stirred.add(mover);
  yield* dragAlong(t, mover, drags, dragging);
  yield* drawAlong(t, mover, left, dragging);
  stirred.clear();
}

/** Who holds a creature lightly comes along with it, that was moved by something of one step. */
export function* drawFollowers(t: Kazzam, moved: CreatureId, left: Cell): Flow<void> {
  if (lightHoldsOn(t.state, moved).length === 0) return;
  const dragging = newDragging();
  dragging.stirred.add(moved);
  yield* drawAlong(t, moved, left, dragging);
  yield* endDragging(t, moved, dragging);
}

/** Places those who are dragged; a Grab that is parted all the same is over (KZ-FORCE-16). */
function* dragAlong(
  t: Kazzam,
  by: CreatureId,
  drags: readonly Drag[],
  dragging: Dragging,
): Flow<void> {
  const { state } = t;
  for (const { victim, to, drags: further } of drags) {
    if (!holds(state, by, victim)) continue;
    const { cell: left } = creatureOf(state, victim);
    dragging.stirred.add(victim);
    yield* takeStep(t, victim, to, { how: 'forced', by });
    yield* dragAlong(t, victim, further, dragging);
    yield* drawAlong(t, victim, left, dragging);
  }
  const apart = holdsBy(state, by).filter((hold) => isApart(state, hold, {}));
  const fromAfar = apart.filter(isRanged);
  endMarked(
    t,
    apart.filter((hold) => !isRanged(hold)),
    'KZ-FORCE-16',
  );
  // So does one from afar that its holder walks out of the range of.
  endMarked(t, fromAfar, 'KC-CONV-28');
}

/** Who holds a creature lightly comes along, or its Grab is over (D-73). */
function* drawAlong(t: Kazzam, moved: CreatureId, left: Cell, dragging: Dragging): Flow<void> {
  const { state } = t;
  const isParted = (hold: Effect) => state.effects.includes(hold) && isApart(state, hold, {});
  for (const hold of lightHoldsOn(state, moved)) {
    if (!isParted(hold)) continue;
    if (!dragging.stirred.has(hold.by)) yield* follow(t, hold, left, dragging);
    if (isParted(hold)) endMarked(t, [hold], 'KM-SQUID-02');
  }
}

/** Brings a holder beside its victim again, as by force: it may be held back, or roll to safety. */
function* follow(t: Kazzam, hold: Effect, left: Cell, dragging: Dragging): Flow<void> {
  const { state } = t;
  const { on: moved, by: follower } = hold;
  const to = yield* squareFor(t, hold, squaresBeside(state, hold, left));
  if (to === undefined) return;
  if (yield* isSafe(t, follower, to, dragging)) {
    yield* knockProne(t, follower, moved, SOURCE);
    return;
  }
  if (!(yield* comesFree(t, follower, to, dragging, moved))) return;
  const drags = yield* dragsOf(t, follower, to, dragging, [moved]);
  if (typeof drags === 'string') return;
  const stands = () => isFree(state, to, follower) && canDrag(state, follower, to, drags, dragging);
  dragging.stirred.add(follower);
  if (yield* takeStep(t, follower, to, { how: 'forced', by: moved, stands }))
    yield* dragAlong(t, follower, drags, dragging);
}

/** Which of the squares that are equally good: whoever plays the one that moves says so (D-73). */
function* squareFor(t: Kazzam, hold: Effect, squares: readonly Cell[]): Flow<Cell | undefined> {
  const { state } = t;
  const { on: moved, by: who } = hold;
  if (squares.length < 2) return squares[0];
  if (creatureOf(state, moved).kind === 'creep')
    return yield* placedByCreep(t, { creep: moved, victim: who, key: 'drag' }, squares);
  return yield* askDrag(t, { by: moved, who }, squares, 'KM-SQUID-02');
}

function* askDrag(
  t: Kazzam,
  { by, who }: { readonly by: CreatureId; readonly who: CreatureId },
  squares: readonly Cell[],
  rule: string,
): Flow<Cell> {
  const ground = groundOf(t.state);
  const options = squares.map((square) => ground.option(square));
  const why = { rule, params: { who, by }, about: { who }, fallback: 0 };
  const { cell } = yield* choose(t, seatOf(t.state, by), 'drag', options, why);
  return cell;
}

/** The movement is over: whoever was dragged into danger falls (KZ-FORCE-10). */
export function* endDragging(t: Kazzam, by: CreatureId, { falling }: Dragging): Flow<void> {
  for (const victim of falling) yield* knockProne(t, victim, by, SOURCE);
}

/**
 * Whom a step would take beyond hold distance; held from afar, nobody is dragged (D-11), nor twice
 * in one step.
 */
function draggedBy(
  state: KazzamState,
  grabber: CreatureId,
  to: Cell,
  { stirred }: Dragging,
  above: readonly CreatureId[] = [],
): readonly Effect[] {
  const isMoved = (id: CreatureId) => stirred.has(id) || above.includes(id);
  return holdsBy(state, grabber).filter(
    (hold) => !isRanged(hold) && !isMoved(hold.on) && isApart(state, hold, { grabber: to }),
  );
}

/**
 * Where those who are dragged come to: to the square that the grabber leaves, or another beside the
 * victim within hold distance, as it chooses (KZ-FORCE-16). Nothing if one has no square.
 */
function* squaresFor(
  t: Kazzam,
  grabber: CreatureId,
  to: Cell,
  dragging: Dragging,
  above: readonly CreatureId[],
): Flow<readonly Place[] | undefined> {
  const { state } = t;
  const body = creatureOf(state, grabber);
  const drags: Place[] = [];
  for (const hold of draggedBy(state, grabber, to, dragging, above)) {
    const taken = drags.map((drag) => drag.to);
    const squares = dragSquares(state, hold, body.cell, to).filter((cell) => !taken.includes(cell));
    if (squares.length === 0) return undefined;
    if (body.kind === 'creep') {
      const moved = { creep: grabber, victim: hold.on, key: 'drag' };
      drags.push({ victim: hold.on, to: yield* placedByCreep(t, moved, squares) });
      continue;
    }
    const cell = yield* askDrag(t, { by: grabber, who: hold.on }, squares, 'KZ-FORCE-16');
    drags.push({ victim: hold.on, to: cell });
  }
  return drags;
}

function dragSquares(state: KazzamState, hold: Effect, left: Cell, to: Cell): readonly Cell[] {
  const ground = groundOf(state);
  if (isImmovable(state, hold.on)) return [];
  const victim = creatureOf(state, hold.on);
  const beside = ground.distance(victim.cell, left) === undefined ? [] : [left];
  // As though the step were taken.
  return standingAt(state, hold.by, to, () =>
    [...new Set([...beside, ...ground.neighbours(victim.cell)])].filter(
      (square) =>
        square !== NOWHERE &&
        !isApart(state, hold, { victim: square }) &&
        isFree(state, square, hold.on),
    ),
  );
}

/** Asks whether to let go of somebody who holds it back (D-12); a Creep never does. */
function* mayLetGo(t: Kazzam, grabber: CreatureId, victim: CreatureId): Flow<boolean> {
  const { state } = t;
  if (creatureOf(state, grabber).kind === 'creep') return false;
  const yes = yield* confirm(t, grabber, 'let-go', { rule: 'KZ-FORCE-16', of: { of: victim } });
  if (!yes) return false;
  letGo(t, grabber, victim, 'KZ-FORCE-16');
  return true;
}

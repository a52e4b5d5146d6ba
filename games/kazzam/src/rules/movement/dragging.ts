import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { standingAt } from '../court/squeeze.ts';
import { placedByCreep } from '../creepmaster/choices.ts';
import { confirm } from '../effects/ask.ts';
import { endMarked, holds, holdsBy, isApart, isRanged, letGo } from '../harm/grabs.ts';
import { knockProne } from '../harm/prone.ts';
import { isFree } from '../sight/occupancy.ts';
import { type Safety, stopsBefore } from './safety.ts';
import { takeStep } from './step.ts';

/** What one movement of a grabber means for those whom it drags along (D-43). */
export interface Dragging {
  /** By victim, the one roll to safety that it has in the whole movement. */
  readonly safeties: Map<CreatureId, Safety>;
  /** Whose roll has failed: they fall when the movement ends. */
  readonly falling: CreatureId[];
}

/** A movement that has just begun. */
export function newDragging(): Dragging {
  return { safeties: new Map(), falling: [] };
}

/** Where a victim is dragged to by a step of its grabber. */
export interface Drag {
  readonly victim: CreatureId;
  readonly to: Cell;
}

/**
 * What a step of a grabber brings for those it holds: whom it drags where to; or why the step is
 * not taken: a victim has no square, or one is safe from danger and is let go or held on to.
 */
export type Dragged = readonly Drag[] | 'no-square' | 'let-go' | 'held-on';

/**
 * Whom a step of a grabber drags along, once they have rolled to safety (KZ-FORCE-16, D-12). All of
 * this comes before the step is certain.
 */
export function* dragsOf(
  t: Kazzam,
  grabber: CreatureId,
  to: Cell,
  { safeties, falling }: Dragging,
): Flow<Dragged> {
  const drags = yield* squaresFor(t, grabber, to);
  if (drags === undefined) return 'no-square';
  for (const { victim, to: cell } of drags) {
    const safety = safeties.get(victim) ?? { rolled: false };
    safeties.set(victim, safety);
    const { rolled } = safety;
    if (yield* stopsBefore(t, victim, cell, safety)) {
      yield* knockProne(t, victim, grabber, SOURCE);
      return (yield* mayLetGo(t, grabber, victim)) ? 'let-go' : 'held-on';
    }
    if (safety.rolled && !rolled) falling.push(victim);
  }
  return drags;
}

/** The source of the Prone that dragging brings. */
const SOURCE = 'drag';

/** Whether whoever would still be dragged by a step can be: what came before it may have changed that. */
export function canDrag(
  state: KazzamState,
  grabber: CreatureId,
  to: Cell,
  drags: readonly Drag[],
): boolean {
  const { cell } = creatureOf(state, grabber);
  return draggedBy(state, grabber, to).every((hold) =>
    drags.some(
      (drag) => drag.victim === hold.on && dragSquares(state, hold, cell, to).includes(drag.to),
    ),
  );
}

/** Places those who are dragged; a Grab that is parted all the same is over (KZ-FORCE-16). */
export function* dragAlong(t: Kazzam, by: CreatureId, drags: readonly Drag[]): Flow<void> {
  const { state } = t;
  for (const { victim, to } of drags) {
    if (holds(state, by, victim)) yield* takeStep(t, victim, to, { how: 'forced', by });
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

/** The movement is over: whoever was dragged into danger falls (KZ-FORCE-10). */
export function* endDragging(t: Kazzam, by: CreatureId, { falling }: Dragging): Flow<void> {
  for (const victim of falling) yield* knockProne(t, victim, by, SOURCE);
}

/** Whom a step would take beyond hold distance; held from afar, nobody is dragged (D-11). */
function draggedBy(state: KazzamState, grabber: CreatureId, to: Cell): readonly Effect[] {
  return holdsBy(state, grabber).filter(
    (hold) => !isRanged(hold) && isApart(state, hold, { grabber: to }),
  );
}

/**
 * Where those who are dragged come to: to the square that the grabber leaves, or another beside the
 * victim within hold distance, as it chooses (KZ-FORCE-16). Nothing if one has no square.
 */
function* squaresFor(t: Kazzam, grabber: CreatureId, to: Cell): Flow<readonly Drag[] | undefined> {
  const { state } = t;
  const body = creatureOf(state, grabber);
  const drags: Drag[] = [];
  for (const hold of draggedBy(state, grabber, to)) {
    const taken = drags.map((drag) => drag.to);
    const squares = dragSquares(state, hold, body.cell, to).filter((cell) => !taken.includes(cell));
    if (squares.length === 0) return undefined;
    if (body.kind === 'creep') {
      const moved = { creep: grabber, victim: hold.on, key: 'drag' };
      drags.push({ victim: hold.on, to: yield* placedByCreep(t, moved, squares) });
      continue;
    }
    const ground = groundOf(state);
    const { cell } = yield* choose(
      t,
      seatOf(state, grabber),
      'drag',
      squares.map((square) => ground.option(square)),
      {
        rule: 'KZ-FORCE-16',
        params: { who: hold.on, by: grabber },
        about: { who: hold.on },
        fallback: 0,
      },
    );
    drags.push({ victim: hold.on, to: cell });
  }
  return drags;
}

function dragSquares(state: KazzamState, hold: Effect, left: Cell, to: Cell): readonly Cell[] {
  const ground = groundOf(state);
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

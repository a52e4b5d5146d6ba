import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../../map/ground.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../court/creatures.ts';
import { type Body, cellsOf, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { BLANK, newSlate, withSlate } from '../court/slate.ts';
import { bodyAt, isLarge } from '../court/squeeze.ts';
import { CLOSED_SQUARE, effectsOf } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';

/** Nobody stands there. */
export const EMPTY = BLANK;

/** Nobody need stand there: a mover may not come there at all (KC-TMR-25). */
export const CLOSED = BLANK - 1;

/** What stands there is no creature: a mover passes by it if it passes by creatures (KC-TRAP-02). */
export const FILLED = BLANK - 2;

/** Who is in the way of a mover. */
export interface Occupants {
  /** By square, who stands there with whom it may not share it (KZ-GRID-10). */
  readonly standing: Int16Array;
  /** By square, whether a body of its full size with its top left square there could meet any of them. */
  readonly near: Int16Array;
}

/**
 * Tells who is in the way of a mover.
 *
 * @param forced whether it is moved by force: squares closed to its will alone are open to it then
 */
export function withOccupants<R>(
  state: KazzamState,
  mover: CreatureId,
  forced: boolean,
  use: (occupants: Occupants) => R,
): R {
  const { cells } = groundOf(state).map;
  return withSlate(cells, (standing) => {
    if (!isLarge(creatureOf(state, mover))) {
      return use(markOccupants(state, mover, forced, { standing, near: standing }));
    }
    return withSlate(cells, (near) => use(markOccupants(state, mover, forced, { standing, near })));
  });
}

/** Who is in the way of a mover, to be kept as long as nobody moves. */
export function occupantsOf(state: KazzamState, mover: CreatureId, forced: boolean): Occupants {
  const { cells } = groundOf(state).map;
  const standing = newSlate(cells);
  const near = isLarge(creatureOf(state, mover)) ? newSlate(cells) : standing;
  return markOccupants(state, mover, forced, { standing, near });
}

function markOccupants(
  state: KazzamState,
  mover: CreatureId,
  forced: boolean,
  occupants: Occupants,
): Occupants {
  const { creatures } = state;
  const { standing, near } = occupants;
  const ground = groundOf(state);
  const self = creatureOf(state, mover);
  const { fullWidth, fullHeight } = self;
  for (let id = 0; id < creatures.length; id += 1) {
    const creature = creatureOf(state, id);
    if (id === mover || creature.cell === NOWHERE || mayShare(creature, self)) continue;
    if (isSmall(creature) && near === standing) {
      standing[creature.cell] = id;
      continue;
    }
    for (const cell of cellsOf(ground, creature)) {
      standing[cell] = id;
      if (near === standing) continue;
      for (const corner of ground.cornersOver(cell, fullWidth, fullHeight)) near[corner] = id;
    }
  }
  const mark = (cell: Cell, sign: number): void => {
    standing[cell] = sign;
    if (near === standing) return;
    for (const corner of ground.cornersOver(cell, fullWidth, fullHeight)) near[corner] = sign;
  };
  for (const cell of filledFor(state, self)) mark(cell, FILLED);
  for (const cell of closedTo(state, mover, forced)) mark(cell, CLOSED);
  return occupants;
}

const NO_CELLS: readonly Cell[] = [];

/** The squares that an enemy of the mover has closed to it (KC-TMR-25), or to its will (KC-TNK-24). */
function closedTo(state: KazzamState, mover: CreatureId, forced: boolean): readonly Cell[] {
  const closed = effectsOf(state, CLOSED_SQUARE);
  if (closed.length === 0) return NO_CELLS;
  return closed.flatMap(({ by, data: { square, toWill } }) => {
    if (!areEnemies(state, by, mover)) return [];
    return toWill !== 1 || (!forced && !isOn(state, mover, square)) ? [square] : [];
  });
}

/** The squares that traps fill, for whoever shares none with what stands on the ground (KC-TRAP-02). */
export function filledFor({ traps }: KazzamState, body: Creature): readonly Cell[] {
  if (traps.length === 0 || body.mob || has(body, BITS.flying)) return NO_CELLS;
  return traps.flatMap(({ kind, cell }) => (kind === 'built' ? [cell] : []));
}

/** Whether a creature fills that square now: where it is it has not to enter. */
function isOn(state: KazzamState, id: CreatureId, square: Cell): boolean {
  const body = creatureOf(state, id);
  return isOnMap(body) && overlap(groundOf(state), body, square);
}

/** Whether an enemy of a creature has closed a square to its will: it may still be forced there (KC-TNK-24). */
export function isClosedToWill(state: KazzamState, mover: CreatureId, cell: Cell): boolean {
  const closed = effectsOf(state, CLOSED_SQUARE);
  if (!closed.some(({ data }) => data.toWill === 1)) return false;
  const ground = groundOf(state);
  const body = creatureOf(state, mover);
  const place = isLarge(body) ? bodyAt(ground, body, cell) : cell;
  return closedTo(state, mover, false).some((square) => overlap(ground, place, square));
}

/**
 * Whether a creature could end in a square now, who stands there looked at (KZ-GRID-12); whether it
 * may come there of its own will is another matter ({@link isClosedToWill}).
 */
export function isFree(state: KazzamState, cell: Cell, mover: CreatureId): boolean {
  const body = creatureOf(state, mover);
  const ground = groundOf(state);
  if (!hasRoom(ground, cell, body)) return false;
  const place = isLarge(body) ? bodyAt(ground, body, cell) : cell;
  const { creatures } = state;
  for (let id = 0; id < creatures.length; id += 1) {
    const other = creatureOf(state, id);
    if (id === mover || other.cell === NOWHERE) continue;
    if (overlap(ground, other, place) && !mayShare(other, body)) return false;
  }
  const shut = [...closedTo(state, mover, true), ...filledFor(state, body)];
  return !shut.some((square) => overlap(ground, place, square));
}

/**
 * Tells of squares whether a creature could end there: {@link isFree} for one who looks at many
 * while nobody moves.
 */
export function withFree<R>(
  state: KazzamState,
  mover: CreatureId,
  use: (isFree: (cell: Cell) => boolean) => R,
): R {
  const body = creatureOf(state, mover);
  const ground = groundOf(state);
  return withOccupants(state, mover, true, ({ standing, near }) =>
    use(
      (cell) =>
        (near[cell] === EMPTY || isEmpty(standing, squaresAt(ground, cell, body))) &&
        hasRoom(ground, cell, body),
    ),
  );
}

/** The squares that it would fill from there; nothing if it hangs over an edge (KZ-GRID-09). */
export function squaresAt(
  ground: Ground,
  cell: Cell,
  creature: Creature,
): readonly Cell[] | undefined {
  const { width, height } = bodyAt(ground, creature, cell);
  return ground.squaresOf(cell, width, height);
}

function isSmall({ width, height }: Body): boolean {
  return width === 1 && height === 1;
}

/**
 * Whether two creatures may stand in one square: a mob with anyone (KZ-CREEP-12), whoever flies
 * with whoever does not (KZ-STAT-21, KZ-GRID-10).
 */
export function mayShare(one: Creature, other: Creature): boolean {
  return one.mob || other.mob || has(one, BITS.flying) !== has(other, BITS.flying);
}

/** Whether the ground lets it end there: above a pedestal only if it flies (KZ-ORB-04). */
export function hasRoom(ground: Ground, cell: Cell, creature: Creature): boolean {
  const flies = has(creature, BITS.flying);
  if (!isLarge(creature)) return flies ? ground.isOpen(cell) : ground.isRoom(cell);
  const { width, height } = bodyAt(ground, creature, cell);
  return ground.bodies(width, height).hasRoom(cell, flies);
}

/** Whether nobody stands on any of these squares. */
export function isEmpty(standing: Int16Array, squares: readonly Cell[] | undefined): boolean {
  if (squares === undefined) return false;
  for (const square of squares) if (standing[square] !== EMPTY) return false;
  return true;
}

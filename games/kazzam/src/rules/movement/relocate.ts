import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type Creature, type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { areAllies, areEnemies, creatureOf, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { placedByCreep } from '../creepmaster/choices.ts';
import { isImmovable } from '../effects/immovable.ts';
import { isShade, isTangible } from '../effects/status.ts';
import { endGrabs, endMarked, holdsBy, isApart } from '../harm/grabs.ts';
import type { Total } from '../numbers/damage-total.ts';
import { isPlaceSecret, tellPlace } from '../sight/hidden-places.ts';
import { isClosedToWill, isFree, withFree } from '../sight/occupancy.ts';
import { drawFollowers } from './dragging.ts';
import { forcedSquares } from './forced.ts';
import { takeStep, tradePlaces } from './step.ts';
import { tearsFree } from './tearing-free.ts';

/** A teleport (KZ-FORCE-12). */
export interface Teleport {
  /** Squares at most; without it any square of {@link Teleport.to} will do. */
  readonly squares?: number;
  /** Which squares it may lead to, besides. */
  readonly to?: (cell: Cell) => boolean;
  /** Whose power it is; its controller picks the square unless told otherwise. */
  readonly by: CreatureId;
  /** Whose controller picks the square. */
  readonly chooser?: CreatureId;
  readonly rule: string;
  /** Whether it cannot be declined. */
  readonly must?: true;
  readonly total?: Total;
}

/** Where a teleport leads to. */
type Goal = Pick<Teleport, 'squares' | 'to'> & Partial<Pick<Teleport, 'by'>>;

/**
 * Squares that a creature could be teleported to: free ones in its part (KZ-FORCE-12). By itself or by
 * its own side it does not come to where its will is barred (KC-TNK-24).
 */
export function landings(state: KazzamState, id: CreatureId, goal: Goal): Cell[] {
  return withLandings(state, id, goal, (isLanding) =>
    squaresFor(state, id, goal).filter(isLanding),
  );
}

/** Whether there is any square that a creature could be teleported to. */
export function couldLandAnywhere(state: KazzamState, id: CreatureId, goal: Goal): boolean {
  return withLandings(state, id, goal, (isLanding) => squaresFor(state, id, goal).some(isLanding));
}

function squaresFor(state: KazzamState, id: CreatureId, { squares }: Goal): readonly Cell[] {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  return squares === undefined ? ground.wholePart(cell) : ground.within(cell, squares);
}

function withLandings<R>(
  state: KazzamState,
  id: CreatureId,
  { to, by }: Goal,
  use: (isLanding: (cell: Cell) => boolean) => R,
): R {
  const { cell: from } = creatureOf(state, id);
  if (isImmovable(state, id)) return use(() => false);
  const willing = by !== undefined && (by === id || areAllies(state, by, id));
  return withFree(state, id, (isFree) =>
    use(
      (cell) =>
        cell !== from &&
        to?.(cell) !== false &&
        isFree(cell) &&
        !(willing && isClosedToWill(state, id, cell)),
    ),
  );
}

/** Teleports a creature to a square of its choosing, if there is one. Returns whether it went. */
export function* teleport(t: Kazzam, id: CreatureId, how: Teleport): Flow<boolean> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, id))) return false;
  const { by, chooser = by, rule } = how;
  const squares = landings(state, id, { ...how, ...limitOf(t, id, how) });
  if (squares.length === 0) return false;
  const ground = groundOf(state);
  const stay = how.must === true ? [] : [{ id: 'stay', cell: -1 }];
  const { cell } = yield* choose(
    t,
    seatOf(state, chooser),
    'teleport',
    [...squares.map((square) => ground.option(square)), ...stay],
    {
      rule,
      params: { who: id, by },
      about: { who: id, by },
      fallback: how.must === true ? 0 : squares.length,
    },
  );
  if (cell < 0) return false;
  return yield* teleportTo(t, id, cell, how);
}

/** An enemy's teleport is forced movement, which the victim may take squares off (KZ-FORCE-20). */
function limitOf(
  t: Kazzam,
  id: CreatureId,
  { squares, by }: Pick<Teleport, 'squares' | 'by'>,
): Pick<Teleport, 'squares'> {
  if (squares === undefined) return {};
  const forced = by !== NOBODY && areEnemies(t.state, by, id);
  return { squares: forced ? forcedSquares(t, id, squares) : squares };
}

/** Brings a creature to a square at once: Grabs end, nothing on the way matters (KZ-FORCE-12, KZ-FORCE-13). */
export function* teleportTo(
  t: Kazzam,
  id: CreatureId,
  cell: Cell,
  { by, rule, total }: Pick<Teleport, 'by' | 'rule' | 'total'>,
): Flow<boolean> {
  if (isImmovable(t.state, id)) return false;
  const creature = creatureOf(t.state, id);
  const { cell: from } = creature;
  if (by !== id && isShade(creature)) return false;
  const known = isPlaceSecret(t.state, id) ? {} : { whence: from };
  endGrabs(t, id);
  // Somebody may have come there in the meantime.
  const stands = () => isFree(t.state, cell, id);
  if (!(yield* takeStep(t, id, cell, { how: 'teleport', by, total, stands }))) return false;
  // What it covers of its own accord counts as moved (KR-STRI-14).
  if (by === id) creature.moved += groundOf(t.state).distance(from, cell) ?? 0;
  const how = 'teleported';
  if (t.listening) tellPlace(t, { type: 'arrived', rule, who: id, ...known, cell, how });
  return true;
}

/** Whether two creatures could stand in each other's place (KC-POR-13). */
export function couldSwap(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  const first = creatureOf(state, one);
  const second = creatureOf(state, other);
  if (first.fullWidth !== second.fullWidth || first.fullHeight !== second.fullHeight) return false;
  if (!isTangible(first) || !isTangible(second)) return false;
  if (isImmovable(state, one) || isImmovable(state, other)) return false;
  return (
    groundOf(state).inOnePart(first.cell, second.cell) &&
    isFreeWithout(state, second.cell, one, second) &&
    isFreeWithout(state, first.cell, other, first)
  );
}

/** Whether a creature could end in a square if somebody else were gone. */
function isFreeWithout(state: KazzamState, to: Cell, mover: CreatureId, gone: Creature): boolean {
  const { cell } = gone;
  gone.cell = NOWHERE;
  const free = isFree(state, to, mover);
  gone.cell = cell;
  return free;
}

/** Two creatures take each other's squares: two teleports at once (KC-POR-13). */
export function* swap(
  t: Kazzam,
  one: CreatureId,
  other: CreatureId,
  { by, rule, total }: Pick<Teleport, 'by' | 'rule' | 'total'>,
): Flow<void> {
  const { state } = t;
  const { cell: first } = creatureOf(state, one);
  const { cell: second } = creatureOf(state, other);
  if (first < 0 || second < 0) return;
  if (isImmovable(state, one) || isImmovable(state, other)) return;
  const whence = (id: CreatureId, cell: Cell) => (isPlaceSecret(state, id) ? {} : { whence: cell });
  const known = [whence(one, first), whence(other, second)] as const;
  endGrabs(t, one);
  endGrabs(t, other);
  const traded = yield* tradePlaces(t, one, other, { how: 'teleport', by, total });
  if (!traded) return;
  // What one covers of its own accord counts as moved (KR-STRI-14).
  if (by === one) creatureOf(state, one).moved += groundOf(state).distance(first, second) ?? 0;
  if (!t.listening) return;
  const how = 'teleported';
  tellPlace(t, { type: 'arrived', rule, who: one, ...known[0], cell: second, how });
  tellPlace(t, { type: 'arrived', rule, who: other, ...known[1], cell: first, how });
}

/** A throw (KZ-FORCE-14). */
export interface Throw {
  readonly squares: number;
  readonly by: CreatureId;
  readonly from: Place;
  readonly rule: string;
  readonly total?: Total;
}

/**
 * Throws a creature over everything but Blocking Terrain to a free square that is farther from the
 * source; it enters that square only, and there is no roll to safety (KZ-FORCE-14).
 */
export function* throwOff(t: Kazzam, victim: CreatureId, thrown: Throw): Flow<boolean> {
  const { state } = t;
  const { by, from, rule } = thrown;
  const squares = forcedSquares(t, victim, thrown.squares);
  const creature = creatureOf(state, victim);
  if (squares < 1 || !isOnMap(creature)) return false;
  const ground = groundOf(state);
  const before = distanceBetween(ground, from, creature) ?? 0;
  const open = landings(state, victim, {
    squares,
    to: (cell) =>
      (distanceBetween(ground, from, bodyAt(ground, creature, cell)) ?? 0) > before &&
      ground.sight(creature.cell, cell, false) > 0,
  });
  if (open.length === 0) return false;
  const { cell } =
    creatureOf(state, by).kind === 'creep'
      ? { cell: yield* placedByCreep(t, { creep: by, victim, key: 'throw' }, open) }
      : yield* choose(
          t,
          seatOf(state, by),
          'throw',
          [...open.map((square) => ground.option(square)), { id: 'stay', cell: -1 }],
          { rule, params: { who: victim, by }, about: { who: victim, by }, fallback: 0 },
        );
  if (cell < 0) return false;
  return yield* throwTo(t, victim, cell, thrown);
}

/** Throws a creature to a square: {@link throwOff} for whoever has picked it. Returns whether it came there. */
export function* throwTo(
  t: Kazzam,
  victim: CreatureId,
  cell: Cell,
  { by, rule, total }: Pick<Throw, 'by' | 'rule' | 'total'>,
): Flow<boolean> {
  const { state } = t;
  const creature = creatureOf(state, victim);
  // Who holds it may keep it back (KZ-FORCE-15).
  if (!(yield* tearsFree(t, victim, cell, { tried: false }))) return false;
  const stands = () => isFree(state, cell, victim);
  const { cell: left } = creature;
  const went = yield* takeStep(t, victim, cell, { how: 'forced', by, total, stands });
  // Nobody is dragged through the air: whom it holds itself it has let go of.
  endMarked(
    t,
    holdsBy(state, victim).filter((hold) => isApart(state, hold, {})),
    'KZ-STAT-29',
  );
  if (went && t.listening)
    tellPlace(t, { type: 'forced', rule, who: victim, by, how: 'throw', path: [cell] });
  yield* drawFollowers(t, victim, left);
  return went;
}

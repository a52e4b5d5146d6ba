import { askOne, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareKind } from '../map/court-map.ts';
import type { CreatureId, KazzamState, MadeGround, Wall } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type AttackPower, canAttackWith, isBurst, printedRange } from './aim.ts';
import { declare } from './attack.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { afterWeakness } from './damage-total.ts';
import { type Body, distanceBetween, isWithin } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { growBack } from './grow-back.ts';
import { groundBonus } from './hit.ts';
import { hasLine } from './line-of-sight.ts';
import { has } from './status.ts';
import { placesOf } from './view.ts';

/** HP of the walls that powers make (KC-WRD-30, KR-SPEC-31). */
const HP = 2;

/**
 * Makes a square something else from now on; the last change counts.
 *
 * @param more where a portal leads, if it leads anywhere (KC-POR-33), and who answers for its harm
 */
export function changeSquare(
  state: KazzamState,
  cell: Cell,
  kind: SquareKind,
  { end, by }: { readonly end?: Cell | undefined; readonly by?: CreatureId | undefined } = {},
): void {
  const printed = groundOf({ ...state, changed: [] }).kindAt(cell);
  const others = state.changed.filter((change) => change.cell !== cell);
  const leads = end === undefined ? {} : { end };
  const made = by === undefined ? {} : { by };
  state.changed = kind === printed ? others : [...others, { cell, kind, ...leads, ...made }];
  growBack(state);
}

/** What a square is now, and whose doing that is (KZ-OBJ-02). */
export function madeOf(state: KazzamState, cell: Cell): MadeGround {
  const { by } = state.changed.find((change) => change.cell === cell) ?? {};
  const kind = groundOf(state).kindAt(cell);
  return by === undefined ? { kind } : { kind, by };
}

/** Makes a square what it was before. */
export function restore(state: KazzamState, cell: Cell, { kind, by }: MadeGround): void {
  changeSquare(state, cell, kind, { by });
}

const PLAIN: MadeGround = { kind: 'floor' };

/** Raises one wall on these squares: Blocking Terrain until it is destroyed. */
export function raiseWall({ state }: Kazzam, cells: readonly Cell[], rule: string): void {
  const before = cells.map((cell) => madeOf(state, cell));
  for (const cell of cells) changeSquare(state, cell, 'wall');
  state.walls.push({ cells, hp: HP, before, rule });
}

/** Takes one square of a wall away: floor, or what it was before a power made it a wall (KR-SPEC-31). */
export function removeWallSquare(state: KazzamState, cell: Cell): void {
  const wall = state.walls.find(({ cells }) => cells.includes(cell));
  restore(state, cell, wall?.before[wall.cells.indexOf(cell)] ?? PLAIN);
  if (wall === undefined) return;
  const left = wall.cells.flatMap((other, at) => (other === cell ? [] : [at]));
  const cells = left.flatMap((at) => wall.cells[at] ?? []);
  const before = left.flatMap((at) => wall.before[at] ?? []);
  state.walls = state.walls.flatMap((other) => {
    if (other !== wall) return [other];
    return cells.length === 0 ? [] : [{ ...wall, cells, before }];
  });
}

/** Whether a wall could be raised on a square: plain floor with nobody on it (KR-SPEC-31, KC-CONV-38). */
export function couldBecomeWall(state: KazzamState, cell: Cell): boolean {
  const ground = groundOf(state);
  if (!CHANGEABLE.has(ground.kindAt(cell))) return false;
  const taken = state.creatures.some(
    (creature) => isOnMap(creature) && distanceBetween(ground, creature, cell) === 0,
  );
  return !taken && !state.orbs.some(({ place }) => place.at === 'ground' && place.cell === cell);
}

/** Squares that terrain powers may change (KR-SPEC-27). */
export const CHANGEABLE: ReadonlySet<SquareKind> = new Set<SquareKind>([
  'floor',
  'difficult',
  'low-cover',
  'water',
  'pit',
  'slick',
  'boost',
]);

/** Walls that an attack could be made on now, from its own squares or elsewhere (KC-POR-25). */
export function wallsInReach(t: Kazzam, id: CreatureId, power: AttackPower): readonly Wall[] {
  return t.state.walls.filter((wall) => originsFor(t, id, power, wall).length > 0);
}

/** From where an attack could be made on a wall: some square of it is in range and in sight. */
function originsFor(t: Kazzam, id: CreatureId, power: AttackPower, wall: Wall): readonly Body[] {
  const { state } = t;
  const self = creatureOf(state, id);
  // Bursts take creatures alone.
  if (isBurst(power) || !canAttackWith(self, power)) return [];
  const ground = groundOf(state);
  const range = printedRange(state, id, power);
  const prone = has(self, 'prone');
  return placesOf(t, id).filter((from) =>
    wall.cells.some(
      (cell) => isWithin(ground, from, cell, range) && hasLine(ground, from, cell, { prone }),
    ),
  );
}

/**
 * Attacks a wall: no die, as though it rolled a 5, the damage line alone (KZ-ATK-26, KR-SPEC-31).
 * A destroyed wall leaves what its squares were before (KZ-OBJ-02).
 */
export function* attackWall(t: Kazzam, id: CreatureId, power: AttackPower): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { wall } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'wall', params: { who: id }, rule: 'KZ-OBJ-01' },
    options: wallsInReach(t, id, power).map((wall) => ({
      ...ground.option(wall.cells[0] ?? -1),
      wall,
    })),
    fallback: 0,
    about: { who: id },
  });
  const origins = originsFor(t, id, power, wall);
  // An attack for all that it provokes, though without a roll (KZ-OPP-04, KZ-OPP-05).
  yield* declare(t, id, [], power, undefined, false);
  if (!canAttackWith(creatureOf(state, id), power)) return;
  const { implement } = creatureOf(state, id);
  // From the nearest square of it to wherever the attack is made from at best.
  const isFar = origins.some((from) =>
    wall.cells.every((cell) => !isWithin(ground, from, cell, 2)),
  );
  const bonus =
    power.target === 'implement' && (implement === 'sword' || (implement === 'staff' && isFar));
  const weakened = has(creatureOf(state, id), 'weakened');
  const boost = groundBonus(state, { attacker: id, power }, power.damage);
  const amount = afterWeakness(power.damage + (bonus ? 1 : 0) + boost, weakened);
  wall.hp -= amount;
  if (t.listening) {
    const [cell = -1] = wall.cells;
    const what = { thing: 'wall', cell, power: power.id, dice: [], result: 5 } as const;
    const left = Math.max(0, wall.hp);
    t.emit({ type: 'struck', rule: 'KZ-ATK-26', who: id, ...what, amount, left });
  }
  if (wall.hp > 0) return;
  state.walls = state.walls.filter((other) => other !== wall);
  for (const [at, cell] of wall.cells.entries()) {
    restore(state, cell, wall.before[at] ?? PLAIN);
  }
}

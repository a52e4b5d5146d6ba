import { askOne, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareKind } from '../map/court-map.ts';
import type { CreatureId, KazzamState, Wall } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type AttackPower, canAttackWith, isMelee } from './aim.ts';
import { declare } from './attack.ts';
import { coverOf } from './cover.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { afterWeakness } from './damage-total.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { growBack } from './grow-back.ts';
import { implementRangeOf, reachOf } from './reach.ts';
import { has } from './status.ts';

/** HP of the walls that powers make (KC-WRD-30, KR-SPEC-31). */
const HP = 2;

/**
 * Makes a square something else from now on; the last change counts.
 *
 * @param end where a portal leads, if it leads anywhere (KC-POR-33)
 */
export function changeSquare(state: KazzamState, cell: Cell, kind: SquareKind, end?: Cell): void {
  const printed = groundOf({ ...state, changed: [] }).kindAt(cell);
  const others = state.changed.filter((change) => change.cell !== cell);
  const change = end === undefined ? { cell, kind } : { cell, kind, end };
  state.changed = kind === printed ? others : [...others, change];
  growBack(state);
}

/** Raises one wall on these squares: Blocking Terrain until it is destroyed. */
export function raiseWall({ state }: Kazzam, cells: readonly Cell[], rule: string): void {
  const ground = groundOf(state);
  const before = cells.map((cell) => ground.kindAt(cell));
  for (const cell of cells) changeSquare(state, cell, 'wall');
  state.walls.push({ cells, hp: HP, before, rule });
}

/** Takes one square of a wall away: floor, or what it was before a power made it a wall (KR-SPEC-31). */
export function removeWallSquare(state: KazzamState, cell: Cell): void {
  const wall = state.walls.find(({ cells }) => cells.includes(cell));
  changeSquare(state, cell, wall?.before[wall.cells.indexOf(cell)] ?? 'floor');
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

/** Walls that an attack could be made on from here. */
export function wallsInReach(t: Kazzam, id: CreatureId, power: AttackPower): readonly Wall[] {
  const { state } = t;
  const from = creatureOf(state, id);
  if (!canAttackWith(from, power)) return [];
  const ground = groundOf(state);
  const melee = isMelee(state, id, power);
  const range = melee ? reachOf(state, id) : rangeOf(state, id, power);
  return state.walls.filter(({ cells }) =>
    cells.some((cell) => {
      const distance = distanceBetween(ground, from, cell);
      if (distance === undefined || distance > range) return false;
      // A wall is in its own way: some square beside it must be seen.
      return (
        distance <= 1 ||
        ground.neighbours(cell).some(
          (beside) =>
            !ground.isFull(beside) &&
            (distanceBetween(ground, from, beside) ?? range) < distance &&
            coverOf(
              ground,
              from,
              { cell: beside, width: 1, height: 1 },
              {
                melee: false,
                prone: has(from, 'prone'),
                ignoreLow: true,
                options: { lowCoverIntervenes: false, coverVsMelee: false },
              },
            ) !== 'no-shot',
        )
      );
    }),
  );
}

function rangeOf(state: KazzamState, id: CreatureId, { target, further = 0 }: AttackPower): number {
  if (target === 'implement') return implementRangeOf(state, id) + further;
  if (target === 'melee') return reachOf(state, id) + further;
  return 'ranged' in target ? target.ranged + creatureOf(state, id).rangeBonus + further : 0;
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
  // An attack for all that it provokes, though without a roll (KZ-OPP-04, KZ-OPP-05).
  yield* declare(t, id, [], power, undefined, false);
  if (!canAttackWith(creatureOf(state, id), power)) return;
  const { implement } = creatureOf(state, id);
  const near = Math.min(
    ...wall.cells.map((cell) => distanceBetween(ground, creatureOf(state, id), cell) ?? 99),
  );
  const bonus =
    power.target === 'implement' && (implement === 'sword' || (implement === 'staff' && near >= 3));
  const weakened = has(creatureOf(state, id), 'weakened');
  wall.hp -= afterWeakness(power.damage + (bonus ? 1 : 0), weakened);
  if (wall.hp > 0) return;
  state.walls = state.walls.filter((other) => other !== wall);
  for (const [at, cell] of wall.cells.entries()) {
    changeSquare(state, cell, wall.before[at] ?? 'floor');
  }
}

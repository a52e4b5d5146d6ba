import type { Cell } from '@tablewright/geometry';
import { type CourtMap, cellOf, type MapPart, partOf } from '../map/court-map.ts';
import type { Creature } from '../model.ts';
import { squareName } from '../thing-names.ts';

/** Where a square lies in its part. */
export interface Spot {
  readonly part: MapPart;
  readonly x: number;
  readonly y: number;
}

/** The place of a square in its part. */
export function spotOf(map: CourtMap, cell: Cell): Spot {
  const part = partOf(map, cell);
  return { part, x: part.grid.x(cell - part.offset), y: part.grid.y(cell - part.offset) };
}

/** The square written as `court(8,2)`; nothing if the map has none of that name. */
export function cellNamed(map: CourtMap, name: string): Cell | undefined {
  const [, part, x, y] = /^(\w+)\((\d+),(\d+)\)/.exec(name) ?? [];
  if (part === undefined || !map.parts.some((one) => one.name === part)) return undefined;
  try {
    return cellOf(map, part, Number(x), Number(y));
  } catch {
    return undefined;
  }
}

/** A square as the texts call it: `I3`. */
export function nameOfCell(map: CourtMap, cell: Cell): string {
  const { x, y } = spotOf(map, cell);
  return squareName(x, y);
}

/** Whether a square is among those that a creature fills. */
export function fills(map: CourtMap, creature: Creature, cell: Cell): boolean {
  if (creature.cell < 0) return false;
  if (creature.width === 1 && creature.height === 1) return creature.cell === cell;
  const at = spotOf(map, creature.cell);
  const here = spotOf(map, cell);
  return (
    at.part === here.part &&
    here.x >= at.x &&
    here.x < at.x + creature.width &&
    here.y >= at.y &&
    here.y < at.y + creature.height
  );
}

/** Creatures that stand on a square, the smallest of them last: that one is meant by a touch. */
export function standingOn(
  map: CourtMap,
  creatures: readonly Creature[],
  cell: Cell,
): readonly number[] {
  const here: { readonly creature: Creature; readonly id: number }[] = [];
  for (const [id, creature] of creatures.entries()) {
    if (fills(map, creature, cell)) here.push({ creature, id });
  }
  return here
    .sort(
      (a, b) =>
        b.creature.width - a.creature.width || Number(b.creature.mob) - Number(a.creature.mob),
    )
    .map(({ id }) => id);
}

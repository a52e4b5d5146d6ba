import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { playing, sceneOf } from '../adventure/adventure.ts';
import { gridOf } from '../place/distance.ts';
import { terrainOf } from '../place/terrain.ts';
import { mayEnd } from '../place/ways.ts';

/** Feet between the sides where distances are kept without a map. */
const LINE_APART = 40;

/** The corners of a part of a map: left, top, right, bottom. */
type Area = readonly [number, number, number, number];

/** A named area of the scene's map: its corners; nothing where there is none. */
function areaOf(t: D20, zone: string): Area | undefined {
  const { adventure } = playing(t);
  return adventure.maps.find(({ id }) => id === sceneOf(t).map)?.zones[zone];
}

/** Whether somebody stands in a named area; without positions those who began there do. */
export function standsIn(t: D20, creature: Creature, zone: string): boolean {
  const area = areaOf(t, zone);
  if (creature.place.at !== 'square' || area === undefined) {
    const rows = (sceneOf(t).foes ?? []).filter((row) => row.zone === zone);
    return rows.some(({ id }) => playing(t).story.rows[id]?.includes(creature.id) === true);
  }
  const grid = gridOf(t.state);
  const [left, top, right, bottom] = area;
  const [x, y] = [grid.x(creature.place.cell), grid.y(creature.place.cell)];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The squares of a named area, without walls. */
export function cellsIn(t: D20, zone: string): readonly number[] {
  const area = areaOf(t, zone);
  if (area === undefined || t.state.ground.rows.length === 0) return [];
  const grid = gridOf(t.state);
  const [left, top, right, bottom] = area;
  const cells: number[] = [];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cell = grid.cellAt(x, y);
      if (cell >= 0 && terrainOf(t.state.ground.rows[y]?.[x]).isClosed !== true) cells.push(cell);
    }
  }
  return cells;
}

/** On a map that was laid in free play the party begins on the left, and others come in on the right. */
function sideOf({ state }: D20, zone: string | undefined): Area | undefined {
  if (state.laid === undefined) return undefined;
  const { rows } = state.ground;
  const [width, bottom] = [rows[0]?.length ?? 1, rows.length - 1];
  const part = Math.max(1, Math.floor(width / 4));
  return zone === 'start' ? [0, 0, part - 1, bottom] : [width - part, 0, width - 1, bottom];
}

/** Puts a creature on the free square of an area nearest to its middle, or on the line where there is no map. */
export function placeIn(t: D20, creature: Creature, zone: string | undefined): void {
  const { ground } = t.state;
  if (ground.rows.length === 0) {
    creature.place = { at: 'line', feet: zone === 'start' ? 0 : LINE_APART };
    return;
  }
  const grid = gridOf(t.state);
  const width = ground.rows[0]?.length ?? 1;
  const whole = [0, 0, width - 1, ground.rows.length - 1] as const;
  const usual = creature.side === 'party' ? 'start' : undefined;
  const area =
    (t.state.story === undefined ? sideOf(t, zone ?? usual) : areaOf(t, zone ?? usual ?? '')) ??
    whole;
  const [left, top, right, bottom] = area;
  const middle = grid.cellAt(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2));
  const inside = (cell: number) => {
    const [x, y] = [grid.x(cell), grid.y(cell)];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const free = (cell: number) =>
    terrainOf(ground.rows[grid.y(cell)]?.[grid.x(cell)]).isClosed !== true &&
    mayEnd(t, creature, cell);
  const near = [...grid.within(middle, Math.max(grid.width, grid.height))].sort(
    (a, b) =>
      Number(inside(b)) - Number(inside(a)) ||
      grid.distance(middle, a) - grid.distance(middle, b) ||
      a - b,
  );
  const cell = near.find(free);
  creature.place = cell === undefined ? { at: 'away' } : { at: 'square', cell };
}

import type { Creature, Ground, Zone } from '../../model.ts';
import type { World } from '../../table.ts';
import { isBanned } from '../bearers/bearers.ts';
import { feetBetween, gridOf, SQUARE } from './distance.ts';
import { carriesLight, darkvisionOf, hasLineTo, LIGHT } from './sight.ts';
import { terrainOf, UNKNOWN } from './terrain.ts';
import { cellsWithin } from './zones.ts';

/**
 * What the party knows of a map (DT-HID-01, -02): a square that none of them has seen since the scene began belongs to what
 * lies ahead; one that they have seen they remember as it was.
 */

/** The map as the party knows it now: what it remembers, and what it sees. */
export function knownRows(w: World): readonly string[] {
  const { rows, known } = w.state.ground;
  if (rows.length === 0) return rows;
  const before = known ?? rows.map((row) => UNKNOWN.repeat(row.length));
  const seen = cellsSeen(w, (x, y) => before[y]?.[x] !== rows[y]?.[x]);
  if (seen.size === 0) return before;
  const grid = gridOf(w.state);
  return rows.map((row, y) =>
    [...row].map((letter, x) => (seen.has(grid.cellAt(x, y)) ? letter : before[y]?.[x])).join(''),
  );
}

/** The party looks around: what it sees it knows from here on. */
export function lookAround(w: World): void {
  const { ground } = w.state;
  if (ground.rows.length > 0) ground.known = [...knownRows(w)];
}

/** Whether the party knows what a square is; where nothing is kept of that, it knows all. */
export const isKnown = ({ ground }: { readonly ground: Ground }, cell: number): boolean => {
  const width = ground.rows[0]?.length ?? 1;
  return ground.known?.[Math.floor(cell / width)]?.[cell % width] !== UNKNOWN;
};

/** From where somebody looks, and how far into the dark. */
interface Eye {
  readonly cell: number;
  readonly feet: number;
}

/**
 * The squares that the party sees now, with the walls beside them.
 *
 * @param asked which squares matter; all if left out
 */
export function cellsSeen(
  w: World,
  asked: (x: number, y: number) => boolean = () => true,
): ReadonlySet<number> {
  const { rows } = w.state.ground;
  const seen = new Set<number>();
  const grid = gridOf(w.state);
  const cells: number[] = [];
  for (let cell = 0; cell < grid.size; cell += 1) {
    if (rows[grid.y(cell)]?.[grid.x(cell)] === UNKNOWN) continue;
    if (asked(grid.x(cell), grid.y(cell))) cells.push(cell);
  }
  const eyes = cells.length === 0 ? [] : eyesOfParty(w);
  if (eyes.length === 0) return seen;
  const dark = darkCells(w);
  const letterAt = (cell: number) => rows[grid.y(cell)]?.[grid.x(cell)];
  const isSolid = (cell: number) => terrainOf(letterAt(cell)).isClosed === true;
  const found = new Map<number, boolean>();
  const isSeen = (cell: number): boolean => {
    let is = found.get(cell);
    if (is === undefined) {
      is = eyes.some((eye) => isSeenFrom(w, eye, cell, dark));
      found.set(cell, is);
    }
    return is;
  };
  for (const cell of cells) {
    // What is solid is seen from the side that is open.
    const is = isSolid(cell)
      ? grid.neighbours(cell).some((one) => !isSolid(one) && isSeen(one))
      : isSeen(cell);
    if (is) seen.add(cell);
  }
  return seen;
}

function isSeenFrom(w: World, eye: Eye, cell: number, dark: ReadonlySet<number>): boolean {
  if (eye.cell === cell) return true;
  const feet = feetBetween(w.state, squareAt(eye.cell), squareAt(cell));
  if (dark.has(cell) && feet > eye.feet) return false;
  return hasLineTo(w, eye.cell, cell);
}

const squareAt = (cell: number) => ({ at: 'square', cell }) as const;

/** The eyes of those of the party who are awake; what is beside them they feel, even in the dark. */
function eyesOfParty(w: World): readonly Eye[] {
  const eyes = new Map<string, Eye>();
  for (const creature of w.state.creatures) {
    const { side, life, hp, place } = creature;
    if (side !== 'party' || life !== 'alive' || hp <= 0 || place.at !== 'square') continue;
    if (isBanned(w, creature, 'see')) continue;
    const feet = Math.max(SQUARE, darkvisionOf(w, creature));
    eyes.set(`${place.cell}/${feet}`, { cell: place.cell, feet });
  }
  return [...eyes.values()];
}

/** Squares of a dark place on which no light falls, and those of magical darkness. */
export function darkCells(w: World): ReadonlySet<number> {
  const { ground, creatures, zones } = w.state;
  const dark = new Set<number>();
  const grid = gridOf(w.state);
  if (ground.isDark) {
    for (let cell = 0; cell < grid.size; cell += 1) dark.add(cell);
    for (const creature of creatures) {
      if (creature.place.at !== 'square' || !carriesLight(w, creature)) continue;
      for (const cell of cellsWithin(w, creature.place.cell, LIGHT)) dark.delete(cell);
    }
    for (const zone of zones.filter(({ kind }) => kind === 'light'))
      for (const cell of cellsOf(w, zone)) dark.delete(cell);
  }
  for (const zone of zones.filter(({ kind }) => kind === 'darkness'))
    for (const cell of cellsOf(w, zone)) dark.add(cell);
  return dark;
}

/** The squares that a zone covers. */
export function cellsOf(w: World, { shape }: Pick<Zone, 'shape'>): readonly number[] {
  if (shape.is === 'cells') return shape.cells;
  if (shape.is !== 'around') return [];
  const middle = w.state.creatures.find(({ id }: Creature) => id === shape.creature);
  return middle?.place.at === 'square' ? cellsWithin(w, middle.place.cell, shape.feet) : [];
}

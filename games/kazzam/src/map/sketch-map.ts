import { Grid } from '@tablewright/geometry';
import type { Colour, SquareKind } from '../model.ts';
import type { CourtMap, MapPart, PartName, PrintedPedestal } from './court-map.ts';
import { squareKindOf } from './legend.ts';

/** A sketched court that cannot be read. */
export class SketchError extends Error {
  override readonly name = 'SketchError';
}

/** Between the rows of the court and those of a Dungeon. */
const BREAK = '';

/**
 * A court for a scenario from rows of the map legend and `~` for water, with a Dungeon below an empty row if there
 * is one. It need not be a good map: any size, no border, no symmetry. Each pedestal carries one
 * orb; neutral orbs are guarded by nobody.
 *
 * @throws SketchError for rows of different lengths and unknown characters
 */
export function sketchMap(rows: readonly string[]): CourtMap {
  const cut = rows.indexOf(BREAK);
  const grids = cut < 0 ? [rows] : [rows.slice(0, cut), rows.slice(cut + 1)];
  const parts: MapPart[] = [];
  const characters: string[] = [];
  for (const [at, grid] of grids.entries()) {
    const name = at === 0 ? 'court' : 'dungeon';
    parts.push(partOf(name, grid, characters.length));
    characters.push(...grid.flatMap((row) => [...row]));
  }
  const kinds = characters.map((sign, cell) => kindAt(parts, sign, cell));
  const cellsOf = (sign: string): number[] =>
    [...characters.keys()].filter((cell) => characters[cell] === sign);
  return {
    id: 'sketch',
    title: 'Sketch',
    parts,
    cells: characters.length,
    kinds,
    characters,
    order: [],
    pedestals: pedestalsOf(characters),
    portals: [...'PQUV'].flatMap((letter) => {
      const [entry] = cellsOf(letter);
      const [end] = cellsOf(letter.toLowerCase());
      return entry === undefined || end === undefined
        ? []
        : [{ letter, entry, end, users: 'any' as const }];
    }),
    exits: [...'EFGH'].flatMap((letter) => {
      const [outside, inside] = cellsOf(letter);
      return outside === undefined || inside === undefined ? [] : [{ letter, inside, outside }];
    }),
    starts: [],
    areas: { red: cellsOf('r'), blue: cellsOf('b') },
    spawns: { red: cellsOf('s'), blue: cellsOf('t') },
    specials: {},
  };
}

/** Most columns and rows of a part: what is known of pairs of squares is kept for all of them. */
const WIDEST = 48;

function partOf(name: PartName, rows: readonly string[], offset: number): MapPart {
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new SketchError(`the ${name} has no squares`);
  for (const [y, row] of rows.entries()) {
    if (row.length !== width)
      throw new SketchError(`row ${y} of the ${name} has ${row.length} squares, not ${width}`);
  }
  if (width > WIDEST || rows.length > WIDEST)
    throw new SketchError(
      `the ${name} has ${width} columns and ${rows.length} rows; ${WIDEST} of each are the most`,
    );
  const grid = new Grid(width, rows.length);
  return {
    name,
    kind: name === 'court' ? 'court' : 'dungeon',
    grid,
    offset,
    axis: Math.floor(width / 2),
  };
}

function kindAt(parts: readonly MapPart[], sign: string, cell: number): SquareKind {
  const kind = sign === '~' ? 'water' : squareKindOf(sign);
  if (kind !== undefined) return kind;
  const part = parts.findLast(({ offset }) => offset <= cell);
  const at = cell - (part?.offset ?? 0);
  const place = `${part?.name}(${part?.grid.x(at)},${part?.grid.y(at)})`;
  throw new SketchError(`"${sign}" at ${place} is no character of the map legend`);
}

const OWNERS: Readonly<Record<string, Colour | 'neutral'>> = {
  R: 'red',
  B: 'blue',
  1: 'neutral',
  2: 'neutral',
  3: 'neutral',
};

function pedestalsOf(characters: readonly string[]): PrintedPedestal[] {
  return [...characters.entries()].flatMap(([cell, sign]) => {
    const owner = OWNERS[sign];
    return owner === undefined ? [] : [{ cell, owner, orbs: 1, guards: [] }];
  });
}

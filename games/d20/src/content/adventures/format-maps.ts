import { TERRAINS } from '../../rules/place/terrain.ts';
import { at, isRecord, type Shape, shaped } from './shape.ts';

const NARROWEST = 3;
const WIDEST = 40;

/** The rows of a map: of one length, in the letters of the terrains. */
export const mapRows: Shape = shaped({ kind: 'rows' }, (value, path, { note }) => {
  const isList = Array.isArray(value) && value.length >= NARROWEST && value.length <= WIDEST;
  if (!isList) {
    note({ path, message: `must be a list of ${NARROWEST} to ${WIDEST} rows` });
    return;
  }
  const rows: readonly unknown[] = value;
  const width = typeof rows[0] === 'string' ? rows[0].length : 0;
  rows.forEach((row, y) => {
    const here = at(path, y);
    if (typeof row !== 'string') note({ path: here, message: 'must be a text, a letter a square' });
    else if (row.length < NARROWEST || row.length > WIDEST) {
      note({
        path: here,
        message: `must have ${NARROWEST} to ${WIDEST} squares, not ${row.length}`,
      });
    } else if (row.length !== width) {
      note({ path: here, message: `has ${row.length} squares, and the first row has ${width}` });
    } else {
      const odd = [...row].find((letter) => !Object.hasOwn(TERRAINS, letter));
      if (odd === undefined) return;
      const known = Object.keys(TERRAINS).join(' ');
      note({ path: here, message: `has "${odd}", which means nothing; letters are ${known}` });
    }
  });
});

/** Zones by name: the corners, `[x, y, x, y]`. Whether they lie on the map: {@link zonesOutside}. */
export const zones: Shape = shaped({ kind: 'zones' }, (value, path, { note }) => {
  if (!isRecord(value)) {
    note({ path, message: 'must be an object with zones by name' });
    return;
  }
  if (!Object.hasOwn(value, 'start')) {
    note({ path: at(path, 'start'), message: 'is missing: where the party begins' });
  }
  for (const [name, corners] of Object.entries(value)) {
    if (cornersOf(corners) === undefined) {
      const message = 'must be [x, y, x, y]: the upper left and the lower right corner, from 0';
      note({ path: at(path, name), message });
    }
  }
});

/** Notes the zones of a map that lie outside of it, or in which nobody can stand. */
export const zonesOutside: Shape = (value, path, { note }) => {
  if (!isRecord(value) || !isRecord(value.zones) || !Array.isArray(value.rows)) return;
  const rows = value.rows.map(String);
  const width = Math.min(...rows.map((row) => row.length));
  for (const [name, raw] of Object.entries(value.zones)) {
    const corners = cornersOf(raw);
    if (corners === undefined) continue;
    const [left, top, right, bottom] = corners;
    const here = at(at(path, 'zones'), name);
    if (right >= width || bottom >= rows.length) {
      const most = `[0, 0, ${width - 1}, ${rows.length - 1}]`;
      note({ path: here, message: `lies outside of the map, which is ${most}` });
    } else if (!hasGround(rows, left, top, right, bottom)) {
      note({ path: here, message: 'has no square on which somebody can stand' });
    }
  }
};

function hasGround(
  rows: readonly string[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const part = rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
  return [...part.join('')].some((letter) => TERRAINS[letter]?.isClosed !== true);
}

function cornersOf(value: unknown): readonly [number, number, number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [left, top, right, bottom]: unknown[] = value;
  const numbers = [left, top, right, bottom].filter(
    (one): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one >= 0,
  );
  const [x = 0, y = 0, x2 = 0, y2 = 0] = numbers;
  return numbers.length === 4 && x <= x2 && y <= y2 ? [x, y, x2, y2] : undefined;
}

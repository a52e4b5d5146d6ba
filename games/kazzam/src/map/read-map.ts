import { type Cell, Grid } from '@tablewright/geometry';
import {
  type CourtMap,
  type MapPart,
  PART_NAMES,
  type PrintedExit,
  type PrintedPedestal,
  type PrintedPortal,
  type PrintedStart,
} from './court-map.ts';
import { squareKindOf } from './legend.ts';

/** The text of a map cannot be read; the message says where, what is wrong and what would do. */
export class MapError extends Error {
  override readonly name = 'MapError';
}

/**
 * Reads a map as the ledger prints it: fenced blocks `kazzam-grid map=… part=…` and one
 * `kazzam-data map=…` (KM-GRID-01 to KM-GRID-05). Blocks of other maps and what stands around the
 * blocks are passed over. Whether what it reads makes a good map, `check-map.ts` tells.
 *
 * @throws MapError
 */
export function readMap(id: string, text: string): CourtMap {
  const blocks = blocksOf(text).filter(({ map }) => map === id);
  const data = dataOf(id, blocks);
  const squares = readSquares(id, data, blocks);
  const { parts, characters } = squares;
  const orderLine = onlyLine(id, data, 'order');
  const order = orderLine.value.split(', ');
  const orbs = readEach(data, 'orb', (line) => readOrb(line, squares, order), 'cell');
  const specials = readEach(data, 'special', (line) => readSpecial(line, squares), 'name');
  const map: CourtMap = {
    id,
    title: onlyLine(id, data, 'name').value,
    parts,
    cells: characters.length,
    // Unknown characters have been refused by now.
    kinds: characters.map((sign) => squareKindOf(sign) ?? 'wall'),
    characters,
    order,
    pedestals: [...colouredPedestals(squares), ...orbs],
    portals: readEach(data, 'portal', (line) => readPortal(line, squares), 'letter'),
    exits: readEach(data, 'exit', (line) => readExit(line, squares), 'letter'),
    starts: readEach(data, 'start', (line) => readStart(line, squares, order), 'group'),
    areas: { red: cellsOf(squares, 'r'), blue: cellsOf(squares, 'b') },
    spawns: { red: cellsOf(squares, 's'), blue: cellsOf(squares, 't') },
    specials: Object.fromEntries(specials.map(({ name, cells }) => [name, cells])),
  };
  requireEveryGroup(map, orderLine);
  return map;
}

function fail(where: string, what: string): never {
  throw new MapError(`${where}: ${what}`);
}

interface Block {
  readonly map: string;
  /** `undefined` for the data. */
  readonly part: string | undefined;
  readonly lines: string[];
}

const FENCE = '```';

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open !== undefined && !line.startsWith(FENCE)) open.lines.push(line);
    else if (open !== undefined && line !== FENCE)
      fail(`line ${index + 1} "${line}"`, `close the block before with ${FENCE}`);
    else if (open !== undefined) open = undefined;
    else if (line.startsWith(`${FENCE}kazzam-`)) {
      const found = /^```kazzam-(?:data map=(\w+)|grid map=(\w+) part=(\w+))$/.exec(line);
      if (found === null)
        fail(`line ${index + 1} "${line}"`, 'write kazzam-grid map=… part=… or kazzam-data map=…');
      open = { map: found[1] ?? found[2] ?? '', part: found[3], lines: [] };
      blocks.push(open);
    }
  }
  if (open !== undefined) fail('the last line', `close the block before with ${FENCE}`);
  return blocks;
}

interface DataLine {
  readonly key: string;
  readonly value: string;
  /** For messages. */
  readonly where: string;
}

const KEYS = ['name', 'order', 'part', 'orb', 'portal', 'exit', 'start', 'special'];

function dataOf(id: string, blocks: readonly Block[]): readonly DataLine[] {
  const [block, ...more] = blocks.filter(({ part }) => part === undefined);
  if (block === undefined || more.length > 0)
    fail(id, 'there must be one block of data, neither more nor less (KM-GRID-02)');
  return block.lines.map((line, index) => {
    const where = `${id}, data line ${index + 1} "${line}"`;
    const [, key = '', value = ''] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (!KEYS.includes(key)) fail(where, `write "key = value", the key one of ${KEYS.join(', ')}`);
    return { key, value, where };
  });
}

function onlyLine(id: string, data: readonly DataLine[], key: string): DataLine {
  const [line, ...more] = data.filter((one) => one.key === key);
  if (line === undefined || more.length > 0)
    fail(id, `the data must have one ${key} line, neither more nor less (KM-GRID-02)`);
  return line;
}

/** What the lines of a key say; no two may tell of the same, as `unique` has it. */
function readEach<T>(
  data: readonly DataLine[],
  key: string,
  read: (line: DataLine) => T,
  unique: keyof T,
): readonly T[] {
  const all: T[] = [];
  for (const line of data.filter((one) => one.key === key)) {
    const one = read(line);
    if (all.some((other) => other[unique] === one[unique]))
      fail(line.where, `a line above tells of the same ${key}; keep one`);
    all.push(one);
  }
  return all;
}

/** What a pattern finds in a line or in what is said there; else tells what was expected. */
function matched(line: DataLine, pattern: RegExp, form: string, said = line.value): string[] {
  const found = pattern.exec(said);
  if (found === null) fail(line.where, `"${said}" should be like "${form}"`);
  return found.slice(1);
}

type Squares = Pick<CourtMap, 'parts' | 'characters'>;

function readSquares(id: string, data: readonly DataLine[], blocks: readonly Block[]): Squares {
  const characters: string[] = [];
  const readOne = (line: DataLine) => {
    const part = readPart(line, characters.length);
    const [grid, ...more] = blocks.filter((block) => block.part === part.name);
    if (grid === undefined || more.length > 0)
      fail(line.where, `${part.name} must have one grid, neither more nor less (KM-GRID-01)`);
    characters.push(...charactersOf(`${id}, ${part.name}`, part, grid.lines));
    return part;
  };
  const parts = readEach(data, 'part', readOne, 'name');
  for (const { part } of blocks) {
    if (part !== undefined && !parts.some(({ name }) => name === part))
      fail(`${id}, ${part}`, 'the grid needs a part line in the data (KM-GRID-02)');
  }
  if (parts.filter(({ kind }) => kind === 'court').length !== 1 || parts.length < 2)
    fail(id, 'a map has one court and at least one Dungeon (KM-GEN-06)');
  return { parts, characters };
}

function readPart(line: DataLine, offset: number): MapPart {
  const pattern = /^(court|dungeon[A-Z]?) ([1-9]\d*)x([1-9]\d*) axis=(\d+)$/;
  const [said = '', width, height, column] = matched(line, pattern, 'court 25x17 axis=12');
  const name =
    PART_NAMES.find((one) => one === said) ??
    fail(line.where, `"${said}" is no part; write ${PART_NAMES.join(' or ')}`);
  const grid = new Grid(Number(width), Number(height));
  const axis = Number(column);
  if (2 * axis + 1 !== grid.width)
    fail(line.where, `column ${axis} is not the middle of ${grid.width} columns (KM-GRID-02)`);
  return { name, kind: name === 'court' ? 'court' : 'dungeon', grid, offset, axis };
}

/** Squares row by row; what of KM-VAL-01 only a reader can notice. */
function charactersOf(where: string, { name, grid }: MapPart, rows: readonly string[]): string[] {
  if (rows.length !== grid.height)
    fail(where, `there are ${rows.length} rows, the data tell of ${grid.height} (KM-VAL-01)`);
  return rows.flatMap((row, y) => {
    if (row.length !== grid.width)
      fail(where, `row ${y} has ${row.length} squares, not ${grid.width} (KM-VAL-01)`);
    return Array.from(row, (sign, x) => {
      if (squareKindOf(sign) !== undefined) return sign;
      return fail(where, `${name}(${x},${y}) is "${sign}", which no legend explains (KM-VAL-01)`);
    });
  });
}

function cellsOf({ characters }: Squares, signs: string): readonly Cell[] {
  return characters.flatMap((sign, cell) => (signs.includes(sign) ? [cell] : []));
}

function readCell(said: string, { parts }: Squares, line: DataLine): Cell {
  const [name, x, y] = matched(line, /^(\w+)\((\d+),(\d+)\)$/, 'part(x,y)', said);
  const part = parts.find((one) => one.name === name);
  if (part === undefined)
    fail(line.where, `no part is "${name}"; write ${parts.map((one) => one.name).join(' or ')}`);
  const cell = part.grid.cellAt(Number(x), Number(y));
  if (cell < 0)
    fail(line.where, `${said} is outside ${part.grid.width}x${part.grid.height} squares`);
  return part.offset + cell;
}

/** With one orb of their colour each (KM-LEG-05). */
function colouredPedestals(squares: Squares): readonly PrintedPedestal[] {
  return cellsOf(squares, 'RB').map((cell) => {
    const owner = squares.characters[cell] === 'R' ? 'red' : 'blue';
    return { cell, owner, orbs: 1, guards: [] };
  });
}

function readOrb(line: DataLine, squares: Squares, order: readonly string[]): PrintedPedestal {
  const pattern = /^([123]) (\S+) count=([1-9]\d*) guards=(\S+)$/;
  const form = '1 court(12,8) count=1 guards=group,group';
  const [digit, at = '', count, groups = ''] = matched(line, pattern, form);
  const cell = readCell(at, squares, line);
  // Afterwards its square alone tells which pedestal it is, so a wrong one is noticed only here.
  if (squares.characters[cell] !== digit)
    fail(line.where, `${at} is "${squares.characters[cell]}", not "${digit}" (KM-VAL-04)`);
  const guards = groups.split(',');
  for (const group of guards) requireKnown(group, line, order);
  return { cell, owner: 'neutral', orbs: Number(count), guards };
}

function requireKnown(group: string, { where }: DataLine, order: readonly string[]): void {
  if (!order.includes(group))
    fail(where, `no group is "${group}"; the order has ${order.join(', ')}`);
}

function requireEveryGroup({ order, pedestals, starts }: CourtMap, { where }: DataLine): void {
  for (const [index, group] of order.entries()) {
    if (order.indexOf(group) < index) fail(where, `${group} acts only once; leave one out`);
    if (!pedestals.some(({ guards }) => guards.includes(group)))
      fail(where, `${group} guards nothing; name it in an orb line`);
    if (!starts.some((start) => start.group === group))
      fail(where, `${group} starts nowhere; add a start line`);
  }
}

function readPortal(line: DataLine, squares: Squares): PrintedPortal {
  const pattern = /^([PQUV]) (\S+) -> ([pquv]) (\S+) team=(any|red|blue)$/;
  const form = 'P court(8,2) -> p court(15,14) team=any';
  const [letter = '', from = '', lower, to = '', team] = matched(line, pattern, form);
  if (lower !== letter.toLowerCase())
    fail(line.where, `${letter} leads to ${letter.toLowerCase()}, not to ${lower} (KM-LEG-10)`);
  const users = team as PrintedPortal['users'];
  return { letter, entry: readCell(from, squares, line), end: readCell(to, squares, line), users };
}

function readExit(line: DataLine, squares: Squares): PrintedExit {
  const pattern = /^([EFGH]) (\S+) (\S+)$/;
  const [letter = '', from = '', to = ''] = matched(line, pattern, 'E dungeon(4,0) court(7,16)');
  return { letter, inside: readCell(from, squares, line), outside: readCell(to, squares, line) };
}

/** KM-GRID-03. */
function readStart(line: DataLine, squares: Squares, order: readonly string[]): PrintedStart {
  const pattern = /^(\w+) size=([1-9])x([1-9])((?: (?:axis|coin|pair|member)=\S+)+)$/;
  const form = 'group size=1x1 axis=… coin=…|… pair=…|… member=Name:…';
  const [group = '', width, height, places = ''] = matched(line, pattern, form);
  requireKnown(group, line, order);
  const after = (key: string) =>
    places.split(' ').flatMap((one) => (one.startsWith(key) ? [one.slice(key.length)] : []));
  const two = (said: string): readonly [Cell, Cell] => {
    const [first = '', second = ''] = matched(line, /^(\S+)\|(\S+)$/, 'cell|cell', said);
    return [readCell(first, squares, line), readCell(second, squares, line)];
  };
  const axes = after('axis=').map((said) => readCell(said, squares, line));
  const coins = after('coin=').map(two);
  const pairs = after('pair=').map(two);
  const members = after('member=').map((said) => {
    const [name = '', at = ''] = matched(line, /^(\w+):(\S+)$/, 'Name:cell', said);
    return { name, cell: readCell(at, squares, line) };
  });
  if (axes.length + coins.length > 1)
    fail(line.where, 'one axis or one coin at most, the others in pairs (KM-GRID-04)');
  if (members.length > 0 && axes.length + coins.length + pairs.length > 0)
    fail(line.where, 'members alone are for unlike creeps; list them all or none (KM-GRID-05)');
  const size = { width: Number(width), height: Number(height) };
  return { group, size, axis: axes[0], coin: coins[0], pairs, members };
}

function readSpecial(line: DataLine, squares: Squares): { name: string; cells: readonly Cell[] } {
  const [name = '', at = ''] = matched(line, /^(\w+) (\S+)$/, 'name part(x,y)');
  if (!at.startsWith('char=')) return { name, cells: [readCell(at, squares, line)] };
  const cells = cellsOf(squares, at.slice('char='.length));
  if (cells.length === 0) fail(line.where, `no square is any of "${at.slice('char='.length)}"`);
  return { name, cells };
}

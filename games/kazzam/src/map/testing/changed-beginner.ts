import { BEGINNER_NUMBERS, BEGINNER_TEXT } from '../../content/maps/beginner/map.ts';
import { checkMap, type MapNumbers } from '../check-map.ts';
import type { CourtMap } from '../court-map.ts';
import { readMap } from '../read-map.ts';

/** Squares to print otherwise, `court(8,2)`: characters. */
export type Squares = Readonly<Record<string, string>>;

export interface Change {
  readonly squares?: Squares;
  /** Parts of data lines and what takes their place. */
  readonly data?: Readonly<Record<string, string>>;
  readonly numbers?: Partial<MapNumbers>;
}

/** What is wrong with a changed Beginner Map, as `rule: text`. */
export function problemsOf({ squares = {}, data = {}, numbers = {} }: Change): readonly string[] {
  let text = BEGINNER_TEXT;
  for (const [from, to] of Object.entries(data)) {
    if (text.split(from).length !== 2) throw new RangeError(`"${from}" must stand there once`);
    text = text.replace(from, to);
  }
  const map = readMap('beginner', reprinted(text, squares));
  return checkMap(map, { ...BEGINNER_NUMBERS, ...numbers }).map(
    ({ rule, text }) => `${rule}: ${text}`,
  );
}

export function reprinted(text: string, squares: Squares): string {
  const lines = text.split('\n');
  for (const [square, sign] of Object.entries(squares)) {
    const [, part, x, y] = /^(\w+)\((\d+),(\d+)\)$/.exec(square) ?? [];
    const at = lines.indexOf(`\`\`\`kazzam-grid map=beginner part=${part}`) + 1 + Number(y);
    const row = [...(lines[at] ?? '')];
    row[Number(x)] = sign;
    lines[at] = row.join('');
  }
  return lines.join('\n');
}

/** Those of one rule only, for changes that cannot but break others too. */
export function problemsOfRule(rule: string, change: Change): readonly string[] {
  return problemsOf(change).filter((problem) => problem.startsWith(`${rule}: `));
}

export const SWAPS = ['RB', 'rb', 'st', '><', 'PU', 'pu', 'QV', 'qv', 'EF', 'GH'];

/** The same change in both halves; `places` are like `8,2 9,2`. */
export function inBothHalves(sign: string, places: string, part = 'court', width = 25): Squares {
  const swap = SWAPS.find((pair) => pair.includes(sign));
  const squares: Record<string, string> = {};
  for (const place of places.split(' ')) {
    const [x, y] = place.split(',').map(Number);
    squares[`${part}(${x},${y})`] = sign;
    squares[`${part}(${width - 1 - (x ?? 0)},${y})`] = swap?.replace(sign, '') ?? sign;
  }
  return squares;
}

export function inDungeon(sign: string, places: string): Squares {
  return inBothHalves(sign, places, 'dungeon', 17);
}

export function column(x: number, except: readonly number[] = []): string {
  const rows = Array.from({ length: 15 }, (_, y) => y + 1);
  return rows.flatMap((y) => (except.includes(y) ? [] : [`${x},${y}`])).join(' ');
}

export const beginner: CourtMap = readMap('beginner', BEGINNER_TEXT);

import type { Card, Spaces } from '../model.ts';
import { countSpaces, lowestSpace } from './squares.ts';

/**
 * Tells which of many placements are matched, all at once. Each of the five rows of a card leaves
 * some placements possible, whatever lies in the other rows; matched are those that every row
 * leaves. Placements are numbered from 0 and come as sets of 32.
 */
export class PlacementIndex {
  /** How many sets there are. */
  readonly sets: number;
  /** For each row, for each of the 32 ways to mark it: the sets that it leaves. */
  readonly #left: Int32Array;

  /** @param masks the dots of each placement */
  constructor(masks: readonly Spaces[]) {
    this.sets = Math.ceil(masks.length / 32);
    this.#left = new Int32Array(5 * 32 * this.sets);
    for (let line = 0; line < 5 * 32; line += 1) {
      const marked = (line & 31) << (5 * (line >> 5));
      const row = 31 << (5 * (line >> 5));
      masks.forEach((mask, number) => {
        if ((mask & row & ~marked) !== 0) return;
        const at = line * this.sets + (number >> 5);
        this.#left[at] = (this.#left[at] ?? 0) | (1 << (number & 31));
      });
    }
  }

  /** The matched placements from number `32 * set` on: bit `i` stands for `32 * set + i`. */
  matched(marked: Spaces, set: number): number {
    const { sets } = this;
    const left = this.#left;
    return (
      (left[(marked & 31) * sets + set] ?? 0) &
      (left[(32 + ((marked >> 5) & 31)) * sets + set] ?? 0) &
      (left[(64 + ((marked >> 10) & 31)) * sets + set] ?? 0) &
      (left[(96 + ((marked >> 15) & 31)) * sets + set] ?? 0) &
      (left[(128 + ((marked >> 20) & 31)) * sets + set] ?? 0)
    );
  }
}

/** One way to lay a pattern on a card. */
export interface Placement {
  /** The spaces of the dots. */
  readonly dots: Spaces;
  /** Spaces that must not be damaged (BA-PATT-06); empty if it has no gaps. */
  readonly gaps: Spaces;
}

/** A pattern with all its placements in placement order (BA-PATT-08). */
export interface Pattern {
  /** How many dots it has. */
  readonly dots: number;
  readonly placements: readonly Placement[];
  /** The dots of each placement; beside the objects because this list is searched all the time. */
  readonly masks: readonly Spaces[];
  /** The placements by number. */
  readonly index: PlacementIndex;
}

/** A position in a pattern: row, column, from the upper left (BA-PATT-01). */
type Dot = readonly [row: number, column: number];

interface Shape {
  readonly dots: readonly Dot[];
  readonly gaps: readonly Dot[];
}

/**
 * A pattern from its printed forms: rows separated by `/`, `X` a dot, `o` a gap that must not be
 * damaged, anything else of no matter (BA-PATT-01, BA-PATT-06). It may be moved and rotated, not
 * mirrored (BA-PATT-02, BA-PATT-03); placements of the same spaces are one (BA-PATT-09), with the
 * gaps of the first.
 */
export function patternOf(...forms: readonly string[]): Pattern {
  const placements: Placement[] = [];
  for (const form of forms) {
    let shape = shapeOf(form);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      addMoved(placements, shape);
      shape = turned(shape);
    }
  }
  return madeOf(placements);
}

/** The BINGO lines: rows 1-5, columns B-O, B1-O5, B5-O1 (BA-PATT-07, BA-PATT-08). */
export const BINGO: Pattern = madeOf(bingoLines());

function madeOf(placements: readonly Placement[]): Pattern {
  return {
    dots: countSpaces(placements[0]?.dots ?? 0),
    placements,
    masks: placements.map(({ dots }) => dots),
    index: new PlacementIndex(placements.map(({ dots }) => dots)),
  };
}

/** Whether every dot is marked and, if that matters, no gap damaged (BA-PATT-04, BA-PATT-06). */
export function isMatched(placement: Placement, card: Card, gapsBlocked: boolean): boolean {
  if ((card.marked & placement.dots) !== placement.dots) return false;
  return !gapsBlocked || (placement.gaps & (card.health | card.damage)) === 0;
}

/** Whether any placement is matched. */
export function anyMatch(pattern: Pattern, card: Card, gapsBlocked: boolean): boolean {
  const { index, placements } = pattern;
  const damaged = gapsBlocked ? card.health | card.damage : 0;
  for (let set = 0; set < index.sets; set += 1) {
    for (let left = index.matched(card.marked, set); left !== 0; left &= left - 1) {
      const placement = placements[32 * set + lowestSpace(left)];
      if (placement !== undefined && (placement.gaps & damaged) === 0) return true;
    }
  }
  return false;
}

/** The first placement whose dots all lie inside a set of spaces; gaps are not examined. */
export function firstInside(pattern: Pattern, spaces: Spaces): Placement | undefined {
  for (const placement of pattern.placements) {
    if ((placement.dots & ~spaces) === 0) return placement;
  }
  return undefined;
}

function bingoLines(): Placement[] {
  const lines: Spaces[] = [];
  for (let row = 0; row < 5; row += 1) lines.push(0b11111 << (5 * row));
  for (let column = 0; column < 5; column += 1) lines.push(0x108421 << column);
  let falling = 0;
  let rising = 0;
  for (let i = 0; i < 5; i += 1) {
    falling |= 1 << (6 * i);
    rising |= 1 << (5 * (4 - i) + i);
  }
  lines.push(falling, rising);
  return lines.map((dots) => ({ dots, gaps: 0 }));
}

function shapeOf(form: string): Shape {
  const dots: Dot[] = [];
  const gaps: Dot[] = [];
  form.split('/').forEach((row, y) => {
    [...row].forEach((sign, x) => {
      if (sign === 'X') dots.push([y, x]);
      if (sign === 'o') gaps.push([y, x]);
    });
  });
  return { dots, gaps };
}

/** Turned by 90 degrees clockwise. */
function turned({ dots, gaps }: Shape): Shape {
  const turn = ([row, column]: Dot): Dot => [column, -row];
  return { dots: dots.map(turn), gaps: gaps.map(turn) };
}

/** Adds the shape at every place of the card, its upper left corner row by row. */
function addMoved(placements: Placement[], { dots, gaps }: Shape): void {
  const top = Math.min(...dots.map(([row]) => row));
  const left = Math.min(...dots.map(([, column]) => column));
  const height = Math.max(...dots.map(([row]) => row)) - top + 1;
  const width = Math.max(...dots.map(([, column]) => column)) - left + 1;
  for (let y = 0; y + height <= 5; y += 1) {
    for (let x = 0; x + width <= 5; x += 1) {
      const at = (list: readonly Dot[]) =>
        list.reduce((set, [row, col]) => set | (1 << (5 * (row - top + y) + col - left + x)), 0);
      const placement = { dots: at(dots), gaps: at(gaps) };
      if (!placements.some((other) => other.dots === placement.dots)) placements.push(placement);
    }
  }
}

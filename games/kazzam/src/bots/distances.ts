import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../map/ground.ts';

/** A step that leads to a square, seen from its end. */
interface Back {
  readonly from: Cell;
  readonly cost: number;
}

const backs = new WeakMap<Ground, readonly (readonly Back[])[]>();
const fields = new WeakMap<Ground, Map<Cell, Float64Array>>();

function backOf(ground: Ground): readonly (readonly Back[])[] {
  const known = backs.get(ground);
  if (known !== undefined) return known;
  const all: Back[][] = Array.from({ length: ground.map.cells }, () => []);
  for (let from = 0; from < ground.map.cells; from += 1) {
    if (ground.isFull(from)) continue;
    for (const { cell, cost } of ground.stepsFrom(from, false)) all[cell]?.push({ from, cost });
  }
  backs.set(ground, all);
  return all;
}

/**
 * What the way from each square to beside a goal costs, whoever stands in between; infinite where
 * there is none. Found out once for a ground and goal.
 */
export function wayTo(ground: Ground, goal: Cell): Float64Array {
  let own = fields.get(ground);
  if (own === undefined) {
    own = new Map();
    fields.set(ground, own);
  }
  const known = own.get(goal);
  if (known !== undefined) return known;
  const field = new Float64Array(ground.map.cells).fill(Number.POSITIVE_INFINITY);
  const waves: Cell[][] = [[]];
  for (const cell of ground.neighbours(goal)) {
    if (!ground.isOpen(cell)) continue;
    field[cell] = 0;
    waves[0]?.push(cell);
  }
  const back = backOf(ground);
  for (let spent = 0; spent < waves.length; spent += 1) {
    for (const cell of waves[spent] ?? []) {
      if (field[cell] !== spent) continue;
      for (const { from, cost } of back[cell] ?? []) {
        const total = spent + Math.max(1, cost);
        if (total >= (field[from] ?? 0)) continue;
        field[from] = total;
        while (waves.length <= total) waves.push([]);
        waves[total]?.push(from);
      }
    }
  }
  own.set(goal, field);
  return field;
}

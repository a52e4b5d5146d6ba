/** How a Seeking Hex moves: round Blocking Terrain, past everything else (KC-DIV-34). */
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Kazzam } from '../../../table.ts';

/** How far it moves at a time (KC-DIV-34). */
const SQUARES = 5;

/** Squares beside one that it could go on to (KZ-MOVE-06). */
function stepsFrom({ state, options }: Kazzam, cell: Cell): readonly Cell[] {
  const ground = groundOf(state);
  return ground.neighbours(cell).filter((to) => {
    if (ground.isFull(to)) return false;
    const { dx, dy } = ground.offset(cell, to);
    if (dx === 0 || dy === 0 || options.cutCorners) return true;
    return !ground.isFull(ground.at(cell, dx, 0)) && !ground.isFull(ground.at(cell, 0, dy));
  });
}

/** How many steps squares are away from the nearest of some; those that it cannot come to are left out. */
function stepsTo(t: Kazzam, goals: readonly Cell[]): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>(goals.map((cell) => [cell, 0]));
  // What is added meanwhile is gone through too.
  for (const [cell, count] of steps) {
    for (const next of stepsFrom(t, cell)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

function squaresOf(state: KazzamState, id: CreatureId): readonly Cell[] {
  const creature = creatureOf(state, id);
  return isOnMap(creature) ? cellsOf(groundOf(state), creature) : [];
}

/** Whether it could come to a creature at all, though its own square were Blocking Terrain by now. */
export function isWithinReach(t: Kazzam, from: Cell, id: CreatureId): boolean {
  const steps = stepsTo(t, squaresOf(t.state, id));
  return steps.has(from) || stepsFrom(t, from).some((cell) => steps.has(cell));
}

/** Where it comes to on its way to a creature: of equally short ways it takes the straightest. */
export function advance(t: Kazzam, from: Cell, target: CreatureId): Cell {
  const goals = squaresOf(t.state, target);
  const steps = stepsTo(t, goals);
  let at = from;
  for (let moved = 0; moved < SQUARES && !goals.includes(at); moved += 1) {
    at = nextOn(t, at, steps, goals[0] ?? at);
  }
  return at;
}

/** The next square on the way: the one with the fewest steps left, then the one nearest the goal. */
function nextOn(t: Kazzam, at: Cell, steps: ReadonlyMap<Cell, number>, goal: Cell): Cell {
  const ground = groundOf(t.state);
  const left = (cell: Cell): number => steps.get(cell) ?? Number.POSITIVE_INFINITY;
  const gap = (cell: Cell): number => {
    const { dx, dy } = ground.offset(cell, goal);
    return dx * dx + dy * dy;
  };
  const onward = stepsFrom(t, at).filter((cell) => steps.has(cell));
  const [next = at] = onward.sort((a, b) => left(a) - left(b) || gap(a) - gap(b) || a - b);
  return next;
}

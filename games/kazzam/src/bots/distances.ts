import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../map/ground.ts';
import type { Colour, KazzamState, Team } from '../model.ts';

/** A step that leads to a square, seen from its end. */
interface Back {
  readonly from: Cell;
  readonly cost: number;
}

/** What is known of the ways of one team, or of both where these are the same. */
interface Ways {
  readonly back: readonly (readonly Back[])[];
  readonly fields: Map<Cell, Float64Array>;
}

const known = new WeakMap<Ground, Map<Colour | 'any', Ways>>();

/** The ways of a team on a ground: portals may be for one team alone (KM-PORT-04). */
function waysOf(ground: Ground, colour: Colour): Ways {
  const isShared = ground.map.portals.every(({ users }) => users === 'any');
  const whose = isShared ? 'any' : colour;
  let all = known.get(ground);
  if (all === undefined) {
    all = new Map();
    known.set(ground, all);
  }
  let ways = all.get(whose);
  if (ways === undefined) {
    ways = { back: backOf(ground, colour), fields: new Map() };
    all.set(whose, ways);
  }
  return ways;
}

function backOf(ground: Ground, colour: Colour): readonly (readonly Back[])[] {
  const others: Colour = colour === 'red' ? 'blue' : 'red';
  const all: Back[][] = Array.from({ length: ground.map.cells }, () => []);
  for (let from = 0; from < ground.map.cells; from += 1) {
    if (ground.isFull(from)) continue;
    for (const { cell, cost, users } of ground.stepsFrom(from, false)) {
      if (users !== others) all[cell]?.push({ from, cost });
    }
  }
  return all;
}

/**
 * What the way from each square to beside a goal costs a team, whoever stands in between; infinite
 * where there is none. Found out once for a ground and goal.
 */
export function wayTo(
  { red }: Pick<KazzamState, 'red'>,
  ground: Ground,
  goal: Cell,
  team: Team | undefined,
): Float64Array {
  const { back, fields } = waysOf(ground, team === red ? 'red' : 'blue');
  const found = fields.get(goal);
  if (found !== undefined) return found;
  const field = new Float64Array(ground.map.cells).fill(Number.POSITIVE_INFINITY);
  const waves: Cell[][] = [[]];
  for (const cell of ground.neighbours(goal)) {
    if (!ground.isOpen(cell)) continue;
    field[cell] = 0;
    waves[0]?.push(cell);
  }
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
  fields.set(goal, field);
  return field;
}

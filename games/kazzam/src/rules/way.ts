import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, NOWHERE } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { groundOf } from './ground-now.ts';
import { EMPTY } from './room.ts';
import { withSlate } from './slate.ts';
import { type Gait, type Walker, withWalker } from './walker.ts';

/** A graph of squares: where it begins is place 0. */
interface Reached {
  readonly places: readonly Cell[];
  readonly ends: readonly boolean[];
  readonly steps: readonly (readonly number[])[];
  readonly costs: readonly (readonly number[])[];
}

/**
 * The graph of squares that a creature can reach by its own movement (KZ-MOVE-01 to KZ-MOVE-07), as
 * a path choice without seat and reason; nothing if it can go nowhere. Of a larger creature the
 * squares are where its top left one comes to (KZ-LARGE-09).
 */
export function wayFrom(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
): Omit<PathChoice, 'seat' | 'why'> | undefined {
  const reached = withWalker(t, mover, gait, explore);
  if (reached === undefined) return undefined;
  const { places, ends, steps, costs } = reached;
  const ground = groundOf(t.state);
  return {
    kind: 'path',
    options: places.map((cell) => ground.option(cell)),
    from: 0,
    steps,
    costs,
    budget: gait.budget,
    ends,
  };
}

/** Whether there is any other square to end in: {@link wayFrom} without listing them. */
export function canGoAnywhere(t: Kazzam, mover: CreatureId, gait: Gait): boolean {
  return withWalker(t, mover, gait, (walker) => {
    const { start, budget, mayEnd, steps } = walker;
    // Mostly one step will do.
    const { count, to, costs } = steps(start);
    for (let at = 0; at < count; at += 1) {
      if ((costs[at] ?? 0) <= budget && mayEnd(to[at] ?? NOWHERE)) return true;
    }
    return explore(walker) !== undefined;
  });
}

/** Looks at squares in the order of what they cost to reach. */
function explore(walker: Walker): Reached | undefined {
  return withSlate(walker.cells, (numberOf) => exploreOn(walker, numberOf));
}

/** More than any way costs. */
const FAR = 1_000_000;

/** @param numberOf filled in: by square, which place of the way it is */
function exploreOn(
  { start, budget, least, mayEnd, steps: stepsFrom }: Walker,
  numberOf: Int16Array,
): Reached | undefined {
  const places: Cell[] = [start];
  const ends: boolean[] = [mayEnd(start)];
  const best: number[] = [0];
  const steps: number[][] = [];
  const costs: number[][] = [];
  numberOf[start] = 0;
  const waves: number[][] = Array.from({ length: budget + 1 }, () => []);
  waves[0]?.push(0);
  let somewhere = false;
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (best[place] !== spent || steps[place] !== undefined) continue;
      const to: number[] = [];
      const price: number[] = [];
      steps[place] = to;
      costs[place] = price;
      if (spent + least > budget) continue;
      const { count, to: cells, costs: prices } = stepsFrom(places[place] ?? NOWHERE);
      for (let at = 0; at < count; at += 1) {
        const cell = cells[at] ?? NOWHERE;
        const cost = prices[at] ?? 0;
        const total = spent + cost;
        if (total > budget) continue;
        let number = numberOf[cell] ?? EMPTY;
        if (number === EMPTY) {
          number = places.length;
          numberOf[cell] = number;
          places.push(cell);
          best.push(FAR);
          const end = mayEnd(cell);
          ends.push(end);
          somewhere ||= end;
        }
        if (total < (best[number] ?? 0)) {
          best[number] = total;
          waves[total]?.push(number);
        }
        // A square may be beside and behind a portal too: only the cheaper step counts.
        const known = to.indexOf(number);
        if (known < 0) {
          to.push(number);
          price.push(cost);
        } else price[known] = Math.min(price[known] ?? cost, cost);
      }
    }
  }
  if (!somewhere) return undefined;
  const none: readonly number[] = [];
  return {
    places,
    ends,
    steps: places.map((_, place) => steps[place] ?? none),
    costs: places.map((_, place) => costs[place] ?? none),
  };
}

import type { Seat } from '@tablewright/engine';
import { CORNERS, type Location, neighboursOf } from '../../bridge/layout.ts';
import { type Ground, type Place, type Step, stepsFrom } from '../../bridge/steps.ts';
import type { BridgeState, Figure } from '../../model.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';

/** What a monster prefers of two ways that are equally long (BQ-WAND-05). */
const RANK: readonly Step['kind'][] = [
  'doorway',
  'token',
  'cross',
  'from-centre',
  'to-centre',
  'turn',
];

/** A step that a monster can take; it never leaves the Bridge (BQ-WAND-04). */
export type WanderStep = Step & { readonly to: Place };

/** The step that a monster takes with its one move, and the rule that has it take it. */
export interface Wandering {
  readonly step: WanderStep;
  readonly rule: 'BQ-WAND-05' | 'BQ-WAND-06' | 'BQ-WAND-07';
}

/** What a monster can do with its one move (BQ-WAND-04), the preferred kinds first (BQ-WAND-05). */
export function wanderStepsOf(place: Place, ground: Ground): readonly WanderStep[] {
  return stepsFrom(place, ground)
    .filter((step): step is WanderStep => step.to !== undefined)
    .map((step, at) => ({ step, at }))
    .sort(
      (a, b) =>
        RANK.indexOf(a.step.kind) - RANK.indexOf(b.step.kind) ||
        a.step.to.location - b.step.to.location ||
        a.at - b.at,
    )
    .map(({ step }) => step);
}

/**
 * The move that a monster makes when a wandering-monster card takes effect (BQ-WAND-05 to -07): the first
 * step of a shortest way to the nearest player on the Bridge. One that is where a player is stays there; where no way
 * leads it comes nearer if it can, and turns if not.
 * @param from the seat from which players are counted where two are equally near (BQ-GM-13)
 */
export function wanderStep(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  place: Place,
  ground: Ground,
  from: Seat,
): Wandering | undefined {
  const steps = wanderStepsOf(place, ground);
  const goals = goalsOf(state, from);
  if (goals.includes(place.location)) return by(stays(place, steps), 'BQ-WAND-06');
  const distances = steps.map((step) => distancesFrom(step.to, ground));
  const nearest = nearestOf(goals, distances);
  if (nearest === undefined) {
    return by(closer(place, steps, goals) ?? turned(place, steps), 'BQ-WAND-07');
  }
  const first = steps.find((_, at) => distances[at]?.get(nearest.goal) === nearest.moves);
  return by(first, 'BQ-WAND-05');
}

const by = (step: WanderStep | undefined, rule: Wandering['rule']): Wandering | undefined =>
  step === undefined ? undefined : { step, rule };

/** What a monster can do with its move here: one that is where a player is does not leave (BQ-WAND-04, -06). */
export function wanderOptions(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  place: Place,
  ground: Ground,
): readonly WanderStep[] {
  const steps = wanderStepsOf(place, ground);
  if (!goalsOf(state, 0).includes(place.location)) return steps;
  return steps.filter(({ to }) => to.location === place.location);
}

/** The locations of players on the Bridge, in turn order from a seat. */
function goalsOf(state: Pick<BridgeState, 'figures' | 'heroes'>, from: Seat): readonly Location[] {
  return livingFrom(state, from).flatMap((hero) => locationOf(figureOf(state, hero)) ?? []);
}

/** A monster that is where a player is uses its move there: it crosses, or turns where it looks out (BQ-WAND-06). */
function stays(place: Place, steps: readonly WanderStep[]): WanderStep | undefined {
  return (
    steps.find(({ kind }) => kind === 'cross' || kind === 'from-centre') ?? turned(place, steps)
  );
}

/** Turns to the first corner in the order of {@link CORNERS} that it does not look at. */
function turned(place: Place, steps: readonly WanderStep[]): WanderStep | undefined {
  const facing = CORNERS.find(
    (corner) => place.stand !== corner && !(place.stand !== 'CENTRE' && place.facing === corner),
  );
  return (
    steps.find(
      ({ kind, to }) => kind === 'turn' && to.stand !== 'CENTRE' && to.facing === facing,
    ) ?? steps.find(({ kind }) => kind === 'from-centre')
  );
}

/** Where no way leads: a step that comes nearer counted in worlds that touch, whatever their doorways (BQ-WAND-07). */
function closer(
  place: Place,
  steps: readonly WanderStep[],
  goals: readonly Location[],
): WanderStep | undefined {
  const far = (location: Location): number =>
    Math.min(...goals.map((goal) => neighbourSteps(location).get(goal) ?? Infinity));
  const now = far(place.location);
  return steps.find(({ to }) => far(to.location) < now);
}

/** How many worlds lie on the way to each location, if one could go from every world to all that touch it. */
function neighbourSteps(location: Location): ReadonlyMap<Location, number> {
  const steps = new Map([[location, 0]]);
  for (const [here, count] of steps) {
    for (const next of neighboursOf(here)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** How many moves it takes to come to each location. */
function distancesFrom(place: Place, ground: Ground): ReadonlyMap<Location, number> {
  const moves = new Map([[keyOf(place), 0]]);
  const reached = new Map([[place.location, 0]]);
  const queue: Place[] = [place];
  for (const here of queue) {
    const count = (moves.get(keyOf(here)) ?? 0) + 1;
    for (const { to } of stepsFrom(here, ground)) {
      if (to === undefined || moves.has(keyOf(to))) continue;
      moves.set(keyOf(to), count);
      if (!reached.has(to.location)) reached.set(to.location, count);
      queue.push(to);
    }
  }
  return reached;
}

/** The goal that is fewest moves away, the first of equals. */
function nearestOf(
  goals: readonly Location[],
  distances: readonly ReadonlyMap<Location, number>[],
): { readonly goal: Location; readonly moves: number } | undefined {
  let nearest: { readonly goal: Location; readonly moves: number } | undefined;
  for (const goal of goals) {
    const moves = Math.min(...distances.map((from) => from.get(goal) ?? Infinity));
    if (moves < (nearest?.moves ?? Infinity)) nearest = { goal, moves };
  }
  return nearest;
}

function keyOf(place: Place): string {
  const { location, stand } = place;
  return place.stand === 'CENTRE' ? `${location}` : `${location}${stand}${place.facing}`;
}

/** All that wander by one card, each with its move, decided on the position before the card (BQ-WAND-10). */
export function wanderersOf(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  wandering: readonly Figure[],
  ground: Ground,
  from: Seat,
): readonly (Wandering & { readonly figure: Figure })[] {
  return wandering.flatMap((figure) => {
    const { where } = figure;
    // In Homeworld and in Boss Mode nothing stands on corners (BQ-WAND-09).
    if (where.at !== 'bridge') return [];
    const taken = wanderStep(state, where.place, ground, from);
    return taken === undefined ? [] : [{ figure, ...taken }];
  });
}
